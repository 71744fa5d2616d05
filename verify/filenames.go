package verify

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"inspect/java/types"
)

// nameTable gives out names for files: different ones, also where a file system
// does not tell small letters from capital ones, and short enough for all.
type nameTable struct {
	endings []string        // that files of a name have
	taken   map[string]bool // with their endings, in small letters
}

func newNameTable(endings ...string) *nameTable {
	return &nameTable{append([]string{""}, endings...), map[string]bool{}}
}

// maxName leaves room for endings and numbers below the 255 bytes of file systems.
const maxName = 200

// take gives the name, or with a number behind it when it is taken.
func (t *nameTable) take(base string) string {
	for len(base) > maxName {
		_, n := utf8.DecodeLastRuneInString(base)
		base = base[:len(base)-n]
	}
	name := base
	for i := 2; t.has(name); i++ {
		name = fmt.Sprintf("%s_%d", base, i)
	}
	for _, e := range t.endings {
		t.taken[strings.ToLower(name+e)] = true
	}
	return name
}

func (t *nameTable) has(name string) bool {
	for _, e := range t.endings {
		if t.taken[strings.ToLower(name+e)] {
			return true
		}
	}
	return false
}

// nameAll gives every method a name.
func (t *nameTable) nameAll(methods []*types.Method, base func(*types.Method) string) map[*types.Method]string {
	names := map[*types.Method]string{}
	for _, m := range methods {
		names[m] = t.take(base(m))
	}
	return names
}

// fileName makes a file name of a method's qualified name. Several methods may have
// the same: see nameTable.
func fileName(m *types.Method) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case '(', ')', ',', '[', ']', '<', '>', '/', '\\', ':':
			return '_'
		}
		return r
	}, m.QName())
}
