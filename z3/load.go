//go:build cgo && (linux || darwin)

package z3

/*
#cgo linux LDFLAGS: -ldl
#include <stdlib.h>
#include "libz3.h"
*/
import "C"

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unsafe"
)

// table holds the addresses of the functions used. It lives in C memory, because sessions keep a pointer to it, and like
// the library it is never released: an abandoned check may outlast every Library value.
type table = *C.iz3_table

func open() (*Library, error) {
	names, chosen := candidates(os.Getenv(Variable))
	t := (table)(C.calloc(1, C.sizeof_iz3_table))
	var failed error
	for _, name := range names {
		file := C.CString(name)
		var missing C.bool
		why := C.iz3_load(t, file, &missing)
		C.free(unsafe.Pointer(file))
		if why != nil {
			err := fmt.Errorf("%s: %s", name, C.GoString(why))
			if missing {
				err = fmt.Errorf("%s: no function %s: not a libz3, or one older than %s", name, C.GoString(why), Oldest())
			}
			// The first file that exists tells more than the last name that does not.
			if failed == nil || missing {
				failed = err
			}
			continue
		}
		l := &Library{table: t, path: name}
		var major, minor, build C.uint
		C.iz3_version(t, &major, &minor, &build)
		l.version = Version{int(major), int(minor), int(build)}
		if p := C.iz3_path(t); p != nil {
			l.path = C.GoString(p)
			if real, err := filepath.EvalSymlinks(l.path); err == nil {
				l.path = real
			}
		}
		if l.version.less(Oldest()) {
			failed = fmt.Errorf("%s is version %s, older than %s", l.path, l.version, Oldest())
			continue
		}
		return l, nil
	}
	C.free(unsafe.Pointer(t))
	remedy := "install it (Debian: apt-get install libz3-4; elsewhere: the z3 package), or name the file in " + Variable
	if chosen {
		remedy = "correct or unset " + Variable
	}
	return nil, fmt.Errorf("z3: cannot load libz3 (tried %s): %w; %s", strings.Join(names, ", "), failed, remedy)
}

// session is one context with one solver; see libz3.h. Its methods wrap the C steps of the same name.
type session struct {
	c *C.iz3_session
}

func newSession(l *Library) (*session, error) {
	c := C.iz3_open(l.table)
	if c == nil {
		return nil, fmt.Errorf("z3: cannot create a context: out of memory")
	}
	return &session{c}, nil
}

func (s *session) close() { C.iz3_close(s.c) }

func (s *session) interrupt() { C.iz3_interrupt(s.c) }

func (s *session) failure(step string, code C.int) error {
	if code == 0 {
		return nil
	}
	return &Error{Step: step, Code: int(code), Message: strings.TrimSpace(C.GoString(C.iz3_message(s.c, code)))}
}

func (s *session) solver(k Kind) error {
	name := C.CString(k.name)
	defer C.free(unsafe.Pointer(name))
	return s.failure("create the solver", C.iz3_solver(s.c, C.int(k.how), name))
}

func (s *session) limit(parameter string, value uint) error {
	name := C.CString(parameter)
	defer C.free(unsafe.Pointer(name))
	return s.failure("set "+parameter, C.iz3_limit(s.c, name, C.uint(value)))
}

func (s *session) read(text string) error {
	t := C.CString(text)
	defer C.free(unsafe.Pointer(t))
	return s.failure("read the script", C.iz3_read(s.c, t))
}

func (s *session) assume(constant string, negated bool) error {
	name := C.CString(constant)
	defer C.free(unsafe.Pointer(name))
	return s.failure("assume "+constant, C.iz3_assume(s.c, name, C.bool(negated)))
}

// check answers 1 for sat, 0 for unknown, -1 for unsat.
func (s *session) check() (int, error) {
	var answer C.int
	code := C.iz3_check(s.c, &answer)
	return int(answer), s.failure("check", code)
}

func (s *session) reason() string { return C.GoString(C.iz3_reason(s.c)) }

func (s *session) model() (string, error) {
	var text *C.char
	code := C.iz3_model(s.c, &text)
	if err := s.failure("get the model", code); err != nil {
		return "", err
	}
	return C.GoString(text), nil
}

// values evaluates terms in the model that model gave. The text asserts (p term) for each of n terms.
func (s *session) values(text string, n int) ([]string, error) {
	t := C.CString(text)
	defer C.free(unsafe.Pointer(t))
	var found C.uint
	if err := s.failure("read the terms", C.iz3_terms(s.c, t, &found)); err != nil {
		return nil, err
	}
	if int(found) != n {
		return nil, fmt.Errorf("z3: read %d terms of %d", found, n)
	}
	values := make([]string, n)
	for i := range values {
		var value *C.char
		if err := s.failure("evaluate a term", C.iz3_value(s.c, C.uint(i), &value)); err != nil {
			return nil, err
		}
		values[i] = C.GoString(value)
	}
	return values, nil
}

// core tells for each of the n assumptions whether it is in the core.
func (s *session) core(n int) ([]bool, error) {
	if n == 0 {
		return nil, nil
	}
	member := make([]C.bool, n)
	if err := s.failure("get the core", C.iz3_core(s.c, &member[0])); err != nil {
		return nil, err
	}
	in := make([]bool, n)
	for i, m := range member {
		in[i] = bool(m)
	}
	return in, nil
}
