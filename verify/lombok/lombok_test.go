package lombok

import (
	"cmp"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

var (
	update = flag.Bool("update", false, "rewrite testdata/*.txtar")
	jar    = flag.String("lombok", "", "compare with what javac makes with this lombok.jar")
)

// TestExpand compares what annotations make with testdata: the files as they would be without Lombok.
func TestExpand(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			dir := lay(t, a)
			var got []txtar.File
			for _, f := range a.Files {
				if strings.HasPrefix(f.Name, "want/") {
					continue
				}
				got = append(got, f)
			}
			for _, f := range got {
				if strings.HasSuffix(f.Name, ".java") {
					text := delombok(t, &Expander{}, filepath.Join(dir, f.Name))
					got = append(got, txtar.File{Name: "want/" + f.Name, Data: []byte(strings.ReplaceAll(text, dir, "$DIR"))})
				}
			}
			if *update {
				if err := os.WriteFile(file, txtar.Format(&txtar.Archive{Comment: a.Comment, Files: got}), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if d := gocmp.Diff(string(txtar.Format(a)), string(txtar.Format(&txtar.Archive{Comment: a.Comment, Files: got}))); d != "" {
				t.Error(d)
			}
		})
	}
}

// lay writes the files of an archive into a folder.
func lay(t *testing.T, a *txtar.Archive) string {
	t.Helper()
	dir := t.TempDir()
	for _, f := range a.Files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if strings.HasPrefix(f.Name, "want/") {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// edit is a part of a text with what goes there.
type edit struct {
	from, to int32
	text     string
}

// delombok is the text of a file with what annotations of Lombok make, and without these.
func delombok(t *testing.T, x *Expander, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, ds := parse.File(source.NewFile(path, string(text)))
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	out, e := x.expand(f)
	var edits []edit
	in := importsOf(f)
	ast.Walk(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Import:
			if strings.HasPrefix(n.Name, "lombok") && !strings.HasSuffix(n.Name, "NonNull") {
				edits = append(edits, edit{n.At.Start, n.At.End, ""})
			}
		case *ast.Annotation:
			if k := in.note(n); k != nil && k.name != "NonNull" {
				edits = append(edits, edit{n.At.Start, n.At.End, ""})
			}
		}
		return true
	})
	for _, c := range e.classes {
		end := c.source.At.End - 1
		if c.wrong != nil {
			edits = append(edits, edit{end, end, "// " + c.wrong.Span.String() + ": " + c.wrong.Message + "\n"})
			continue
		}
		edits = append(edits, words(c.source.At.Start, c.source.Modifiers, c.decl.Modifiers)...)
		for _, f := range c.fields {
			was := c.source.Members[f.index].(*ast.FieldDecl)
			edits = append(edits, words(was.At.Start, was.Modifiers, f.decl.Modifiers)...)
			if was.Init != nil && f.decl.Init == nil {
				edits = append(edits, edit{was.Name.At.End, was.Init.Span().End, ""})
			}
		}
		for _, m := range c.members {
			s := m.text
			if m.init != nil {
				s = strings.Replace(s, "$init", m.init.init.Span().Text(), 1)
			}
			at := end
			if strings.Contains(s, " log = ") && len(c.source.Members) > 0 {
				at = c.source.Members[0].Span().Start
			}
			edits = append(edits, edit{at, at, "    " + s + "\n"})
		}
	}
	for _, i := range e.inserted {
		edits = append(edits, edit{i.at, i.at, i.text + " "})
	}
	for _, c := range out.Types {
		ast.Walk(c, func(n ast.Node) bool {
			if k, ok := n.(*ast.Clause); ok && k.Kind == ast.BadCode {
				edits = append(edits, edit{k.At.End, k.At.End, "/* " + k.Text + " */"})
			}
			return true
		})
	}
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	var b strings.Builder
	at := int32(0)
	for _, e := range edits {
		if e.from < at {
			continue // of a field that is declared with another
		}
		b.Write(text[at:e.from])
		b.WriteString(e.text)
		at = e.to
	}
	b.Write(text[at:])
	return b.String()
}

// words are the modifiers that were added.
func words(at int32, was, is *ast.Modifiers) (out []edit) {
	for _, w := range is.Words {
		if !was.Has(w.Text) {
			out = append(out, edit{at, at, w.Text + " "})
		}
	}
	return out
}

// TestJavac compares the code of each method that javac makes with Lombok with what it makes of the
// expanded files: go test ./verify/lombok -run TestJavac -lombok /usr/share/java/lombok.jar
func TestJavac(t *testing.T) {
	if *jar == "" {
		t.Skip("-lombok names no lombok.jar")
	}
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(a.Comment), "not compiled") {
				t.Skip("it is none that javac compiles")
			}
			dir := lay(t, a)
			for _, f := range a.Files {
				if !strings.HasSuffix(f.Name, ".java") || strings.HasPrefix(f.Name, "want/") {
					continue
				}
				plain := filepath.Join(dir, "plain", f.Name)
				if err := os.MkdirAll(filepath.Dir(plain), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(plain, []byte(delombok(t, &Expander{}, filepath.Join(dir, f.Name))), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			with := compile(t, dir, "with", "-cp", *jar, "-processorpath", *jar)
			without := compile(t, filepath.Join(dir, "plain"), "without", "-cp", *jar, "-proc:none")
			if d := gocmp.Diff(with, without); d != "" {
				t.Errorf("-with Lombok +expanded:\n%s", d)
			}
		})
	}
}

var (
	constant = regexp.MustCompile(`#\d+`)
	offsets  = regexp.MustCompile(`(?m)^\s+\d+: `)
	blanks   = regexp.MustCompile(` +`)
)

// compile gives the members of the classes that javac makes of the files of a folder, with their code.
func compile(t *testing.T, dir, out string, flags ...string) map[string]string {
	t.Helper()
	classes := filepath.Join(t.TempDir(), out)
	files, _ := filepath.Glob(filepath.Join(dir, "*.java"))
	run := func(name string, args ...string) string {
		text, err := exec.Command(name, args...).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, text)
		}
		return string(text)
	}
	run("javac", append(append([]string{"-nowarn", "-d", classes}, flags...), files...)...)
	found, _ := filepath.Glob(filepath.Join(classes, "*.class"))
	all := map[string]string{}
	for _, f := range found {
		name := filepath.Base(f)
		text := run("javap", "-p", "-c", f)
		parts := strings.Split(text, "\n\n")
		for i, p := range parts {
			lines := strings.Split(strings.TrimSpace(p), "\n")
			if i == 0 {
				all[name] = lines[1] // behind Compiled from
				lines = lines[2:]
			}
			for len(lines) > 0 && strings.HasSuffix(lines[0], ";") && (len(lines) == 1 || !strings.Contains(lines[1], "Code:")) {
				all[name+" "+strings.TrimSpace(lines[0])] = ""
				lines = lines[1:]
			}
			if len(lines) > 1 {
				all[name+" "+strings.TrimSpace(lines[0])] = blanks.ReplaceAllString(offsets.ReplaceAllString(constant.ReplaceAllString(strings.TrimSuffix(strings.Join(lines[1:], "\n"), "\n}"), ""), ""), " ")
			}
		}
	}
	if len(all) == 0 {
		t.Fatal("no classes in ", classes)
	}
	return all
}
