package buildfile

import (
	"slices"
	"strings"
)

// Which libraries a dependency brings with it says its pom in a local repository. Of several versions
// Maven takes the one nearest to the project, and of those the first; Gradle takes the newest.

// mostLibraries is how many libraries a module has at most.
const mostLibraries = 5000

// requested is a dependency with what led to it.
type requested struct {
	dependency
	exclusions []string // of all that led to it
	direct     Place    // of the project's own dependency that led to it
}

// resolver finds the libraries of one module.
type resolver struct {
	*workspace
	managed func(dependency) dependency // gives a dependency the version that the project has for it
	newest  bool                        // of several versions, as Gradle has it
	order   []string                    // keys, as they were met
	chosen  map[string]requested
}

// libraries gives what the dependencies are and bring.
func (r *resolver) libraries(direct []dependency) []Library {
	r.chosen = map[string]requested{}
	var todo []requested
	for _, d := range direct {
		todo = append(todo, requested{d, d.exclusions, d.at})
	}
	for len(todo) > 0 && len(r.order) < mostLibraries {
		q := todo[0]
		todo = todo[1:]
		have, known := r.chosen[q.key()]
		switch {
		case !known:
			r.order = append(r.order, q.key())
		case !r.newest || compareVersions(q.version, have.version) <= 0:
			continue
		}
		r.chosen[q.key()] = q
		todo = append(todo, r.brought(q)...)
	}
	var out []Library
	for _, k := range r.order {
		out = append(out, r.library(r.chosen[k]))
	}
	return out
}

func (r *resolver) library(q requested) Library {
	l := Library{Name: q.coordinate.String(), Place: q.direct}
	switch {
	case q.path != "":
		l.Name = q.path
		if isFile(q.path) {
			l.Path = q.path
		}
	case q.version == "":
		l.Name = q.key()
	default:
		l.Path = r.repos.find(q.coordinate, "jar")
	}
	return l
}

// brought are the libraries that one brings with it.
func (r *resolver) brought(q requested) (out []requested) {
	if q.path != "" || q.classifier != "" && q.version == "" {
		return nil
	}
	path := r.repos.find(q.coordinate, "pom")
	if path == "" {
		return nil
	}
	p := r.pom(path)
	if p == nil {
		return nil
	}
	for _, d := range p.dependencies() {
		d = p.managedVersion(d)
		requestedVersion := d.version
		d = r.managed(d)
		switch {
		case d.scope != "" && d.scope != "compile", d.optional, d.kind != "" && d.kind != "jar" && d.kind != "bundle":
			continue
		case isExcluded(q.exclusions, d.coordinate):
			continue
		case d.version == "":
			d.version = requestedVersion
		}
		out = append(out, requested{d, append(slices.Clone(q.exclusions), d.exclusions...), q.direct})
	}
	return out
}

// isExcluded reports whether exclusions, group:artifact with * for all, leave an artefact out.
func isExcluded(exclusions []string, c coordinate) bool {
	return slices.ContainsFunc(exclusions, func(x string) bool {
		group, artifact, _ := strings.Cut(x, ":")
		return (group == "*" || group == c.group) && (artifact == "*" || artifact == c.artifact)
	})
}
