package depend

import (
	"crypto/sha256"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// Program is the text of a program by units.
type Program struct {
	units  []*unit
	byName map[string][]*unit
	byDecl map[source.Span]*unit // by the place of the declaration
	rest   [sha256.Size]byte     // of the text that is in no unit
	placed [sha256.Size]byte     // of the same text, with its places
	orders [sha256.Size]byte     // of the same text by pieces, and of which units stand between them
	base   map[*unit]bool        // that the rest reaches
	places *places               // nil: nothing was asked of them
	texts  *places               // of units without their places; nil: nothing was asked of them

	all     string             // what WholePlaced gives; empty: nothing was asked of it
	layouts map[string]*layout // by file
	ids     map[string]int     // how many units are called so
	begins  map[string]begin   // of pieces; nil: nothing was asked of them
}

// unit is a method that matters by its name only.
type unit struct {
	id    string // Class.name(Types), as written
	name  string
	text  string
	place source.Span
	words []string
	rest  bool // it counts as rest
}

// Analyse splits a program. Texts are files without a tree and files of specifications,
// of which all is rest. The order of the files does not matter.
func Analyse(files []*ast.File, texts []*source.File) *Program {
	p := &Program{byName: map[string][]*unit{}, byDecl: map[source.Span]*unit{}, layouts: map[string]*layout{}, ids: map[string]int{}}
	a := &analysis{program: p, internal: map[string]bool{}, frozen: map[string]bool{}, outside: map[string]bool{}, fields: map[string]bool{}}
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
		a.places = append(a.places, placed(t, 0, t.Text))
		a.orders = append(a.orders, placed(t, 0, t.Text))
	}
	slices.Sort(rests)
	slices.Sort(a.places)
	slices.Sort(a.orders)
	p.placed = sha256.Sum256([]byte(strings.Join(a.places, "\x00")))
	p.orders = sha256.Sum256([]byte(strings.Join(a.orders, "\x00")))
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
	slices.Sort(a.puts)
	for _, put := range slices.Compact(a.puts) {
		fmt.Fprintf(h, "%d %s", len(put), put)
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
	if u := p.unit(d); u != nil {
		return u.id
	}
	return ""
}

// unit is that of a declaration, or of what specification files made of it; nil: none.
func (p *Program) unit(d *ast.MethodDecl) *unit {
	if d == nil {
		return nil
	}
	return p.byDecl[d.Span()]
}

// Rest is the fingerprint of what every method rests on.
func (p *Program) Rest() string { return p.fingerprint() }

// Placed is a fingerprint of all that the check of a method may rest on and of all
// places that its result may name: files, offsets and lines of what it rests on count.
// A method without a unit, nil among them, rests on the rest only.
func (p *Program) Placed(d *ast.MethodDecl) string { return p.digestOf(d, p.placed, p.withPlaces()) }

// Movable is Placed without the places: of the pieces of the files, their texts and their order count (see pieces.go).
func (p *Program) Movable(d *ast.MethodDecl) string {
	return p.digestOf(d, p.orders, p.withoutPlaces())
}

func (p *Program) withPlaces() *places {
	if p.places == nil {
		p.places = newPlaces(p, func(u *unit) string { return placed(u.place.File, u.place.Start, u.place.Text()) })
	}
	return p.places
}

func (p *Program) withoutPlaces() *places {
	if p.texts == nil {
		p.texts = newPlaces(p, func(u *unit) string { return u.place.File.Name + "\x00" + u.id + "\x00" + u.place.Text() })
	}
	return p.texts
}

// digestOf is a fingerprint of the rest, and of what a method reaches.
func (p *Program) digestOf(d *ast.MethodDecl, rest digest, c *places) string {
	h := sha256.New()
	h.Write(p.rest[:])
	h.Write(rest[:])
	h.Write(c.base[:])
	if u := p.unit(d); u != nil {
		alone := c.alone[u]
		h.Write(alone[:])
		var last *names
		for _, w := range u.words {
			if s := c.of(w); s != nil && s != last {
				h.Write(s.digest[:])
				last = s
			}
		}
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// Whole is the fingerprint of the whole program, as Methods gives it of one method: what calls before
// a method may be is decided by all of it.
func (p *Program) Whole() string { return p.fingerprint(p.units...) }

// WholePlaced is Whole with all places, as Placed has them.
func (p *Program) WholePlaced() string {
	if p.all == "" {
		p.all = p.digestOfAll(p.placed, p.withPlaces())
	}
	return p.all
}

// WholeMovable is WholePlaced without the places, as Movable has it.
func (p *Program) WholeMovable() string { return p.digestOfAll(p.orders, p.withoutPlaces()) }

func (p *Program) digestOfAll(rest digest, c *places) string {
	h := sha256.New()
	h.Write(p.rest[:])
	h.Write(rest[:])
	for _, u := range c.units {
		alone := c.alone[u]
		h.Write(alone[:])
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// placed is a text with its place.
func placed(f *source.File, start int32, text string) string {
	return fmt.Sprintf("%s:%d:%d %s", f.Name, start, strings.Count(f.Text[:start], "\n"), text)
}

// reached are some units and all that they and the rest reach.
func (p *Program) reached(us ...*unit) map[*unit]bool {
	reached := map[*unit]bool{}
	for _, u := range us {
		reached[u] = true
		for _, w := range u.words {
			p.reach(reached, w)
		}
	}
	for b := range p.base {
		reached[b] = true
	}
	return reached
}

func (p *Program) fingerprint(us ...*unit) string {
	var texts []string
	for r := range p.reached(us...) {
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
