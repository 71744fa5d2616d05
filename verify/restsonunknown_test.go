package verify_test

import (
	"context"
	"testing"

	"inspect/report"
	"inspect/report/gate"
	"inspect/verify"
)

// restsOnUnknown are methods with calls of which nobody knows what they execute: a violation stays confirmed
// that comes whatever they do, and one that depends on what one gives, changes or throws names it.
const restsOnUnknown = `import java.math.BigInteger;
import java.net.*;
class Lib { static native int number(); static native boolean yes(); static native String text(); static native Box box(); static native void fill(int[] a); native void log(String s); static native long wide(); static native double real(); @Nullable static native String maybe(); @Nullable static native Box none(); }
@interface Nullable {}
class Box { int n; }
class A {
    private static final Lib LOG = new Lib();
    /* unconfirmed, URL.getPort() */ int host(URL u) { if (u == null) return 0; int p = u.getPort(); return 100 / (p - 7); }
    /* violated */ int after(URL u, int[] a) { if (u == null || a == null || a.length > 0) return 0; int p = u.getPort(); return a[0]; }
    /* violated */ int logs(int n) { LOG.log("x"); int[] a = new int[2]; LOG.log("y"); return a[n == 8 ? 2 : 0]; }
    /* violated */ int added(int n) { int k = Lib.number() & 1; int[] a = new int[2]; return a[k + 2]; }
    /* unconfirmed, Lib.number() */ int used() { int[] a = new int[2]; return a[Lib.number() & 3]; }
    /* unconfirmed, Lib.yes() */ int chosen() { int[] a = new int[2]; return a[Lib.yes() ? 2 : 0]; }
    /* violated */ int either() { int[] a = new int[2]; return a[Lib.yes() ? 2 : 3]; }
    /* unconfirmed, Lib.number() */ int rare() { int[] a = new int[2]; return Lib.number() == 48611 ? a[2] : 0; }
    /* unconfirmed, Lib.wide() */ int rareWide() { int[] a = new int[2]; return Lib.wide() == 486110000000L ? a[2] : 0; }
    /* unconfirmed, Lib.real() */ int rareReal() { int[] a = new int[2]; return Lib.real() == 2.5 ? a[2] : 0; }
    /* unconfirmed, Lib.text() */ int texts() { return "abc".charAt(Lib.text().length()); }
    /* violated */ int nullText() { String s = null, t = Lib.text(); return s.length(); }
    /* unconfirmed, Lib.box() */ int boxed() { return 10 / Lib.box().n; }
    /* unconfirmed, Lib.fill() */ int filled() { int[] a = new int[1]; Lib.fill(a); return 10 / (a[0] - 1); }
    /* unconfirmed, Lib.number(), Lib.yes() */ int both() { int k = Lib.number(); boolean y = Lib.yes(); int[] a = new int[2]; return k == 5 && y ? a[2] : 0; }
    /* violated */ int one() { int k = Lib.number(), l = Lib.number(); int[] a = new int[2]; return k == 5 ? a[2] : l == 6 ? a[3] : a[2 + (k & 1)]; }
    /* unconfirmed, Lib.number() */ int caught() { int[] a = new int[2]; int k = 0; try { Lib.number(); k = 1; } catch (RuntimeException e) { k = 2; } return a[k]; }
    /* unconfirmed, BigInteger.bitLength() */ int big(BigInteger[] a) { if (a == null || a.length == 0 || a[0] == null) return 0; return 10 / a[0].bitLength(); }
    /* unconfirmed, Lib.yes() */ int hides(int[] b) { int[] a = new int[2]; if (Lib.yes()) return a[2]; return 0; }
    /* unconfirmed, Lib.yes() */ int another() { int[] a = new int[2]; if (Lib.yes()) return a[2]; Box b = Lib.box(); return 1; }
    /* unconfirmed, Lib.maybe() */ int maybe() { return Lib.maybe().length(); }
    /* unconfirmed, Lib.none() */ int none() { return Lib.none().n; }
    /* holds */ int fine(URL u) { return u == null ? 0 : 100 / ((u.getPort() & 1) + 1); }
}
`

func TestRestsOnUnknown(t *testing.T) {
	for _, states := range []string{"any", "reachable"} {
		stated(t, restsOnUnknown, verify.Config{Paths: []string{javaFile(t, restsOnUnknown)}, Modules: modules(t), Nullness: "plain", States: states, CallsBefore: 1})
	}
}

// TestUnknownHidesNothing: a violation that rests on what is not known does not fail a run, and hides
// none that does.
func TestUnknownHidesNothing(t *testing.T) {
	const text = `class Lib { static native boolean yes(); }
class A {
    static int both(int n) { int[] a = new int[2]; if (n != 7 && Lib.yes()) return a[2]; return 100 / (n - 7); }
    static int only() { int[] a = new int[2]; return a[Lib.yes() ? 2 : 0]; }
}
`
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{javaFile(t, text)}, Modules: modules(t), Nullness: "plain", States: "any", Needs: "off", Attempts: ground(gophersat(t)), Findings: 1})
	for method, fails := range map[string][2]int{"both(int)": {report.ExitViolated, report.ExitViolated}, "only()": {report.ExitHolds, report.ExitViolated}} {
		one := *doc
		for _, r := range doc.Results {
			if r.Method == method {
				one.Results = []*report.Result{r}
			}
		}
		for i, on := range [][]report.Verdict{gate.Default, append([]report.Verdict{gate.Unconfirmed}, gate.Default...)} {
			p := gate.Policy{FailOn: on}
			one.Gate = p.Judge(&one)
			if got := one.Exit(); got != fails[i] {
				t.Errorf("%s fails on %v: %d, want %d", method, on, got, fails[i])
			}
		}
	}
}
