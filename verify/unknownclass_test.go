package verify_test

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/solve/sat"
	"inspect/verify"
)

// standIns declare classes of the program for those that testdata/strangers imports, with
// the same hierarchy and no state.
const standIns = `
interface Temporal {}
class LocalDate implements Temporal { int getYear() { return 0; } }
class Instant implements Temporal {}
class Handler {}
`

// TestStrangers: objects of the JDK of before the call, of which nothing is known but which
// they are, are as good as objects without a state, which exhaustive execution knows: the
// same methods are decided alike, on every column.
func TestStrangers(t *testing.T) {
	t.Parallel()
	path := filepath.Join("..", "testdata", "strangers", "Strangers.java")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var kept strings.Builder
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "import java.time.") && !strings.HasPrefix(line, "import java.util.logging.") {
			kept.WriteString(line)
		}
	}
	imports, class, _ := strings.Cut(kept.String(), "/**")
	cases, err := oracle.Table(tree(t, map[string]string{"Strangers.java": imports + standIns + "/**" + class}))
	if err != nil {
		t.Fatal(err)
	}
	if len(cases) < 20 {
		t.Fatalf("only %d cases", len(cases))
	}
	want := map[string]string{}
	byBounds := map[string][]oracle.Case{}
	for _, c := range cases {
		v, err := oracle.Exhaust(c.World, c.Method, c.Bounds)
		if err != nil {
			t.Fatal(err)
		}
		if v.Word != c.Word {
			t.Errorf("%s: exhaustive execution says %s, the table %s", c.Name(), v.Word, c.Word)
		}
		want[c.Method.QName()] = v.Word
		key := fmt.Sprint(c.Bounds)
		byBounds[key] = append(byBounds[key], c)
	}
	for name, a := range columns.All(t) {
		for _, alike := range byBounds {
			c := verify.Config{
				Paths: []string{path}, Modules: modules(t), Bounds: alike[0].Bounds.WithDefaults().Bounds, Calls: "inline",
				Attempts: []verify.Attempt{a}, Timeout: time.Minute, Check: true, Refute: sat.Refute,
			}
			for _, x := range alike {
				c.Methods = append(c.Methods, x.Method.QName())
			}
			doc := verify.Run(context.Background(), c)
			if len(doc.Results) != len(alike) {
				t.Errorf("%s: %d results of %d", name, len(doc.Results), len(alike))
			}
			for _, r := range doc.Results {
				if of := r.Class + "." + r.Method; string(r.Verdict) != want[of] {
					t.Errorf("%s: %s is %s, exhaustive execution says %s\n%s", name, of, r.Verdict, want[of], columns.Text(doc))
				}
			}
		}
	}
}

// TestStrangersFollowed: an execution that asks more of such an object than which it is
// ends at what has no translation, and one that finds null there goes on.
func TestStrangersFollowed(t *testing.T) {
	t.Parallel()
	path := filepath.Join(tree(t, map[string]string{"A.java": `import java.time.*;
		import java.time.chrono.ChronoLocalDate;
		import java.time.temporal.*;
		import java.util.*;
		import java.util.zip.*;
		class A {
			/*@ nullable @*/ LocalDate day;
			/*@ nullable @*/ Temporal time;
			/*@ nullable @*/ TemporalAdjuster adjuster;
			/*@ nullable @*/ DataFormatException last;
			int year() { return day == null ? 0 : day.getYear(); }
			boolean same(A o) { return Objects.equals(day, o.day); }
			boolean sameIfSame(A o) { return day != o.day || Objects.equals(day, o.day); }
			String text() { return "on " + day; }
			int hash() { return day == null ? 0 : day.hashCode(); }
			boolean tested() { return time instanceof ChronoLocalDate; }
			boolean testedForObject() { Object o = time; return o == null || o instanceof Object; }
			boolean testedForText() { Object o = time; return o instanceof String; }
			/*@ nullable @*/ LocalDate cast() { return (LocalDate) time; }
			boolean itsClass() { return day == null || day.getClass() == LocalDate.class; }
			boolean one() { return (Object) time == adjuster; }
			//@ requires day != null && day.equals(day);
			int asked() { return 1; }
			//@ requires day != null; ensures \typeof(day) == \type(LocalDate);
			int typed() { return 1; }
			//@ ensures !\reach(day).has(this);
			void reached() {}
			//@ ensures \reach(this, A, next).has(this);
			void reachedByName() {}
			/*@ nullable @*/ A next;
			//@ requires (\forall LocalDate d; d != null);
			int all() { return 1; }
			void stored(Temporal[] ts) { if (ts.length > 0) { ts[0] = time; } }
			//@ ensures \result != day;
			/*@ nullable @*/ native LocalDate next();
			//@ ensures true;
			/*@ nullable @*/ native LocalDate[] some();
			void told() { assert next() != day; }
			void notTold(LocalDate d) { assert next() == d; }
			void fresh(LocalDate d, LocalDate e) { LocalDate f = next(); assert d == e || d == day || e == day || f == null || f == d || f == e; }
			int nextYear() { LocalDate d = next(); return d == null ? 0 : d.getYear(); }
			int someLength() { LocalDate[] ds = some(); return ds == null || ds.length == 0 || ds[0] == day ? 0 : -1; }
			static void storedBelow(Temporal[][] tss, Temporal[] ts) { if (tss.length > 0) { tss[0] = ts; } }
			static boolean arrayTested(Temporal[] ts) { return ts instanceof LocalDate[]; }
			static LocalDate[] arrayCast(Temporal[] ts) { return (LocalDate[]) ts; }
			static boolean arrayClass(Temporal[] ts) { return ts.getClass() == Temporal[].class; }
			//@ ensures \typeof(ts) == \type(Temporal[]);
			static void arrayTyped(Temporal[] ts) {}
			//@ requires ts.getClass() == es.getClass();
			static int arraysAlike(String[] ts, Temporal[] es) { return 1; }
			static boolean arrayOne(Temporal[] ts, TemporalAdjuster[] as) { return (Object) ts == as; }
			static boolean arrayFinal(LocalDate[] ds) { return ds.getClass() == LocalDate[].class && !((Object) ds instanceof Temporal[][]); }
			boolean givenTested() { return amounts() instanceof Period[]; }
			//@ ensures true;
			native TemporalAmount[] amounts();
			static void storedOwn(LocalDate[] ds, LocalDate d) { if (ds.length > 0) { ds[0] = d; assert ds[0] == d; } }
			Object kept() { if (last == null) { return this; } return last; }
			static boolean has(List<LocalDate> ds, LocalDate d) { return ds.contains(d); }
			static int size(List<LocalDate> ds) { ds.add(null); return ds.size(); }
			static void compared(Comparable<LocalDate> c, LocalDate d) { assert (Object) c != d; }
			static void thrown(DataFormatException e) throws DataFormatException { throw e; }
			static int looked(ZipEntry e) { return e.getMethod(); }
			static int days(LocalDate d) { return LocalDate.of(2020, 2, 29).compareTo(d); }
			static boolean own() { return LocalDate.of(2020, 2, 28).isBefore(LocalDate.of(2020, 2, 29)); }
			static Object locked(ZipEntry e) { synchronized (e) { return e; } }
		}`}), "A.java")
	unknown := func(what, class string) string {
		return "unsupported: " + what + "a value that exists before the call, of type " + class + ", of whose states it is not known which are valid, is not supported yet"
	}
	const call, test, array, date, temporal = "a call on ", "whether it is of a type, of ", "the class of an array of ", "java.time.LocalDate", "java.time.temporal.Temporal"
	expect(t, verdictsWithin(t, verify.Config{Paths: []string{path}, Modules: modules(t), Bounds: cfg.Bounds{Objects: 2, ArrayLength: 2}}), map[string]string{
		"A.year()": unknown(call, date), "A.same(A)": unknown(call, date), "A.sameIfSame(A)": "nothing-to-check",
		"A.text()": unknown(call, date), "A.hash()": unknown(call, date), "A.tested()": unknown(test, temporal), "A.testedForText()": "nothing-to-check",
		"A.reached()": unknown("what is reached from ", date), "A.reachedByName()": "holds",
		"A.testedForObject()": "nothing-to-check",
		"A.cast()":            unknown(test, temporal), "A.itsClass()": unknown("the class of ", date), "A.one()": unknown("whether it is another object, of ", temporal),
		"A.asked()": unknown(call, date), "A.typed()": unknown("the class of ", date), "A.all()": "unsupported: a quantifier over java.time.LocalDate is not supported yet",
		"A.stored(Temporal[])": unknown(array, temporal), "A.storedOwn(LocalDate[],LocalDate)": "holds",
		"A.storedBelow(Temporal[][],Temporal[])": unknown(array, temporal), "A.arrayTested(Temporal[])": unknown(array, temporal), "A.arrayCast(Temporal[])": unknown(array, temporal),
		"A.arrayClass(Temporal[])": unknown(array, temporal), "A.arrayTyped(Temporal[])": unknown(array, temporal), "A.arraysAlike(String[],Temporal[])": unknown(array, temporal),
		"A.arrayOne(Temporal[],TemporalAdjuster[])": unknown(array, temporal), "A.arrayFinal(LocalDate[])": "nothing-to-check",
		"A.givenTested()":                  unknown(array, "java.time.temporal.TemporalAmount"),
		"A.compared(Comparable,LocalDate)": "inconclusive: no class that is known is a Comparable of these type arguments: c can only be null",
		"A.told()":                         "holds", "A.notTold(LocalDate)": "violated", "A.fresh(LocalDate,LocalDate)": "violated", "A.nextYear()": unknown(call, date), "A.someLength()": "holds",
		"A.kept()": unknown("", "java.util.zip.DataFormatException"), "A.thrown(DataFormatException)": unknown("", "java.util.zip.DataFormatException"),
		"A.has(List,LocalDate)": unknown(call, date), "A.size(List)": "holds",
		"A.days(LocalDate)": strings.Replace(unknown("a field of ", date), "valid,", "valid, in LocalDate.compareTo,", 1), "A.own()": "holds",
		"A.looked(ZipEntry)": unknown(call, "java.util.zip.ZipEntry"), "A.locked(ZipEntry)": "holds",
	})
}

// TestStrangersSpecified: a specification file says of an object of the JDK that exists
// before the call what calls do, and what its ghost and model fields hold.
func TestStrangersSpecified(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{
		"spec/java/util/logging/LogRecord.jml": `package java.util.logging;
			public class LogRecord {
				//@ public ghost int lines;
				//@ public invariant 0 <= lines;
				//@ requires lines < 100;
				//@ assignable lines;
				//@ ensures lines == \old(lines) + 1;
				public void setMessage(String s);
				//@ assignable \nothing;
				public /*@ pure nullable @*/ String getMessage();
			}`,
		"spec/java/time/Clock.jml": `package java.time;
			public abstract class Clock {
				//@ public model long now;
				//@ assignable now;
				//@ ensures \result >= \old(now) && now == \result;
				//@ signals_only \nothing;
				public long millis();
				//@ assignable \nothing;
				//@ signals_only \nothing;
				//@ ensures \fresh(\result);
				public Instant instant();
			}`,
		"A.java": `import java.time.*;
			import java.util.logging.*;
			class A {
				LogRecord log; Clock clock; int n; /*@ nullable @*/ Instant last;
				//@ requires log.lines < 90;
				//@ ensures log.lines == \old(log.lines) + 2 && n == \old(n);
				void twice() { log.setMessage("x"); log.setMessage("y"); }
				//@ requires log.lines < 90;
				//@ ensures log.lines == \old(log.lines) + 2;
				void twiceWrong() { log.setMessage("x"); }
				//@ ensures log.lines > 0;
				void unasked() { log.setMessage("x"); }
				void invariant() { /*@ assert log.lines >= 0; @*/ }
				void invariantWrong() { /*@ assert log.lines > 0; @*/ }
				//@ assignable n;
				//@ ensures n == 3;
				void frame() { log.setMessage("x"); n = 3; }
				void lap() { long a = clock.millis(); long b = clock.millis(); assert b >= a; }
				void lapWrong() { long a = clock.millis(); long b = clock.millis(); assert b > a; }
				void fresh() { Instant i = clock.instant(); assert i != last; }
				void freshWrong() { Instant i = last; assert i == last; i = clock.instant(); assert i == last; }
				void otherClock(Clock c) { long a = clock.millis(); long b = c.millis(); assert b >= a; }
				String name() { return log.getMessage() == null ? "" : "n"; }
				void unsaid() { log.setLoggerName("x"); }
				//@ requires log.getMessage() != null;
				int asked() { return 1; }
			}`})
	const log = "unsupported: a call on a value that exists before the call, of type java.util.logging.LogRecord, of whose states it is not known which are valid, is not supported yet"
	// Z3 gives up on a counterexample of a quantified question about a model field.
	decided := []string{"A.twice", "A.twiceWrong", "A.unasked", "A.invariant", "A.invariantWrong", "A.frame", "A.lap", "A.fresh", "A.freshWrong"}
	for _, name := range []string{columns.Quick, "quantified/z3"} {
		c := verify.Config{
			Paths: []string{filepath.Join(dir, "A.java")}, SpecPath: []string{filepath.Join(dir, "spec")}, Modules: modules(t),
			Bounds: cfg.Bounds{Bits: 8, Objects: 2}, Attempts: []verify.Attempt{columns.All(t)[name]}, Timeout: 10 * time.Second, Check: true,
		}
		if name == "quantified/z3" {
			c.Methods = decided
		}
		got := map[string]string{}
		for _, r := range verify.Run(context.Background(), c).Results {
			got[r.Class+"."+r.Method] = string(r.Verdict)
			for _, d := range r.Diagnostics {
				if d.Severity == "error" {
					got[r.Class+"."+r.Method] += ": " + d.Message
				}
			}
		}
		t.Run(name, func(t *testing.T) {
			want := map[string]string{
				"A.twice()": "holds", "A.twiceWrong()": "violated", "A.unasked()": "violated", "A.invariant()": "holds", "A.invariantWrong()": "violated",
				"A.frame()": "violated", "A.lap()": "holds", "A.lapWrong()": "violated", "A.fresh()": "holds", "A.freshWrong()": "violated",
				"A.otherClock(Clock)": "violated", "A.name()": "holds", "A.unsaid()": log, "A.asked()": log,
			}
			maps.DeleteFunc(want, func(m, _ string) bool {
				return c.Methods != nil && !slices.Contains(decided, strings.TrimSuffix(m, "()"))
			})
			expect(t, got, want)
		})
	}
}

// TestStrangersShared: what a specification file gives the objects of a class of the JDK may
// be shared, and its calls end as it and Java's declaration say.
func TestStrangersShared(t *testing.T) {
	dir := tree(t, map[string]string{
		"spec/java/util/concurrent/Future.jml": `package java.util.concurrent;
			public interface Future<V> {
				//@ public instance ghost int state;
				//@ assignable state;
				//@ ensures state == 7;
				public boolean cancel(boolean b);
			}`,
		"spec/java/util/logging/Handler.jml": `package java.util.logging;
			public abstract class Handler {
				//@ public ghost int n;
				//@ public ghost nullable int[] data;
				//@ public ghost nullable String name;
				//@ public ghost nullable Formatter format;
				//@ public invariant n >= 0;
				//@ public static ghost int open;
				//@ public static invariant open >= 1;
				//@ assignable n, open;
				public abstract void flush();
			}`,
		"spec/java/io/Writer.jml": `package java.io;
			public abstract class Writer {
				//@ assignable \nothing;
				public void flush() throws IOException;
				//@ assignable \nothing;
				//@ signals_only \nothing;
				public void close() throws IOException;
			}`,
		"A.java": `import java.io.*;
			import java.util.concurrent.*;
			import java.util.logging.*;
			class A {
				//@ ensures s.state == \old(s.state);
				static void other(RunnableFuture<String> r, ScheduledFuture<String> s) { r.cancel(true); }
				//@ ensures s.state == \old(s.state);
				static void below(Future<String> r, ScheduledFuture<String> s) { r.cancel(true); }
				static void array(Handler h) { /*@ assert h.data == null; @*/ }
				static void text(Handler h) { /*@ assert h.name == null; @*/ }
				static void unmet(Handler h) { /*@ assert h.format == null; @*/ }
				static void kept(Handler h) { h.flush(); /*@ assert h.n >= 0 && Handler.open > 0; @*/ }
				static void keptBelow(ConsoleHandler h) { h.flush(); }
				static void keptWrong(Handler h) { h.flush(); /*@ assert h.n > 0; @*/ }
				static void broken(Handler h) { /*@ set h.n = -1; @*/ h.flush(); }
				static void thrown(Writer w) { try { w.flush(); } catch (IOException e) { assert false; } }
				static void unthrown(Writer w) { try { w.close(); } catch (IOException e) { assert false; } }
			}`})
	got := map[string]string{}
	c := verify.Config{
		Paths: []string{filepath.Join(dir, "A.java")}, SpecPath: []string{filepath.Join(dir, "spec")}, Modules: modules(t),
		Bounds: cfg.Bounds{Bits: 8, Objects: 2}, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]}, Timeout: 10 * time.Second, Check: true,
	}
	for _, r := range verify.Run(context.Background(), c).Results {
		got[r.Method] = string(r.Verdict)
	}
	expect(t, got, map[string]string{
		"other(RunnableFuture,ScheduledFuture)": "unsupported", "below(Future,ScheduledFuture)": "violated",
		"array(Handler)": "violated", "text(Handler)": "violated", "unmet(Handler)": "unsupported",
		"kept(Handler)": "holds", "keptBelow(ConsoleHandler)": "holds", "keptWrong(Handler)": "violated", "broken(Handler)": "violated",
		"thrown(Writer)": "violated", "unthrown(Writer)": "holds",
	})
}
