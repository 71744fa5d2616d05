//go:build cgo

package z3

import (
	"errors"
	"testing"
)

// Errors that no script of ours can provoke are errors all the same, and the session lives on.
func TestSessionErrors(t *testing.T) {
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	s := fresh(t, l)
	if _, err := s.model(); err == nil {
		t.Error("a model before any check")
	}
	for _, text := range []string{"(assert (> x 3", "(declare-const x Int)(assert (> x true))", "(assert (= y z))", "nonsense"} {
		err := fresh(t, l).read(text)
		failure, ok := errors.AsType[*Error](err)
		if !ok || failure.Message == "" || failure.Step != "read the script" {
			t.Errorf("%s: %v", text, err)
		}
		t.Log(err)
	}
	if err := s.read("(declare-const p Bool)(assert p)"); err != nil {
		t.Error(err)
	}
	if answer, err := s.check(); answer != 1 || err != nil {
		t.Error(answer, err)
	}
	if text, err := s.model(); text == "" || err != nil {
		t.Error(text, err)
	}
}

func fresh(t *testing.T, l *Library) *session {
	s, err := newSession(l)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.close)
	if err := s.solver(Combined()); err != nil {
		t.Fatal(err)
	}
	return s
}
