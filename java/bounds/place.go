package bounds

import (
	"fmt"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// The bounds that can be given for single places, by the names of their flags.
const (
	Unwind      = "unwind"
	Recursion   = "recursion"
	ArrayLength = "array-length"
)

// Place is a bound for a place or a type, in the place of the one for all:
//
//	--unwind 'Set.add:42=16'     the loop that begins in line 42, in Set.add
//	--unwind 'Set.add(int)=16'   the loops of one method; without types, of all of that name
//	--unwind 'Set.*=8'           the loops of all methods of a class
//	--recursion 'Tree.insert=5'  activations of a method; 'Tree.*' of each
//	--array-length 'Entry[]=16'  arrays of a type
//
// Classes have their simple or qualified names. Of several that match, the most
// detailed counts, and of those the last.
type Place struct {
	Flag string // Unwind, Recursion or ArrayLength
	At   string // as written
	N    int
}

// ParsePlace reads what stands before the = of a bound for a place.
func ParsePlace(flag, at string, n int) (Place, error) {
	p := Place{flag, at, n}
	if flag == ArrayLength {
		if !strings.HasSuffix(at, "[]") || at == "[]" {
			return p, fmt.Errorf("%q is no array type: write Entry[] or int[]", at)
		}
		return p, nil
	}
	class, name, params, line := p.split()
	switch {
	case class == "" || name == "" || strings.Contains(params, ")") || strings.Count(at, "(") != strings.Count(at, ")"):
		return p, fmt.Errorf("%q is no method: write Class.name, Class.name(int) or Class.*", at)
	case line != "" && flag != Unwind:
		return p, fmt.Errorf("%q: a method has no line of its own", at)
	case line != "":
		if k, err := strconv.Atoi(line); err != nil || k < 1 {
			return p, fmt.Errorf("%q: %q is no line", at, line)
		}
	}
	return p, nil
}

// split takes Class.name(params):line apart; params is "*" where none are given.
func (p Place) split() (class, name, params, line string) {
	at, line, _ := strings.Cut(p.At, ":")
	at, params, listed := strings.Cut(at, "(")
	if params = strings.TrimSuffix(params, ")"); !listed {
		params = "*"
	}
	if i := strings.LastIndexByte(at, '.'); i > 0 {
		class, name = at[:i], at[i+1:]
	}
	return class, name, params, line
}

// names reports whether a written name means the one with that full name.
func names(written, full string) bool {
	return written == full || strings.HasSuffix(full, "."+written)
}

// method tells how well the place describes a method: 0 is not at all.
func (p Place) method(m *types.Method) int {
	class, name, params, _ := p.split()
	if p.Flag == ArrayLength || !names(class, m.Class.Name) {
		return 0
	}
	switch {
	case name == "*":
		return 1
	case name != m.Name:
		return 0
	case params == "*":
		return 2
	}
	var given []string
	for _, t := range strings.Split(params, ",") {
		if t = strings.TrimSpace(t); t != "" {
			given = append(given, t)
		}
	}
	if len(given) != len(m.Params) {
		return 0
	}
	for i, q := range m.Params {
		if !names(given[i], q.Type.String()) {
			return 0
		}
	}
	return 3
}

// loop tells how well the place describes a loop of a method.
func (p Place) loop(m *types.Method, loop ast.Node) int {
	_, _, _, line := p.split()
	k := p.method(m)
	switch {
	case k == 0 || line == "":
		return k
	case strconv.Itoa(loop.Span().Position().Line) == line:
		return k + 3
	}
	return 0
}

func (p Place) array(t *types.Array) int {
	if p.Flag == ArrayLength && (p.At == t.String() || p.At == types.SimpleName(t)) {
		return 1
	}
	return 0
}

// best is the place of a flag that describes something best; nil: none does.
func (b Bounds) best(flag string, how func(Place) int) *Place {
	var best *Place
	most := 1
	for i, p := range b.Places {
		if p.Flag != flag {
			continue
		}
		if k := how(p); k >= most {
			best, most = &b.Places[i], k
		}
	}
	return best
}

// LengthOf is how long arrays of a type are at most, those of the pre-state and
// those that are created; Java's largest int is the limit of both.
func (b Bounds) LengthOf(t *types.Array) int {
	n := b.ArrayLength
	if t.Row {
		n = b.StringLength
	} else if p := b.best(ArrayLength, func(p Place) int { return p.array(t) }); p != nil {
		n = p.N
	}
	if w := b.Width(types.Int); w < 62 {
		n = min(n, 1<<(w-1)-1)
	}
	return n
}

// LargestCollection is how many elements a collection of the pre-state has at most.
func (b Bounds) LargestCollection() int {
	if w := b.Width(types.Int); w < 62 {
		return min(b.CollectionSize, 1<<(w-1)-1)
	}
	return b.CollectionSize
}

// LongestRange is how many values of a specification's range are looked at where
// that is bounded: as many as the longest array may have elements.
func (b Bounds) LongestRange() int {
	n := b.ArrayLength
	for _, p := range b.Places {
		if p.Flag == ArrayLength {
			n = max(n, p.N)
		}
	}
	return n
}

// Unmatched are the places that describe nothing in the program.
func (b Bounds) Unmatched(w *types.World) []Place {
	var out []Place
	for _, p := range b.Places {
		if p.Flag != ArrayLength && !p.matches(w) {
			out = append(out, p)
		}
	}
	return out
}

func (p Place) matches(w *types.World) bool {
	for _, c := range w.AllClasses() {
		for _, m := range c.Methods {
			switch {
			case c.Library || p.method(m) == 0:
			case p.Flag == Recursion:
				return true
			default:
				for _, s := range bodies(m) {
					if p.isInside(m, s) {
						return true
					}
				}
			}
		}
	}
	return false
}

// isInside reports whether the place describes a loop of a statement.
func (p Place) isInside(m *types.Method, s ast.Stmt) bool {
	found := false
	ast.Walk(s, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.While, *ast.DoWhile, *ast.For, *ast.ForEach:
			found = found || p.loop(m, n) > 0
		}
		return !found
	})
	return found
}

// bodies are the statements that a method consists of: a constructor also of the
// initialisers of its class.
func bodies(m *types.Method) []ast.Stmt {
	var out []ast.Stmt
	if m.Constructor {
		for _, i := range m.Class.Init {
			switch i := i.(type) {
			case *ast.Initializer:
				out = append(out, i.Body)
			case *ast.FieldDecl:
				if i.Init != nil {
					out = append(out, &ast.ExprStmt{Loc: i.Loc, X: i.Init})
				}
			}
		}
	}
	if m.Decl != nil && m.Decl.Body != nil {
		out = append(out, m.Decl.Body)
	}
	return out
}
