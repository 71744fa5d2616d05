//go:build !cgo || !(linux || darwin)

package z3

import "errors"

type table = struct{}

func open() (*Library, error) {
	return nil, errors.New("z3: this inspect was built without cgo, which libz3 needs; " +
		`rebuild with CGO_ENABLED=1 and a C compiler on Linux or macOS, or use the z3 program: --backend "z3 -in"`)
}

// session has no values in this build: open returns no Library, so nothing can call newSession.
type session struct{}

var errNoCgo = errors.New("z3: built without cgo")

func newSession(*Library) (*session, error) { return nil, errNoCgo }
func (*session) close()                     {}
func (*session) interrupt()                 {}
func (*session) solver(Kind) error          { return errNoCgo }
func (*session) limit(string, uint) error   { return errNoCgo }
func (*session) read(string) error          { return errNoCgo }
func (*session) assume(string, bool) error  { return errNoCgo }
func (*session) check() (int, error)        { return 0, errNoCgo }
func (*session) reason() string             { return "" }
func (*session) model() (string, error)     { return "", errNoCgo }
func (*session) values(string, int) ([]string, error) {
	return nil, errNoCgo
}
func (*session) core(int) ([]bool, error) { return nil, errNoCgo }
