package verify

import (
	"encoding/json"
	"io"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"inspect/report"
	"inspect/smtlib"
)

// manifestName is the file in a folder of --smt-out that says what the scripts ask.
const manifestName = "manifest.json"

// manifestMark is what one matches that inspect wrote.
var manifestMark = regexp.MustCompile(`^\{\s*"tool": "inspect",\s*"version": "\d+\.\d+`)

// manifest describes the scripts of a folder, in the order of their files.
type manifest struct {
	Tool    string         `json:"tool"`
	Version string         `json:"version"`
	Sat     string         `json:"sat"` // what the answers mean
	Unsat   string         `json:"unsat"`
	Scripts []manifestItem `json:"scripts"`
}

// manifestItem describes one script.
type manifestItem struct {
	File       string         `json:"file"`
	Method     string         `json:"method"`
	Source     string         `json:"source"`
	Line       int            `json:"line"`
	Question   string         `json:"question"`
	Properties []manifestPart `json:"properties"` // which of them a model breaks, its execution says
	Logic      string         `json:"logic"`
	Encoding   string         `json:"encoding"`
	Expected   string         `json:"expected"` // sat, unsat or unknown: what was answered here
}

type manifestPart struct {
	ID      string `json:"id"`
	Kind    string `json:"kind"`
	File    string `json:"file"`
	Line    int    `json:"line"`
	Message string `json:"message"`
}

// describe notes a script that was written to a file of the folder.
func (s *sink) describe(c *method, file, encoding string, script *smtlib.Script) {
	pos := c.subject(c.m).Span.Position()
	item := manifestItem{File: filepath.Base(file), Method: c.subject(c.m).QName(), Source: pos.File, Line: pos.Line, Question: "violate any",
		Properties: []manifestPart{}, Logic: script.Logic, Encoding: encoding, Expected: script.Status}
	if item.Expected == "" {
		item.Expected = "unknown"
	}
	for _, p := range c.properties() {
		item.Properties = append(item.Properties, manifestPart{p.ID, p.Kind, p.File, p.Line, p.Message})
	}
	c.out.mu.Lock()
	defer c.out.mu.Unlock()
	s.described = append(s.described, item)
}

// writeManifest writes the manifest of the scripts, where they go to a folder; what cannot be written is
// noted with the first result.
func (o *outputs) writeManifest(results []*report.Result) {
	s := &o.smt
	if !s.folder || len(results) == 0 || len(s.described) == 0 {
		return
	}
	slices.SortFunc(s.described, func(a, b manifestItem) int { return strings.Compare(a.File, b.File) })
	m := manifest{"inspect", Version, "an execution within the bounds breaks a property: the model is its counterexample",
		"no execution within the bounds breaks one of the properties", s.described}
	to := sink{path: filepath.Join(s.path, manifestName), mark: manifestMark}
	err := o.write(&to, nil, func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		return e.Encode(m)
	})
	if err != nil {
		unwritten(results[0], to.path, err)
	}
}
