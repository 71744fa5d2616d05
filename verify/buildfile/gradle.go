package buildfile

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// gradle reads the scripts of a folder, and those of its projects.
func (w *workspace) gradle(dir string) *Build {
	top := gradleRoot(dir)
	w.repos, w.scripts = w.repositoriesOf(top), map[string]*script{}
	w.catalogs = map[string]*catalog{}
	w.findProjects(top)
	b := &Build{Tool: "Gradle", Command: "gradle classes", Root: top}
	if isFile(filepath.Join(top, "gradlew")) {
		b.Command = "./gradlew classes"
	}
	for _, name := range []string{"build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"} {
		if isFile(filepath.Join(dir, name)) {
			b.Files = append(b.Files, filepath.Join(dir, name))
		}
	}
	var below []string
	for _, d := range w.projects {
		if d == dir || strings.HasPrefix(d, dir+string(filepath.Separator)) {
			below = append(below, d)
		}
	}
	slices.Sort(below)
	for _, d := range compact(append([]string{dir}, below...)) {
		b.add(w.gradleProject(top, d))
	}
	b.Problems = append(b.Problems, w.problems...)
	return b
}

// gradleRoot is the nearest folder with a file of settings, from dir upwards; dir: there is none.
func gradleRoot(dir string) string {
	for d := dir; ; {
		if isFile(filepath.Join(d, "settings.gradle")) || isFile(filepath.Join(d, "settings.gradle.kts")) {
			return d
		}
		parent := filepath.Dir(d)
		if parent == d {
			return dir
		}
		d = parent
	}
}

var (
	include    = regexp.MustCompile(`(?m)^[ \t]*include\b`)
	projectDir = regexp.MustCompile(`project\(\s*['"]([^'"]+)['"]\s*\)\.projectDir\s*=\s*(?:file|new File)\s*\(\s*(?:rootDir,\s*|settingsDir,\s*)?['"]([^'"]+)['"]`)
	quoted     = regexp.MustCompile(`['"]([^'"\n]*)['"]`)
)

// findProjects notes the folders of the projects that the settings include.
func (w *workspace) findProjects(top string) {
	w.projects = map[string]string{":": top}
	for _, name := range []string{"settings.gradle", "settings.gradle.kts"} {
		s := w.script(filepath.Join(top, name))
		if s == nil {
			continue
		}
		for _, m := range include.FindAllStringIndex(s.text, -1) {
			for _, q := range quoted.FindAllStringSubmatch(s.text[m[1]:s.endOfStatement(m[1])], -1) {
				path := ":" + strings.TrimPrefix(q[1], ":")
				dir := filepath.Join(top, filepath.FromSlash(strings.ReplaceAll(path[1:], ":", "/")))
				if len(w.projects) < mostModules && folder(dir) != "" {
					w.projects[path] = dir
				}
			}
		}
		for _, m := range projectDir.FindAllStringSubmatch(s.text, -1) {
			if dir := folder(top, filepath.FromSlash(m[2])); dir != "" {
				w.projects[":"+strings.TrimPrefix(m[1], ":")] = dir
			}
		}
	}
}

// endOfStatement is where one ends that has come to an offset: at the end of the line, unless a
// parenthesis is open or a comma stands there.
func (s *script) endOfStatement(from int) int {
	last := byte(0)
	for i := from; i < len(s.text); {
		switch c := s.text[i]; {
		case c == '\n' && last != ',' && last != 0, c == ';', c == '}':
			return i
		case c == '(', c == '[', c == '{':
			i, last = s.closing(i), ')'
		default:
			n := lengthOfToken(s.text[i:])
			if c != ' ' && c != '\t' && c != '\n' && c != '\r' {
				last = s.text[i+n-1]
			}
			i += n
		}
	}
	return len(s.text)
}

// part is a block of a script that says something of a project.
type part struct {
	*script
	block
}

var (
	allProjects  = regexp.MustCompile(`^\s*(?:allprojects|subprojects)\s*$`)
	onlyOthers   = regexp.MustCompile(`^\s*(?:allprojects|subprojects|buildscript|configure\b.*|project\s*\(.*)\s*$`)
	dependencies = regexp.MustCompile(`^\s*(?:project\.)?dependencies\s*$`)
	constraints  = regexp.MustCompile(`^\s*(?:constraints|buildscript|pluginManagement|testing|plugins|allprojects|subprojects|configure\b.*|project\s*\(.*)\s*$`)
	mainSources  = regexp.MustCompile(`^\s*(?:main|getByName\("main"\)|named\("main"\))\s*$`)
	sourceSets   = regexp.MustCompile(`^\s*sourceSets\s*$`)
	javaSources  = regexp.MustCompile(`^\s*java\s*$`)
	resources    = regexp.MustCompile(`^\s*resources\s*$`)
	sourceDir    = regexp.MustCompile(`\bsrcDirs?\b`)
	levels       = []*regexp.Regexp{
		regexp.MustCompile(`\brelease(?:\.set\(|\s*=\s*|\s+)(?:JavaVersion\.VERSION_)?['"]?([0-9_.]+)`),
		regexp.MustCompile(`\bsourceCompatibility\s*=?\s*(?:JavaVersion\.(?:toVersion\()?(?:VERSION_)?)?['"]?([0-9_.]+)`),
		regexp.MustCompile(`JavaLanguageVersion\.of\(\s*['"]?([0-9]+)`),
	}
)

// parts are what the scripts say of the project in a folder: its own, and what the root says of all.
func (w *workspace) parts(top, dir string) (out []part) {
	for _, d := range compact([]string{dir, top}) {
		for _, name := range []string{"build.gradle", "build.gradle.kts"} {
			s := w.script(filepath.Join(d, name))
			if s == nil {
				continue
			}
			if d == dir {
				out = append(out, part{s, s.whole()})
			}
			for _, b := range s.blocks(s.whole(), allProjects, nil) {
				if d == top {
					out = append(out, part{s, b})
				}
			}
		}
	}
	return out
}

// gradleProject is what one project says.
func (w *workspace) gradleProject(top, dir string) *Build {
	b := &Build{}
	g := &gradleReader{workspace: w, build: b, top: top, dir: dir, parts: w.parts(top, dir)}
	g.variables = w.variables(top, dir)
	b.Sources, b.Generated, b.Classes = g.sources(), gradleGenerated(dir), gradleClasses(dir)
	b.Level, b.LevelAt = g.level()
	for _, p := range g.parts {
		b.Files = append(b.Files, p.file)
		for _, d := range p.blocks(p.block, dependencies, constraints) {
			g.declarations(part{p.script, d})
		}
		for _, m := range mavenBOM.FindAllStringSubmatchIndex(p.text[p.from:p.to], -1) {
			g.platform(p.text[p.from+m[2]:p.from+m[3]], p.at(p.from+m[2]))
		}
	}
	g.versioned()
	r := &resolver{workspace: w, managed: func(d dependency) dependency { return d }, newest: true}
	if locked, ok := g.locked(); ok {
		b.Libraries = append(r.exactly(locked), g.archives...)
		return b
	}
	b.Libraries = append(r.libraries(g.direct), g.archives...)
	return b
}

// exactly are libraries that bring nothing with them.
func (r *resolver) exactly(all []dependency) (out []Library) {
	for _, d := range all {
		out = append(out, r.library(requested{d, nil, d.at}))
	}
	return out
}

// gradleGenerated are the folders of generated sources that are there.
func gradleGenerated(dir string) []string {
	out := folders(dir, "build/generated/sources/annotationProcessor/java/main", "build/generated/source/apt/main", "build/generated-src/antlr/main",
		"build/generated/source/proto/main/java", "build/generated/sources/proto/main/java")
	return out
}

func gradleClasses(dir string) []string {
	return folders(dir, "build/classes/java/main", "build/classes/kotlin/main", "build/classes/main", "build/resources/main/classes")
}

// sources are the folders of sources that are there.
func (g *gradleReader) sources() []string {
	var out []string
	for _, p := range g.parts {
		out = append(out, g.sourceDirs(part{p.script, p.block}, "sourceSets.main.java.")...)
		for _, sets := range p.blocks(p.block, sourceSets, nil) {
			for _, m := range p.blocks(sets, mainSources, nil) {
				out = append(out, g.sourceDirs(part{p.script, m}, "java.")...)
				for _, java := range p.blocks(m, javaSources, resources) {
					out = append(out, g.sourceDirs(part{p.script, java}, "")...)
				}
			}
		}
	}
	return compact(append(out, folder(g.dir, "src", "main", "java")))
}

// sourceDirs are the folders that srcDir and srcDirs name behind a prefix.
func (g *gradleReader) sourceDirs(p part, prefix string) (out []string) {
	for _, at := range sourceDir.FindAllStringIndex(p.text[p.from:p.to], -1) {
		from, end := p.from+at[0], p.from+at[1]
		if word := p.text[p.from:from]; !strings.HasSuffix(word, prefix) || prefix == "" && strings.HasSuffix(word, ".") {
			continue
		}
		for _, q := range quoted.FindAllStringSubmatch(p.text[end:min(p.endOfStatement(end), p.to)], -1) {
			out = append(out, folder(g.dir, filepath.FromSlash(q[1])))
		}
	}
	return out
}

// level is the language's version, with the line that says so.
func (g *gradleReader) level() (string, Place) {
	for _, p := range g.parts {
		for _, l := range levels {
			if m := l.FindStringSubmatchIndex(p.text[p.from:p.to]); m != nil {
				text := strings.ReplaceAll(p.text[p.from+m[2]:p.from+m[3]], "_", ".")
				if v := level(text); v != "" {
					return v, p.at(p.from + m[2])
				}
			}
		}
	}
	return "", Place{}
}

// locked are the libraries that a lock file names for compilation; false: there is none.
//
//	com.acme:money:1.4=compileClasspath,runtimeClasspath
func (g *gradleReader) locked() (out []dependency, ok bool) {
	path := filepath.Join(g.dir, "gradle.lockfile")
	if !isFile(path) {
		return nil, false
	}
	lines, err := readLines(path)
	if err != nil {
		g.build.Problems = append(g.build.Problems, fileError(Place{path, 0}, err))
		return nil, false
	}
	for i, l := range lines {
		name, configurations, found := strings.Cut(strings.TrimSpace(l), "=")
		parts := strings.Split(name, ":")
		switch {
		case !found || strings.HasPrefix(l, "#") || name == "empty":
		case len(parts) != 3:
			g.build.problem(Place{path, i + 1}, "%q is no group:artifact:version", name)
		case slices.Contains(strings.Split(configurations, ","), "compileClasspath"):
			out = append(out, dependency{coordinate: coordinate{group: parts[0], artifact: parts[1], version: parts[2]}, at: Place{path, i + 1}})
		}
	}
	g.build.Files = append(g.build.Files, path)
	return out, true
}

// archivesIn are the archives of a folder.
func archivesIn(dir string) (out []string) {
	found, _ := os.ReadDir(dir)
	for _, f := range found {
		if strings.EqualFold(filepath.Ext(f.Name()), ".jar") && isFile(filepath.Join(dir, f.Name())) {
			out = append(out, filepath.Join(dir, f.Name()))
		}
	}
	return out
}
