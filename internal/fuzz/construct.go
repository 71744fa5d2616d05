package fuzz

import (
	"fmt"
	"regexp"
	"strings"
)

// construct is one construct of Java, as a pattern of statements with random parts.
// It leaves what it computes in Main's trace.
type construct struct {
	name string
	// types are classes that stand beside the program's. Body are statements.
	//
	// A letter D, I, E (types), f (fields), h (methods), v, a, e, i (variables) or L
	// (labels) with one digit is a name that each use of the pattern has anew. What
	// begins with a $ is drawn:
	//
	//	$n $l       a number of type int (or narrower), of type long (or narrower)
	//	$i          a number of type int
	//	$t          a truth value
	//	$k $K       a small constant, a constant expression of type int
	//	$x $X       an exception to throw, one in a lambda
	//	$s          a text
	//	$N $T       $i, $t in a lambda: of what lies around it only `this` and fields
	//	$R $B       statements of a lambda that end with the return of an int, that return nothing
	//	$M $P       $i, $R in a class's body inside of the method
	//	$C $Q       $i, $R in a type beside the program's
	//
	// Variables in parentheses behind it are ints that it may read: $N(a1,v2).
	types, body string
	// text: it needs strings, which checks at small bounds leave out.
	text bool
	// java21: only Java 21 and later has it.
	java21 bool
}

var (
	partForm = regexp.MustCompile(`\$([a-zA-Z])(?:\(([^)]*)\))?`)
	nameForm = regexp.MustCompile(`\b[DIEfhvaeiL]\d\b`)
)

// constructed draws one of the constructs.
func (s *scope) constructed() {
	can := constructs17
	switch {
	case s.size.Plain:
		can = plainConstructs
	case s.size.Java21:
		can = constructs
	}
	// Two draws, since there are more than one can choose from.
	i := (s.n(16)*64 + s.n(64)) % len(can)
	c := can[i]
	s.built[c.name]++
	fresh := map[string]string{}
	name := func(pattern string) string {
		return nameForm.ReplaceAllStringFunc(pattern, func(w string) string {
			if fresh[w] == "" {
				fresh[w] = s.fresh(w[:1])
			}
			return fresh[w]
		})
	}
	if c.types != "" {
		beside := &lines{}
		s.pattern(beside, name(c.types))
		s.beside = append(s.beside, beside.text...)
	}
	s.into.open("")
	s.pattern(s.into, name(c.body))
	s.into.close("")
}

// pattern writes a pattern's lines with what is drawn for its parts.
func (s *scope) pattern(to *lines, pattern string) {
	for _, line := range strings.Split(strings.TrimSpace(pattern), "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "}") {
			to.depth--
		}
		text := partForm.ReplaceAllStringFunc(line, func(part string) string {
			m := partForm.FindStringSubmatch(part)
			var vars []string
			if m[2] != "" {
				vars = strings.Split(m[2], ",")
			}
			return s.part(m[1], vars, to.depth)
		})
		to.add("%s", text)
		if strings.HasSuffix(line, "{") {
			to.depth++
		}
	}
}

// part draws one part of a pattern.
func (s *scope) part(kind string, vars []string, depth int) string {
	k := s
	switch kind {
	case "N", "T", "R", "B", "X":
		k = s.inside()
		k.static, k.noThis, k.constructs = s.static, s.noThis, s.constructs
		k.class, k.outer = s.class, s.outer
	case "M", "P":
		k = s.inside()
		if s.hasThis() && s.outer == "" {
			k.static, k.noThis, k.class, k.outer = false, false, s.class, s.class.name
		}
	case "C", "Q":
		k = s.inside()
	}
	if k != s {
		k.vars = nil
		defer func() { s.budget, s.calls = k.budget, k.calls }()
	} else {
		outer := s.vars
		defer func() { s.vars = outer }()
		k.vars = k.vars[:len(k.vars):len(k.vars)]
	}
	for _, v := range vars {
		k.vars = append(k.vars, &local{name: v, typ: tInt})
	}
	switch kind {
	case "n":
		return k.number(32, 2)
	case "l":
		return k.number(64, 2)
	case "i", "N", "M", "C":
		return "((int) " + k.number(32, 2) + ")"
	case "t", "T":
		return k.truth(2)
	case "k":
		return fmt.Sprint(s.n(4))
	case "K":
		return s.constant(tInt, 2)
	case "x", "X":
		return k.exception()
	case "s":
		return of(s.dice, []string{`""`, `"a"`, `"b"`, `"ab"`, `"größe"`, `("a" + ` + fmt.Sprint(s.n(3)) + `)`, `String.valueOf(` + k.number(32, 1) + `)`})
	case "R", "P", "Q":
		k.result = tInt
		k.into = &lines{depth: depth + 1}
		if k.block(true) {
			k.into.add("return %s;", k.number(32, 2))
		}
	case "B":
		k.into = &lines{depth: depth + 1}
		k.block(true)
	default:
		panic("fuzz: no part $" + kind)
	}
	return "\n" + strings.Join(k.into.text, "\n") + "\n" + strings.Repeat("    ", depth)
}

// inside is the scope of a body inside of this one, which sees none of its variables
// and no `this`.
func (s *scope) inside() *scope {
	k := *s
	k.class, k.outer, k.static, k.noThis, k.constructs, k.noReturn, k.noTry, k.yield = nil, "", true, false, false, false, false, nil
	k.vars, k.jumps, k.loops, k.result, k.family = nil, nil, 0, nil, nil
	k.budget = min(k.budget, 6)
	return &k
}
