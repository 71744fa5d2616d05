package types_test

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

var oraclePackages = flag.String("oracle", "java/util/regex java/util/function", "packages of java.base to compare with javac; all: every one")

// attributed is what javac says about an expression.
type attributed struct{ erased, full, member string }

// place is a part of a file, in UTF-16 units as javac counts.
type place struct {
	file       string
	start, end int
}

// attribution runs javac on programs, each a list of sources, and gives what it finds
// out about each expression.
func attribution(t *testing.T, programs [][]string, options ...string) map[place]attributed {
	t.Helper()
	dir := t.TempDir()
	if out := tool(t, dir, "javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", dir, abs(t, "testdata/Attribution.java")); out != "" {
		t.Fatal(out)
	}
	list := filepath.Join(dir, "sources")
	var lines []string
	for _, p := range programs {
		lines = append(append(lines, p...), "")
	}
	if err := os.WriteFile(list, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("java", append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss64m", "-cp", dir, "Attribution", list}, options...)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	theirs := map[place]attributed{}
	s := bufio.NewScanner(out)
	s.Buffer(nil, 1<<24)
	for s.Scan() {
		f := strings.Split(s.Text(), "\t")
		if len(f) != 6 {
			t.Fatalf("javac's side printed %q", s.Text())
		}
		start, _ := strconv.Atoi(f[1])
		end, _ := strconv.Atoi(f[2])
		theirs[place{f[0], start, end}] = attributed{f[3], f[4], f[5]}
	}
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	return theirs
}

// comparison counts how expressions compare with javac.
type comparison struct {
	agree, disagree, missing, full int
	causes                         map[string]int
	shown, unseen                  []string
}

func (c *comparison) report(t *testing.T, what string) {
	t.Helper()
	n := c.agree + c.disagree + c.missing
	t.Logf("%-30s %8d expressions: %d agree, %d disagree, %d without a type; of %d the full type is the same text", what, n, c.agree, c.disagree, c.missing, c.full)
	var causes []string
	for k := range c.causes {
		causes = append(causes, k)
	}
	sort.Slice(causes, func(i, j int) bool { return c.causes[causes[i]] > c.causes[causes[j]] })
	for i, k := range causes {
		if i < 12 {
			t.Logf("%8d %s", c.causes[k], k)
		}
	}
	for _, s := range c.unseen {
		t.Logf("not looked at: %s", s)
	}
	if c.missing*500 > n {
		t.Errorf("%s: %d of %d expressions have no type", what, c.missing, n)
	}
	for i, s := range c.shown {
		if i == 40 {
			t.Errorf("and %d more", len(c.shown)-i)
			break
		}
		t.Errorf("%s", s)
	}
}

// compare looks at every expression that javac typed in the files given.
func compareWith(w *types.World, theirs map[place]attributed) *comparison {
	c := &comparison{causes: map[string]int{}}
	units := map[*source.File][]int{}
	at := func(n ast.Node) place {
		s := n.Span()
		u := units[s.File]
		if u == nil {
			u = utf16Offsets(s.File.Text)
			units[s.File] = u
		}
		return place{s.File.Name, u[s.Start], u[s.End]}
	}
	seen := map[place]bool{}
	visit := func(e ast.Expr) {
		p := at(e)
		their, ok := theirs[p]
		if !ok || seen[p] {
			return
		}
		full := w.Info.FullType(e)
		if full == nil {
			return
		}
		seen[p] = true
		where := fmt.Sprintf("%s: %.60s", e.Span(), strings.Join(strings.Fields(e.Span().Text()), " "))
		if types.IsKind(full, types.Invalid) {
			c.missing++
			c.causes["an error before it"]++
			return
		}
		erased, member := typeName(w.Erasure(full)), memberName(w, e)
		switch {
		case erased != their.erased:
			c.disagree++
			c.shown = append(c.shown, fmt.Sprintf("%s: javac's type is %s (%s), ours %s (%s)", where, their.erased, their.full, erased, full))
		case member != their.member && their.member != "" && member != "" && !inheritsHere(w, w.Info.Uses[e], member, their.member):
			c.disagree++
			c.shown = append(c.shown, fmt.Sprintf("%s: javac means %s, we %s", where, their.member, member))
		default:
			c.agree++
			if normalised(their.full) == normalised(full.String()) {
				c.full++
			}
		}
	}
	for e := range w.Info.Types {
		if _, ok := e.(*ast.Paren); !ok {
			visit(e)
		}
	}
	for e := range w.Info.Types {
		visit(e)
	}
	// this(…) and super(…) are statements of ours, with the semicolon.
	for n := range w.Info.Calls {
		s, ok := n.(*ast.CtorCall)
		if !ok {
			continue
		}
		p := at(s)
		p.end -= len(s.Span().Text()) - len(strings.TrimRight(s.Span().Text(), "; \t\n"))
		their, ok := theirs[p]
		if !ok {
			continue
		}
		seen[p] = true
		if m := memberName(w, s); m != their.member && m != "" && their.member != "" {
			c.disagree++
			c.shown = append(c.shown, fmt.Sprintf("%s: javac means %s, we %s", s.Span(), their.member, m))
		} else {
			c.agree++
		}
	}
	for p, a := range theirs {
		if !seen[p] {
			c.missing++
			c.causes["not looked at"]++
			if len(c.unseen) < 20 {
				c.unseen = append(c.unseen, fmt.Sprintf("%s:%d-%d %s %s", filepath.Base(p.file), p.start, p.end, a.full, a.member))
			}
		}
	}
	sort.Strings(c.shown)
	return c
}

var captureNumber = regexp.MustCompile(`capture(#\d+)? of |\s`)

// in are the expressions of one file.
func in(theirs map[place]attributed, file string) map[place]attributed {
	some := map[place]attributed{}
	for p, a := range theirs {
		if p.file == file {
			some[p] = a
		}
	}
	return some
}

// normalised drops what only one of the two writes.
func normalised(t string) string { return captureNumber.ReplaceAllString(t, "") }

// utf16Offsets are the offsets in UTF-16 units of the bytes of a text, and of its end.
func utf16Offsets(text string) []int {
	offsets := make([]int, len(text)+1)
	n := 0
	for i, r := range text {
		offsets[i] = n
		n += len(utf16.Encode([]rune{r}))
	}
	offsets[len(text)] = n
	return offsets
}

func typeName(t types.Type) string {
	switch t := t.(type) {
	case *types.Array:
		return typeName(t.Elem) + "[]"
	case *types.Class:
		if t.IsAnonymous() {
			return "local "
		}
		if t.Local != nil {
			return "local " + t.Decl.Name.Text
		}
		if inCode(t) {
			return "local " + t.SimpleName()
		}
	}
	return t.String()
}

func inCode(c *types.Class) bool {
	for ; c != nil; c = c.Outer {
		if c.Local != nil {
			return true
		}
	}
	return false
}

// inheritsHere reports whether a class of the library inherits here what the JDK's declares
// anew: our member has the name and parameters of theirs, in a class above that one.
func inheritsHere(w *types.World, of types.Object, our, their string) bool {
	m, ok := of.(*types.Method)
	if !ok || !m.Class.Library || m.Constructor {
		return false
	}
	name, same := strings.CutSuffix(their, strings.TrimPrefix(our, m.Class.Name))
	c := w.Lookup(name)
	return same && c != nil && c.Library && c != m.Class && c.IsSubclassOf(m.Class)
}

// memberName is the member that an expression means, "" for none.
func memberName(w *types.World, e ast.Node) string {
	switch o := w.Info.Uses[e].(type) {
	case *types.Field:
		if inCode(o.Class) {
			return ""
		}
		return o.Class.Name + "." + o.Name
	case *types.Method:
		if inCode(o.Class) {
			return ""
		}
		name := o.Name
		if o.Constructor {
			name = "<init>"
		}
		var ps []string
		for _, p := range o.Params {
			ps = append(ps, typeName(p.Type))
		}
		return o.Class.Name + "." + name + "(" + strings.Join(ps, ",") + ")"
	}
	return ""
}

// resolveEverything resolves all code of a world, and counts the methods with a
// body, those with something that could not be typed, and that by its text.
func resolveEverything(w *types.World, of func(*types.Class) bool) (bodies, untyped int, causes map[string]int) {
	causes = map[string]int{}
	for _, k := range w.Classes() {
		if !of(k) {
			continue
		}
		for _, m := range k.Methods {
			w.ResolveBody(m)
			if m.Decl == nil || m.Decl.Body == nil {
				continue
			}
			bodies++
			if ds := w.Untyped(m); len(ds) > 0 {
				untyped++
				causes[fmt.Sprintf("%s: %s", ds[0].Span, ds[0].Message)]++
			}
		}
		w.ResolveStatics(k)
		for _, f := range k.Constants() {
			w.ResolveConstant(k, f.Enum)
		}
	}
	return bodies, untyped, causes
}

// TestOracle compares types and members with javac's on the project's own inputs.
func TestOracle(t *testing.T) {
	var names []string
	for _, folder := range []string{"../../testdata/oracle", "../../testdata/lists", "../../testdata/structures"} {
		ns, err := filepath.Glob(folder + "/*.java")
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, ns...)
	}
	dir := t.TempDir()
	text := filepath.Join(dir, "Full.java")
	if err := os.WriteFile(text, []byte(fullTypes), 0o600); err != nil {
		t.Fatal(err)
	}
	names = append(names, text, "../../testdata/types/Overloads.java", "../../testdata/types/Constants.java")
	agree, total := 0, 0
	var programs [][]string
	for i, n := range names {
		names[i] = abs(t, n)
		programs = append(programs, []string{names[i]})
		if slices.Contains([]string{"Readings.java", "AnyObjects.java", "Outside.java"}, filepath.Base(n)) { // which call what javac does not have
			for _, other := range []string{"inspect/Read", "org/cprover/CProver", "org/sosy_lab/sv_benchmarks/Verifier"} {
				programs[i] = append(programs[i], abs(t, "../library/"+other+".java"))
			}
		}
	}
	theirs := attribution(t, programs)
	for _, n := range names {
		text, err := os.ReadFile(n)
		if err != nil {
			t.Fatal(err)
		}
		f, ds := parse.File(source.NewFile(n, string(text)))
		fail(t, ds)
		w, _ := types.NewWorld([]*ast.File{f}, config)
		resolveEverything(w, func(*types.Class) bool { return true })
		c := compareWith(w, in(theirs, n))
		for _, s := range c.shown {
			// The library has a method for each type of elements, javac's only one.
			// What the library's Random inherits is its own here.
			if !strings.Contains(s, "we java.lang.System.arraycopy(") && !strings.Contains(s, "we java.util.Random.next") {
				t.Errorf("%s", s)
			}
		}
		agree += c.agree
		total += c.agree + c.missing
	}
	t.Logf("%d expressions of %d files: %d agree", total, len(names), agree)
	if total < 5000 || (total-agree)*500 > total {
		t.Errorf("only %d of %d expressions have a type", agree, total)
	}
}

// TestJDKOracle compares types and members with javac's on packages of the JDK. The
// sources are read in place but for javac, which wants them in a folder.
func TestJDKOracle(t *testing.T) {
	sources := jdk(t)
	dir := t.TempDir()
	var packages []string
	if *oraclePackages == "all" {
		seen := map[string]bool{}
		for p := range sources {
			if d := filepath.Dir(p); !seen[d] && strings.Contains(d, "/") {
				seen[d] = true
				packages = append(packages, d)
			}
		}
	} else {
		packages = strings.Fields(*oraclePackages)
	}
	sort.Strings(packages)
	chosen := map[string]bool{}
	var files []*ast.File
	var list []string
	for _, p := range packages {
		for q, z := range sources {
			if filepath.Dir(q) != p || strings.HasSuffix(q, "-info.java") {
				continue
			}
			name := filepath.Join(dir, q)
			f, text, err := unzipAs(z, name)
			if err != nil {
				t.Logf("%s: %v", q, err)
				continue
			}
			if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(name, text, 0o600); err != nil {
				t.Fatal(err)
			}
			chosen[name] = true
			list = append(list, name)
			files = append(files, f)
		}
	}
	sort.Slice(files, func(i, j int) bool { return files[i].Source.Name < files[j].Source.Name })
	sort.Strings(list)
	// The library that comes with inspect gives way to the JDK's own sources.
	for q, z := range sources {
		_, ours := os.Stat("../library/" + q)
		if name := filepath.Join(dir, q); (filepath.Dir(q) == "java/lang" || ours == nil) && !chosen[name] && !strings.HasSuffix(q, "-info.java") {
			if f, _, err := unzipAs(z, name); err == nil {
				files = append(files, f)
			}
		}
	}
	c := config
	c.Providers = provided(func(name string) (*ast.File, error) {
		f := sources[strings.ReplaceAll(name, ".", "/")+".java"]
		if f == nil {
			return nil, nil
		}
		return unzip(f)
	})
	w, _ := types.NewWorld(files, c)
	bodies, untyped, causes := resolveEverything(w, func(k *types.Class) bool { return chosen[k.File.Source.Name] })
	t.Logf("%s: %d bodies, %d resolve, %d not", *oraclePackages, bodies, bodies-untyped, untyped)
	for k, n := range causes {
		t.Logf("%5d %s", n, k)
	}
	if bodies == 0 || untyped*100 > bodies {
		t.Errorf("%d of %d bodies do not resolve", untyped, bodies)
	}
	compareWith(w, attribution(t, [][]string{list}, "--patch-module", "java.base="+dir)).report(t, *oraclePackages)
}

func unzipAs(z interface {
	Open() (io.ReadCloser, error)
}, name string) (*ast.File, []byte, error) {
	r, err := z.Open()
	if err != nil {
		return nil, nil, err
	}
	defer r.Close()
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, nil, err
	}
	f, ds := parse.File(source.NewFile(name, string(text)))
	if len(ds) > 0 {
		return nil, nil, ds[0]
	}
	return f, text, nil
}
