package measure

import (
	"cmp"
	"go/ast"
	"slices"
)

// Receiver is a type with methods. Those of T and of *T count alike. AllMethods and AllFields count
// those of the structs of its package that it embeds, too.
type Receiver struct {
	Name                string
	Methods, AllMethods int
	Fields, AllFields   int
}

// declared is what the files of a package declare for one of its types.
type declared struct {
	methods, fields, embedded []string
}

// Receivers lists the types of the product that have methods, those with the most methods first.
func (t *Tree) Receivers() []Receiver {
	packages := map[string]map[string]*declared{}
	t.product(func(f File) {
		types := packages[f.Package()]
		if types == nil {
			types = map[string]*declared{}
			packages[f.Package()] = types
		}
		get := func(name string) *declared {
			if types[name] == nil {
				types[name] = &declared{}
			}
			return types[name]
		}
		for _, d := range f.Syntax.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if name := receiver(d); name != "" {
					r := get(name)
					r.methods = append(r.methods, d.Name.Name)
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						if st, ok := s.Type.(*ast.StructType); ok {
							get(s.Name.Name).addFields(st)
						}
					}
				}
			}
		}
	})
	var out []Receiver
	for pkg, types := range packages {
		for name, d := range types {
			methods, fields := map[string]bool{}, map[string]bool{}
			d.addTo(methods, fields)
			r := Receiver{Name: pkg + "." + name, Methods: len(methods), Fields: len(fields)}
			promote(types, name, methods, fields, map[string]bool{})
			r.AllMethods, r.AllFields = len(methods), len(fields)
			if r.AllMethods > 0 {
				out = append(out, r)
			}
		}
	}
	slices.SortFunc(out, func(a, b Receiver) int {
		return cmp.Or(b.AllMethods-a.AllMethods, b.Methods-a.Methods, cmp.Compare(a.Name, b.Name))
	})
	return out
}

func (d *declared) addFields(st *ast.StructType) {
	for _, f := range st.Fields.List {
		for _, n := range f.Names {
			d.fields = append(d.fields, n.Name)
		}
		if len(f.Names) == 0 {
			if name := named(f.Type); name != "" {
				d.embedded = append(d.embedded, name)
				d.fields = append(d.fields, name)
			}
		}
	}
}

// addTo adds the names of d's own methods and fields.
func (d *declared) addTo(methods, fields map[string]bool) {
	for _, m := range d.methods {
		methods[m] = true
	}
	for _, f := range d.fields {
		fields[f] = true
	}
}

// promote adds the methods and fields of the type and of all that it embeds.
func promote(types map[string]*declared, name string, methods, fields, done map[string]bool) {
	d := types[name]
	if d == nil || done[name] {
		return
	}
	done[name] = true
	d.addTo(methods, fields)
	for _, e := range d.embedded {
		promote(types, e, methods, fields, done)
	}
}
