package buildfile

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// coordinate names an artefact.
type coordinate struct {
	group, artifact, version string
	classifier, kind         string // kind is jar where it is empty
}

// key is what artefacts of several versions have in common.
func (c coordinate) key() string {
	out := c.group + ":" + c.artifact
	if c.classifier != "" {
		out += ":" + c.classifier
	}
	return out
}

// String is group:artifact:version, with the classifier behind it.
func (c coordinate) String() string {
	out := c.group + ":" + c.artifact + ":" + c.version
	if c.classifier != "" {
		out += ":" + c.classifier
	}
	return out
}

// isSafe reports whether the parts of a coordinate are names, and lead nowhere else as parts of a path.
func (c coordinate) isSafe() bool {
	for _, p := range []string{c.group, c.artifact, c.version, c.classifier} {
		if strings.ContainsAny(p, `/\$*?[]{}`) || strings.Contains(p, "..") {
			return false
		}
	}
	return c.group != "" && c.artifact != "" && c.version != ""
}

// repositories are the local ones, of Maven's layout and of Gradle's cache.
type repositories struct {
	maven  []string
	gradle []string
}

// repositoriesOf are those that Maven and Gradle have for a build whose root is at root.
func (w *workspace) repositoriesOf(root string) repositories {
	var r repositories
	r.maven = append(r.maven, w.mavenConfigured(root))
	if w.machine.Home != "" {
		r.maven = append(r.maven, filepath.Join(w.machine.Home, ".m2", "repository"))
		r.gradle = append(r.gradle, filepath.Join(w.machine.Home, ".gradle", "caches", "modules-2", "files-2.1"))
	}
	if home := w.machine.Lookup("GRADLE_USER_HOME"); home != "" {
		r.gradle = append([]string{filepath.Join(home, "caches", "modules-2", "files-2.1")}, r.gradle...)
	}
	r.maven, r.gradle = compact(r.maven), compact(r.gradle)
	return r
}

// mavenConfigured is the local repository that .mvn/maven.config or Maven's settings name; empty:
// they name none.
func (w *workspace) mavenConfigured(root string) string {
	if text, err := os.ReadFile(filepath.Join(root, ".mvn", "maven.config")); err == nil {
		for _, word := range strings.Fields(string(text)) {
			if path, ok := strings.CutPrefix(word, "-Dmaven.repo.local="); ok {
				return w.path(root, path)
			}
		}
	}
	if w.machine.Home == "" {
		return ""
	}
	settings := filepath.Join(w.machine.Home, ".m2", "settings.xml")
	if !isFile(settings) {
		return ""
	}
	e, line, err := readXML(settings)
	if err != nil {
		w.fileError(Place{settings, line}, err)
		return ""
	}
	if path := e.value("localRepository"); path != "" {
		return w.path(filepath.Dir(settings), path)
	}
	return ""
}

// path is one that a file of settings names, from a folder.
func (w *workspace) path(from, name string) string {
	name = strings.NewReplacer("${user.home}", w.machine.Home, "${env.HOME}", w.machine.Home).Replace(name)
	if !filepath.IsAbs(name) {
		name = filepath.Join(from, name)
	}
	return filepath.Clean(name)
}

// find is where the file of an artefact is, of an ending: jar, pom. Empty: it is not here.
func (r repositories) find(c coordinate, ending string) string {
	if !c.isSafe() {
		return ""
	}
	name := c.artifact + "-" + c.version
	if c.classifier != "" && ending != "pom" {
		name += "-" + c.classifier
	}
	name += "." + ending
	for _, dir := range r.maven {
		if path := filepath.Join(dir, filepath.FromSlash(strings.ReplaceAll(c.group, ".", "/")), c.artifact, c.version, name); isFile(path) {
			return path
		}
	}
	for _, dir := range r.gradle {
		// each file has a folder of its own, named by its hash
		found, _ := filepath.Glob(filepath.Join(escape(filepath.Join(dir, c.group, c.artifact, c.version)), "*", escape(name)))
		slices.Sort(found)
		for _, path := range found {
			if isFile(path) {
				return path
			}
		}
	}
	return ""
}

// escape makes a path one that filepath.Glob takes as it stands.
func escape(path string) string {
	if filepath.Separator == '\\' {
		return path // nothing can be escaped there
	}
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`, "[", `\[`).Replace(path)
}
