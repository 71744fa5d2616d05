package diff

import (
	"context"
	"maps"
	"slices"
	"strings"

	"inspect"
	"inspect/java/ast"
	javasource "inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// Options say what is compared, within which bounds.
type Options struct {
	Check    inspect.Options // its paths are those whose methods are compared
	Revision string
	// All: methods that no change concerns are compared, too.
	All bool
	// NoJVM: differences are confirmed by the interpreter alone.
	NoJVM bool
	// OnStart, unless nil, is called before the search, with the number of methods; OnStep with each that is decided.
	OnStart    func(methods int)
	OnProgress func(inspect.Progress)
}

// run is one comparison.
type run struct {
	options   Options
	in        *inputs
	now       []*member
	before    []*member
	moved     *pairings
	product   *product
	closed    struct{ now, before []*file } // the files of the product program
	texts     map[string]string
	shown     map[string]string // how a file of the product is shown
	found     *Found
	names     string             // why what depends on the names of classes is not decided; "": nothing does
	tests     map[string]int     // how many tests have a name
	states    map[*member]string // the static variable that a member may come to, as far as calls of it are not tried
	closedAre []*member          // those of the product program's files
	reported  map[*finding]bool  // differences that a row shows
	kinds     map[*member]string // the class that a member tells objects by, which no input is of
}

// Run compares. The error is an *InputError where what was given is wrong.
func Run(ctx context.Context, o Options) (*Found, error) {
	in, err := readSides(ctx, o.Revision, o.Check.Paths)
	if err != nil {
		return nil, err
	}
	return compare(ctx, o, in)
}

// compare compares the two sides.
func compare(ctx context.Context, o Options, in *inputs) (*Found, error) {
	r := &run{options: o, in: in, found: newFound(o.Revision), tests: map[string]int{}, reported: map[*finding]bool{}}
	if err := r.parse(ctx); err != nil {
		return nil, err
	}
	for _, f := range in.now.files {
		r.now = append(r.now, membersOf(f)...)
	}
	for _, f := range in.before.files {
		r.before = append(r.before, membersOf(f)...)
	}
	concern(r.now, r.before)
	if o.All {
		for _, m := range slices.Concat(r.now, r.before) {
			m.concerned = true
		}
	}
	r.moved = pairMoved(r.now, r.before)
	r.missing()
	subjects := r.subjects()
	if len(subjects) == 0 {
		return r.found, nil
	}
	end, err := r.build(ctx, subjects)
	defer end()
	if err != nil {
		return nil, err
	}
	return r.found, r.check(ctx)
}

// parse parses the files of both sides; those that are the same share a tree.
func (r *run) parse(ctx context.Context) error {
	same := map[string]*file{}
	for _, side := range []*side{r.in.now, r.in.before} {
		for _, f := range side.files {
			if err := ctx.Err(); err != nil {
				return err
			}
			if k := same[f.key]; k != nil && k.text == f.text {
				f.tree = k.tree
				continue
			}
			tree, ds := parse.File(javasource.NewFile(f.path, f.text))
			if tree == nil || javasource.HasError(ds) || tree.Partial {
				return notCompiling(f.path, side.name, ds)
			}
			f.tree, same[f.key] = tree, f
		}
	}
	return nil
}

// notCompiling says that a file does not compile on a side.
func notCompiling(path, side string, ds []*javasource.Diagnostic) error {
	for _, d := range ds {
		if d.IsError() {
			p := d.Span.Position()
			return wrong("%s does not compile in %s: line %d: %s", path, side, p.Line, d.Message)
		}
	}
	return wrong("%s does not compile in %s", path, side)
}

// missing notes the methods of which one side alone has a counterpart.
func (r *run) missing() {
	paired := map[string]bool{}
	for now, before := range r.moved.methods {
		paired[now], paired[before.id] = true, true
	}
	is, was := idsOf(r.now), idsOf(r.before)
	for now, before := range r.moved.classes {
		for _, m := range r.now {
			if id, ok := strings.CutPrefix(m.id, now+"."); ok && was[renamedID(before+"."+id, now, before)] {
				paired[m.id], paired[renamedID(before+"."+id, now, before)] = true, true
			}
		}
	}
	for _, k := range []struct {
		of    []*member
		other map[string]bool
		only  string
	}{{r.now, was, "new"}, {r.before, is, "gone"}} {
		for _, m := range k.of {
			if name := visibleName(m); name != nil && !k.other[m.id] && !paired[m.id] && r.in.subject[m.file.key] {
				r.found.Only = append(r.found.Only, Only{File: m.file.path, Line: name.Span().Line(), Method: m.id, Where: k.only})
			}
		}
	}
}

// idsOf are the ids of members, without those that their class alone sees.
func idsOf(ms []*member) map[string]bool {
	out := map[string]bool{}
	for _, m := range ms {
		out[m.id] = m.decl == nil || visibleName(m) != nil
	}
	return out
}

// visibleName is the name of a method or field that others see; nil: it is none.
func visibleName(m *member) *ast.Name {
	switch d := m.decl.(type) {
	case *ast.MethodDecl:
		if !d.Modifiers.Has("private") {
			return d.Name
		}
	case *ast.FieldDecl:
		if !d.Modifiers.Has("private") {
			return d.Name
		}
	}
	return nil
}

// renamedID is the id of a member with the name of its class as it was, which constructors have.
func renamedID(id, now, before string) string {
	simple := func(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }
	return strings.Replace(id, "."+simple(now)+"(", "."+simple(before)+"(", 1)
}

// subjects are the classes with members that are compared, by their names, and with their files.
func (r *run) subjects() map[string]*file {
	out := map[string]*file{}
	for _, m := range slices.Concat(r.now, r.before) {
		if m.concerned && r.in.subject[m.file.key] {
			class := m.id
			if m.decl != nil {
				class = m.id[:strings.LastIndexByte(withoutParameters(m.id), '.')]
			}
			out[class] = m.file
		}
	}
	return out
}

func withoutParameters(id string) string {
	name, _, _ := strings.Cut(id, "(")
	return name
}

// The marks of the product program's names.
const (
	beforeMark = "$before"
	pairEnding = "$pair"
)

// needs are the classes whose files the product program has: the subjects, those that inherit from them, and what was
// renamed or moved.
func (r *run) needs(subjects map[string]*file, below map[string][]string) map[string]bool {
	needed := map[string]bool{}
	for class := range subjects {
		needed[class] = true
	}
	for _, m := range r.moved.methods {
		needed[m.owner()] = true
	}
	for now, before := range r.moved.classes {
		needed[now], needed[before] = true, true
	}
	for grown := -1; grown != len(needed); { // those below, and below these
		grown = len(needed)
		for class := range maps.Clone(needed) {
			for _, k := range below[class[strings.LastIndexByte(class, '.')+1:]] {
				needed[k] = true
			}
		}
	}
	return needed
}

// copies takes the files of both sides into the product program, and gives their paths there.
func (r *run) copies(now, before []*file) ([]string, error) {
	naming := &renaming{mark: beforeMark, classes: map[string][]string{}}
	for _, f := range slices.Concat(now, before) {
		if strings.Contains(f.text, beforeMark) || strings.Contains(f.text, pairEnding) || hasEscapes(f.text) {
			return nil, wrong("%s has names with %s or %s, or escapes of characters, which is not understood here", f.path, beforeMark, pairEnding)
		}
		for _, c := range f.tree.Types {
			q := qualified(f.pkg(), c.Name.Text)
			if !slices.Contains(naming.classes[c.Name.Text], q) {
				naming.classes[c.Name.Text] = append(naming.classes[c.Name.Text], q)
			}
		}
	}
	r.texts, r.shown = map[string]string{}, map[string]string{}
	var paths []string
	for _, side := range []struct {
		files []*file
		mark  string
		names *renaming
	}{{now, "", nil}, {before, beforeMark, naming}} {
		for _, f := range side.files {
			text, err := copyOf(f, side.names)
			if err != nil {
				return nil, err
			}
			path := copyPath(f, side.mark)
			if r.shown[path] != "" {
				return nil, wrong("%s and %s are of one package and have one name", f.path, r.shown[path])
			}
			r.shown[path] = f.path
			if side.mark != "" {
				r.shown[path] = r.in.before.name + ":" + f.path
			}
			r.texts[path] = text
			paths = append(paths, path)
		}
	}
	return paths, nil
}

// build makes the product program of what the subjects need.
func (r *run) build(ctx context.Context, subjects map[string]*file) (end func(), err error) {
	end = func() {}
	extended, below := extensions(slices.Concat(r.now, r.before))
	needed := r.needs(subjects, below)
	now, before := r.closure(r.in.now, needed), r.closure(r.in.before, needed)
	r.closed.now, r.closed.before = now, before
	r.names = seesNames(slices.Concat(now, before))
	paths, err := r.copies(now, before)
	if err != nil {
		return end, err
	}
	w, ds, end, err := inspect.Program(ctx, r.checkOptions(paths))
	if err != nil {
		return end, err
	}
	if w == nil {
		for _, d := range ds {
			return end, wrong("%s:%d: %s", r.show(d.File), d.Line, r.plain(d.Message))
		}
		return end, wrong("the sources cannot be read")
	}
	r.product = &product{world: w, mark: beforeMark, ending: pairEnding, byClass: map[*types.Class]*pair{}, moved: r.moved, extended: extended, signatures: map[*types.Method]*types.Signature{}, files: map[string]*file{}}
	for _, f := range now {
		r.product.files[copyPath(f, "")] = f
	}
	r.product.created = r.createdExceptions()
	for _, class := range slices.Sorted(maps.Keys(subjects)) {
		r.pair(class)
	}
	for _, class := range slices.Sorted(maps.Keys(needed)) { // what they inherit shows in their objects
		if c := w.Lookup(class); subjects[class] == nil && c != nil && c.Name == class && !r.product.isBefore(c) {
			w.Header(c)
			r.product.pairOf(c, r.product.fileOf(c))
		}
	}
	for i := 0; i < len(r.product.pairs); i++ { // steps need further pairs
		r.product.plan(r.product.pairs[i])
	}
	for _, k := range r.product.pairs {
		k.steps = append(k.steps, k.gifts...)
		r.product.write(k)
		r.texts[k.path] = k.text
	}
	return end, nil
}

// extensions are the simple names of what classes extend, and by these the classes that do.
func extensions(ms []*member) (extended map[string]bool, below map[string][]string) {
	extended, below = map[string]bool{}, map[string][]string{}
	add := func(of ast.TypeExpr, class string) {
		if t, ok := of.(*ast.NamedType); ok {
			name := t.Parts[len(t.Parts)-1].Name
			extended[name] = true
			if class != "" {
				below[name] = append(below[name], class)
			}
		}
	}
	for _, m := range ms {
		if m.decl == nil {
			for _, t := range slices.Concat(m.class.Extends, m.class.Implements) {
				add(t, m.id)
			}
			continue
		}
		ast.Walk(m.decl, func(n ast.Node) bool {
			if n, ok := n.(*ast.New); ok && n.Body != nil {
				add(n.Type, "")
			}
			return true
		})
	}
	return extended, below
}

// pair makes the pair of a class that is compared, or says why there is none.
func (r *run) pair(class string) {
	p := r.product
	c := p.world.Lookup(class)
	if c == nil || c.Name != class {
		return // it is gone, which is said
	}
	p.world.Header(c)
	if p.beforeOf(c) == nil {
		return // it is new
	}
	if p.pairOf(c, p.fileOf(c)) != nil {
		return
	}
	for k := c; k != nil; k = k.Outer {
		if k.Decl != nil && k.Decl.Modifiers.Has("private") {
			return // what its methods do shows in those of the class around it, which name it
		}
	}
	why := p.unpaired(c)
	if c.IsEnum() {
		why = c.SimpleName() + " is an enum"
	}
	for _, m := range r.now {
		if m.concerned && strings.HasPrefix(m.id, class+".") {
			r.undecided(m, why)
		}
	}
}

// fileOf is the file of a class as it is.
func (p *product) fileOf(c *types.Class) *file {
	if c.File == nil {
		return nil
	}
	return p.files[c.File.Source.Name]
}

// closure are the files of a side that have some classes, and those of the classes that these name.
func (r *run) closure(s *side, classes map[string]bool) (out []*file) {
	byClass := map[string]*file{}
	simple := map[string][]string{}
	for _, f := range s.files {
		for _, c := range f.tree.Types {
			q := qualified(f.pkg(), c.Name.Text)
			byClass[q] = f
			simple[c.Name.Text] = append(simple[c.Name.Text], q)
		}
	}
	seen := map[*file]bool{}
	add := func(f *file) {
		if f != nil && !seen[f] {
			seen[f] = true
			out = append(out, f)
		}
	}
	for _, c := range slices.Sorted(maps.Keys(classes)) {
		for name := c; name != ""; name = packageOf(name) { // an inner class is its outer one's
			add(byClass[name])
		}
	}
	for i := 0; i < len(out); i++ {
		f := out[i]
		for word := range wordSet(f.text) {
			if qs := simple[word]; len(qs) > 0 {
				if means, _ := mayMean(f, word, qs); means {
					for _, q := range qs {
						add(byClass[q])
					}
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b *file) int { return strings.Compare(a.path, b.path) })
	return out
}

// checkOptions are those of the check of the product program.
func (r *run) checkOptions(paths []string) inspect.Options {
	o := r.options.Check
	o.Paths, o.Texts = paths, r.texts
	o.Exclude, o.Include, o.Methods = nil, nil, nil
	o.ChangedSince, o.ChangedBeside = "", nil
	o.Needs, o.Policy, o.Reproducer = "off", nil, ""
	o.AllProperties = false
	o.SpecPath, o.States, o.Statics, o.NullableByDefault = nil, "reachable", "initialized", true // a caller may pass null
	return o
}

// show is how a file of the product program is shown.
func (r *run) show(path string) string {
	if s := r.shown[path]; s != "" {
		return s
	}
	return path
}

// undecided notes a method that is not decided, with the reason.
func (r *run) undecided(m *member, why string) {
	d, ok := m.decl.(*ast.MethodDecl)
	if !ok || d.Modifiers.Has("private") {
		return
	}
	r.found.Methods = append(r.found.Methods, &Method{File: m.file.path, Line: d.Name.Span().Line(), Method: m.id, Verdict: NotDecided, Reason: why})
}
