package core

import (
	"strings"

	"inspect/java/types"
)

// Texts that nobody looks at are not made: messages of assertions, what is printed, and
// messages of exceptions unless the program keeps them. Of what they are made of, all is evaluated but the
// conversion to text.

// isSink reports whether a method looks at none of its texts.
func (l *lowering) isSink(m *types.Method) bool {
	if !m.Class.Library {
		return false
	}
	if types.Prints(m) {
		return true
	}
	return m.Constructor && isThrowable(m.Class) && !l.p.Messages
}

func isThrowable(c *types.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == "java.lang.Throwable" {
			return true
		}
	}
	return false
}

// LacksMessage reports whether a method that comes with inspect makes an exception by a
// constructor and leaves out what Java's own library says there.
func LacksMessage(in, constructor *types.Method) bool {
	return in != nil && (in.Class.Library || in.Derived != types.NotDerived) &&
		constructor.Class.Library && isThrowable(constructor.Class) && len(constructor.Params) == 0
}

// MessageMethods are the methods that make an exception of a class say what it says, which the JVM
// raises in the code of a method: see World.Said. They are nil where the code comes with
// inspect: Java's own library may say something else there, but of a division by zero.
func (p *Program) MessageMethods(in *types.Method, class *types.Class) (message, constructor *types.Method) {
	if !p.Messages || in == nil || in.Class.Library && !divides(in.Class, class) || in.Derived != types.NotDerived && in.Derived != types.FunctionBody {
		return nil, nil
	}
	return p.w.MessageMethods(class)
}

// divides reports whether an exception of the JVM's is one of a division in the code of
// java.lang, where Java's own library divides too.
func divides(in, class *types.Class) bool {
	return class.Name == "java.lang.ArithmeticException" && strings.HasPrefix(in.Name, "java.lang.")
}

// withoutTexts are the arguments of a method, texts left out where it is a sink.
func (l *lowering) withoutTexts(m *types.Method, args []Expr) []Expr {
	if !l.isSink(m) {
		return args
	}
	for i, x := range args {
		if types.IsString(x.Type()) {
			args[i] = l.evaluatedOnly(x)
		}
	}
	return args
}

// evaluatedOnly evaluates what a text is made of, and is null.
func (l *lowering) evaluatedOnly(x Expr) Expr {
	h := Typed{Loc: Loc{x.Origin()}, T: x.Type()}
	var ss []Stmt
	l.leaves(x, &ss)
	if null := (&Null{h}); len(ss) == 0 {
		return null
	} else {
		return &Seq{h, ss, null, nil}
	}
}

// leaves adds what must be evaluated of a text.
func (l *lowering) leaves(x Expr, to *[]Stmt) {
	switch y := x.(type) {
	case *Call:
		if _, written := l.p.called(l.class, y); written && l.p.Texts {
			break
		}
		if y.Method == l.p.w.Concat() || y.Method.Static && types.IsString(y.Method.Class) && len(y.Args) == 1 {
			for _, a := range y.Args {
				l.leaves(a, to)
			}
			return
		}
		if y.Method.Static && types.Unboxed(y.Method.Class) != nil && y.Method == l.p.w.BoxOf(y.Method.Class) {
			l.leaves(y.Args[0], to)
			return
		}
		if l.isTotal(y) {
			l.leaves(y.Args[0], to)
			return
		}
	case *Convert:
		l.leaves(y.X, to)
		return
	case *Seq:
		*to = append(*to, y.Stmts...)
		l.leaves(y.X, to)
		return
	}
	if !l.isHarmless(x) {
		*to = append(*to, &Eval{Step{Loc{x.Origin()}}, x})
	}
}

// isHarmless reports whether evaluating an expression does nothing.
func (l *lowering) isHarmless(x Expr) bool {
	ok := true
	Walk(x, func(n Node) bool {
		switch n := n.(type) {
		case *Const, *Null, *Local, *This, *Convert:
		case *Field:
			_, this := n.X.(*This)
			ok = ok && this && !l.counts(n.Field)
		case *StaticField:
			ok = ok && n.X == nil && !l.counts(n.Field)
		case *Unary:
		case *Binary:
			ok = ok && n.Op != "/" && n.Op != "%"
		case *Cond:
		default:
			ok = false
		}
		return ok
	})
	return ok
}

// counts reports whether somebody may ask if a field was read.
func (l *lowering) counts(f *types.Field) bool { return l.p.Texts && IsLocated(f) }

// printed is a call that writes text to a stream: its receiver and arguments are
// evaluated.
func (l *lowering) printed(c *Call) Expr {
	h := Typed{Loc: c.Loc, T: c.T}
	var ss []Stmt
	if c.X != nil && !l.isHarmless(c.X) {
		ss = append(ss, &Eval{Step{h.Loc}, c.X})
	}
	for _, a := range c.Args {
		l.leaves(a, &ss)
	}
	var x Expr = &Null{h}
	if types.IsKind(c.T, types.Void) {
		x = number(c.From, 0)
		h.T = x.Type()
	}
	return &Seq{h, ss, x, nil}
}
