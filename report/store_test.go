package report

import (
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"inspect/java/source"
)

// full fills every field of a result, hidden ones included, with a value of its own.
func full(f *source.File) *Result {
	r := &Result{}
	n, within := 0, false
	var fill func(v reflect.Value)
	fill = func(v reflect.Value) {
		n++
		switch v.Interface().(type) {
		case source.Span:
			v.Set(reflect.ValueOf(f.Span(n%5, n%5+n%7)))
			return
		case *source.Diagnostic:
			return // below, with the diagnostic
		}
		switch v.Kind() {
		case reflect.Pointer:
			v.Set(reflect.New(v.Type().Elem()))
			fill(v.Elem())
		case reflect.Struct:
			for i := range v.NumField() {
				x := v.Field(i)
				if v.Type().Field(i).Name == "Others" { // counterexamples again, which have none
					if within {
						continue
					}
					within = true
					fill(x)
					within = false
					continue
				}
				if !x.CanSet() {
					x = reflect.NewAt(x.Type(), unsafe.Pointer(x.UnsafeAddr())).Elem()
				}
				fill(x)
			}
			if d, ok := v.Addr().Interface().(*Diagnostic); ok {
				d.of = &source.Diagnostic{Code: source.Code(d.Code), Severity: source.Note, Span: f.Span(n%5, n%5+n%7), Message: d.Message, Remedy: d.Remedy}
			}
		case reflect.Slice:
			v.Set(reflect.MakeSlice(v.Type(), 2, 2))
			fill(v.Index(0))
			fill(v.Index(1))
		case reflect.Map:
			v.Set(reflect.ValueOf(map[string]int{"default": n}))
		case reflect.String:
			v.SetString(strings.Repeat("x", n%3+1))
		case reflect.Bool:
			v.SetBool(true)
		case reflect.Int:
			v.SetInt(int64(n))
		case reflect.Float64:
			v.SetFloat(float64(n) / 4)
		default:
			panic("no value for " + v.Type().String())
		}
	}
	fill(reflect.ValueOf(r).Elem())
	return r
}

// TestStoredIsWhole: what is restored is what was stored, in every field.
func TestStoredIsWhole(t *testing.T) {
	f := source.NewFile("A.java", strings.Repeat("text\n", 40))
	was := full(f)
	data, _, err := was.Store(nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Restore(data, func(name string) *source.File {
		if name == f.Name {
			return f
		}
		return nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	same := cmp.Options{
		cmp.Exporter(func(reflect.Type) bool { return true }),
		cmp.Comparer(func(a, b *source.File) bool { return a == b }),
	}
	if d := cmp.Diff(was, got, same); d != "" {
		t.Error(d)
	}
	if _, err := Restore(data, func(string) *source.File { return nil }, nil); err == nil {
		t.Error("restored without its files")
	}
	if _, err := Restore(data, func(string) *source.File { return source.NewFile("A.java", "") }, nil); err == nil {
		t.Error("restored on another text")
	}
	for _, bad := range []string{"", "{}", `{"result":{}, "more": 1}`, `{"result":{"steps": 1}}`, `{"result":{}, "spans":[{}]}`} {
		if _, err := Restore([]byte(bad), func(string) *source.File { return f }, nil); err == nil {
			t.Errorf("%s is restored", bad)
		}
	}
}
