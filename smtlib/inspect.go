package smtlib

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// Size gives the number of different terms under the given ones.
func Size(terms ...*Term) int {
	n := 0
	walk(terms, func(*Term) { n++ })
	return n
}

// Dump writes the DAG under the terms, one line for each term in topological
// order: its number in this dump, sort, operator, arguments.
//
//	%0 : (_ BitVec 8) = Const x
//	%1 : (_ BitVec 8) = BV #x01
//	%2 : Bool = BVULt %0 %1
func Dump(w io.Writer, terms ...*Term) error {
	var all []*Term
	walk(terms, func(t *Term) {
		all = append(all, t)
		for _, v := range t.Bound {
			all = append(all, v)
		}
	})
	slices.SortFunc(all, func(x, y *Term) int { return x.ID - y.ID })
	all = slices.Compact(all)
	num := make(map[*Term]int, len(all))
	var sb strings.Builder
	for i, t := range all {
		num[t] = i
		fmt.Fprintf(&sb, "%%%d : %s = %s", i, t.Sort, t.Op)
		switch t.Op {
		case OpBV:
			sb.WriteString(" " + bitsText(t.Val, t.Big, t.Sort.Width))
		case OpConst, OpBound, OpApp:
			fmt.Fprintf(&sb, " %s", t.Name)
		case OpExtract:
			fmt.Fprintf(&sb, " %d:%d", t.P1, t.P2)
		case OpZeroExt, OpSignExt:
			fmt.Fprintf(&sb, " +%d", t.P1)
		default:
			for _, p := range t.indices() {
				fmt.Fprintf(&sb, " %d", p)
			}
		}
		for _, v := range t.Bound {
			fmt.Fprintf(&sb, " %%%d.", num[v])
		}
		for _, a := range t.Args {
			fmt.Fprintf(&sb, " %%%d", num[a])
		}
		sb.WriteByte('\n')
		if sb.Len() > 1<<16 {
			if _, err := io.WriteString(w, sb.String()); err != nil {
				return err
			}
			sb.Reset()
		}
	}
	_, err := io.WriteString(w, sb.String())
	return err
}

// Check panics unless every term under the given ones is well sorted, older
// than what uses it, and marked rightly for free bound variables.
func Check(b *Builder, terms ...*Term) {
	walk(terms, func(t *Term) {
		fail := func(format string, args ...any) {
			panic(fmt.Sprintf("smtlib: Check: %s %d: ", t.Op, t.ID) + fmt.Sprintf(format, args...))
		}
		bound := t.Op == OpBound
		for _, a := range t.Args {
			if a.ID >= t.ID {
				fail("argument %d is not older", a.ID)
			}
			bound = bound || a.HasBound
		}
		switch t.Op {
		case OpForall, OpExists:
			bound = len(FreeBound(t)) > 0
			if len(t.Bound) == 0 {
				fail("binds nothing")
			}
		case OpBV:
			if t.Sort.Kind != BitVecKind || (t.Big != nil) != (t.Sort.Width > 64) ||
				t.Big == nil && t.Val&^mask(t.Sort.Width) != 0 || t.Big != nil && t.Big.BitLen() > t.Sort.Width {
				fail("constant does not fit %s", t.Sort)
			}
		case OpConst, OpBound:
			if t.Name == "" {
				fail("no name")
			}
		case OpApp:
			if bad := t.Func.misapplied(t.Args); bad != "" || t.Sort != t.Func.Ret {
				fail("application: %s", bad)
			}
		case OpConstArray:
			if t.Sort.Kind != ArrayKind || t.Args[0].Sort != t.Sort.Elem {
				fail("element of sort %s for %s", t.Args[0].Sort, t.Sort)
			}
		}
		if info := &ops[t.Op]; info.sort != nil {
			if info.arity != variadic && info.arity != len(t.Args) {
				fail("%d arguments", len(t.Args))
			}
			if s, bad := info.sort(b, t.Args, t.P1, t.P2); bad != "" || s != t.Sort {
				fail("sort %s: %s", t.Sort, bad)
			}
		}
		if bound != t.HasBound {
			fail("HasBound is %v", t.HasBound)
		}
	})
}
