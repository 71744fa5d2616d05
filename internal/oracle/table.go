package oracle

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// Case is one method of the table of inputs with what is expected of it:
//
//	// EXPECT holds
//	// EXPECT violated postcondition bits=4 objects=1
//
// stands on a line of its own in front of the method.
type Case struct {
	File   string
	Line   int // of the comment
	Method *types.Method
	World  *types.World
	Word   string   // holds, violated, vacuous, inconclusive
	Kinds  []string // of the violations, at least these
	Bounds Bounds
}

// Name is file:Class.method(T).
func (c *Case) Name() string { return filepath.Base(c.File) + ":" + c.Method.QName() }

// Load reads one Java file as a world of its own.
func Load(path string) (*types.World, *source.File, error) { return loadAs(path, Config()) }

// LoadPlain is Load for ordinary Java, with the rules of null that it has.
func LoadPlain(path string) (*types.World, *source.File, error) {
	c := Config()
	c.Nullness = "plain"
	return loadAs(path, c)
}

func loadAs(path string, c types.Config) (*types.World, *source.File, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	src := source.NewFile(path, string(text))
	f, diags := parse.File(src)
	if err := first(diags); err != nil {
		return nil, nil, err
	}
	w, diags := types.NewWorld([]*ast.File{f}, c)
	if err := first(diags); err != nil {
		return nil, nil, err
	}
	return w, src, nil
}

// Config is the configuration of a world with the library.
func Config() types.Config {
	return types.Config{Parse: parse.Library}
}

func first(diags []*source.Diagnostic) error {
	for _, d := range diags {
		if d.Severity == source.Error {
			return d
		}
	}
	return nil
}

// Table reads the cases of every Java file in a folder, in order.
func Table(dir string) ([]Case, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.java"))
	if err != nil {
		return nil, err
	}
	sort.Strings(paths)
	var cases []Case
	for _, p := range paths {
		cs, err := table(p)
		if err != nil {
			return nil, err
		}
		cases = append(cases, cs...)
	}
	return cases, nil
}

func table(path string) ([]Case, error) {
	w, src, err := Load(path)
	if err != nil {
		return nil, err
	}
	var methods []*types.Method
	for _, c := range w.Classes() {
		for _, m := range c.Methods {
			if m.Decl != nil || m.Derived == types.Initialised {
				methods = append(methods, m)
			}
		}
	}
	sort.Slice(methods, func(i, j int) bool { return methods[i].Span.Before(methods[j].Span) })
	var cases []Case
	for n := 1; n <= src.LineCount(); n++ {
		text, ok := strings.CutPrefix(strings.TrimSpace(src.Line(n)), "// EXPECT ")
		if !ok {
			continue
		}
		c := Case{File: path, Line: n, World: w}
		for _, m := range methods {
			if m.Span.Line() > n {
				c.Method = m
				break
			}
		}
		if c.Method == nil {
			return nil, fmt.Errorf("%s:%d: no method follows", path, n)
		}
		if err := c.expectation(strings.Fields(text)); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, n, err)
		}
		cases = append(cases, c)
	}
	return cases, nil
}

// settings of an expectation and the bound that each sets.
func (c *Case) expectation(words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("an expectation names a verdict")
	}
	c.Word = words[0]
	switch c.Word {
	case "holds", "violated", "vacuous", "inconclusive":
	default:
		return fmt.Errorf("unknown verdict %q", c.Word)
	}
	numbers := map[string]*int{"bits": &c.Bounds.Bits, "objects": &c.Bounds.Objects, "array-length": &c.Bounds.ArrayLength,
		"arrays": &c.Bounds.ArrayLength, "collection-size": &c.Bounds.CollectionSize, "unwind": &c.Bounds.Unwind, "recursion": &c.Bounds.Recursion, "constant-limit": &c.Bounds.Constant}
	for _, word := range words[1:] {
		key, val, setting := strings.Cut(word, "=")
		switch {
		case !setting:
			c.Kinds = append(c.Kinds, strings.TrimSuffix(word, ","))
		case key == "invariants" && val == "receiver":
			c.Bounds.InvariantsReceiverOnly = true
		case key == "objects-total" && val == "true":
			c.Bounds.Total = true
		case key == "runtime-exceptions":
			c.Bounds.Exceptions = types.Exceptions(val)
		case key == "throws":
			c.Bounds.Throws = types.Throws(val)
		case key == "statics":
			c.Bounds.Statics = val
		default:
			n, err := strconv.Atoi(val)
			if err != nil {
				return fmt.Errorf("%s is no number", val)
			}
			if flag, at, place := strings.Cut(key, "/"); place {
				p, err := bounds.ParsePlace(flag, at, n)
				if err != nil {
					return err
				}
				c.Bounds.Places = append(c.Bounds.Places, p)
				continue
			}
			if p := numbers[key]; p != nil {
				if n == 0 {
					n = bounds.None
				}
				*p = n
				continue
			}
			if c.Bounds.PerClass == nil {
				c.Bounds.PerClass = map[string]int{}
			}
			c.Bounds.PerClass[key] = n
		}
	}
	return nil
}
