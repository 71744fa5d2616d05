package main

import (
	"runtime/debug"
	"strings"
	"testing"
)

func TestBuild(t *testing.T) {
	for want, settings := range map[string][]debug.BuildSetting{
		"commit  abc123 of 2026-01-02T03:04:05Z\n":              {{Key: "vcs.revision", Value: "abc123"}, {Key: "vcs.time", Value: "2026-01-02T03:04:05Z"}, {Key: "vcs.modified", Value: "false"}},
		"commit  abc123, with changes that are not committed\n": {{Key: "vcs.revision", Value: "abc123"}, {Key: "vcs.modified", Value: "true"}},
		"commit  not known":                  nil,
		", with cgo\n":                       {{Key: "CGO_ENABLED", Value: "1"}},
		", without cgo, which libz3 needs\n": {{Key: "CGO_ENABLED", Value: "0"}},
	} {
		var b strings.Builder
		writeBuild(&b, &debug.BuildInfo{Settings: settings})
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	var b strings.Builder
	writeBuild(&b, nil)
	if !strings.Contains(b.String(), "not known") {
		t.Error(b.String())
	}
}
