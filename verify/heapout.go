package verify

import (
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strings"

	"inspect/internal/files"
	"inspect/java/source"
	"inspect/report"
	"inspect/report/draw"
)

// heapFormats are the drawings of heaps by the extension of their file: the
// comment that a file begins with, and how it is written.
var heapFormats = map[string]struct {
	open, close string
	write       func(w io.Writer, title string, panels []draw.Panel) error
}{
	".dot": {"// ", "", draw.DOT},
	".svg": {"<!-- ", " -->", draw.SVG},
}

// checkHeapOut refuses a file for drawings whose format is not known.
func checkHeapOut(path string) *source.Diagnostic {
	if path == "" {
		return nil
	}
	if _, known := heapFormats[filepath.Ext(path)]; !known {
		d := source.Errorf(codeOutput, source.Span{}, "--heap-out %s: the name ends neither in .dot nor in .svg", path)
		d.Remedy = "the ending chooses the format"
		return d
	}
	return nil
}

// heapMark is what a drawing of the file's format begins with.
func heapMark(path string) *regexp.Regexp { return files.Signed(heapFormats[filepath.Ext(path)].open) }

// numbered is the file of one of several drawings: FILE-1.svg.
func numbered(path string, i int) string {
	ext := filepath.Ext(path)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ext), i, ext)
}

// writeHeaps draws the states before and after of every counterexample: to the
// file named, or to numbered ones, FILE-1.svg, when there are several. A file
// that cannot be written is noted with the result; the verdict stands.
func (r *run) writeHeaps(results []*report.Result) {
	path := r.config.HeapOut
	if path == "" {
		return
	}
	format := heapFormats[filepath.Ext(path)]
	type drawing struct {
		*report.Counterexample
		res *report.Result
	}
	var drawn []drawing
	for _, res := range results {
		for _, c := range report.AllOf(res) {
			drawn = append(drawn, drawing{c, res})
		}
	}
	for i, d := range drawn {
		res := d.res
		to := sink{flag: "--heap-out", path: path, mark: heapMark(path)}
		if len(drawn) > 1 {
			to.path = numbered(path, i+1)
		}
		pre, post := d.Drawing()
		panels := []draw.Panel{{Title: "before", Graph: pre}, {Title: "after", Graph: post}}
		err := r.out.write(&to, nil, func(w io.Writer) error {
			if _, err := fmt.Fprintf(w, "%s%s%s%s\n", format.open, files.Signature, Version, format.close); err != nil {
				return err
			}
			return format.write(w, res.Class+"."+res.Method, panels)
		})
		if err != nil {
			unwritten(res, to.path, err)
		}
	}
}
