package buildfile

import (
	"errors"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// pom is a pom.xml with what it inherits.
type pom struct {
	file          string
	root          *element
	parent        *pom // nil: it has none, or none that is here
	id            coordinate
	raw           map[string]value // properties of its own and of its parents
	managed       map[string]dependency
	missingParent string   // the parent that is not here
	without       []string // the poms that it imports and that are not here
}

// value is a text with the line that says it.
type value struct {
	text string
	at   Place
}

// dependency is an artefact that a pom asks for.
type dependency struct {
	coordinate
	scope      string // compile where it is empty
	optional   bool
	path       string   // of an archive of its own, for the scope system
	exclusions []string // group:artifact, * for all
	at         Place
}

// mostParents is how many poms inherit from each other.
const mostParents = 50

// pom reads a file with its parents; nil: it cannot be read, which is said once.
func (w *workspace) pom(path string) *pom { return w.pomBelow(path, nil) }

// pomBelow is pom for a parent of the poms in below, the nearest last.
func (w *workspace) pomBelow(path string, below []string) *pom {
	path = filepath.Clean(path)
	if p, known := w.poms[path]; known {
		return p
	}
	root, line, err := w.readXML(path)
	if err == nil && root.name != "project" {
		line, err = root.line, errors.New("it is no file of Maven, which has the element <project>")
	}
	if w.poms[path] = nil; err != nil {
		w.fileError(Place{path, line}, err)
		return nil
	}
	p := &pom{file: path, root: root, raw: map[string]value{}}
	p.parent = w.parentOf(p, append(below, path))
	p.inherit()
	w.poms[path] = p
	p.managed = w.management(p)
	return p
}

// parentOf is the parent that a pom names.
func (w *workspace) parentOf(p *pom, below []string) *pom {
	e := p.root.child("parent")
	if e == nil {
		return nil
	}
	at := Place{p.file, e.line}
	c := coordinate{group: e.value("groupId"), artifact: e.value("artifactId"), version: e.value("version")}
	relative := "../pom.xml"
	if r := e.child("relativePath"); r != nil {
		relative = r.text
	}
	var path string
	if relative != "" {
		path = filepath.Join(filepath.Dir(p.file), filepath.FromSlash(relative))
		if folder(path) != "" {
			path = filepath.Join(path, "pom.xml")
		}
	}
	if path == "" || !isFile(path) || !w.isOf(path, c) {
		path = w.repos.find(c, "pom")
	}
	switch {
	case path == "":
		p.missingParent = c.String()
		return nil
	case slices.Contains(below, filepath.Clean(path)):
		w.problem(at, "its parents lead back to %s, so none of them counts", path)
		return nil
	case len(below) > mostParents:
		w.problem(at, "it has more than %d parents", mostParents)
		return nil
	}
	return w.pomBelow(path, below)
}

// isOf reports whether a file is the pom of an artefact, of whatever version.
func (w *workspace) isOf(path string, c coordinate) bool {
	root, _, err := w.readXML(path)
	return err == nil && root.value("artifactId") == c.artifact
}

// inherit gives the pom its coordinate and its properties.
func (p *pom) inherit() {
	if p.parent != nil {
		for k, v := range p.parent.raw {
			p.raw[k] = v
		}
	}
	for _, from := range p.parts() {
		if e := from.child("properties"); e != nil {
			for _, c := range e.children {
				p.raw[c.name] = value{c.text, Place{p.file, c.line}}
			}
		}
	}
	or := func(own, inherited string) string {
		if v := p.root.value(own); v != "" {
			return v
		}
		return p.root.value("parent", inherited)
	}
	p.id = coordinate{group: or("groupId", "groupId"), artifact: p.root.value("artifactId"), version: or("version", "version")}
	for name, text := range map[string]string{"groupId": p.id.group, "artifactId": p.id.artifact, "version": p.id.version,
		"parent.version": p.root.value("parent", "version"), "parent.groupId": p.root.value("parent", "groupId")} {
		for _, prefix := range []string{"project.", "pom."} {
			p.raw[prefix+name] = value{text: text}
		}
	}
	dir := filepath.Dir(p.file)
	for _, name := range []string{"basedir", "project.basedir", "pom.basedir"} {
		p.raw[name] = value{text: dir}
	}
	p.id = p.coordinate(p.id)
}

// parts are the elements that say something of the project: its own, and the profiles that are active
// unless somebody chooses others.
func (p *pom) parts() []*element {
	out := []*element{p.root}
	for _, profile := range p.root.all("profiles", "profile") {
		if profile.value("activation", "activeByDefault") == "true" {
			out = append(out, profile)
		}
	}
	return out
}

var property = regexp.MustCompile(`\$\{([^{}$]*)\}`)

// text puts the values of properties into a text. What is not known stays as it is.
func (p *pom) text(s string) string {
	for range 20 {
		next := property.ReplaceAllStringFunc(s, func(whole string) string {
			if v, ok := p.raw[whole[2:len(whole)-1]]; ok && len(v.text) < 1000 {
				return v.text
			}
			return whole
		})
		if next == s || len(next) > 10_000 {
			break
		}
		s = next
	}
	return strings.TrimSpace(s)
}

func (p *pom) coordinate(c coordinate) coordinate {
	return coordinate{p.text(c.group), p.text(c.artifact), p.text(c.version), p.text(c.classifier), p.text(c.kind)}
}

// chain are the pom and its parents.
func (p *pom) chain() (out []*pom) {
	for ; p != nil; p = p.parent {
		out = append(out, p)
	}
	return out
}

// dependencies are those that the elements at names ask for, the pom's own before those of its
// parents, with the properties of the pom.
func (p *pom) dependencies(names ...string) (out []dependency) {
	seen := map[string]bool{}
	for _, q := range p.chain() {
		for _, part := range q.parts() {
			for _, e := range part.all(append(names, "dependencies", "dependency")...) {
				d := p.dependency(e, q.file)
				if k := d.key() + ":" + d.kind; !seen[k] {
					seen[k] = true
					out = append(out, d)
				}
			}
		}
	}
	return out
}

func (p *pom) dependency(e *element, file string) dependency {
	d := dependency{
		coordinate: p.coordinate(coordinate{e.value("groupId"), e.value("artifactId"), e.value("version"), e.value("classifier"), e.value("type")}),
		scope:      p.text(e.value("scope")), optional: p.text(e.value("optional")) == "true",
		path: p.text(e.value("systemPath")), at: Place{file, e.line},
	}
	if d.kind == "jar" {
		d.kind = ""
	}
	for _, x := range e.all("exclusions", "exclusion") {
		d.exclusions = append(d.exclusions, p.text(x.value("groupId"))+":"+p.text(x.value("artifactId")))
	}
	return d
}

// management are the versions and scopes that a pom has for artefacts, by their keys: its own, those of
// its parents, and those of the poms that it imports.
func (w *workspace) management(p *pom) map[string]dependency {
	out := map[string]dependency{}
	var imports []dependency
	for _, d := range p.dependencies("dependencyManagement") {
		if d.kind == "pom" && d.scope == "import" {
			imports = append(imports, d)
			continue
		}
		if _, known := out[d.key()]; !known {
			out[d.key()] = d
		}
	}
	for _, i := range imports {
		path := w.repos.find(i.coordinate, "pom")
		if m := w.modules[i.group+":"+i.artifact]; m != nil {
			path = m.file
		}
		if path == "" {
			p.without = append(p.without, i.coordinate.String())
			continue
		}
		if q := w.pom(path); q != nil {
			for k, d := range q.managed {
				if _, known := out[k]; !known {
					d.at = i.at
					out[k] = d
				}
			}
		}
	}
	return out
}

// managedVersion gives a dependency the version and scope that the pom has for it.
func (p *pom) managedVersion(d dependency) dependency {
	m, ok := p.managed[d.key()]
	if !ok {
		return d
	}
	if d.version == "" {
		d.version = m.version
	}
	if d.scope == "" {
		d.scope = m.scope
	}
	if d.path == "" {
		d.path = m.path
	}
	d.exclusions = append(slices.Clone(d.exclusions), m.exclusions...)
	return d
}
