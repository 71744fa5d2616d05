package inspect

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"inspect/java/bounds"
)

// boundSetters are the bounds by the names of their flags. What is written there is meant: zero is
// zero.
var boundSetters = map[string]setter{
	"bits":             single("bits", 1, func(b *Bounds) *int { return &b.Bits }),
	"string-length":    single("string-length", 0, func(b *Bounds) *int { return &b.StringLength }),
	"collection-size":  single("collection-size", 0, func(b *Bounds) *int { return &b.CollectionSize }),
	"constant-limit":   single("constant-limit", 0, func(b *Bounds) *int { return &b.Constant }),
	"objects-total":    truth(func(o *Options) *bool { return &o.Bounds.Total }),
	"objects":          setObjects,
	bounds.ArrayLength: placed(bounds.ArrayLength, "TYPE[]", func(b *Bounds) *int { return &b.ArrayLength }),
	bounds.Unwind:      placed(bounds.Unwind, "METHOD:LINE", func(b *Bounds) *int { return &b.Unwind }),
	bounds.Recursion:   placed(bounds.Recursion, "METHOD", func(b *Bounds) *int { return &b.Recursion }),
}

// setObjects reads how many objects there are of all classes, and of single ones.
func setObjects(o *Options, values []string) (err error) {
	o.Bounds.PerClass = nil
	o.Bounds.Objects, err = counted("objects", "CLASS", values, func(class string, n int) error {
		if o.Bounds.PerClass == nil {
			o.Bounds.PerClass = map[string]int{}
		}
		o.Bounds.PerClass[class] = n
		return nil
	})
	return err
}

// placed is a bound that may be of its own for single places or types.
func placed(name, what string, all func(*Bounds) *int) setter {
	return func(o *Options, values []string) (err error) {
		places := slices.DeleteFunc(slices.Clone(o.Bounds.Places), func(p bounds.Place) bool { return p.Flag == name })
		*all(&o.Bounds), err = counted(name, what, values, func(at string, n int) error {
			p, err := bounds.ParsePlace(name, at, n)
			if err != nil {
				return fmt.Errorf("--%s %v", name, err)
			}
			places = append(places, p)
			return nil
		})
		o.Bounds.Places = places
		return err
	}
}

// single is a bound that is one number.
func single(name string, least int, of func(*Bounds) *int) setter {
	return func(o *Options, values []string) error {
		n, err := atLeast(name, least, values)
		*of(&o.Bounds) = orNone(n)
		return err
	}
}

// orNone is a number that is meant, as Bounds have it.
func orNone(n int) int {
	if n == 0 {
		return None
	}
	return n
}

// counted reads values that are N, for all, or WHAT=N, joined by commas. It gives the number for
// all, as Bounds have it; zero: there is none.
func counted(name, what string, values []string, one func(what string, n int) error) (int, error) {
	all, isGiven := 0, false
	for _, v := range values {
		for _, part := range outside(v) {
			at, count, isSingle := strings.Cut(part, "=")
			if !isSingle {
				count = at
			}
			n, err := strconv.Atoi(strings.TrimSpace(count))
			switch {
			case err != nil:
				return 0, fmt.Errorf("--%s %q: %q is not a number; write N, or %s=N", name, v, strings.TrimSpace(count), what)
			case !isSingle:
				all, isGiven = n, true
			default:
				if err := one(strings.TrimSpace(at), n); err != nil {
					return 0, err
				}
			}
		}
	}
	switch {
	case all < 0:
		return 0, outOfRange(name, all, 0)
	case isGiven:
		return orNone(all), nil
	}
	return 0, nil
}

// outside splits a text at its commas, but for those between parentheses.
func outside(s string) []string {
	depth := 0
	return strings.FieldsFunc(s, func(r rune) bool {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		return r == ',' && depth == 0
	})
}
