package reproduce

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"time"
)

// MinVersion is the oldest version of Java that serves.
const MinVersion = 11

// JDK is a Java development kit that was found.
type JDK struct {
	Java    string // the program java
	Version string // as it says itself: 17.0.21
	Major   int
}

// Missing says that there is no JDK that serves, and what to do.
type Missing struct{ What, Remedy string }

func (e *Missing) Error() string { return e.What + "; " + e.Remedy }

// Find looks for a JDK: in the folder that JAVA_HOME names if it is set, and
// otherwise where the programs are searched. The error is a *Missing.
func Find(ctx context.Context, lookup func(string) (string, bool)) (*JDK, error) {
	home, set := lookup("JAVA_HOME")
	remedy := fmt.Sprintf("install one of version %d or later, or let JAVA_HOME name its folder", MinVersion)
	if set && home != "" {
		java := filepath.Join(home, "bin", "java")
		for _, f := range []string{java, filepath.Join(home, "bin", "javac")} {
			if info, err := os.Stat(f); err != nil || info.IsDir() {
				return nil, &Missing{fmt.Sprintf("JAVA_HOME is %s, but there is no %s", home, f), remedy}
			}
		}
		return probe(ctx, java, remedy)
	}
	if _, err := exec.LookPath("javac"); err != nil {
		return nil, &Missing{"no JDK was found: there is no javac on the path", remedy}
	}
	java, err := exec.LookPath("java")
	if err != nil {
		return nil, &Missing{"no JDK was found: there is no java on the path", remedy}
	}
	return probe(ctx, java, remedy)
}

var versionLine = regexp.MustCompile(`version "((?:1\.)?(\d+)[^"]*)"`)

// probe asks a java for its version.
func probe(ctx context.Context, java, remedy string) (*JDK, error) {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	var out bytes.Buffer
	c := command(ctx, java, "-version")
	c.Stdout, c.Stderr = &out, &out
	err := run(c)
	m := versionLine.FindSubmatch(out.Bytes())
	if m == nil {
		what := fmt.Sprintf("%s does not say its version", java)
		if err != nil {
			what += ": " + err.Error()
		}
		return nil, &Missing{what, remedy}
	}
	j := &JDK{Java: java, Version: string(m[1])}
	j.Major, _ = strconv.Atoi(string(m[2]))
	if j.Major < MinVersion {
		return nil, &Missing{fmt.Sprintf("%s is Java %s, which is too old", java, j.Version), remedy}
	}
	return j, nil
}
