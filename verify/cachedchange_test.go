package verify

import (
	"context"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var cacheChanges = flag.Int("verify.changes", 6, "random changes of files after which results of a cache are compared with those of a check anew")

// changeable is what a change replaces, by something of the same kind.
var changeable = regexp.MustCompile(`\b[0-9]\b|[<>]=?|\+\+|--|[-+*]|&&|\|\||==|!=|\b[xynpqi]\b`)

var replacements = map[string][]string{
	"<": {"<=", ">"}, ">": {">=", "<"}, "<=": {"<", ">="}, ">=": {">", "<="}, "++": {"--"}, "--": {"++"}, "+": {"-", "*"}, "-": {"+"}, "*": {"+"},
	"&&": {"||"}, "||": {"&&"}, "==": {"!="}, "!=": {"=="}, "x": {"y", "n"}, "y": {"x"}, "n": {"x", "i"}, "p": {"q"}, "q": {"p"}, "i": {"n"},
}

// TestCacheAfterRandomChanges changes files of the oracle in one place, in code or in a
// clause: what the cache gives then is what a check anew gives.
func TestCacheAfterRandomChanges(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob(filepath.Join("..", "testdata", "oracle", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	seed := uint64(1)
	if *cacheChanges > 100 {
		seed = uint64(time.Now().UnixNano())
		t.Logf("seed %d", seed)
	}
	random := rand.New(rand.NewPCG(seed, 0))
	cached, all := 0, 0
	for range *cacheChanges {
		file := files[random.IntN(len(files))]
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		dir := project(t, map[string]string{filepath.Base(file): string(text)})
		config := cachedConfig(t, dir)
		config.Minimize, config.Reached, config.Timeout = "off", "full", 0 // nothing by the clock
		config.Bounds.Bits, config.Bounds.Objects, config.Bounds.Unwind, config.Bounds.ArrayLength = 4, 2, 3, 2
		Run(context.Background(), config)
		at := changeable.FindAllIndex(text, -1)
		place := at[random.IntN(len(at))]
		old := string(text[place[0]:place[1]])
		by := "1"
		if r := replacements[old]; len(r) > 0 {
			by = r[random.IntN(len(r))]
		}
		changed := string(text[:place[0]]) + by + string(text[place[1]:])
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(file)), []byte(changed), 0o644); err != nil {
			t.Fatal(err)
		}
		kept := Run(context.Background(), config)
		cached, all = cached+kept.Cached, all+len(kept.Results)
		config.Cache = nil
		anew := Run(context.Background(), config)
		if have, want := verdictLines(answers(t, kept)), verdictLines(answers(t, anew)); have != want {
			t.Errorf("%s: %q for %q in line %d: with the cache - and anew +\n%s", file, by, old, strings.Count(string(text[:place[0]]), "\n")+1, cmp.Diff(strings.Split(have, "\n"), strings.Split(want, "\n")))
		}
	}
	if cached == 0 && all > 0 {
		t.Error("no result comes from the cache: nothing was compared")
	}
	t.Logf("%d of %d results from the cache", cached, all)
}

// verdictLines leaves of answers what does not depend on which solver was quicker.
func verdictLines(answers string) string {
	var out []string
	for l := range strings.Lines(answers) {
		if s := strings.TrimSpace(l); strings.HasPrefix(s, `"verdict"`) || strings.HasPrefix(s, `"method"`) || strings.HasPrefix(s, `"status"`) || strings.HasPrefix(s, `"line"`) {
			out = append(out, s)
		}
	}
	return strings.Join(out, "\n")
}
