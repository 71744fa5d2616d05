package verify_test

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestSpecErrors: an error in a specification is said once, and costs the methods alone of
// which the verdict rests on it.
func TestSpecErrors(t *testing.T) {
	for _, c := range []struct{ member, message string }{
		{"//@ model int m; represents m = nn;", "nn is not declared here"},
		{"//@ model Foo m;", "there is no class Foo here"},
		{"//@ ghost nullable Foo m;", "there is no class Foo here"},
		{"//@ model int m() { return nn; }", "nn is not declared here"},
		{"//@ ensures nn > 0; model int m();", "nn is not declared here"},
		{"/*@ model class M { Foo f; } @*/", "there is no class Foo here"},
		{"/*@ model class M { int f = nn; } @*/", "nn is not declared here"},
		{"/*@ model class M { int m() { return nn; } } @*/", "nn is not declared here"},
		{"/*@ model class M { int f; int m() { return f; } } @*/", ""},
		{"//@ requires_redundantly nn > 0;\n void m() { }", "nn is not declared here"},
		{"//@ old int o = nn;\n void m() { }", "nn is not declared here"},
		{"//@ forall Foo f;\n void m() { }", "there is no class Foo here"},
		{"//@ diverges n > 0;\n void m() { }", ""},
		{"/*@ pure @*/ int m() { return n; } //@ constraint n == m();", ""},
		{"//@ model int m; represents m = n;", ""},
	} {
		dir := t.TempDir()
		write(t, filepath.Join(dir, "A.java"), "class A { int n; "+c.member+"\n //@ ensures n == 1;\n A() { n = 1; } }")
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{dir}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}})
		var said []string
		for _, d := range doc.Diagnostics {
			said = append(said, d.Message)
		}
		var want []string
		if c.message != "" {
			want = []string{c.message}
		}
		if !slices.Equal(said, want) || slices.ContainsFunc(doc.Results, func(r *report.Result) bool { return !r.Verdict.Good() }) {
			t.Errorf("%s: %q\n%s", c.member, said, columns.Text(doc))
		}
	}
	// A ghost field must not be null in the end; which methods a constraint is for, nobody knows.
	for _, member := range []string{"//@ invariant nn > 0;", "//@ ghost Foo m;", "//@ constraint n > 0 for ad;"} {
		dir := t.TempDir()
		write(t, filepath.Join(dir, "A.java"), "class A { int n; "+member+"\n A() { n = 1; } }")
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{dir}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}})
		if len(doc.Diagnostics) != 1 || doc.Exit() != report.ExitInput || len(doc.Results) != 1 || doc.Results[0].Verdict != report.Unsupported {
			t.Error(columns.Text(doc))
		}
	}
}
