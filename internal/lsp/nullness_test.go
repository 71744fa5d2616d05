package lsp_test

import (
	"slices"
	"strings"
	"testing"

	"inspect/internal/lsp"
	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// nullnessCases are files, each with a finding that rests on what may be null by default: what is shown, the action that
// is offered for it, what stands in the file then, and the verdicts before and after.
var nullnessCases = map[string]struct {
	text           string
	shown, title   string
	edited         string
	before, after  string
	other, otherIs string // another file, and what stands there after the edit; empty: the edit is of the first
}{
	"field": {
		text:  "class A {\n    Object head;\n    //@ ensures true;\n    void clear() { head = null; }\n    //@ ensures head == null;\n    A() {}\n}\n",
		shown: "A.head, which may not be null, is null after", title: "Declare head /*@ nullable @*/",
		edited: "    /*@ nullable @*/ Object head;\n", before: "violated violated", after: "holds holds",
	},
	"elements of a field": {
		text:  "class A {\n    private final Object[] all = new Object[3];\n    //@ ensures true;\n    A() {}\n}\n",
		shown: "no element of A.all is null after", title: "Declare all /*@ nullable @*/",
		edited: "    private final /*@ nullable @*/ Object[] all", before: "violated", after: "holds",
	},
	"field, by the annotation that the file imports": {
		text:  "import org.jspecify.annotations.Nullable;\nclass A {\n\tprivate String s;\n\t//@ ensures true;\n\tvoid clear() { s = null; }\n\t//@ ensures true;\n\tA() { s = \"\"; }\n}\n",
		shown: "A.s, which may not be null, is null after", title: "Declare s @Nullable",
		edited: "\tprivate @Nullable String s;\n", before: "violated holds", after: "holds holds",
	},
	"field of a qualified type, in front of which an annotation would be one of the package": {
		text:  "import org.jspecify.annotations.Nullable;\nclass A {\n\tjava.lang.String s = \"\";\n\t//@ ensures true;\n\tvoid clear() { s = null; }\n}\n",
		shown: "A.s, which may not be null, is null after", title: "Declare s /*@ nullable @*/",
		edited: "\t/*@ nullable @*/ java.lang.String s", before: "holds violated", after: "holds",
	},
	"result": {
		text:  "class A {\n    //@ ensures true;\n    public static <T> T same(T t, boolean b) { return b ? t : null; }\n}\n",
		shown: "the result is null after", title: "Declare the result of same /*@ nullable @*/",
		edited: "    public static /*@ nullable @*/ <T> T same(", before: "violated", after: "holds",
	},
	"parameter of what is called": {
		text:  "class A {\n    //@ ensures true;\n    static int use() { return Used.pass(null, 1); }\n}\n",
		other: "class Used {\n    //@ ensures \\result == n;\n    static int pass(final String s, int n) { return n; }\n}\n",
		shown: "argument s of Used.pass(String,int) is null", title: "Declare s /*@ nullable @*/",
		edited: "static int use() { return Used.pass(null, 1); }", otherIs: "pass(final /*@ nullable @*/ String s, int n)", before: "violated", after: "holds",
	},
	"clauses that contradict a default": {
		text:  "class A {\n    static int n;\n    //@ requires s == null;\n    //@ ensures \\result == 1;\n    static int f(String s) { return 1; }\n}\n",
		shown: "vacuous: A.f(String)", title: "Declare s /*@ nullable @*/",
		edited: "    static int f(/*@ nullable @*/ String s)", before: "vacuous", after: "holds",
	},
	"field of its own class": {
		text:  "class A {\n    private A next;\n    //@ ensures \\result == next;\n    A next() { return next; }\n    A(A a) { next = a; }\n}\n",
		shown: "field next is non-null by default", title: "Declare next /*@ nullable @*/",
		edited: "    private /*@ nullable @*/ A next;\n", before: "holds holds", after: "violated nothing-to-check",
	},
	"parameter that plain Java compares with null": {
		text:  "import org.jspecify.annotations.NonNull;\npublic class A {\n    private boolean lax;\n    public void lax() { lax = true; }\n    public int length(String s) {\n        if (lax && s == null) return 0;\n        return s.length();\n    }\n}\n",
		shown: "NullPointerException: s is null in", title: "Declare s @NonNull",
		edited: "    public int length(@NonNull String s)", before: "nothing-to-check violated", after: "nothing-to-check nothing-to-check",
	},
	"parameter that plain Java compares with null, as a need": {
		text:  "import javax.annotation.Nonnull;\npublic class A {\n    public int third(String s) { return length(s, s == null); }\n    private int length(String t, boolean b) { return t.length(); }\n}\n",
		shown: "needs: requires s != null;", title: "Declare s @Nonnull",
		edited: "    public int third(@Nonnull String s)", before: "needs", after: "nothing-to-check",
	},
}

// TestNullness: of a finding that rests on what may be null by default, an action declares the contrary. Then the
// finding is gone.
func TestNullness(t *testing.T) {
	t.Parallel()
	for name, k := range nullnessCases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			path := written(t, dir, "A.java", k.text)
			c := started(t, dir)
			edits, want := path, k.edited
			if k.other != "" {
				edits, want = written(t, dir, "Used.java", k.other), k.otherIs
			}
			c.Open(path, k.text)
			ds := c.Await(path, 0)
			i := slices.IndexFunc(ds, func(d protocol.Diagnostic) bool { return strings.Contains(d.Message, k.shown) })
			if i < 0 {
				t.Fatalf("published %s", lsptest.String(ds))
			}
			if got := verdictsNow(c, path); got != k.before {
				t.Errorf("before the edit: %s", got)
			}
			action := titled(t, c, path, ds[i].Range, k.title)
			if action == nil {
				return
			}
			texts := map[string]string{path: k.text, edits: k.text}
			if k.other != "" {
				texts[edits] = k.other
			}
			edited := applied(t, texts[edits], action.Edit, edits)
			if !strings.Contains(edited, want) {
				t.Fatalf("the edit gives\n%s", edited)
			}
			if edits != path {
				c.Open(edits, edited)
			} else {
				c.Change(path, 2, protocol.Change{Text: edited})
			}
			if got := verdictsNow(c, path); got != k.after {
				t.Errorf("after the edit: %s", got)
			}
			for _, d := range c.Diagnostics(path) {
				if strings.Contains(d.Message, k.shown) {
					t.Errorf("after the edit: %s", d.Message)
				}
			}
			c.Exit()
		})
	}
}

// verdictsNow are the verdicts of a check, in order.
func verdictsNow(c *lsptest.Client, path string) string {
	var got []lsp.Verdict
	c.Execute(&got, "inspect.check", lsptest.URI(path))
	var out []string
	for _, v := range got {
		out = append(out, v.Verdict)
	}
	return strings.Join(out, " ")
}

// titled is the action of a title at a range; nil: there is none.
func titled(t *testing.T, c *lsptest.Client, path string, at protocol.Range, title string) *protocol.CodeAction {
	t.Helper()
	var actions []protocol.CodeAction
	c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: at}, &actions)
	var titles []string
	for i := range actions {
		if actions[i].Title == title && actions[i].Edit != nil {
			return &actions[i]
		}
		titles = append(titles, actions[i].Title)
	}
	t.Errorf("no action %q among %q", title, titles)
	return nil
}

// TestNoNullness: where the words would change something else, or nothing, no action is offered.
func TestNoNullness(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"it shares its type with another field":        "class A {\n    Object a, b;\n    //@ ensures true;\n    void clear() { a = null; }\n}\n",
		"it says so":                                   "class A {\n    /*@ non_null @*/ Object a;\n    //@ ensures true;\n    void clear() { a = null; }\n}\n",
		"a clause says so":                             "class A {\n    //@ ensures \\result != null;\n    /*@ nullable @*/ Object f() { return null; }\n}\n",
		"what it overrides says so":                    "class A {\n    abstract static class B { //@ ensures true;\n        abstract Object f(); }\n    static class C extends B {\n        Object f() { return null; } }\n}\n",
		"JML would change what all of the file means":  "public class A {\n    public int length(String s, boolean lax) {\n        if (lax && s == null) return 0;\n        return s.length();\n    }\n}\n",
		"another variable is called so":                "import org.jspecify.annotations.NonNull;\npublic class A {\n    public int length(String s, boolean lax) {\n        if (lax && s == null) return 0;\n        s = lax ? s : null;\n        return s.length();\n    }\n}\n",
		"it is a field, which nothing sets where made": "import org.jspecify.annotations.NonNull;\npublic class A {\n    private String s;\n    public void set(String t) { s = t; }\n    public int length() { return s.length(); }\n}\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			path := written(t, dir, "A.java", text)
			c := started(t, dir)
			c.Open(path, text)
			ds := c.Await(path, 0)
			if len(ds) == 0 {
				t.Fatal("there is no finding")
			}
			for _, d := range ds {
				var actions []protocol.CodeAction
				c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: d.Range}, &actions)
				for _, a := range actions {
					if strings.HasPrefix(a.Title, "Declare") {
						t.Errorf("of %q there is %q", d.Message, a.Title)
					}
				}
			}
			c.Exit()
		})
	}
}
