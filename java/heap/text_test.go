package heap

import (
	"testing"

	"inspect/java/types"
)

// TestChars: chars are written as Java has them, alone, in a text and in a box.
func TestChars(t *testing.T) {
	for c, want := range map[uint16]string{
		'a': `'a'`, '#': `'#'`, '"': `'"'`, '\'': `'\''`, '\\': `'\\'`, '\n': `'\n'`, 0: `'\0'`, 1: `'\u0001'`, 0x7f: `'\u007f'`, 0xe9: `'\u00e9'`, 0xffff: `'\uffff'`,
	} {
		if got := (Value{Type: types.Of(types.Char), Int: int64(c)}).String(); got != want {
			t.Errorf("char %d is %s, want %s", c, got, want)
		}
	}
	if got, want := Quote([]uint16{'"', '\'', 0, '1'}), `"\"'\u00001"`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
