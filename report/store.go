package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"inspect/java/source"
)

// stored is a result as it is kept for another run: with what the JSON document leaves
// out because only text is made of it.
type stored struct {
	Result *Result       `json:"result"`
	Spans  []storedSpan  `json:"spans"` // of places and diagnostics, as they are met
	Steps  []storedLevel `json:"steps"`
	Lines  []storedLine  `json:"lines,omitempty"` // that move with pieces of the text
}

type storedSpan struct {
	File       string `json:"file,omitempty"`
	Start, End int32
	Severity   source.Severity
	Piece      string `json:",omitempty"` // with which it moves; empty: with none
	From       int32  `json:",omitempty"` // from its beginning
}

type storedLevel struct {
	Nesting int
	Source  string
}

// Store gives a result as data that Restore reads, with its places as those of pieces of the text where it moves: otherwise
// it can be restored for the same text alone.
func (r *Result) Store(texts Pieces) (data []byte, moves bool, err error) {
	s := stored{Result: r}
	walk(reflect.ValueOf(r), func(v any) {
		switch v := v.(type) {
		case *Place:
			s.Spans = append(s.Spans, newStoredSpan(v.span, 0))
		case *Diagnostic:
			if v.of == nil {
				v.of = &source.Diagnostic{}
			}
			s.Spans = append(s.Spans, newStoredSpan(v.of.Span, v.of.Severity))
		case *Step:
			s.Steps = append(s.Steps, storedLevel{v.nesting, v.source})
		}
	})
	moves = texts != nil && s.byPieces(texts) == nil
	if !moves {
		s.Lines = nil
		for i := range s.Spans {
			s.Spans[i].Piece, s.Spans[i].From = "", 0
		}
	}
	data, err = json.Marshal(s)
	return data, moves, err
}

func newStoredSpan(s source.Span, severity source.Severity) storedSpan {
	if s.File == nil {
		return storedSpan{Severity: severity}
	}
	return storedSpan{File: s.File.Name, Start: s.Start, End: s.End, Severity: severity}
}

// Restore reads what Store gave. The files are found by their names; they have the
// text that they had, or the pieces that they had, which begin elsewhere.
func Restore(text []byte, file func(name string) *source.File, begins Begins) (*Result, error) {
	var s stored
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return nil, err
	}
	if s.Result == nil {
		return nil, errors.New("there is no result")
	}
	if err := s.move(begins); err != nil {
		return nil, err
	}
	var failed error
	span := func() (source.Span, source.Severity) {
		if len(s.Spans) == 0 {
			failed = errors.New("there are too few spans")
			return source.Span{}, 0
		}
		k := s.Spans[0]
		s.Spans = s.Spans[1:]
		if k.File == "" {
			return source.Span{}, k.Severity
		}
		f := file(k.File)
		if f == nil || k.Start < 0 || k.Start > k.End || int(k.End) > len(f.Text) {
			failed = fmt.Errorf("the place %d..%d of %s is not there", k.Start, k.End, k.File)
			return source.Span{}, 0
		}
		return source.Span{File: f, Start: k.Start, End: k.End}, k.Severity
	}
	walk(reflect.ValueOf(s.Result), func(v any) {
		switch v := v.(type) {
		case *Place:
			v.span, _ = span()
		case *Diagnostic:
			at, severity := span()
			v.of = &source.Diagnostic{Code: source.Code(v.Code), Severity: severity, Span: at, Message: v.Message, Remedy: v.Remedy}
		case *Step:
			if len(s.Steps) == 0 {
				failed = errors.New("there are too few steps")
				return
			}
			v.nesting, v.source, s.Steps = s.Steps[0].Nesting, s.Steps[0].Source, s.Steps[1:]
		}
	})
	if failed == nil && len(s.Spans)+len(s.Steps) > 0 {
		failed = errors.New("something is left over")
	}
	return s.Result, failed
}

// walk visits all structs below v, by their addresses, in the order of the fields.
func walk(v reflect.Value, visit func(any)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), visit)
		}
	case reflect.Struct:
		if v.CanAddr() {
			visit(v.Addr().Interface())
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				walk(v.Field(i), visit)
			}
		}
	}
}
