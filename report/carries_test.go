package report

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// left says which fields of the document the text leaves out, and why.
var left = map[string]string{
	"Results.Counterexample.Kind":       "the headline has a word for it",
	"Results.Remedies.Do":               "stands where no flag helps",
	"Results.Core.Remedy":               "stands among the remedies",
	"SchemaVersion":                     "of the document only",
	"Tool":                              "said by --version",
	"Diagnostics":                       "go to standard error",
	"Gate":                              "package gate prints it behind the text",
	"Seconds":                           "shown with one digit",
	"Results.Properties.ID":             "kind and place name it",
	"Results.Properties.Message":        "said of the broken one",
	"Results.Counterexample.Property":   "kind and place name it",
	"Results.Counterexample.Place.Text": "shown as an excerpt of the source",
	"Results.Counterexample.Because.Place.Text":       "shown as an excerpt of the source",
	"Results.Counterexample.Because.UndefinedAt.Text": "the part that is undefined says it",
	"Results.Counterexample.Difference.Place.Text":    "shown as an excerpt of the source",
	"Results.Counterexample.Minimized.Mode":           "the user's choice",
	"Results.Counterexample.Minimized.Magnitude":      "a number that only compares",
	"Results.Counterexample.Steps.File":               "the lines are the method's",
	"Results.Counterexample.Steps.Changes.Type":       "the drawing shows types of objects",
	"Results.Counterexample.Because.Witness.Type":     "the source says it",
	"Results.Counterexample.Because.Values.Type":      "the source says it",
	"Results.Counterexample.Difference.Values.Type":   "the source says it",
	"Results.Counterexample.Arguments":                "drawn: tested with the drawing",
	"Results.Counterexample.Pre":                      "drawn: tested with the drawing",
	"Results.Counterexample.Post":                     "drawn: tested with the drawing",
	"Results.Counterexample.Accepted":                 "the gate says it, at the end",
	"Results.Counterexample.AtJava":                   "of a confirmed one: tested with the text",
	"Results.Counterexample.RestsOn":                  "the reason names it",
	"Results.Counterexample.RestsOnUnknown":           "the reason names it",
	"Results.Counterexample.JVM.Reason":               "of another status than the one here",
	"Results.Needs.Place.Text":                        "shown as an excerpt of the source",
	"Results.Lines.NeverReached.CutOff.Bound":         "the detail says it, where there is one",
	"Results.States.Found":                            "where the reason is states: tested with the remedies",
	"Results.States.Place":                            "where the reason is states: tested with the remedies",
	"Results.Overflows":                               "a remedy of the run names the first",
	"Results.Nullness":                                "said of plain Java",
	"Results.Counterexample.NullDefault":              "for editors, which offer what to write there",
	"Results.Needs.NullDefault":                       "for editors, which offer what to write there",
	"Results.Certificate.Seconds":                     "shown with two digits",
	"Results.Counterexample.Because.Fault":            "of other explanations than the one here",
}

// TestTextCarriesTheDocument fills a document with marks, one for each field,
// and looks for each in the text of a verdict to which it belongs.
func TestTextCarriesTheDocument(t *testing.T) {
	f := &filler{marks: map[string]string{}}
	doc := &Document{}
	f.fill(reflect.ValueOf(doc).Elem(), "")
	r := doc.Results[0]
	r.Certified = true
	r.Properties[0].Status = Unreachable
	for i, c := range r.Counterexamples() {
		c.Status, c.Outcome.Kind, c.JVM.Status, c.Because.Fault = "unconfirmed", "returned", "confirmed", ""
		c.Steps[0].Kind = "statement"
		c.Because.Values[0].Depth, c.Difference.Values[0].Depth = 0, 0
		c.Minimized.Least = []string{f.marks["Results."+[]string{"Counterexample", "Additional"}[i]+".Minimized.Least"]}
		c.Pre, c.Post = State{}, State{}
	}
	var b strings.Builder
	for _, v := range []Verdict{Violated, Needs, Holds, Inconclusive} {
		if r.Verdict = v; v != Violated {
			r.Withdraw()
		}
		if err := doc.WriteText(&b, TextOptions{Stats: true, Verbose: true}); err != nil {
			t.Fatal(err)
		}
	}
	text := b.String()
	used := map[string]bool{}
	for path, mark := range f.marks {
		if why := exempt(path); why != "" {
			used[why] = true
			continue
		}
		if !regexp.MustCompile(`(^|[^0-9a-z])` + regexp.QuoteMeta(mark) + `($|[^0-9a-z])`).MatchString(text) {
			t.Errorf("the text leaves out %s (%s)", path, mark)
		}
	}
	for path := range left {
		if !used[path] {
			t.Errorf("there is no field %s", path)
		}
	}
	if t.Failed() {
		t.Log(text)
	}
}

// exempt gives the entry of left that a path falls under.
func exempt(path string) string {
	path = strings.Replace(path, "Results.Additional", "Results.Counterexample", 1)
	for p := path; p != ""; {
		if _, ok := left[p]; ok {
			return p
		}
		i := strings.LastIndex(p, ".")
		if i < 0 {
			break
		}
		p = p[:i]
	}
	return ""
}

// filler sets every field to a value of its own; fields with fixed words, and
// those that are shown by layout, it leaves to the test.
type filler struct {
	marks map[string]string
	next  int
}

var words = regexp.MustCompile(`(Verdict|Status|Kind|Severity|Depth|Completeknown|CompleteKnown|Complete|Certified|Fresh|Array)$`)

func (f *filler) fill(v reflect.Value, path string) {
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		f.fill(v.Elem(), path)
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i)
			if field.IsExported() && field.Tag.Get("json") != "-" && field.Name != "Others" { // which are counterexamples again
				f.fill(v.Field(i), strings.TrimPrefix(path+"."+field.Name, "."))
			}
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		f.fill(v.Index(0), path)
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		f.next++
		f.marks[path] = fmt.Sprint(1000 + f.next)
		v.SetMapIndex(reflect.ValueOf("default"), reflect.ValueOf(1000+f.next))
	case reflect.Bool:
	case reflect.String:
		if words.MatchString(path) && !strings.HasSuffix(path, "CutOff.Kind") && !strings.HasSuffix(path, "Counterexample.Kind") && !strings.HasSuffix(path, "Additional.Kind") && !strings.HasSuffix(path, "Properties.Kind") {
			return
		}
		f.next++
		f.marks[path] = fmt.Sprintf("mark%d", f.next)
		v.SetString(f.marks[path])
	case reflect.Int:
		if words.MatchString(path) {
			return
		}
		f.next++
		f.marks[path] = fmt.Sprint(1000 + f.next)
		v.SetInt(int64(1000 + f.next))
	case reflect.Float64:
		f.next++
		f.marks[path] = fmt.Sprintf("%d.500", 1000+f.next)
		v.SetFloat(float64(1000+f.next) + 0.5)
	default:
		panic("no mark for " + path)
	}
}
