package verify

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"inspect/ast"
	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/source"
	"inspect/types"
)

// outputs writes dumps and scripts.
type outputs struct {
	config *Config
	mu     sync.Mutex // several methods may write at a time
	single bool       // only one method is checked: SMTOut may be a file
}

func (o *outputs) printf(format string, args ...any) {
	if o.config.Out == nil {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	fmt.Fprintf(o.config.Out, format, args...)
}

// prepare makes the folder that several scripts go to. One script may go to a
// file, to a folder that is there, or to a new folder when the name ends in a
// separator.
func (o *outputs) prepare() *source.Diagnostic {
	path := o.config.SMTOut
	if path == "" || path == "-" {
		return nil
	}
	info, err := os.Stat(path)
	folder := err == nil && info.IsDir()
	if o.single && !folder && !strings.HasSuffix(path, string(filepath.Separator)) {
		return nil
	}
	o.single = false
	if err == nil && !folder {
		d := source.Errorf(codeOutput, source.Span{}, "--smt-out %s is a file, but there are several methods", path)
		d.Remedy = "name a folder, or choose one method with --method"
		return d
	}
	if err := os.MkdirAll(path, 0o755); err != nil {
		return source.Errorf(codeOutput, source.Span{}, "cannot make the folder %s: %v", path, err)
	}
	return nil
}

// wants tells whether a stage is to be dumped for a method.
func (o *outputs) wants(stage string, m *types.Method) bool {
	for _, d := range o.config.Dumps {
		if d.Stage == stage && (d.Method == "" || m == nil || strings.Contains(m.QName(), d.Method)) {
			return true
		}
	}
	return false
}

func (o *outputs) dumpFiles(files []*ast.File) {
	if !o.wants("ast", nil) {
		return
	}
	for _, f := range files {
		var b bytes.Buffer
		ast.Fprint(&b, f)
		o.printf("%s", b.String())
	}
}

// dumpTypes prints what is known about a method once it is resolved.
func (o *outputs) dumpTypes(w *types.World, m *types.Method) {
	if !o.wants("types", m) {
		return
	}
	var b bytes.Buffer
	w.Fprint(&b, m)
	o.printf("%s", b.String())
}

func (o *outputs) dumpGraph(m *types.Method, g *cfg.Graph) {
	var b bytes.Buffer
	if o.wants("cfg", m) {
		cfg.Dump(&b, g)
	}
	if o.wants("dot", m) {
		cfg.DOT(&b, g)
	}
	o.printf("%s", b.String())
}

// dumpScripts prints the script of the main question for each attempt.
func (o *outputs) dumpScripts(c *method) {
	if !o.wants("smt", c.m) && !o.wants("encode", c.m) {
		return
	}
	for _, a := range c.q.attempts {
		a.mu.Lock()
		s, err := a.script(c.graph, encode.Goal{Kind: encode.Violate})
		if err == nil {
			var b bytes.Buffer
			err = s.Write(&b)
			o.printf("%s", b.String())
		}
		a.mu.Unlock()
		if err != nil {
			o.printf("; %s: %v\n", a.Name(), err)
		}
	}
}

// scriptMark begins every script that inspect writes; only such files are
// overwritten unasked.
const scriptMark = "; inspect "

// writeScript writes the script of the main question with its status.
func (o *outputs) writeScript(c *method, a answer, err error) {
	if o.config.SMTOut == "" {
		return
	}
	c.enter("smt-out")
	by := c.q.attempts[0]
	if a.by != nil {
		by = a.by
	}
	by.mu.Lock()
	defer by.mu.Unlock()
	s, e := by.script(c.graph, encode.Goal{Kind: encode.Violate})
	if e != nil {
		c.complain(codeOutput, "cannot encode for %s: %v", o.config.SMTOut, e)
		return
	}
	out := *s
	out.Comments = append([]string{strings.TrimPrefix(scriptMark, "; ") + Version}, s.Comments...)
	out.Status = map[solve.Status]string{solve.Sat: "sat", solve.Unsat: "unsat"}[a.result.Status]
	out.GetModel = a.result.Status == solve.Sat
	path := o.config.SMTOut
	if path == "-" {
		var b bytes.Buffer
		if e = out.Write(&b); e == nil {
			o.printf("%s", b.String())
		}
	} else {
		if !o.single {
			path = filepath.Join(path, fileName(c.m)+".smt2")
		}
		e = o.writeFile(path, &out)
	}
	if e != nil {
		c.complain(codeOutput, "cannot write %s: %v", path, e)
	}
}

// writeFile writes through a temporary file beside the target, so that a
// failure leaves nothing half written.
func (o *outputs) writeFile(path string, s *smtlib.Script) error {
	if err := mayWrite(path, o.config.Force); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".inspect-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	if err := s.Write(tmp); err != nil {
		tmp.Close()
		return err
	}
	if err := tmp.Chmod(0o644); err != nil {
		tmp.Close()
		return err
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), path)
}

// mayWrite refuses to overwrite a file that inspect did not write.
func mayWrite(path string, force bool) error {
	info, err := os.Stat(path)
	if err != nil || force {
		return nil
	}
	if !info.Mode().IsRegular() {
		return fmt.Errorf("it exists and is no regular file")
	}
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	head := make([]byte, len(scriptMark))
	n, err := io.ReadFull(f, head)
	if n == 0 || err == nil && string(head) == scriptMark {
		return nil
	}
	return fmt.Errorf("it exists and was not written by inspect; remove it, or allow it with --force")
}

// complain files a diagnostic about an output with the result; the verdict
// stands.
func (c *method) complain(code source.Code, format string, args ...any) {
	d := source.Errorf(code, source.Span{}, format, args...)
	c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(d))
}
