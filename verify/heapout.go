package verify

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"inspect/draw"
	"inspect/report"
	"inspect/source"
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

// writeHeaps draws the states before and after of every counterexample: to the
// file named, or to numbered ones, FILE-1.svg, when there are several. A file
// that cannot be written is noted with the result; the verdict stands.
func (r *run) writeHeaps(results []*report.Result) {
	path := r.config.HeapOut
	if path == "" {
		return
	}
	ext := filepath.Ext(path)
	format := heapFormats[ext]
	var drawn []*report.Result
	for _, res := range results {
		if res.Counterexample != nil {
			drawn = append(drawn, res)
		}
	}
	for i, res := range drawn {
		to := sink{flag: "--heap-out", path: path, mark: format.open + signature, ext: ext}
		if len(drawn) > 1 {
			to.path = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ext), i+1, ext)
		}
		pre, post := res.Counterexample.Drawing()
		panels := []draw.Panel{{Title: "before", Graph: pre}, {Title: "after", Graph: post}}
		err := r.out.write(&to, nil, func(w io.Writer) error {
			if _, err := fmt.Fprintf(w, "%s%s%s%s\n", format.open, signature, Version, format.close); err != nil {
				return err
			}
			return format.write(w, res.Class+"."+res.Method, panels)
		})
		if err != nil {
			d := source.Errorf(codeOutput, source.Span{}, "cannot write %s: %v", to.path, err)
			res.Diagnostics = append(res.Diagnostics, report.NewDiagnostic(d))
		}
	}
}
