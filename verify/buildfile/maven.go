package buildfile

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mavenGoal brings the libraries of a build of Maven, and says which they are in a file of each
// module that is read here.
const mavenGoal = "dependency:build-classpath -DincludeScope=compile -Dmdep.outputFile=" + mavenClassPath

// mavenClassPath is where mavenGoal writes the class path of a module.
const mavenClassPath = "target/classpath.txt"

// maven reads the pom.xml of a folder, and those of its modules.
func (w *workspace) maven(dir string) *Build {
	b := &Build{Tool: "Maven", Command: "mvn " + mavenGoal}
	top := w.mavenRoot(dir)
	w.repos, b.Root = w.repositoriesOf(top), top
	w.modules = map[string]*pom{}
	w.moduleFiles(filepath.Join(top, "pom.xml"), map[string]bool{}, func(p *pom) { w.modules[p.id.group+":"+p.id.artifact] = p })
	w.poms = map[string]*pom{} // those read so far did not know the other modules
	w.problems = nil
	own := filepath.Join(dir, "pom.xml")
	b.Files = []string{own}
	w.moduleFiles(own, map[string]bool{}, func(p *pom) { b.add(w.mavenModule(p)) })
	b.Problems = append(b.Problems, w.problems...)
	if len(w.modules) > 1 { // of which one needs what others compile to
		b.Command = "mvn compile " + mavenGoal
	}
	if isFile(filepath.Join(dir, "mvnw")) {
		b.Command = strings.Replace(b.Command, "mvn", "./mvnw", 1)
	}
	return b
}

// mavenRoot is the topmost folder above a module whose pom.xml has it among its modules.
func (w *workspace) mavenRoot(dir string) string {
	for {
		parent := filepath.Dir(dir)
		root, _, err := w.readXML(filepath.Join(parent, "pom.xml"))
		if err != nil || parent == dir || len(modulesOf(root)) == 0 {
			return dir
		}
		dir = parent
	}
}

// modulesOf are the elements that name modules, of all profiles.
func modulesOf(root *element) []*element {
	out := root.all("modules", "module")
	for _, profile := range root.all("profiles", "profile") {
		out = append(out, profile.all("modules", "module")...)
	}
	return out
}

// moduleFiles calls f with a pom and those of its modules, each once.
func (w *workspace) moduleFiles(path string, seen map[string]bool, f func(*pom)) {
	path = filepath.Clean(path)
	if seen[path] || len(seen) >= mostModules {
		return
	}
	seen[path] = true
	p := w.pom(path)
	if p == nil {
		return
	}
	f(p)
	for _, m := range modulesOf(p.root) {
		next := filepath.Join(filepath.Dir(path), filepath.FromSlash(p.text(m.text)))
		if folder(next) != "" {
			next = filepath.Join(next, "pom.xml")
		}
		if !isFile(next) {
			w.problem(Place{path, m.line}, "there is no module %s", m.text)
			continue
		}
		w.moduleFiles(next, seen, f)
	}
}

// mavenModule is what one pom says.
func (w *workspace) mavenModule(p *pom) *Build {
	b := &Build{Files: []string{p.file}}
	b.Level, b.LevelAt = p.level()
	if p.missingParent != "" {
		b.problem(Place{p.file, p.root.child("parent").line}, "its parent %s is in no local repository: what it says is not known", p.missingParent)
	}
	if p.root.value("packaging") == "pom" {
		return b
	}
	b.Sources, b.Generated, b.Classes = p.sources(), p.generated(), p.classes()
	var direct, handed []dependency // those of other modules are further away
	for _, d := range p.dependencies() {
		d = p.managedVersion(d)
		m := w.modules[d.group+":"+d.artifact]
		switch {
		case d.scope == "test", d.scope == "import", d.scope == "runtime":
		case m != nil && d.classifier == "" && d.kind != "test-jar":
			w.otherModule(b, m, map[*pom]bool{p: true}, &handed)
		case d.kind == "" || d.kind == "bundle" || d.kind == "maven-plugin":
			direct = append(direct, p.whole(b, d))
		}
	}
	r := &resolver{workspace: w, managed: func(d dependency) dependency {
		if m, ok := p.managed[d.key()]; ok && m.version != "" {
			d.version = m.version
		}
		return d
	}}
	b.Libraries = r.libraries(append(direct, handed...))
	if all, at := writtenClassPath(p.file); all != nil {
		b.Libraries = fromWritten(all, at, b.Classes)
	}
	return b
}

// whole is a dependency whose version is known; what is not known is said.
func (p *pom) whole(b *Build, d dependency) dependency {
	switch {
	case d.path != "" && !filepath.IsAbs(d.path):
		d.path = filepath.Join(filepath.Dir(d.at.File), d.path)
	case d.path != "":
	case d.version == "":
		b.problem(d.at, "the version of %s is said by nothing that is here%s", d.key(), orIn(p))
	case strings.Contains(d.coordinate.String(), "${"):
		b.problem(d.at, "%s: a property in it has no value here", d.coordinate)
	case strings.ContainsAny(d.version, "[(,"):
		b.problem(d.at, "%s: a range of versions is not looked up", d.coordinate)
	}
	return d
}

// orIn names the poms that are not here, and may say it.
func orIn(p *pom) string {
	var all []string
	for _, q := range p.chain() {
		all = append(all, q.without...)
		if q.missingParent != "" {
			all = append(all, q.missingParent)
		}
	}
	if all = compact(all); len(all) == 0 {
		return ""
	}
	return "; " + strings.Join(all, ", ") + " may, and is in no local repository"
}

// otherModule adds what a module has for one that depends on it: its sources, its compiled classes,
// and what it depends on itself.
func (w *workspace) otherModule(b *Build, m *pom, seen map[*pom]bool, handed *[]dependency) {
	if seen[m] {
		return
	}
	seen[m] = true
	b.Others = append(b.Others, append(m.sources(), m.generated()...)...)
	b.Classes = append(b.Classes, m.classes()...)
	for _, d := range m.dependencies() {
		d = m.managedVersion(d)
		k := w.modules[d.group+":"+d.artifact]
		switch {
		case d.scope != "" && d.scope != "compile" || d.optional:
		case k != nil:
			w.otherModule(b, k, seen, handed)
		case d.kind == "":
			*handed = append(*handed, m.whole(b, d))
		}
	}
}

// first is the first text that the pom or its parents have at the names, with its line.
func (p *pom) first(names ...string) (string, Place) {
	for _, q := range p.chain() {
		for _, part := range q.parts() {
			if e := part.child(names...); e != nil && e.text != "" {
				return p.text(e.text), Place{q.file, e.line}
			}
		}
	}
	return "", Place{}
}

// within is a folder that a pom names, from its own.
func (p *pom) within(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(filepath.Dir(p.file), filepath.FromSlash(name))
}

// output is the folder of what is built.
func (p *pom) output() string {
	if d, _ := p.first("build", "directory"); d != "" {
		return p.within(d)
	}
	return p.within("target")
}

// sources are the folders of sources that are there.
func (p *pom) sources() []string {
	dir, _ := p.first("build", "sourceDirectory")
	if dir == "" {
		dir = "src/main/java"
	}
	out := []string{folder(p.within(dir))}
	for _, e := range p.configurations("build-helper-maven-plugin") {
		for _, s := range e.all("sources", "source") {
			out = append(out, folder(p.within(p.text(s.text))))
		}
	}
	return compact(out)
}

// generated are the folders of generated sources that are there: target/generated-sources/annotations.
func (p *pom) generated() (out []string) {
	dir := filepath.Join(p.output(), "generated-sources")
	found, _ := os.ReadDir(dir)
	for _, f := range found {
		if f.IsDir() && !strings.HasPrefix(f.Name(), "test-") {
			out = append(out, filepath.Join(dir, f.Name()))
		}
	}
	return out
}

func (p *pom) classes() []string {
	if d, _ := p.first("build", "outputDirectory"); d != "" {
		return compact([]string{folder(p.within(d))})
	}
	return compact([]string{folder(p.output(), "classes")})
}

// configurations are those that the pom or its parents have for a plugin, the nearest first. Those of
// tests are left out.
func (p *pom) configurations(plugin string) (out []*element) {
	for _, q := range p.chain() {
		for _, part := range q.parts() {
			for _, e := range append(part.all("build", "plugins", "plugin"), part.all("build", "pluginManagement", "plugins", "plugin")...) {
				if e.value("artifactId") != plugin {
					continue
				}
				out = append(out, e.child("configuration"))
				for _, x := range e.all("executions", "execution") {
					if goals := x.child("goals"); goals == nil || !strings.Contains(strings.ToLower(allText(goals)), "test") {
						out = append(out, x.child("configuration"))
					}
				}
			}
		}
	}
	return slices.DeleteFunc(out, func(e *element) bool { return e == nil })
}

// allText is that of an element and of all in it.
func allText(e *element) string {
	out := e.text
	for _, c := range e.children {
		out += " " + allText(c)
	}
	return out
}

// level is the language's version that the compiler is given, with the line that says so.
func (p *pom) level() (string, Place) {
	for _, name := range []string{"release", "source"} {
		for _, q := range p.chain() {
			single := &pom{file: q.file, root: q.root, raw: p.raw}
			for _, e := range single.configurations("maven-compiler-plugin") {
				if c := e.child(name); c != nil && level(p.text(c.text)) != "" {
					return level(p.text(c.text)), Place{q.file, c.line}
				}
			}
		}
		if v, ok := p.raw["maven.compiler."+name]; ok && level(p.text(v.text)) != "" {
			return level(p.text(v.text)), v.at
		}
	}
	return "", Place{}
}

// level is a version of the language as Java counts today: 8 for 1.8; empty: it is none.
func level(text string) string {
	text = strings.TrimPrefix(strings.TrimSpace(text), "1.")
	if text == "" || len(text) > 2 || strings.Trim(text, "0123456789") != "" {
		return ""
	}
	return text
}

// writtenClassPath is what mavenGoal wrote for the module of a pom, unless the pom is newer; nil:
// there is nothing.
func writtenClassPath(file string) ([]string, Place) {
	path := filepath.Join(filepath.Dir(file), filepath.FromSlash(mavenClassPath))
	info, err := os.Stat(path)
	own, e := os.Stat(file)
	if err != nil || e != nil || !info.Mode().IsRegular() || info.Size() > mostBytes || info.ModTime().Before(own.ModTime()) {
		return nil, Place{}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, Place{}
	}
	return append([]string{}, filepath.SplitList(strings.TrimSpace(string(text)))...), Place{path, 1}
}

// fromWritten are the libraries of a class path that was written, without the folders of the module
// itself.
func fromWritten(all []string, at Place, classes []string) []Library {
	out := []Library{}
	for _, path := range all {
		if slices.Contains(classes, path) {
			continue
		}
		l := Library{Name: path, Place: at}
		if _, err := os.Stat(path); err == nil && filepath.IsAbs(path) {
			l.Path = path
		}
		out = append(out, l)
	}
	return out
}
