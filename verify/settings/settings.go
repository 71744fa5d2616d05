package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"inspect/internal/files"
)

// FileName of the settings of a project.
const FileName = "inspect.toml"

// File is one file of settings.
type File struct {
	Name     string // as messages call it
	Settings []Setting
	Sections []Section // in the order of the file: a later one overrides an earlier one
}

// Setting is a key with its values: several for an array.
type Setting struct {
	Key    string
	Values []string
	Array  bool // as it is written
	Line   int
}

// Section is settings for some of the methods.
type Section struct {
	By       string // Path or Method
	Pattern  string
	Line     int
	Settings []Setting
}

// The kinds of sections.
const (
	Path   = "path"
	Method = "method"
)

// Find looks for the file in the folder and its parents, and gives the nearest, ""
// when there is none.
func Find(folder string) (string, error) {
	for {
		file := filepath.Join(folder, FileName)
		switch info, err := os.Stat(file); {
		case err == nil && info.Mode().IsRegular():
			return file, nil
		case err == nil:
			return "", fmt.Errorf("%s is no regular file", file)
		case !errors.Is(err, fs.ErrNotExist) || isLink(file):
			return "", fmt.Errorf("%s cannot be read: %v", file, files.Why(file, err))
		}
		parent := filepath.Dir(folder)
		if parent == folder {
			return "", nil
		}
		folder = parent
	}
}

// isLink reports whether a path is a link, which may lead to nothing.
func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// Parse reads a file's text. Errors begin with name:line.
func Parse(name string, text []byte) (*File, error) {
	var tree map[string]any
	if err := toml.Unmarshal(text, &tree); err != nil {
		if d, ok := errors.AsType[*toml.DecodeError](err); ok {
			line, _ := d.Position()
			return nil, fmt.Errorf("%s:%d: this is no TOML: %s", name, line, strings.TrimPrefix(d.Error(), "toml: "))
		}
		return nil, fmt.Errorf("%s: this is no TOML: %v", name, err)
	}
	f := &File{Name: name}
	var p unstable.Parser
	p.Reset(text)
	into := &f.Settings
	var table []string // that the keys are of
	for p.NextExpression() {
		e := p.Expression()
		key, at := keyOf(&p, e)
		fail := func(format string, args ...any) error {
			return fmt.Errorf("%s:%d: %s", name, at, fmt.Sprintf(format, args...))
		}
		if e.Kind != unstable.KeyValue {
			if e.Kind != unstable.Table || len(key) != 2 || key[0] != Path && key[0] != Method {
				return nil, fail("[%s] is no section; write [path.\"PATTERN\"] or [method.\"PATTERN\"]", strings.Join(key, "."))
			}
			f.Sections = append(f.Sections, Section{By: key[0], Pattern: key[1], Line: at})
			into, table = &f.Sections[len(f.Sections)-1].Settings, key
			continue
		}
		if len(key) != 1 {
			return nil, fail("%q is no key: a key is a flag's name", strings.Join(key, "."))
		}
		s := Setting{Key: key[0], Line: at}
		if err := s.read(valueAt(tree, append(slices.Clip(table), key[0]))); err != nil {
			return nil, fail("%s: %v", s.Key, err)
		}
		*into = append(*into, s)
	}
	return f, nil
}

// keyOf gives the parts of an expression's key, and its line.
func keyOf(p *unstable.Parser, e *unstable.Node) (parts []string, line int) {
	for it := e.Key(); it.Next(); {
		n := it.Node()
		if line == 0 {
			line = p.Shape(n.Raw).Start.Line
		}
		parts = append(parts, string(n.Data))
	}
	return parts, line
}

func valueAt(tree map[string]any, path []string) any {
	for _, k := range path[:len(path)-1] {
		tree, _ = tree[k].(map[string]any)
	}
	return tree[path[len(path)-1]]
}

// read sets the values.
func (s *Setting) read(v any) error {
	if list, ok := v.([]any); ok {
		s.Array, s.Values = true, []string{}
		for _, x := range list {
			text, err := scalar(x)
			if err != nil {
				return err
			}
			s.Values = append(s.Values, text)
		}
		return nil
	}
	text, err := scalar(v)
	s.Values = []string{text}
	return err
}

// scalar is a value as a command line has it.
func scalar(v any) (string, error) {
	switch v := v.(type) {
	case string:
		return v, nil
	case int64:
		return strconv.FormatInt(v, 10), nil
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64), nil
	case bool:
		return strconv.FormatBool(v), nil
	}
	return "", fmt.Errorf("write a string, a number, true or false, or an array of them")
}
