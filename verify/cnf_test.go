package verify_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
)

// TestClauses gives the clauses that a run writes to cadical and minisat: their
// answer is the verdict's, and their model, read by the names in the file's
// comments alone, satisfies the script that the same run writes.
func TestClauses(t *testing.T) {
	t.Parallel()
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []struct {
		path, method string
		verdict      report.Verdict
	}{
		{"dijkstra/repaired", "BinaryHeap.deleteMin", report.Holds},
		{"dijkstra/bug3-drop-before-read", "BinaryHeap.deleteMin", report.Violated},
		{"lists/DoublyLinkedList.java", "DoublyLinkedList.remove", report.Holds},
		{"lists/DoublyLinkedListBug.java", "", report.Violated},
		{"structures/mutants/SortedList", "SortedList.insert", report.Violated},
	} {
		t.Run(in.path, func(t *testing.T) {
			dir := t.TempDir()
			c := verify.Config{
				Paths:  []string{filepath.Join("..", "testdata", in.path)},
				Bounds: cfg.Bounds{Bits: 4, Objects: 3, ArrayLength: 3, Unwind: 3}, Calls: "inline",
				Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}},
				Timeout:  2 * time.Minute, Minimize: "off",
				SMTOut: dir, CNFOut: dir, WriteCNF: sat.WriteCNF,
			}
			if in.method != "" {
				c.Methods = []string{in.method}
			}
			doc := verify.Run(context.Background(), c)
			seen := false
			for _, r := range doc.Results {
				seen = seen || r.Verdict == in.verdict
			}
			if !seen {
				t.Fatalf("nothing is %s\n%s", in.verdict, columns.Text(doc))
			}
			files, err := filepath.Glob(filepath.Join(dir, "*.cnf"))
			if err != nil || len(files) != len(doc.Results) {
				t.Fatalf("%d files for %d methods: %v", len(files), len(doc.Results), err)
			}
			for _, file := range files {
				compareClauses(t, file, strings.TrimSuffix(file, ".cnf")+".smt2")
			}
		})
	}
}

// compareClauses asks cadical and minisat about a file of clauses and checks
// their answers on the script.
func compareClauses(t *testing.T, clauses, question string) {
	t.Helper()
	words, answer := namesOf(t, clauses)
	file, err := os.ReadFile(question)
	if err != nil {
		t.Fatal(err)
	}
	script, err := smtlib.Read(smtlib.NewBuilder(), bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	for program, model := range map[string][]string{"cadical": cadical(t, clauses), "minisat": minisat(t, clauses)} {
		if (model != nil) != (answer == "sat") || answer != "sat" && answer != "unsat" {
			t.Errorf("%s: %s says %v, the file says %q", filepath.Base(clauses), program, model != nil, answer)
		}
		if model == nil {
			continue
		}
		m := &smtlib.Model{Consts: map[string]smtlib.Value{}}
		for _, d := range script.Decls() {
			word, ok := words[d.Name()]
			if !ok {
				t.Errorf("%s: no variables for %s", filepath.Base(clauses), d.Name())
				return
			}
			var bits uint64
			for i, v := range word {
				if slices.Contains(model, v) {
					bits |= 1 << i
				}
			}
			m.Consts[d.Name()] = smtlib.BVOrBool(d.Const.Sort, bits)
		}
		if err := solve.Verify(script, m); err != nil {
			t.Errorf("%s: the model of %s: %v", filepath.Base(clauses), program, err)
		}
	}
}

// namesOf reads the comments of a file of clauses: the variables of each
// constant's bits, "" for a free one, and the answer.
func namesOf(t *testing.T, path string) (words map[string][]string, answer string) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	words = map[string][]string{}
	lines := bufio.NewScanner(f)
	for lines.Scan() && strings.HasPrefix(lines.Text(), "c ") {
		line := lines.Text()[2:]
		if a, ok := strings.CutPrefix(line, "answer: "); ok {
			answer = a
			continue
		}
		place, variable, named := strings.Cut(line, " = ")
		if !named {
			var free bool
			if place, free = strings.CutSuffix(line, " free"); !free {
				continue
			}
		}
		name, bit, isBit := strings.Cut(place, " bit ")
		if isBit && bit != strconv.Itoa(len(words[name])) {
			t.Fatalf("%s: bit %d of %s is missing before %q", path, len(words[name]), name, line)
		}
		words[name] = append(words[name], variable)
	}
	return words, answer
}

// cadical gives the literals of a model, nil when there is none.
func cadical(t *testing.T, path string) []string {
	t.Helper()
	out, code := exitCode(t, "cadical", "-q", path)
	if code == 20 {
		return nil
	}
	var model []string
	for line := range strings.Lines(out) {
		if v, ok := strings.CutPrefix(line, "v "); ok {
			model = append(model, strings.Fields(v)...)
		}
	}
	if code != 10 || model == nil {
		t.Fatalf("cadical: exit code %d, %q", code, out)
	}
	return model
}

// minisat is cadical for minisat, which writes its answer to a file.
func minisat(t *testing.T, path string) []string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "answer")
	out, code := exitCode(t, "minisat", "-verb=0", path, file)
	answer, err := os.ReadFile(file)
	words := strings.Fields(string(answer))
	switch {
	case err == nil && code == 10 && words[0] == "SAT":
		return words
	case err == nil && code == 20 && words[0] == "UNSAT":
		return nil
	}
	t.Fatalf("minisat: exit code %d, %q, %v", code, out, err)
	return nil
}

func exitCode(t *testing.T, argv ...string) (string, int) {
	t.Helper()
	out, err := exec.Command(argv[0], argv[1:]...).CombinedOutput()
	var ended *exec.ExitError
	if !errors.As(err, &ended) {
		t.Fatal(fmt.Errorf("%v: %w", argv, err))
	}
	return string(out), ended.ExitCode()
}
