package reproduce

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
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

// Search is where JDKs are looked for.
type Search struct {
	Home    string   // the value of JAVA_HOME, "" when it is not set
	Folders []string // patterns of the folders in which JDKs are usually installed
}

// NewSearch looks at JAVA_HOME, where the programs are searched, and in the usual
// folders.
func NewSearch(lookup func(string) (string, bool)) Search {
	s := Search{Folders: []string{
		"/usr/lib/jvm/*", "/usr/java/*", "/opt/java/*", "/opt/jdk*", "/usr/local/openjdk-*",
		"/Library/Java/JavaVirtualMachines/*/Contents/Home",
		`C:\Program Files\Java\*`, `C:\Program Files\Eclipse Adoptium\*`,
	}}
	s.Home, _ = lookup("JAVA_HOME")
	if home, ok := lookup("HOME"); ok && home != "" {
		s.Folders = append(s.Folders, filepath.Join(home, ".sdkman/candidates/java/*"), filepath.Join(home, ".jdks/*"))
	}
	return s
}

// Find gives the newest JDK that is found and runs. The error is a *Missing; a
// JAVA_HOME that names no JDK is one.
func Find(ctx context.Context, lookup func(string) (string, bool)) (*JDK, error) {
	return NewSearch(lookup).Find(ctx)
}

// Find is the function Find on a search of one's own.
func (s Search) Find(ctx context.Context) (*JDK, error) {
	remedy := fmt.Sprintf("install one of version %d or later, or let JAVA_HOME name its folder", MinVersion)
	var first error // why the one asked for does not serve
	note := func(what string) {
		if first == nil {
			first = &Missing{what, remedy}
		}
	}
	var homes []string
	seen := map[string]bool{}
	add := func(home string) {
		real := home
		if p, err := filepath.EvalSymlinks(home); err == nil {
			real = p
		}
		if !seen[real] {
			seen[real] = true
			homes = append(homes, home)
		}
	}
	if s.Home != "" {
		if lacks := lacking(s.Home); lacks != "" {
			return nil, &Missing{fmt.Sprintf("JAVA_HOME is %s, but there is no %s", s.Home, lacks), remedy}
		}
		add(s.Home)
	}
	if javac, err := exec.LookPath("javac"); err == nil {
		if p, err := filepath.EvalSymlinks(javac); err == nil {
			javac = p
		}
		if home := filepath.Dir(filepath.Dir(javac)); lacking(home) == "" {
			add(home)
		}
	}
	for _, pattern := range s.Folders {
		found, _ := filepath.Glob(pattern)
		for _, home := range found {
			if lacking(home) == "" {
				add(home)
			}
		}
	}
	if len(homes) == 0 {
		note("no JDK was found: there is no javac on the path")
	}
	slices.SortStableFunc(homes, func(a, b string) int { return slices.Compare(released(b), released(a)) })
	var best *JDK
	for _, home := range homes {
		if best != nil && released(home) != nil {
			continue // an older one; those whose version is not written down are asked
		}
		j, err := probe(ctx, filepath.Join(home, "bin", executable("java")), remedy)
		if err != nil {
			if first == nil {
				first = err
			}
			continue
		}
		if best == nil || slices.Compare(numbers(j.Version), numbers(best.Version)) > 0 {
			best = j
		}
	}
	if best == nil {
		return nil, first
	}
	return best, nil
}

// At gives the JDK of a folder. The error is a *Missing.
func At(ctx context.Context, home string) (*JDK, error) {
	remedy := fmt.Sprintf("install one of version %d or later", MinVersion)
	if lacks := lacking(home); lacks != "" {
		return nil, &Missing{"there is no " + lacks, remedy}
	}
	return probe(ctx, filepath.Join(home, "bin", executable("java")), remedy)
}

// Modules is the file with the class files of a JDK or a runtime of it, lib/modules: of
// JAVA_HOME where it is set, or else of the javac or java on the path, or else of the
// newest in the usual folders. Nothing is run. The error is a *Missing.
func (s Search) Modules() (string, error) {
	const remedy = "install a JDK, or let JAVA_HOME name its folder"
	file := func(home string) string { return filepath.Join(home, "lib", "modules") }
	there := func(home string) bool {
		info, err := os.Stat(file(home))
		return err == nil && info.Mode().IsRegular()
	}
	if s.Home != "" {
		if !there(s.Home) {
			return "", &Missing{fmt.Sprintf("JAVA_HOME is %s, but there is no %s", s.Home, file(s.Home)), remedy}
		}
		return file(s.Home), nil
	}
	for _, name := range []string{"javac", "java"} {
		if p, err := exec.LookPath(name); err == nil {
			if real, err := filepath.EvalSymlinks(p); err == nil {
				p = real
			}
			if home := filepath.Dir(filepath.Dir(p)); there(home) {
				return file(home), nil
			}
		}
	}
	best := ""
	for _, pattern := range s.Folders {
		found, _ := filepath.Glob(pattern)
		for _, home := range found {
			if there(home) && (best == "" || slices.Compare(released(home), released(best)) > 0) {
				best = home
			}
		}
	}
	if best == "" {
		return "", &Missing{"no JDK was found, whose classes would be known", remedy}
	}
	return file(best), nil
}

// executable is the file name of a program on this system.
func executable(name string) string {
	if runtime.GOOS == "windows" {
		return name + ".exe"
	}
	return name
}

// lacking names the program that a JDK's folder lacks, "" for none.
func lacking(home string) string {
	for _, name := range []string{"java", "javac"} {
		f := filepath.Join(home, "bin", executable(name))
		if info, err := os.Stat(f); err != nil || info.IsDir() {
			return f
		}
	}
	return ""
}

var releaseLine = regexp.MustCompile(`(?m)^JAVA_VERSION="([^"]*)"`)

// released is the version that the file release of a JDK names; nil: none.
func released(home string) []int {
	text, err := os.ReadFile(filepath.Join(home, "release"))
	if err != nil {
		return nil
	}
	m := releaseLine.FindSubmatch(text)
	if m == nil {
		return nil
	}
	return numbers(string(m[1]))
}

// Release is the major version that the folder of a JDK names, 0 for none.
func Release(home string) int {
	if v := released(home); len(v) > 0 {
		return v[0]
	}
	return 0
}

// numbers are the numbers of a version: of 17.0.21 17, 0 and 21.
func numbers(version string) []int {
	var out []int
	for _, w := range regexp.MustCompile(`\d+`).FindAllString(version, -1) {
		n, _ := strconv.Atoi(w)
		out = append(out, n)
	}
	if len(out) > 1 && out[0] == 1 {
		out = out[1:] // 1.8 is 8
	}
	return out
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
