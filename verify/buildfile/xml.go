package buildfile

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"golang.org/x/text/encoding/charmap"

	"inspect/internal/files"
)

// mostBytes is how large a build file may be, and mostDepth how deep its elements.
const (
	mostBytes = 16 << 20
	mostDepth = 200
)

// element is one of an XML file. Nil stands for one that is not there.
type element struct {
	name       string
	text       string // of the element itself, without blanks around it
	line       int
	attributes map[string]string
	children   []*element
}

// readXML reads a file as a tree. The error says what is wrong with it, and line where; zero: in
// the file as a whole.
func readXML(path string) (root *element, line int, err error) {
	text, err := files.Read(path, mostBytes)
	if err != nil {
		return nil, 0, err
	}
	return parseXML(text)
}

func parseXML(text []byte) (root *element, line int, err error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	d.CharsetReader = charset
	var open []*element
	for {
		at, _ := d.InputPos()
		t, err := d.Token()
		switch {
		case errors.Is(err, io.EOF) && root == nil:
			return nil, 0, errors.New("it has no element")
		case errors.Is(err, io.EOF):
			return root, 0, nil
		case err != nil:
			line, _ := d.InputPos()
			return nil, line, errors.New(strings.TrimPrefix(withoutLine(err), "xml: "))
		}
		switch t := t.(type) {
		case xml.StartElement:
			e := &element{name: t.Name.Local, line: at, attributes: map[string]string{}}
			for _, a := range t.Attr {
				e.attributes[a.Name.Local] = a.Value
			}
			switch {
			case len(open) >= mostDepth:
				return nil, at, fmt.Errorf("its elements are more than %d deep", mostDepth)
			case len(open) > 0:
				open[len(open)-1].children = append(open[len(open)-1].children, e)
			case root == nil:
				root = e
			}
			open = append(open, e)
		case xml.EndElement:
			e := open[len(open)-1]
			e.text = strings.TrimSpace(e.text)
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				open[len(open)-1].text += string(t)
			}
		}
	}
}

// withoutLine is a syntax error without its line, which goes in front of it.
func withoutLine(err error) string {
	if s, ok := errors.AsType[*xml.SyntaxError](err); ok {
		return s.Msg
	}
	return err.Error()
}

// charset reads the encodings in which build files are written.
func charset(name string, in io.Reader) (io.Reader, error) {
	switch strings.ToLower(name) {
	case "utf-8", "us-ascii", "ascii":
		return in, nil
	case "iso-8859-1", "latin1", "windows-1252", "cp1252":
		return charmap.Windows1252.NewDecoder().Reader(in), nil
	}
	return nil, fmt.Errorf("its encoding %q is not known; write it in UTF-8", name)
}

// child follows names down to the first element of each; nil: there is none.
func (e *element) child(names ...string) *element {
	for _, n := range names {
		var next *element
		if e != nil {
			for _, c := range e.children {
				if c.name == n {
					next = c
					break
				}
			}
		}
		e = next
	}
	return e
}

// all are the elements of the last name below the first ones of the others.
func (e *element) all(names ...string) (out []*element) {
	e = e.child(names[:len(names)-1]...)
	if e == nil {
		return nil
	}
	for _, c := range e.children {
		if c.name == names[len(names)-1] {
			out = append(out, c)
		}
	}
	return out
}

// value is the text of the element that child gives.
func (e *element) value(names ...string) string {
	if c := e.child(names...); c != nil {
		return c.text
	}
	return ""
}
