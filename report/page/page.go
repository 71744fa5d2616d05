package page

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"io"
	"regexp"

	"inspect/report"
)

//go:embed page.html
var markup string

//go:embed style.css
var style string

//go:embed script.js
var script string

// Mark is what a page that inspect wrote matches.
var Mark = regexp.MustCompile(`^<!DOCTYPE html>\s*<!-- inspect \d+\.\d+\S* -->`)

// Page is a report to write as HTML.
type Page struct {
	Document *report.Document
	// Source gives the lines of a file that the document names; nil where it is not
	// there.
	Source func(file string) []string
	// Path prints the name of a file; nil: as it is.
	Path func(file string) string
}

// pages is the template, which Write only reads.
var pages = template.Must(template.New("page").Funcs(template.FuncMap{"join": join, "breakable": breakable, "add": func(i, n int) int { return i + n }}).Parse(markup))

// Write writes the page.
func (p *Page) Write(w io.Writer) error {
	m := p.model()
	var b bytes.Buffer
	if err := pages.Execute(&b, m); err != nil {
		return fmt.Errorf("page: %w", err)
	}
	_, err := w.Write(b.Bytes())
	return err
}

// breakable is a text in which a line may end after each / of a file's name and each dot of a class's.
func breakable(text string) template.HTML {
	return template.HTML(breaks.ReplaceAllString(template.HTMLEscapeString(text), "$0<wbr>"))
}

// breaks are where names that are too long for a line had best be broken.
var breaks = regexp.MustCompile(`[\w$][/.]\b`)

// policy allows the page its own style and the one script, and no request at all.
func policy() string {
	sum := sha256.Sum256([]byte(script))
	return "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'; base-uri 'none'; form-action 'none'"
}
