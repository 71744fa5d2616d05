package cfg

import (
	"math/big"
	"slices"

	"inspect/java/character"
	"inspect/java/types"
)

// What the JDK says of chars is looked up: the native methods of inspect.Characters, each with
// a table of its name in package character. A char that is known has its value at once.
//
//	inspect.Characters.isLetter(c)      isLetter(c), OpTable
//	inspect.Characters.isLetter('é')    true

// characters is the class whose native methods are such tables.
const characters = "inspect.Characters"

// Table is the table of an OpTable.
func (x *Expr) Table() *character.Table { return character.Tables()[x.Int.Int64()] }

// look is what the table of a method says of a char.
func (m *maker) look(of *types.Method, c *Expr) *Expr {
	n := slices.IndexFunc(character.Tables(), func(t *character.Table) bool { return t.Name == of.Name })
	if n < 0 {
		panic("cfg: no table " + of.QName())
	}
	if c.Op == OpConst {
		return m.constant(of.Result, big.NewInt(character.Tables()[n].At(uint16(c.Int.Int64()))))
	}
	return m.cons(Expr{Op: OpTable, Type: of.Result, Args: []*Expr{c}, Int: big.NewInt(int64(n))})
}
