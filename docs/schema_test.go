package docs

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/diff"
	"inspect/internal/infer"
	"inspect/internal/oracle"
	"inspect/report"
	"inspect/verify"
)

func schema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	s, err := jsonschema.NewCompiler().Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// definitions are the $defs of the schema.
func definitions(t *testing.T) map[string]map[string]any {
	t.Helper()
	text, err := os.ReadFile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	var s struct {
		Defs map[string]map[string]any `json:"$defs"`
	}
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s.Defs
}

// described leads from each definition to the type that is printed by it.
var described = map[string]any{
	"check": report.Document{}, "list": verify.List{}, "inferred": infer.Found{}, "compared": diff.Found{}, "changedMethod": diff.Method{}, "differing": diff.Difference{}, "differenceTest": diff.Test{}, "onlyMethod": diff.Only{}, "comparison": verify.Comparison{},
	"gate": report.Gate{}, "finding": report.Finding{}, "accepted": report.Accepted{}, "known": report.Known{},
	"tool": report.Tool{}, "diagnostic": report.Diagnostic{}, "place": report.Place{}, "result": report.Result{},
	"cutOff": report.CutOff{}, "certificate": report.Certificate{}, "bounds": report.Bounds{}, "placeBound": report.PlaceBound{}, "seconds": report.Seconds{}, "size": report.Size{},
	"property": report.Property{}, "counterexample": report.Counterexample{}, "atJava": report.AtJava{}, "because": report.Because{},
	"state": report.State{}, "object": report.Object{}, "namedValue": report.NamedValue{}, "step": report.Step{},
	"outcome": report.Outcome{}, "listedMethod": verify.ListedMethod{}, "comparedMethod": verify.ComparedMethod{},
	"comparedCell": verify.ComparedCell{}, "minimized": report.Minimized{}, "part": report.Part{},
	"jvm": report.JVM{}, "read": report.Read{}, "difference": report.Difference{}, "throws": report.Throws{}, "states": report.States{}, "need": report.Need{}, "nullDefault": report.NullDefault{}, "range": report.Range{}, "lines": report.Lines{}, "line": report.Line{}, "reason": report.Reason{}, "remedy": report.Remedy{},
}

// TestSchemaDescribesTheTypes compares the schema with the types that are
// printed: the same fields, those required that are always printed, nothing else
// admitted.
func TestSchemaDescribesTheTypes(t *testing.T) {
	defs := definitions(t)
	for name, v := range described {
		d := defs[name]
		if d == nil {
			t.Errorf("the schema has no %s", name)
			continue
		}
		if d["additionalProperties"] != false {
			t.Errorf("%s admits other properties", name)
		}
		var fields, always []string
		for _, f := range reflect.VisibleFields(reflect.TypeOf(v)) {
			tag, options, _ := strings.Cut(f.Tag.Get("json"), ",")
			if !f.IsExported() || tag == "-" {
				continue
			}
			fields = append(fields, tag)
			if options != "omitempty" {
				always = append(always, tag)
			}
		}
		var required []string
		for _, r := range d["required"].([]any) {
			required = append(required, r.(string))
		}
		properties := slices.Sorted(maps.Keys(d["properties"].(map[string]any)))
		slices.Sort(fields)
		slices.Sort(always)
		slices.Sort(required)
		if !slices.Equal(fields, properties) {
			t.Errorf("%s: the type has %v, the schema %v", name, fields, properties)
		}
		if !slices.Equal(always, required) {
			t.Errorf("%s: always printed are %v, required %v", name, always, required)
		}
	}
	for name := range defs {
		if described[name] == nil {
			t.Errorf("no type is named for the definition %s", name)
		}
	}
}

// validate fails the test unless the document, written as JSON, follows the schema.
func validate(t *testing.T, s *jsonschema.Schema, name string, doc any) {
	t.Helper()
	var b bytes.Buffer
	var err error
	if d, ok := doc.(*report.Document); ok {
		err = d.WriteJSON(&b)
	} else {
		err = json.NewEncoder(&b).Encode(doc)
	}
	if err != nil {
		t.Fatal(err)
	}
	v, err := jsonschema.UnmarshalJSON(&b)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Validate(v); err != nil {
		t.Errorf("%s: %v", name, err)
	}
}

// TestDocumentsFollowTheSchema checks all Java that is shipped at small bounds
// and validates what is printed, with what lists and comparisons print.
func TestDocumentsFollowTheSchema(t *testing.T) {
	s := schema(t)
	ground := []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: embedded(t)}}
	seen := map[string]int{}
	run := func(c verify.Config) {
		c.Attempts, c.Timeout, c.All = ground, 5*time.Second, true
		doc := verify.Run(context.Background(), c)
		validate(t, s, fmt.Sprint(c.Paths, c.Methods), doc)
		for _, r := range doc.Results {
			seen[string(r.Verdict)]++
			if r.Counterexample != nil {
				seen[r.Counterexample.Status]++
			}
			if r.Verdict == report.Failed {
				t.Errorf("%s.%s: %s", r.Class, r.Method, r.Reason)
			}
		}
	}
	small := cfg.Bounds{Bits: 3, Objects: 2, ArrayLength: 2, Unwind: 2, Recursion: 2}
	for _, pattern := range []string{"lists", "dijkstra/*", "structures", "structures/mutants/*"} {
		dirs, err := filepath.Glob(filepath.Join("..", "testdata", pattern))
		if err != nil || len(dirs) == 0 {
			t.Fatal(pattern, err)
		}
		for _, dir := range dirs {
			if info, err := os.Stat(dir); err != nil || !info.IsDir() {
				continue
			}
			run(verify.Config{Paths: []string{dir}, Bounds: small, Minimize: "off"})
			validate(t, s, "list "+dir, verify.ListMethods(context.Background(), verify.Config{Paths: []string{dir}}))
		}
	}
	cases, err := oracle.Table(filepath.Join("..", "testdata", "oracle"))
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		if i%16 != 0 { // a part of most files
			continue
		}
		b := c.Bounds.WithDefaults()
		run(verify.Config{Paths: []string{c.File}, Methods: []string{c.Method.QName()},
			Bounds:       cfg.Bounds{Bits: b.Bits, Objects: orNone(b.Objects), PerClass: b.PerClass, ArrayLength: orNone(b.ArrayLength), Unwind: orNone(b.Unwind), Recursion: orNone(b.Recursion)},
			ReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions})
	}
	for _, c := range []verify.Config{
		{Paths: []string{"missing.java"}},
		{Paths: []string{counter}, Methods: []string{"Counter.none"}},
		{Paths: []string{counter}, Bounds: cfg.Bounds{Bits: 100}},
		{Paths: []string{counter}, Calls: "contract"},
		{Paths: []string{counter}, Bounds: cfg.Bounds{Objects: cfg.None}},
		{Paths: []string{filepath.Join("testdata", "Verdicts.java")}, Calls: "contract"},
	} {
		run(c)
		validate(t, s, "list", verify.ListMethods(context.Background(), c))
		c.Attempts = append(ground, ground...)
		validate(t, s, "comparison", verify.Compare(context.Background(), c, t.TempDir()))
	}
	t.Log(seen)
	for _, word := range []string{"holds", "violated", "vacuous", "inconclusive", "unsupported", "confirmed", "unconfirmed"} {
		if seen[word] == 0 {
			t.Errorf("nothing is %s", word)
		}
	}
}

func orNone(n int) int {
	if n == 0 {
		return cfg.None
	}
	return n
}

// TestSchemaIsStrict changes a document that follows the schema at every place:
// another property is refused anywhere, and so is the lack of a required one.
func TestSchemaIsStrict(t *testing.T) {
	s, defs := schema(t), definitions(t)
	var b bytes.Buffer
	if err := document(t).WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	root, err := jsonschema.UnmarshalJSON(&b)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Validate(root); err != nil {
		t.Fatal(err)
	}
	changes := 0
	refused := func(path, what string) {
		changes++
		if s.Validate(root) == nil {
			t.Errorf("%s: %s, and the schema does not notice", path, what)
		}
	}
	var visit func(path string, v any)
	visit = func(path string, v any) {
		switch v := v.(type) {
		case []any:
			for i, x := range v {
				visit(fmt.Sprintf("%s/%d", path, i), x)
			}
		case map[string]any:
			if !strings.HasSuffix(path, "/bounds/objects") {
				v["unheardOf"] = 1
				refused(path, "there is another property")
				delete(v, "unheardOf")
			}
			for _, k := range slices.Sorted(maps.Keys(v)) {
				x := v[k]
				v[k] = []any{map[string]any{}}
				refused(path+"/"+k, "a value of another type")
				if delete(v, k); requiredAt(defs, v, k) {
					refused(path+"/"+k, "it is missing")
				}
				v[k] = x
				visit(path+"/"+k, x)
			}
		}
	}
	visit("", root)
	if changes < 200 {
		t.Errorf("only %d changes", changes)
	}
}

// requiredAt reports whether the definition with just the properties of v, and k,
// requires k. Properties that are optional everywhere are required nowhere.
func requiredAt(defs map[string]map[string]any, v map[string]any, k string) bool {
	for _, d := range defs {
		ps := d["properties"].(map[string]any)
		fits := ps[k] != nil
		for name := range v {
			fits = fits && ps[name] != nil
		}
		for _, r := range d["required"].([]any) {
			if fits && r != k && v[r.(string)] == nil {
				fits = false
			}
		}
		if fits && slices.Contains(d["required"].([]any), any(k)) {
			return true
		}
	}
	return false
}
