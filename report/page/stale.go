package page

import (
	"regexp"
	"slices"
	"strings"

	"inspect/report"
)

// Stale lists the files of the document that are no longer what was checked, as far as
// that can be told, and those that cannot be read: the page shows its paths on the
// sources as they are now.
func (p *Page) Stale() (changed, missing []string) {
	if p.Source == nil {
		return nil, nil
	}
	note := func(file string, same func(lines []string) bool) {
		f := p.path(file)
		if file == "" || slices.Contains(changed, f) || slices.Contains(missing, f) {
			return
		}
		switch lines := p.Source(file); {
		case lines == nil:
			missing = append(missing, f)
		case !same(lines):
			changed = append(changed, f)
		}
	}
	for _, r := range p.Document.Results {
		note(r.File, func(lines []string) bool { return declares(lines, r) })
		for _, c := range report.AllOf(r) {
			places := []report.Place{c.Place}
			if c.Because != nil {
				places = append(places, c.Because.Place)
			}
			for _, s := range c.Steps {
				if s.Kind == "statement" && !s.Described {
					places = append(places, report.Place{File: s.File, Line: s.Line, Text: s.Text})
				}
			}
			for _, at := range places {
				if !strings.HasPrefix(at.File, "<") && !strings.HasPrefix(at.File, "src.zip/") { // of the library
					note(at.File, func(lines []string) bool { return at.IsInLines(lines) })
				}
			}
		}
	}
	return changed, missing
}

// identifier is a name as a method begins with.
var identifier = regexp.MustCompile(`^[\p{L}_$][\p{L}\p{N}_$]*`)

// declares reports whether the name of a method stands in its line; of the initialisation of a
// class it is that of the class.
func declares(lines []string, r *report.Result) bool {
	name := identifier.FindString(r.Method)
	if name == "static" {
		name = r.Class[strings.LastIndexByte(r.Class, '.')+1:]
	}
	if r.Line < 1 || name == "" {
		return true
	}
	return r.Line <= len(lines) && strings.Contains(lines[r.Line-1], name)
}

// stale words what Stale found, "" for nothing.
func (p *Page) stale() string {
	changed, missing := p.Stale()
	var out []string
	if len(changed) > 0 {
		out = append(out, "Changed since the check, so that lines and paths need not fit: "+join(changed)+".")
	}
	if len(missing) > 0 {
		out = append(out, "Not found, and so not shown: "+join(missing)+".")
	}
	return strings.Join(out, " ")
}
