package depend

import (
	"crypto/sha256"
	"fmt"
	"io"
	"regexp"
	"slices"

	"inspect/ast"
	"inspect/source"
)

// Program is the text of a program by units.
type Program struct {
	units  []*unit
	byName map[string][]*unit
	byDecl map[*ast.MethodDecl]*unit
	rest   [sha256.Size]byte // of the text that is in no unit
	base   map[*unit]bool    // that the rest reaches
}

// unit is a method that matters by its name only.
type unit struct {
	id    string // Class.name(Types), as written
	name  string
	text  string
	words []string
	rest  bool // it counts as rest
}

// Analyse splits a program. Texts are files without a tree, of which all is rest. The
// order of the files does not matter.
func Analyse(files []*ast.File, texts []*source.File) *Program {
	p := &Program{byName: map[string][]*unit{}, byDecl: map[*ast.MethodDecl]*unit{}}
	a := &analysis{program: p, internal: map[string]bool{}, frozen: map[string]bool{}, outside: map[string]bool{}}
	for _, f := range files {
		for _, c := range f.Types {
			a.declare(c)
		}
	}
	a.findOutside(files)
	var rests []string
	for _, f := range files {
		rests = append(rests, a.file(f))
	}
	for _, t := range texts {
		rests = append(rests, t.Text)
	}
	slices.Sort(rests)
	h := sha256.New()
	words := map[string]bool{}
	for _, r := range rests {
		fmt.Fprintf(h, "%d %s", len(r), r)
		for _, w := range wordsOf(r) {
			words[w] = true
		}
	}
	for _, u := range p.units {
		if !u.rest && (implicit[u.name] || slices.ContainsFunc(u.words, func(w string) bool { return a.frozen[w] })) {
			u.rest = true
		}
		if u.rest {
			words[u.name] = true
		}
		p.byName[u.name] = append(p.byName[u.name], u)
	}
	p.rest = [sha256.Size]byte(h.Sum(nil))
	p.base = map[*unit]bool{}
	for w := range words {
		p.reach(p.base, w)
	}
	return p
}

// implicit are names that Java calls by itself.
var implicit = map[string]bool{
	"toString": true, "equals": true, "hashCode": true, "clone": true, "finalize": true, "compareTo": true,
	"iterator": true, "hasNext": true, "next": true, "close": true, "valueOf": true, "values": true,
}

// reach adds the units of a name, and what they reach.
func (p *Program) reach(to map[*unit]bool, name string) {
	for _, u := range p.byName[name] {
		if !to[u] && !p.base[u] {
			to[u] = true
			for _, w := range u.words {
				p.reach(to, w)
			}
		}
	}
}

// Methods gives for every method with a body that a program declares a fingerprint of
// all that its check may rest on, by Class.name(Types) as written. The lines do not
// matter.
func (p *Program) Methods() map[string]string {
	out := map[string]string{}
	for _, u := range p.units {
		out[u.id] += p.fingerprint(u)
	}
	return out
}

// ID is what Methods calls a method; "" for one without a unit, which rests on the
// rest only.
func (p *Program) ID(d *ast.MethodDecl) string {
	if u := p.byDecl[d]; u != nil {
		return u.id
	}
	return ""
}

// Rest is the fingerprint of what every method rests on.
func (p *Program) Rest() string { return p.fingerprint(nil) }

func (p *Program) fingerprint(u *unit) string {
	reached := map[*unit]bool{}
	if u != nil {
		reached[u] = true
		for _, w := range u.words {
			p.reach(reached, w)
		}
	}
	for b := range p.base {
		reached[b] = true
	}
	var texts []string
	for r := range reached {
		texts = append(texts, r.id+"\x00"+r.text)
	}
	slices.Sort(texts)
	h := sha256.New()
	h.Write(p.rest[:])
	for _, t := range texts {
		fmt.Fprintf(h, "%d ", len(t))
		io.WriteString(h, t)
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

var word = regexp.MustCompile(`[\pL\p{Nl}\p{Sc}\p{Pc}][\pL\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}\p{Cf}]*`)

func wordsOf(text string) []string {
	ws := word.FindAllString(text, -1)
	slices.Sort(ws)
	return slices.Compact(ws)
}
