package main

import (
	"bytes"
	"context"
	"fmt"
	stdhtml "html"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"inspect/report"
	"inspect/report/draw"
	"inspect/report/export"
)

// checkedPage checks the project and writes its page, and the JSON beside it.
func checkedPage(t *testing.T) (html, json string) {
	t.Helper()
	dir := t.TempDir()
	html, json = filepath.Join(dir, "page.html"), filepath.Join(dir, "result.json")
	t.Chdir(filepath.Join("testdata", "project"))
	var stdout, stderr bytes.Buffer
	args := []string{"inspect", "check", "src", "--no-config", "--no-cache", "--sat-solver", "gophersat", "--backend", "sat", "--all-properties",
		"--out", "html=" + html, "--out", "json=" + json}
	if code := run(args, &stdout, &stderr); code != 10 {
		t.Fatalf("exit code %d\n%s", code, stderr.String())
	}
	return html, json
}

// TestReportCommand: the page that report makes of the JSON is the one that check writes
// itself, and what is no such JSON is refused.
func TestReportCommand(t *testing.T) {
	html, json := checkedPage(t)
	want, err := os.ReadFile(html)
	if err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	if code := run([]string{"inspect", "report", json}, &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d\n%s", code, stderr.String())
	}
	if stdout.String() != string(want) {
		t.Error("the page that report makes of the JSON is another")
	}
	if strings.Contains(string(want), filepath.Dir(html)) {
		t.Error("the page has a path that was not given")
	}
	if s := strings.ToLower(string(want)); strings.Contains(s, "http:") || strings.Contains(s, "https:") || strings.Contains(s, "src=\"") || strings.Contains(s, "@import") {
		t.Error("the page refers to something outside")
	}
	again := []string{"inspect", "report", json, "-o", html}
	if code := run(again, &stdout, &stderr); code != 0 {
		t.Errorf("a page that inspect wrote is not overwritten: %s", stderr.String())
	}
	for name, text := range map[string]string{
		"not JSON": "hello", "another program's": `{"schemaVersion":3,"tool":{"name":"lint"}}`, "an older version": `{"schemaVersion":1,"tool":{"name":"inspect"}}`,
		"other fields": `{"schemaVersion":3,"tool":{"name":"inspect"},"methods":[]}`, "null": `{"schemaVersion":3,"tool":{"name":"inspect"},"results":[null]}`,
		"nothing": "", "another type": `{"schemaVersion":3,"tool":{"name":"inspect"},"results":[{"line":"x"}]}`,
	} {
		file := filepath.Join(t.TempDir(), "other.json")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		stderr.Reset()
		if code := run([]string{"inspect", "report", file}, &stdout, &stderr); code != 1 || !strings.Contains(stderr.String(), "other.json") {
			t.Errorf("%s: exit code %d: %s", name, code, stderr.String())
		}
	}
}

// TestFramesLeadToTheEnd: what the steps of a path change leads from the state before
// to the one after, and no file has changed since. Of the oracle's files it takes an eighth, with -scripts.soak all.
func TestFramesLeadToTheEnd(t *testing.T) {
	_, json := checkedPage(t)
	files := []string{json}
	testdata := filepath.Join("..", "..", "..", "..", "testdata")
	paths, err := filepath.Glob(filepath.Join(testdata, "oracle", "*.java"))
	if err != nil || len(paths) < 80 {
		t.Fatal(len(paths), err)
	}
	if !*soak {
		n := 0
		paths = slices.DeleteFunc(paths, func(string) bool { n++; return n%8 != 1 })
	}
	for _, folder := range []string{"lists", "structures/mutants/AvlTree", "structures/mutants/BinomialHeap", "dijkstra/bug1-up-heap-alias"} {
		paths = append(paths, filepath.Join(testdata, filepath.FromSlash(folder)))
	}
	for _, path := range paths {
		out := filepath.Join(t.TempDir(), "result.json")
		var stdout, stderr bytes.Buffer
		run([]string{"inspect", "check", path, "--no-config", "--no-cache", "--bits", "4", "--objects", "2", "--unwind", "3", "--timeout", "5", "--effort", "off", "--out", "json=" + out}, &stdout, &stderr)
		files = append(files, out)
	}
	several := 0
	for _, file := range files {
		doc, err := readDocument(t.Context(), file)
		if err != nil {
			t.Fatal(err)
		}
		if changed, _ := export.Page(doc, exportOptions()).Stale(); len(changed) > 0 {
			t.Errorf("%v did not change", changed)
		}
		for _, r := range doc.Results {
			for _, c := range r.Counterexamples() {
				if n := compareFrames(t, r, c); n > 2 {
					several++
				}
			}
		}
	}
	if several < 20 {
		t.Errorf("only %d counterexamples change the heap on the way", several)
	}
}

// compareFrames compares the last two frames, and gives the number of all.
func compareFrames(t *testing.T, r *report.Result, c *report.Counterexample) int {
	frames := c.Frames()
	last, before := frames[len(frames)-1].Graph, frames[len(frames)-2].Graph
	values, met := map[string]string{}, map[string]bool{}
	for _, o := range before.Objects {
		met[o.Name] = true
		for _, s := range o.Slots {
			values[o.Name+"."+s.Name] = s.Value
		}
	}
	for _, o := range last.Objects {
		for _, s := range o.Slots {
			if !met[o.Name] && slices.Contains([]string{"0", "0.0", "false", draw.Null}, s.Value) {
				continue // nobody speaks of the object
			}
			was, ok := values[o.Name+"."+s.Name]
			if !ok || was != s.Value {
				t.Errorf("%s (%s): %s.%s is %s after the last step, and %s at the end", r.Name(), c.Message, o.Name, s.Name, was, s.Value)
			}
		}
	}
	return len(frames)
}

// TestSequencePage: of calls that make the state before the method the page has the heap after each
// line, with the variables of the lines, and what the path changes in the last call after that.
func TestSequencePage(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "Pile.java"), []byte(`import java.util.*;
class Coin { final int worth; Coin(int w) { worth = w; } }
public class Pile {
    private final List<Coin> coins = new ArrayList<>();
    private int calls;
    static int made;
    public Pile() { made++; }
    public void put(Coin[] c) { if (c[0] == null) return; coins.add(c[0]); c[0] = null; }
    public int top() {
        calls++;
        if (coins.size() == 0) return 0;
        return 1 / (coins.get(0).worth - 3);
    }
}
`), 0o600); err != nil {
		t.Fatal(err)
	}
	html, json := filepath.Join(dir, "page.html"), filepath.Join(dir, "result.json")
	var stdout, stderr bytes.Buffer
	run([]string{"inspect", "check", dir, "--no-config", "--no-cache", "--backend", "sat", "--sat-solver", "gophersat", "--effort", "reached=off", "--method", "Pile.top",
		"--out", "html=" + html, "--out", "json=" + json}, &stdout, &stderr)
	doc, err := readDocument(t.Context(), json)
	if err != nil || len(doc.Results) != 1 || doc.Results[0].Counterexample == nil {
		t.Fatalf("%v\n%s%s", err, stdout.String(), stderr.String())
	}
	c := doc.Results[0].Counterexample
	var have []string
	for _, f := range c.Frames() {
		step := "before"
		if f.Step == len(c.Steps) {
			step = "after"
		} else if f.Step >= 0 {
			step = fmt.Sprintf("%d %s", c.Steps[f.Step].Line, c.Steps[f.Step].Text)
		}
		var at []string
		for _, r := range f.Graph.Roots {
			at = append(at, r.Name+"="+r.Value)
		}
		for _, o := range f.Graph.Objects {
			for _, s := range o.Slots {
				at = append(at, o.Name+"."+s.Name+"="+s.Value)
			}
		}
		slices.Sort(at)
		have = append(have, step+": "+strings.Join(at, " "))
	}
	want := []string{
		"before: Pile.made=0",
		"7 Pile pile = new Pile();: Pile#1.calls=0 Pile#1.coins=ArrayList#1 Pile.made=1 pile=Pile#1",
		"2 Coin coin = new Coin(3);: Coin#1.worth=3 Pile#1.calls=0 Pile#1.coins=ArrayList#1 Pile.made=1 coin=Coin#1 pile=Pile#1",
		"8 pile.put(new Coin[] {coin});: ArrayList#1.0=Coin#1 Coin#1.worth=3 Coin[]#1.0=null Pile#1.calls=0 Pile#1.coins=ArrayList#1 Pile.made=1 coin=Coin#1 pile=Pile#1",
		"10 calls++: ArrayList#1.0=Coin#1 Coin#1.worth=3 Coin[]#1.0=null Pile#1.calls=1 Pile#1.coins=ArrayList#1 Pile.made=1 coin=Coin#1 pile=Pile#1",
		"after: ArrayList#1.0=Coin#1 Coin#1.worth=3 Coin[]#1.0=null Pile#1.calls=1 Pile#1.coins=ArrayList#1 Pile.made=1 coin=Coin#1 pile=Pile#1",
	}
	if !slices.Equal(have, want) {
		t.Errorf("the frames are\n%s", strings.Join(have, "\n"))
	}
	page, err := os.ReadFile(html)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range c.Frames() {
		caption := "before"
		switch {
		case f.Step == len(c.Steps):
			caption = "after"
		case f.Step >= 0 && c.Steps[f.Step].Kind == report.SequenceStep:
			caption = "after " + c.Steps[f.Step].Text
		case f.Step >= 0:
			caption = fmt.Sprintf("after line %d: %s", c.Steps[f.Step].Line, c.Steps[f.Step].Text)
		}
		if figure := fmt.Sprintf(`data-frame="%d"><figcaption>%s</figcaption>`, i, caption); !strings.Contains(stdhtml.UnescapeString(string(page)), figure) {
			t.Errorf("the page has no %s", figure)
		}
	}
	compareFrames(t, doc.Results[0], c)
}

// browser is one that shows nothing, for a test.
func browser(t *testing.T) context.Context {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.UserDataDir(t.TempDir()))
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, 2*time.Minute)
	t.Cleanup(cancel)
	return ctx
}

// TestNarrowPage: on a telephone nothing of the page is beyond its right edge but what scrolls by itself,
// however long the names of files and classes are.
func TestNarrowPage(t *testing.T) {
	const width = 360
	dir := t.TempDir()
	file := filepath.Join(dir, strings.Repeat("reservations/", 8), strings.Repeat("Long", 12)+".java")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	name := strings.Repeat("Long", 12)
	code := "class " + name + " {\n\tint count;\n\t//@ ensures count == \\old(count) + amount;\n\tvoid " + name + "(int amount) { count += amount; if (amount > 7) count++; }\n}\n"
	if err := os.WriteFile(file, []byte(code), 0o644); err != nil {
		t.Fatal(err)
	}
	html := filepath.Join(dir, "page.html")
	var out bytes.Buffer
	if code := run([]string{"inspect", "check", dir, "--no-config", "-o", html, "--format", "html"}, &out, &out); code != 10 {
		t.Fatalf("exit code %d\n%s", code, out.String())
	}
	ctx := browser(t)
	if _, err := chromedp.Call(ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: 800, DeviceScaleFactor: 1, Mobile: true}); err != nil {
		t.Fatalf("no browser can be started: scripts/setup test installs one: %v", err)
	}
	if err := chromedp.Do(ctx, chromedp.Navigate("file://"+html)); err != nil {
		t.Fatal(err)
	}
	wide, err := chromedp.Run(ctx, chromedp.Evaluate[string](`innerWidth + " " + [...document.querySelectorAll("h1, h2, h3, h4, p, pre, table, nav, .columns, .heaps, .path, .path li")]
		.filter(x => x.getBoundingClientRect().right > innerWidth || x.matches("h2, h3, h4, .path") && x.scrollWidth > x.clientWidth).map(x => x.tagName + " " + x.textContent.slice(0, 40)).join("; ")`))
	if err != nil {
		t.Fatal(err)
	}
	if wide != fmt.Sprint(width, " ") {
		t.Errorf("too wide: %s", wide)
	}
}

// TestSeveralInBrowser: of several counterexamples of a property the page shows one at a time, and buttons and keys
// step through them. What has the keys is never hidden and never a button that is off, and everything has a name.
func TestSeveralInBrowser(t *testing.T) {
	dir := t.TempDir()
	file, html := filepath.Join(dir, "A.java"), filepath.Join(dir, "page.html")
	if err := os.WriteFile(file, []byte("class A { static void f(boolean a, boolean b) { assert a && b; } }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if code := run([]string{"inspect", "check", file, "--no-config", "--counterexamples", "3", "-o", html, "--format", "html"}, &out, &out); code != 10 {
		t.Fatalf("exit code %d\n%s", code, out.String())
	}
	ctx := browser(t)
	if err := chromedp.Do(ctx, chromedp.Navigate("file://"+html)); err != nil {
		t.Fatalf("no browser can be started: scripts/setup test installs one: %v", err)
	}
	eval := func(script string) string {
		t.Helper()
		have, err := chromedp.Run(ctx, chromedp.Evaluate[string](script))
		if err != nil {
			t.Fatal(err)
		}
		return have
	}
	for _, k := range []struct{ click, key, want string }{
		{"", "", "counterexample 1 of 3; 1 shown; false false; keys to nothing"},
		{"next", "", "counterexample 2 of 3; 1 shown; false true; keys to next counterexample"},
		{"next", "", "counterexample 3 of 3; 1 shown; true false; keys to counterexample 3 of 3"},
		{"", "n", "counterexample 3 of 3; 1 shown; true false; keys to counterexample 3 of 3"},
		{"", "p", "counterexample 2 of 3; 1 shown; false true; keys to counterexample 2 of 3"},
		{"previous", "", "counterexample 1 of 3; 1 shown; false false; keys to counterexample 1 of 3"},
		{"", "n", "counterexample 2 of 3; 1 shown; false true; keys to counterexample 2 of 3"},
		{"first", "", "counterexample 2 of 3; 1 shown; false true; keys to counterexample 2 of 3"},
		{"forward", "", "counterexample 2 of 3; 1 shown; false true; keys to step forward"},
		{"", "n", "counterexample 3 of 3; 1 shown; true false; keys to counterexample 3 of 3"},
		{"", kb.Home, "counterexample 3 of 3; 1 shown; true false; keys to counterexample 3 of 3"},
	} {
		if k.key != "" {
			if err := chromedp.Do(ctx, chromedp.KeyEvent(k.key)); err != nil {
				t.Fatal(err)
			}
		}
		have := eval(`{
			const click = "` + k.click + `";
			if (click) {
				const b = [...document.querySelectorAll("[data-go=" + click + "]")].find(x => x.offsetHeight > 0);
				b.focus();
				b.click();
			}
			const shown = [...document.querySelectorAll(".several .counterexample")].filter(x => x.offsetHeight > 0);
			const a = shown[0].querySelector("h3").textContent.match(/f\((true|false), (true|false)\)/);
			const keys = document.activeElement;
			document.querySelector(".which output").textContent + "; " + shown.length + " shown; " + a[1] + " " + a[2] + "; keys to " +
				(keys === document.body ? "nothing" : keys.disabled || keys.offsetHeight === 0 ? "what is off" : keys.getAttribute("aria-label"))
		}`)
		if have != k.want {
			t.Errorf("after %q%q: %s, want %s", k.click, k.key, have, k.want)
		}
	}
	if nameless := eval(`[...document.querySelectorAll("button, nav, section, [role=group]")].filter(x => !x.getAttribute("aria-label")).map(x => x.outerHTML.slice(0, 80)).join("; ")`); nameless != "" {
		t.Errorf("without a name: %s", nameless)
	}
	if keys := eval(`[...document.querySelectorAll(".several [aria-keyshortcuts]")].slice(0, 6).map(x => x.getAttribute("aria-keyshortcuts")).join(" ")`); keys != "p n Home ArrowLeft ArrowRight End" {
		t.Errorf("the keys are %s", keys)
	}
	if regions := eval(`[...document.querySelectorAll(".several section")].map(x => x.getAttribute("aria-label")).join("; ")`); regions != "counterexample 1 of 3; counterexample 2 of 3; counterexample 3 of 3" {
		t.Errorf("the counterexamples are called %s", regions)
	}
}

// TestPageInBrowser opens the page in a browser: its script runs, a step changes the
// drawing, the source line and the variables, keys do what buttons do, the filter
// filters, nothing is asked of any network, and paper shows everything.
func TestPageInBrowser(t *testing.T) {
	html, _ := checkedPage(t)
	ctx := browser(t)
	var mu sync.Mutex
	const outside = "https://example.invalid/x.png" // nothing gets there: the test tries it
	var asked, complaints, refused []string
	err := chromedp.Listen(ctx, func(e any) {
		mu.Lock()
		defer mu.Unlock()
		switch e := e.(type) {
		case *network.EventRequestWillBeSent:
			asked = append(asked, e.Request.URL)
		case *network.EventLoadingFailed:
			refused = append(refused, string(e.BlockedReason))
		case *runtime.EventExceptionThrown:
			complaints = append(complaints, e.ExceptionDetails.Text)
		}
	})
	if err != nil {
		t.Fatalf("no browser can be started: scripts/setup test installs one: %v", err)
	}
	if err := chromedp.Do(ctx, chromedp.Navigate("file://"+html)); err != nil {
		t.Fatal(err)
	}
	eval := func(script string) string {
		t.Helper()
		out, err := chromedp.Run(ctx, chromedp.Evaluate[string]("String("+script+")"))
		if err != nil {
			t.Fatalf("%s: %v", script, err)
		}
		return out
	}
	want := func(what, script, value string) {
		t.Helper()
		if have := eval(script); have != value {
			t.Errorf("%s: %s is %q, want %q", what, script, have, value)
		}
	}
	do := func(script string) { t.Helper(); eval("(" + script + ", '')") }

	const withdraw = "document.getElementById('shop.Account.withdraw(int)').querySelector('.counterexample')"
	want("at the end", withdraw+".querySelector('output').textContent", "after the call")
	want("at the end", withdraw+".querySelector('.frame.here figcaption').textContent", "after")
	do(withdraw + ".querySelector('[data-go=first]').click()")
	want("at the beginning", withdraw+".querySelector('.frame.here figcaption').textContent", "before")
	drawn := eval(withdraw + ".querySelector('.frame.here svg').outerHTML")
	do(withdraw + ".querySelector('[data-go=forward]').click()")
	want("one step on", withdraw+".querySelector('output').textContent", "step 1 of 1")
	want("one step on", withdraw+".querySelector('.source .here').value", "17")
	want("one step on", withdraw+".querySelector('.path [aria-current]').textContent.includes('balance -= amount')", "true")
	want("one step on", "getComputedStyle("+withdraw+".querySelector('.frame.here')).display", "block")
	if eval(withdraw+".querySelector('.frame.here svg').outerHTML") == drawn {
		t.Error("a step does not change the drawing")
	}
	do(withdraw + ".focus()")
	for _, k := range []struct{ key, caption string }{{kb.ArrowLeft, "before"}, {kb.ArrowRight, "after line 17: balance -= amount"}, {kb.End, "after"}, {kb.Home, "before"}} {
		if err := chromedp.Do(ctx, chromedp.KeyEvent(k.key)); err != nil {
			t.Fatal(err)
		}
		want("by keys", withdraw+".querySelector('.frame.here figcaption').textContent", k.caption)
	}

	total := eval("document.querySelectorAll('.result').length")
	do("document.getElementById('find').value = 'withdraw', document.getElementById('filter').dispatchEvent(new Event('input'))")
	want("filtered", "document.querySelectorAll('.result:not([hidden])').length", "1")
	want("filtered", "document.getElementById('shown').textContent", "1 of "+total+" methods")
	do("document.getElementById('find').value = '', document.querySelector('[value=violated]').click()")
	want("without violated ones", "document.querySelectorAll('.violated.result:not([hidden])').length", "0")
	do("document.querySelector('[value=violated]').click()")
	want("all again", "document.querySelectorAll('.result:not([hidden])').length", total)

	ink := func() string { return eval("getComputedStyle(document.body).backgroundColor") }
	light := ink()
	media := func(p emulation.SetEmulatedMediaParams) {
		t.Helper()
		if _, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, p); err != nil {
			t.Fatal(err)
		}
	}
	media(emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}})
	if ink() == light {
		t.Error("dark looks like light")
	}
	media(emulation.SetEmulatedMediaParams{Media: "print"})
	want("on paper", "getComputedStyle("+withdraw+".querySelector('nav')).display", "none")
	want("on paper", "[..."+withdraw+".querySelectorAll('.frame')].filter(f => getComputedStyle(f).display === 'block').length", "2")
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[string](`new Promise(r => document.body.append(Object.assign(new Image(), {src: '`+outside+`', onerror: () => r('')})))`,
		func(p *runtime.EvaluateParams) { p.AwaitPromise = new(bool); *p.AwaitPromise = true })); err != nil {
		t.Fatal(err)
	}
	mu.Lock()
	defer mu.Unlock()
	for _, url := range asked {
		if url != outside && (!strings.HasPrefix(url, "file://") || !strings.HasSuffix(url, "/page.html")) {
			t.Errorf("the page asks for %s", url)
		}
	}
	if !slices.Equal(refused, []string{"csp"}) {
		t.Errorf("a request is not refused by the page: %v", refused)
	}
	if len(asked) == 0 || len(complaints) > 0 {
		t.Errorf("%d requests; complaints: %v", len(asked), complaints)
	}
}
