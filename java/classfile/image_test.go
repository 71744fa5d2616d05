package classfile_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/java/classfile"
	"inspect/java/source"
	"inspect/parse"
)

// home is the folder of the JDK whose javac is on the path.
func home(t *testing.T) string {
	t.Helper()
	javac, err := exec.LookPath("javac")
	if err != nil {
		t.Fatal("there is no javac: ", err)
	}
	if javac, err = filepath.EvalSymlinks(javac); err != nil {
		t.Fatal(err)
	}
	return filepath.Dir(filepath.Dir(javac))
}

func openFile(t *testing.T, path string) classfile.Container {
	t.Helper()
	c, err := classfile.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

func openImage(t *testing.T) classfile.Container {
	t.Helper()
	return openFile(t, filepath.Join(home(t), "lib", "modules"))
}

// An image and the .jmod of a module hold the same classes.
func TestImage(t *testing.T) {
	image := openImage(t)
	path := filepath.Join(home(t), "jmods", "java.base.jmod")
	if _, err := os.Stat(path); err != nil {
		t.Fatal("the JDK has no .jmod files: ", err)
	}
	jmod := openFile(t, path)
	names, err := classfile.Names(jmod)
	if err != nil || len(names) < 5000 {
		t.Fatal(len(names), err)
	}
	for _, n := range names {
		want, err := jmod.Find(n)
		if err != nil {
			t.Fatal(err)
		}
		got, err := image.Find(n)
		if err != nil {
			t.Fatal(err)
		}
		// Few classes are made anew when an image is linked.
		if n != "module-info" && !bytes.Equal(got, want) && !strings.HasPrefix(n, "java/lang/invoke/") && !strings.HasPrefix(n, "jdk/internal/module/") {
			t.Errorf("%s: %d and %d bytes", n, len(got), len(want))
		}
	}
	for name, want := range map[string]bool{"java/util": true, "java": false, "java/sql": true, "no/such": false, "": false} {
		if image.HasPackage(name) != want {
			t.Errorf("HasPackage(%q) is %v", name, !want)
		}
	}
	for _, n := range []string{"java/util/Lisp", "java/util", "List", "", "/java/util/List", "java/sql/Connection"} {
		if data, err := image.Find(n); err != nil || (data != nil) != (n == "java/sql/Connection") {
			t.Errorf("%q: %d bytes, %v", n, len(data), err)
		}
	}
}

// The Java text of every class of java.util and java.lang can be parsed.
func TestJavaIsJava(t *testing.T) {
	image := openImage(t)
	jmod := openFile(t, filepath.Join(home(t), "jmods", "java.base.jmod"))
	names, err := classfile.Names(jmod)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, name := range names {
		at := strings.LastIndexByte(name, '/')
		if at < 0 || strings.Contains(name, "$") || name[:at] != "java/util" && name[:at] != "java/lang" && name[:at] != "java/util/stream" {
			continue
		}
		text, err := classfile.Java(classfile.Path{image}, name)
		if err != nil {
			t.Fatal(err)
		}
		if text == "" {
			continue
		}
		n++
		_, ds := parse.File(source.NewFile(name+".class", text))
		for _, d := range ds {
			t.Errorf("%s", d.Format())
		}
	}
	if n < 250 {
		t.Errorf("only %d classes", n)
	}
}
