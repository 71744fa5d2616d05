package parse

// Limits keep hostile or generated input from exhausting the machine. The
// zero Limits are the defaults.
type Limits struct {
	// Nesting is how deep expressions, statements, types and classes may be
	// nested in each other; beyond it there is a diagnostic. Default 500.
	Nesting int
	// Chain is how many operators may stand in a row, as in a + b + c: such
	// a chain is a tree as deep as it is long. Default 20000.
	Chain int
	// Alternatives is how many else if may follow an if: they are a tree as deep as they are many, which is no
	// nesting. Default 5000.
	Alternatives int
	// Speculation is how many tokens may be looked at to tell a type from an
	// expression. Default 20000.
	Speculation int
}

// Reading says how a file is read; the zero Reading is the default.
type Reading struct {
	Limits
	// Keys are those that are enabled, of which JML's conditional annotations speak:
	// OPENJML of //+OPENJML@ and //-OPENJML@. Case does not count.
	Keys []string
}

func (l Limits) withDefaults() Limits {
	for _, f := range []struct {
		v *int
		d int
	}{{&l.Nesting, 500}, {&l.Chain, 20000}, {&l.Alternatives, 5000}, {&l.Speculation, 20000}} {
		if *f.v <= 0 {
			*f.v = f.d
		}
	}
	return l
}
