package patterns

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFiles(t *testing.T) {
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		base, pattern, file string
		want                bool
	}{
		{here, "src/gen/**", "src/gen/a/B.java", true},
		{here, "src/gen", "src/gen/a/B.java", true},
		{here, "src/gen/", "./src/gen/B.java", true},
		{here, "src/gen/**", "src/general/B.java", false},
		{here, "src/gen/**", "other/src/gen/B.java", false},
		{here, "**/gen/**", "other/src/gen/B.java", true},
		{here, "*Test.java", "src/deep/ATest.java", true},
		{here, "*Test.java", "ATest.java", true},
		{here, "*Test.java", "src/deep/ATest.javac", false},
		{here, "gen", "src/gen/B.java", true},
		{here, "gen", "src/gen.java", false},
		{here, "src/{a,b}/*.java", "src/b/C.java", true},
		{here, "src/*/C.java", "src/a/b/C.java", false},
		{here, "./A.java", "A.java", true},
		{here, "./A.java", "b/A.java", false},
		{filepath.Join(here, "sub"), "src/**", "sub/src/A.java", true},
		{filepath.Join(here, "sub"), "src/**", "src/A.java", false},
		{filepath.Join(here, "sub"), "../src/**", "src/A.java", true},
		{filepath.Join(here, "s[u]b*"), "A.java", "s[u]b*/A.java", true},
		{filepath.Join(here, "s[u]b*"), "./A.java", "sub/A.java", false},
		{here, filepath.ToSlash(here) + "/src/**", "src/A.java", true},
	} {
		var f Files
		if err := f.Add(test.base, test.pattern); err != nil {
			t.Error(err)
		}
		if got := f.Match(test.file); got != test.want {
			t.Errorf("%s in %s on %s: %v", test.pattern, test.base, test.file, got)
		}
		if abs := filepath.Join(here, test.file); f.Match(abs) != test.want {
			t.Errorf("%s in %s on %s: not %v", test.pattern, test.base, abs, test.want)
		}
	}
	for _, base := range []string{here, filepath.Dir(here), filepath.Join(here, "s[u]b")} {
		for _, pattern := range []string{"*Test.java", "src/**", "./a.java", "../src/**", "/src/**"} {
			rel, err := Relative(base, pattern)
			var direct, moved Files
			if err != nil || direct.Add(base, pattern) != nil || moved.Add(here, rel) != nil {
				t.Fatal(base, pattern, rel, err)
			}
			for _, file := range []string{"ATest.java", "src/A.java", "../src/A.java", "../ATest.java", "s[u]b/src/ATest.java", "a.java", "../a.java", "s[u]b/a.java", "/src/A.java"} {
				if direct.Match(file) != moved.Match(file) {
					t.Errorf("%s of %s and %s do not agree on %s", pattern, base, rel, file)
				}
			}
		}
	}
	for _, bad := range []string{"", "a[", "/"} {
		var f Files
		if f.Add(here, bad) == nil {
			t.Errorf("%q is a pattern", bad)
		}
	}
	if new(Files).Match("A.java") {
		t.Error("no pattern matches")
	}
}

func TestMethod(t *testing.T) {
	for _, test := range []struct {
		pattern, name string
		want          bool
	}{
		{"List.insert", "p.q.List.insert(int)", true},
		{"p.q.List.insert", "p.q.List.insert(int)", true},
		{"q.List.insert", "p.q.List.insert(int)", true},
		{"insert", "p.q.List.insert(int)", false},
		{"List.*", "p.q.List.insert(int)", true},
		{"List.ins*", "List.insert(int,Node)", true},
		{"List.insert(int,*)", "List.insert(int,Node)", true},
		{"List.insert(*)", "List.insert(int,Node)", false},
		{"List.insert(int[])", "p.List.insert(int[])", true},
		{"List.insert(int)", "List.insert(int,Node)", false},
		{"List.insert", "List.insertAll(int)", false},
		{"*.insert", "p.q.List.insert(int)", true},
		{"p.**", "p.q.List.insert(int)", true},
		{"Outer.Inner.f", "p.Outer.Inner.f()", true},
	} {
		got, err := Method(test.pattern, test.name)
		if err != nil || got != test.want {
			t.Errorf("%s on %s: %v %v", test.pattern, test.name, got, err)
		}
	}
	for _, bad := range []string{"", "a/b", `a\`} {
		if _, err := Method(bad, "A.f()"); err == nil {
			t.Errorf("%q is a pattern", bad)
		}
	}
}
