package buildfile

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// gradleReader reads what the scripts of one project declare.
type gradleReader struct {
	*workspace
	build     *Build
	top, dir  string
	parts     []part
	variables map[string]string // of scripts and gradle.properties; empty: of several values
	direct    []dependency
	archives  []Library
	seen      map[string]bool // folders of projects that are added
	platforms []*pom          // whose versions count where none is said
}

// declaration begins one of a dependency that is compiled with:
//
//	implementation 'com.acme:money:1.4'
//	api(libs.money)
//	compileOnly project(':core')
var declaration = regexp.MustCompile(`(?m)^[ \t]*(?:"?)(api|implementation|compileOnly|compileOnlyApi|compile|provided|shadow)(?:"?)(?:[ \t]*\(|[ \t]+['"\w(\[])`)

// inherited are the configurations of which a project that depends on this one is given the libraries.
var inherited = []string{"api", "compileOnlyApi", "compile"}

// declarations reads those of a block of dependencies.
func (g *gradleReader) declarations(p part) { g.declared(p, nil) }

// declared is declarations for some configurations; nil stands for all.
func (g *gradleReader) declared(p part, only []string) {
	for i := p.from; ; {
		m := declaration.FindStringSubmatchIndex(p.text[i:p.to])
		if m == nil {
			return
		}
		name, from := p.text[i+m[2]:i+m[3]], i+m[3]
		if from < p.to && p.text[from] == '"' {
			from++
		}
		end := min(p.endOfStatement(from), p.to)
		if only == nil || slices.Contains(only, name) {
			g.declare(strings.TrimSpace(p.text[from:end]), p.at(i+m[2]))
		}
		i = max(end, i+m[1])
	}
}

var (
	mapped      = regexp.MustCompile(`\b(group|name|version|classifier|ext)\s*[:=]\s*(['"][^'"]*['"]|[\w.]+)`)
	otherModule = regexp.MustCompile(`\bproject\s*\(\s*(?:path\s*[:=]\s*)?['"]([^'"]+)['"]`)
	accessor    = regexp.MustCompile(`^(libs(?:\.\w+)+)(?:\.get\(\))?$`)
	projects    = regexp.MustCompile(`^projects((?:\.\w+)+)$`)
	reference   = regexp.MustCompile(`^[A-Za-z_]\w*(?:\.\w+|\[['"][\w.-]+['"]\])*$`)
	filesCall   = regexp.MustCompile(`^(?:rootProject\.)?files\s*\(`)
	treeCall    = regexp.MustCompile(`^(?:rootProject\.)?fileTree\s*\(\s*(?:dir\s*[:=]\s*|mapOf\(\s*"dir"\s+to\s+)?['"]([^'"]+)['"]`)
	bom         = regexp.MustCompile(`^(?:enforcedPlatform|platform)\s*\(\s*(.*?)\s*\)$`)
	mavenBOM    = regexp.MustCompile(`\bmavenBom[\s(]+("[^"\n]*"|'[^'\n]*')`)
	builtIn     = regexp.MustCompile(`^(?:gradleApi|localGroovy|gradleTestKit|kotlin)\s*\(`)
)

// declare reads what follows the name of a configuration.
func (g *gradleReader) declare(text string, at Place) {
	text = unparenthesized(text)
	switch {
	case mapped.MatchString(text) && strings.Contains(text, "name") && !strings.HasPrefix(text, "project"):
		var c coordinate
		for _, m := range mapped.FindAllStringSubmatch(text, -1) {
			*map[string]*string{"group": &c.group, "name": &c.artifact, "version": &c.version, "classifier": &c.classifier, "ext": &c.kind}[m[1]] = g.value(m[2])
		}
		g.library(c, text, at)
	default:
		for _, one := range arguments(text) {
			g.argument(one, at)
		}
	}
}

// argument reads one thing that is depended on.
func (g *gradleReader) argument(text string, at Place) {
	text = strings.TrimSpace(text)
	switch {
	case text == "" || strings.HasPrefix(text, "{") || builtIn.MatchString(text):
	case strings.HasPrefix(text, "'") || strings.HasPrefix(text, `"`):
		end := lengthOfToken(text)
		g.notation(g.expand(text[1:max(1, end-1)]), text, at)
	case otherModule.MatchString(text):
		g.project(otherModule.FindStringSubmatch(text)[1], at)
	case projects.MatchString(text):
		g.accessed(projects.FindStringSubmatch(text)[1], at)
	case bom.MatchString(text):
		g.platform(bom.FindStringSubmatch(text)[1], at)
	case filesCall.MatchString(text):
		for _, q := range quoted.FindAllStringSubmatch(text, -1) {
			g.archive(g.expand(q[1]), at)
		}
	case treeCall.MatchString(text):
		dir := g.within(g.expand(treeCall.FindStringSubmatch(text)[1]), text)
		for _, a := range archivesIn(dir) {
			g.archives = append(g.archives, Library{a, a, at})
		}
	case accessor.MatchString(text):
		g.fromCatalog(accessor.FindStringSubmatch(text)[1], at)
	case reference.MatchString(text) && strings.Count(g.value(text), ":") >= 1:
		g.notation(g.value(text), text, at)
	default:
		g.misread(text, at)
	}
}

// platform notes the pom that a text names, whose versions count where none is said.
func (g *gradleReader) platform(text string, at Place) {
	c := g.coordinateOf(text)
	path := g.repos.find(c, "pom")
	switch p := (*pom)(nil); {
	case c.group == "" || strings.Contains(c.String(), "$"):
		g.build.problem(at, "the versions of %s are not looked up", text)
	case path == "":
		g.build.problem(at, "the versions that %s has are not known: it is in no local repository", c)
	default:
		if p = g.pom(path); p != nil {
			g.platforms = append(g.platforms, p)
		}
	}
}

// coordinateOf is what a string, a variable or a name of the catalog stands for.
func (g *gradleReader) coordinateOf(text string) coordinate {
	if m := accessor.FindStringSubmatch(text); m != nil {
		return g.catalog().libraries[separators.Replace(strings.TrimPrefix(m[1], "libs."))].coordinate
	}
	parts := append(strings.Split(g.value(text), ":"), "", "", "")
	return coordinate{group: parts[0], artifact: parts[1], version: parts[2]}
}

// versioned gives what is depended on the versions that platforms have.
func (g *gradleReader) versioned() {
	for i := range g.direct {
		d := &g.direct[i]
		for _, p := range g.platforms {
			if m, ok := p.managed[d.key()]; ok && d.version == "" {
				d.version = m.version
			}
		}
		if d.version == "" {
			g.build.problem(d.at, "the version of %s is said by nothing that is read", d.key())
		}
	}
}

func (g *gradleReader) misread(text string, at Place) {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > 80 {
		text = string(r[:79]) + "…"
	}
	g.build.problem(at, "the dependency %s is not understood, and left out", text)
}

// notation reads group:artifact:version:classifier@kind.
func (g *gradleReader) notation(s, text string, at Place) {
	s, kind, _ := strings.Cut(s, "@")
	parts := append(strings.Split(s, ":"), "", "")
	if len(parts) < 4 || len(parts) > 6 {
		g.misread(text, at)
		return
	}
	g.library(coordinate{parts[0], parts[1], strings.TrimSuffix(parts[2], "!!"), parts[3], kind}, text, at)
}

func (g *gradleReader) library(c coordinate, text string, at Place) {
	switch {
	case c.kind == "jar":
		c.kind = ""
	case c.group == "" || c.artifact == "" || strings.Contains(c.String(), "$"):
		g.misread(text, at)
		return
	}
	g.direct = append(g.direct, dependency{coordinate: c, at: at})
}

func (g *gradleReader) archive(name string, at Place) {
	path := g.within(name, "")
	l := Library{Name: path, Place: at}
	if isFile(path) || folder(path) != "" {
		l.Path = path
	}
	g.archives = append(g.archives, l)
}

// within is a path of the project; of the whole build, where the text says rootProject.
func (g *gradleReader) within(name, text string) string {
	from := g.dir
	for _, root := range []string{"$rootDir/", "${rootDir}/", "$projectDir/", "${projectDir}/"} {
		rest, ok := strings.CutPrefix(name, root)
		if name = rest; ok && strings.Contains(root, "root") {
			from = g.top
		}
	}
	if strings.HasPrefix(text, "rootProject.") {
		from = g.top
	}
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(from, filepath.FromSlash(name))
}

// project adds another project of the build: its sources, its compiled classes, and the libraries that
// it hands on.
func (g *gradleReader) project(path string, at Place) {
	dir, ok := g.projects[":"+strings.TrimPrefix(path, ":")]
	if !ok {
		g.build.problem(at, "there is no project %s", path)
		return
	}
	if g.seen == nil {
		g.seen = map[string]bool{g.dir: true}
	}
	if g.seen[dir] {
		return
	}
	g.seen[dir] = true
	other := &gradleReader{workspace: g.workspace, build: g.build, top: g.top, dir: dir, parts: g.workspace.parts(g.top, dir), seen: g.seen}
	other.variables = g.workspace.variables(g.top, dir)
	g.build.Others = append(g.build.Others, append(other.sources(), gradleGenerated(dir)...)...)
	g.build.Classes = append(g.build.Classes, gradleClasses(dir)...)
	for _, p := range other.parts {
		for _, d := range p.blocks(p.block, dependencies, constraints) {
			other.declared(part{p.script, d}, inherited)
		}
	}
	g.direct, g.archives = append(g.direct, other.direct...), append(g.archives, other.archives...)
}

// accessed is project for the name that Gradle makes of a path: .myCore for :my-core.
func (g *gradleReader) accessed(name string, at Place) {
	for path := range g.projects {
		if path != ":" && strings.EqualFold(strings.NewReplacer("-", "", "_", "").Replace(strings.ReplaceAll(path, ":", ".")), name) {
			g.project(path, at)
			return
		}
	}
	g.build.problem(at, "there is no project %s", name)
}

// unparenthesized is a text without the parentheses around all of it, and without a block behind.
func unparenthesized(text string) string {
	s := &script{text: text}
	if strings.HasPrefix(text, "(") {
		return strings.TrimSpace(text[1:max(1, s.closing(0)-1)])
	}
	return text
}

// arguments are the parts of a text that commas separate.
func arguments(text string) (out []string) {
	s := &script{text: text}
	from := 0
	for i := 0; i < len(text); {
		switch text[i] {
		case '(', '[':
			i = s.closing(i)
		case '{':
			return append(out, text[from:i])
		case ',':
			out = append(out, text[from:i])
			from = i + 1
			i++
		default:
			i += lengthOfToken(text[i:])
		}
	}
	return append(out, text[from:])
}
