package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/internal/columns"
	"inspect/verify"
)

// filled has a collection in each class that only its initialisers change, but for one way in
// which others might.
var filled = map[string]string{
	"Open":      `static final Map<String, Integer> M = one();`,
	"Put":       `private static final Map<String, Integer> M = one(); static void put() { M.put("a", 2); }`,
	"Built":     `private static final Map<String, Integer> M = one(); Built() { M.clear(); }`,
	"Begun":     `private static final Map<String, Integer> M = one(); { M.clear(); }`,
	"Keys":      `private static final Map<String, Integer> M = one(); static void put() { M.keySet().clear(); }`,
	"Values":    `private static final Map<String, Integer> M = one(); static Object put() { return M.values(); }`,
	"Iterator":  `private static final Map<String, Integer> M = one(); static void put() { Iterator<String> i = M.keySet().iterator(); i.next(); i.remove(); }`,
	"Entry":     `private static final Map<String, Integer> M = one(); static void put() { for (Map.Entry<String, Integer> e : M.entrySet()) e.setValue(2); }`,
	"Handed":    `private static final Map<String, Integer> M = one(); static Object put() { return M.entrySet().stream().findFirst().get(); }`,
	"Mapped":    `private static final Map<String, Integer> M = one(); static void put() { M.entrySet().stream().map(e -> e.setValue(2)).count(); }`,
	"Same":      `private static final Map<String, Integer> M = one(); static void put() { M.entrySet().stream().map(e -> e).forEach(e -> e.setValue(2)); }`,
	"Given":     `private static final Map<String, Integer> M = one(); static void put() { take(M); }`,
	"Returned":  `private static final Map<String, Integer> M = one(); static Map<String, Integer> put() { return M; }`,
	"Local":     `private static final Map<String, Integer> M = one(); static void put() { Map<String, Integer> m = M; m.clear(); }`,
	"Chosen":    `private static final Map<String, Integer> M = one(); static void put(boolean b) { (b ? M : null).clear(); }`,
	"Cast":      `private static final Map<String, Integer> M = one(); static void put() { ((HashMap<String, Integer>) M).clear(); }`,
	"Qualified": `private static final Map<String, Integer> M = one(); static void put() { Qualified.M.clear(); }`,
	"Stored":    `private static final Map<String, Integer> M = one(); static Object o; static void put() { o = M; }`,
	"Register":  `private static final Map<String, Integer> M = new HashMap<>(); static { put(1); } static void put(int n) { M.put("a", n); }`,
	"Lambda":    `private static final Map<String, Integer> M = one(); static final Runnable PUT = () -> M.clear();`,
	"Later":     `private static final Map<String, Integer> M = one(); static Runnable put; static { put = () -> M.clear(); }`,
	"Lent":      `private static final Map<String, Integer> M = one(); static { later(() -> M.clear()); }`,
	"Bound":     `private static final Map<String, Integer> M = one(); static { later(M::clear); }`,
	"Bind":      `private static final Map<String, Integer> M = one(); static Runnable put() { return M::clear; }`,
	"Nested":    `private static final Map<String, Integer> M = one(); static class In { static void put() { M.clear(); } }`,
	"After":     `private static final Map<String, Integer> M = one(); static class In { static { M.clear(); } }`,
	"Anonymous": `private static final Map<String, Integer> M = one(); static Object o; static { o = new Object() { void put() { M.clear(); } }; }`,
	"Other":     `private static final Map<String, Integer> M = one(); static Map<String, Integer> other = M;`,
	"Another":   `private static final Map<String, Integer> M; static Map<String, Integer> other; static { Map<String, Integer> m = one(); M = m; other = m; }`,
	"Held":      `private static final Map<String, Integer> M = one(); static { Shared.LIST.add(M); }`,
	"Dropped":   `private static final Map<String, Integer> M = one(); static { Shared.LIST.add(M); new Touched(); }`,
	"Lost":      `private static final Map<String, Integer> M = one(); static { Shared.map = M; new Touched(); }`,
	"View":      `private static final Map<String, Integer> M = one(); static final Set<String> KEYS = M.keySet();`,
	"Walk":      `private static final Map<String, Integer> M = one(); static final Iterator<String> WALK = M.keySet().iterator();`,
	"Wrapped":   `private static final Map<String, Integer> IN = one(); private static final Map<String, Integer> M = Collections.unmodifiableMap(IN); static void put() { IN.clear(); }`,
	"Changed":   `private static final Map<String, Integer> M = new HashMap<>(); static { M.put("a", Shared.base); }`,
	"Again":     `private static Map<String, Integer> M = one(); static void put() { M = new HashMap<>(); }`,
	"Outside":   `private static final Map<String, Integer> M = one(); static { M.put("a", (int) System.nanoTime()); }`,
	"Below":     `private static final Map<String, Integer> M = new HashMap<String, Integer>() { public Integer get(Object o) { return Shared.base; } };`,
	"ByUse": `private static final Map<String, Integer> M = new LinkedHashMap<>(4, 1, true); static { M.put("a", 1); M.put("b", 2); }
		static void bad() { for (String s : M.keySet()) { assert s.equals("a"); return; } }`,
	"Ordered":    `private static final Map<String, Integer> M = new TreeMap<>((a, b) -> Shared.base); static { M.put("a", 1); }`,
	"Array":      `private static final Integer[] A = {1}; private static final List<Integer> M = Arrays.asList(A); static void put() { A[0] = 2; } static void bad() { assert M.get(0) == 1; }`,
	"Inner":      `private static final Map<String, List<Integer>> M = new HashMap<>(); static { M.put("a", new ArrayList<>()); } static void bad() { assert M.get("a").isEmpty(); }`,
	"Concurrent": `private static final Map<String, Integer> M = new java.util.concurrent.ConcurrentHashMap<>(); static { M.put("a", 1); } static void put() { M.putIfAbsent("b", 2); }`,
	"KeySet": `private static final java.util.concurrent.ConcurrentHashMap<String, Integer> M = new java.util.concurrent.ConcurrentHashMap<>(); static { M.put("a", 1); }
		static void put() { M.keySet(2).remove("a"); }`,
	"Element":     `private static final Map<String, int[]> M = new HashMap<>(); static { M.put("a", new int[] {1}); } static void bad() { assert M.get("a")[0] == 1; }`,
	"Written":     `private static final int[] M = new int[1]; static { M[0] = (int) System.nanoTime(); } static void bad() { assert M[0] == 0; }`,
	"Overwritten": `private static final int[] M = new int[1]; static { M[0] = 1; M[0] = (int) System.nanoTime(); } static void bad() { assert M[0] == 1; }`,
	"InLoop": `private static final int[] M = new int[1]; static int now;
		static { for (int i = 0; i < 2; i++) { M[0] = i + 1; now = (int) System.nanoTime(); } } static void bad() { assert M[0] == 1; }`,
	"WrittenRow": `private static final int[][] M = new int[1][1]; static { M[0][0] = (int) System.nanoTime(); } static void bad() { assert M[0][0] == 0; }`,
}

const filledShared = `import java.util.*;
class Shared {
	static int base = 1;
	static final List<Object> LIST = new ArrayList<>();
	static Map<String, Integer> map;
	static final List<Runnable> LATER = new ArrayList<>();
}
class Touched { static final List<Object> LIST = new ArrayList<>(); }
`

const filledMember = `
	static Map<String, Integer> one() { Map<String, Integer> m = new HashMap<>(); m.put("a", 1); return m; }
	static void take(Map<String, Integer> m) { m.clear(); }
	static void later(Runnable r) { Shared.LATER.add(r); }
`

// TestFilledByOthers: what is in a collection is not known where others than static
// initialisers may change it, in whatever way.
func TestFilledByOthers(t *testing.T) {
	t.Parallel()
	text := filledShared
	for name, members := range filled {
		if !strings.Contains(members, " bad()") {
			members += ` static void bad() { assert M.get("a") == 1; }`
		}
		text += "class " + name + " {\n" + members + filledMember + "}\n"
	}
	path := filepath.Join(t.TempDir(), "A.java")
	write(t, path, text)
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Timeout: time.Minute, Check: true, Attempts: ground(gophersat(t))})
	seen := map[string]bool{}
	for _, r := range doc.Results {
		name := r.Class
		if r.Method != "bad()" {
			continue
		}
		seen[name] = true
		if r.Verdict != "violated" && r.Verdict != "unsupported" {
			t.Errorf("%s: %s\n%s", r.Method, r.Verdict, filled[name])
		}
	}
	for name := range filled {
		if !seen[name] {
			t.Errorf("%s has no verdict\n%s", name, columns.Text(doc))
		}
	}
}
