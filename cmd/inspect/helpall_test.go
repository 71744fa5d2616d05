package main

import (
	"bytes"
	"regexp"
	"slices"
	"testing"
)

// TestHelpIsBrief: --help of check lists the common flags, and --help-all every flag.
func TestHelpIsBrief(t *testing.T) {
	flag := regexp.MustCompile(`(?m)^   --([a-z0-9-]+)`)
	listed := func(args ...string) (names []string) {
		var out bytes.Buffer
		if code := run(append([]string{"inspect"}, args...), &out, &out); code != 0 {
			t.Fatalf("%v: exit code %d\n%s", args, code, out.String())
		}
		_, options, _ := bytes.Cut(out.Bytes(), []byte("OPTIONS:"))
		for _, m := range flag.FindAllSubmatch(options, -1) {
			if name := string(m[1]); name != "help" {
				names = append(names, name)
			}
		}
		slices.Sort(names)
		return names
	}
	brief := slices.Sorted(slices.Values(common))
	if got := listed("check", "--help"); !slices.Equal(got, brief) {
		t.Errorf("--help lists %v, want %v", got, brief)
	}
	var all []string
	for _, f := range checkFlags() {
		all = append(all, f.Names()[0])
	}
	slices.Sort(all)
	if got := listed("check", "--help-all"); !slices.Equal(got, all) {
		t.Errorf("--help-all lists %v, want %v", got, all)
	}
	if got := listed("report", "--help"); !slices.Contains(got, "output") {
		t.Errorf("the help of a command with few flags lists %v", got)
	}
}
