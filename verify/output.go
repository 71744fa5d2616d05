package verify

import (
	"bytes"
	"fmt"
	"strings"
	"sync"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/ast"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// outputs writes dumps and scripts.
type outputs struct {
	config *Config
	mu     sync.Mutex // several methods may write at a time
	smt    sink
	cnf    sink
}

func (o *outputs) printf(format string, args ...any) {
	if o.config.Out == nil {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	fmt.Fprintf(o.config.Out, format, args...)
}

// mustDump reports whether a stage is to be dumped for a method.
func (o *outputs) mustDump(stage string, m *types.Method) bool {
	for _, d := range o.config.Dumps {
		if d.Stage == stage && (d.Method == "" || m == nil || strings.Contains(m.QName(), d.Method)) {
			return true
		}
	}
	return false
}

func (o *outputs) dumpFiles(files []*ast.File) {
	if !o.mustDump("ast", nil) {
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
	if !o.mustDump("types", m) {
		return
	}
	var b bytes.Buffer
	w.Fprint(&b, m)
	o.printf("%s", b.String())
}

// dumpSequences prints the driver of call sequences that end in a call of a method.
func (o *outputs) dumpSequences(m *types.Method, text string) {
	if o.mustDump("sequences", m) {
		o.printf("%s", text)
	}
}

// dumpCore prints the core of a method that could be resolved.
func (o *outputs) dumpCore(p *core.Program, m *types.Method) {
	if !o.mustDump("core", m) {
		return
	}
	var b bytes.Buffer
	p.Fprint(&b, m)
	o.printf("%s", b.String())
}

func (o *outputs) dumpGraph(m *types.Method, g *cfg.Graph) {
	var b bytes.Buffer
	if o.mustDump("cfg", m) {
		cfg.Dump(&b, g)
	}
	if o.mustDump("dot", m) {
		cfg.DOT(&b, g)
	}
	o.printf("%s", b.String())
}

// dumpScripts prints the script of the main question for each attempt.
func (o *outputs) dumpScripts(c *method) {
	if !o.mustDump("smt", c.m) && !o.mustDump("encode", c.m) {
		return
	}
	for _, a := range c.q.Attempts {
		a.Mu.Lock()
		s, err := a.Script(c.graph, encode.Goal{Kind: encode.Violate})
		if err == nil {
			var b bytes.Buffer
			err = s.Write(&b)
			o.printf("%s", b.String())
		}
		a.Mu.Unlock()
		if err != nil {
			o.printf("; %s: %v\n", a.Name(), err)
		}
	}
}

// complain files a diagnostic about an output with the result; the verdict
// stands.
func (c *method) complain(code source.Code, format string, args ...any) {
	d := source.Errorf(code, source.Span{}, format, args...)
	c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(d))
}
