package cfg

import (
	"fmt"
	"strings"
	"testing"

	"inspect/java/types"
)

// runs are methods of class A with arguments and the outcome of executing
// their graphs: the result, the properties broken, or the cuts met. The
// expected values are Java's.
var runs = []struct {
	name string
	code string // members of class A; the method is m
	opts string
	args []int64
	want string
}{
	{"return", "int m(int x) { return x + 1; }", "", []int64{4}, "5"},
	{"wrap", "int m(int x) { return x + 1; }", "", []int64{1<<31 - 1}, "-2147483648"},
	{"wrap narrow", "int m(int x) { return x + 1; }", "bits=4", []int64{7}, "-8"},
	{"if", "int m(int x) { if (x < 0) return -x; else return x; }", "", []int64{-3}, "3"},
	{"order x+x++", "int m(int x) { return x + x++ * 10 + x; }", "", []int64{2}, "25"},
	{"order a[i]=i=2", "int m() { int[] a = new int[4]; int i = 1; a[i] = i = 2; return a[1] * 10 + a[2]; }", "", nil, "20"},
	{"order a[i++]+=i", "int m() { int[] a = {5, 7}; int i = 0; a[i++] += i * 10; return a[0] * 10 + i; }", "", nil, "151"},
	{"order call", "int f(int a, int b) { return a * 10 + b; } int m(int x) { return f(x, x = 3); }", "", []int64{1}, "13"},
	{"order field", "int v; int g() { v = 9; return 1; } int m() { v = 2; return v + g() + v; }", "", nil, "12"},
	{"order dims", "int m() { int i = 1; int[][] a = new int[i++][i]; return a.length * 10 + a[0].length; }", "", nil, "12"},
	{"i = i++", "int m(int i) { i = i++ + 5; return i; }", "", []int64{1}, "6"},
	{"compound byte", "int m() { byte b = 120; b += 10; return b; }", "", nil, "-126"},
	{"compound char", "int m() { char c = 'a'; c += 1; c++; return c; }", "", nil, "99"},
	{"compound shift", "int m(int x) { x <<= 33; return x; }", "", []int64{3}, "6"},
	{"shift long", "long m(long x) { return x >>> 60; }", "", []int64{-1}, "15"},
	{"shift negative", "int m(int x) { return x >> -1; }", "", []int64{-5}, "-1"},
	{"shift narrow", "int m(int x, int d) { return x << d; }", "bits=3", []int64{1, -1}, "-4"},
	{"long", "long m(int x) { return x * 1000000000L; }", "", []int64{5}, "5000000000"},
	{"cast", "int m(int x) { return (byte) x + (char) x; }", "", []int64{-1}, "65534"},
	{"div", "int m(int x, int y) { return x / y * 100 + x % y; }", "", []int64{-7, 2}, "-301"},
	{"div zero", "int m(int x, int y) { return x / y; }", "", []int64{1, 0}, "arithmetic"},
	{"bits", "int m(int x, int y) { return (x & y) + (x | y) * 10 + (x ^ y) * 100 + ~x; }", "", []int64{6, 3}, "565"},
	{"boolean ops", "boolean m(boolean a, boolean b) { return a & !b | a ^ b; }", "", []int64{1, 1}, "0"},
	{"and guard", "boolean m(int[] a, int i) { return i >= 0 && i < 3 && a[i] == 0; }", "", []int64{0, 7}, "non-null"},
	{"short circuit", "int m(int x) { boolean b = x > 0 && x++ > 1 || x-- > 5; return b ? x : -x; }", "", []int64{1}, "-1"},
	{"choice effects", "int m(int x) { int y = x > 0 ? x++ : --x; return x * 10 + y; }", "", []int64{-1}, "-22"},
	{"while", "int m(int n) { int s = 0; while (n > 0) { s += n; n--; } return s; }", "", []int64{4}, "10"},
	{"while cut", "int m(int n) { int s = 0; while (n > 0) { s += n; n--; } return s; }", "unwind=3", []int64{4}, "cut loop"},
	{"while exact", "int m(int n) { int s = 0; while (n > 0) { s += n; n--; } return s; }", "unwind=4", []int64{4}, "10"},
	{"do", "int m(int n) { int s = 0; do { s++; n--; } while (n > 0); return s; }", "", []int64{-5}, "1"},
	{"for", "int m(int n) { int s = 0; for (int i = 0, j = n; i < j; i++, j--) s += j - i; return s; }", "", []int64{4}, "6"},
	{"continue", "int m(int n) { int s = 0; for (int i = 0; i < n; i++) { if (i == 1) continue; s = s * 10 + i; } return s; }", "", []int64{4}, "23"},
	{"break", "int m(int n) { int i = 0; while (true) { if (i == n) break; i++; } return i; }", "", []int64{2}, "2"},
	{"labels", "int m() { int s = 0; out: for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) { if (j == 2) continue out; if (i == 2) break out; s = s * 10 + i + j; } return s; }", "", nil, "112"},
	{"label block", "int m(int x) { b: { if (x > 0) break b; x = 7; } return x; }", "", []int64{3}, "3"},
	{"for each", "int m() { int[] a = {1, 2, 3}; int s = 0; for (int x : a) { s = s * 10 + x; a = null; } return s; }", "", nil, "123"},
	{"switch", "int m(int x) { int r = 0; switch (x) { case 1: r = 1; case 2: r += 10; break; default: r = 5; case 3: r += 100; } return r; }", "", []int64{1}, "11"},
	{"switch default", "int m(int x) { int r = 0; switch (x) { case 1: r = 1; case 2: r += 10; break; default: r = 5; case 3: r += 100; } return r; }", "", []int64{9}, "105"},
	{"switch arrow", "int m(int x) { switch (x) { case 1, 2 -> x = 7; default -> { x = 8; } } return x; }", "", []int64{2}, "7"},
	{"recursion", "int m(int n) { return n <= 0 ? 0 : n + m(n - 1); }", "", []int64{2}, "3"},
	{"recursion cut", "int m(int n) { return n <= 0 ? 0 : n + m(n - 1); }", "", []int64{3}, "cut recursion"},
	{"static", "static int twice(int x) { return x + x; } static int m(int x) { int y = twice(x); return twice(y); }", "", []int64{3}, "12"},
	{"constructor", "static class B { int x = 4; int y; B(int y) { this(); this.y += y; } B() { y = x * 10; } } int m() { B b = new B(3); return b.x + b.y; }", "", nil, "47"},
	{"super", "static class B { int v = 1; B() { v = f(); } int f() { return v + 1; } } static class C extends B { int w = 5; int f() { return super.f() + w; } } int m() { C c = new C(); return c.v * 100 + c.f(); }", "", nil, "208"},
	{"dispatch", "static class B { int f() { return 1; } } static class C extends B { int f() { return 2; } } int m() { B b = new B(), c = new C(); return b.f() * 10 + c.f(); }", "", nil, "12"},
	{"dispatch statements", "static class B { int f() { int x = 1; return x; } } static class C extends B { int f() { int x = 2; return x; } } int m() { B b = new B(), c = new C(); return b.f() * 10 + c.f(); }", "", nil, "12"},
	{"null field", "int v; int m(A a) { return a.v; }", "", []int64{0}, "null"},
	{"null after value", "int v; int m() { A a = null; a.v = 1 / 0; return 0; }", "", nil, "arithmetic"},
	{"index", "int m(int i) { int[] a = new int[2]; return a[i]; }", "", []int64{2}, "array-index"},
	{"index negative", "int m(int i) { int[] a = new int[2]; return a[i]; }", "", []int64{-1}, "array-index"},
	{"index after value", "int m(int i) { int[] a = new int[2]; a[i] = 1 / 0; return 0; }", "", []int64{5}, "arithmetic"},
	{"index before compound value", "int m(int i) { int[] a = new int[2]; a[i] += 1 / 0; return 0; }", "", []int64{5}, "array-index"},
	{"negative length", "int m(int n) { return new int[n].length; }", "", []int64{-1}, "array-length"},
	{"long array", "int m(int n) { return new int[n].length; }", "", []int64{5}, "cut array-length"},
	{"cast class", "static class B {} static class C extends B {} int m() { B b = new B(); C c = (C) b; return 0; }", "", nil, "cast"},
	{"array store", "static class B {} static class C extends B {} int m() { B[] a = new C[1]; a[0] = new B(); return 0; }", "", nil, "array-store"},
	{"array store fits", "static class B {} static class C extends B {} int m() { B[] a = new C[1]; a[0] = new C(); return a[0] instanceof C ? 1 : 0; }", "", nil, "1"},
	{"instanceof pattern", "static class B {} static class C extends B { int x = 3; } int m() { B b = new C(); if (b instanceof C c && c.x == 3) return c.x; return 0; }", "", nil, "3"},
	{"arrays of arrays", "int m() { int[][] a = new int[2][3]; a[1][2] = 5; int[][] b = {{1}, {2, 3}}; return a[1][2] * 100 + a[0].length * 10 + b[1][1]; }", "", nil, "533"},
	{"assert", "int m(int x) { assert x > 0; return x; }", "", []int64{0}, "assert"},
	{"jml assert", "int m(int x) { //@ assert x > 0;\n return x; }", "", []int64{0}, "assert"},
	{"jml assume", "int m(int x) { //@ assume x > 0;\n return x; }", "", []int64{0}, ""},
	{"throw", "int m(int x) { if (x < 0) throw new IllegalArgumentException(\"negative\"); return x; }", "runtime=violation", []int64{-1}, "exception"},
	{"guard", "int m(int x) { if (x < 0) throw new IllegalArgumentException(\"negative\"); return x; }", "", []int64{-1}, "throws"},
	{"guard and error", "int m(int x) { if (x < 0) throw new AssertionError(); return x; }", "", []int64{-1}, "exception"},
	{"guard with contract", "//@ requires x < 5;\n int m(int x) { if (x < 0) throw new IllegalArgumentException(); return x; }", "", []int64{-1}, "exception"},
	{"guard and check", "int m(int x) { return 1 / x; }", "", []int64{0}, "arithmetic"},
	{"check thrown again", "int m(int x) { try { return 1 / x; } catch (RuntimeException e) { throw e; } }", "", []int64{0}, "exception"},
	{"check wrapped", "int m(int x) { try { return 1 / x; } catch (RuntimeException e) { throw new IllegalStateException(e); } }", "", []int64{0}, "throws"},
	{"check past finally", "int v; int m(int x) { try { return 1 / x; } finally { v = 3; } }", "", []int64{0}, "exception"},
	{"guard past finally", "int v; int m(int x) { try { if (x == 0) throw new IllegalStateException(); } finally { v = 3; } return 1; }", "", []int64{0}, "throws"},
	{"guard of a contract", "//@ signals (IllegalStateException e) true;\n static void f(int x) { if (x == 0) throw new IllegalStateException(); } void m(int x) { f(x); }", "bits=3 calls=contract", []int64{0}, "throws"},
	{"check of a contract", "//@ signals (NullPointerException e) true; ensures false;\n static void f(int x) { } void m(int x) { f(x); }", "bits=3 calls=contract", []int64{0}, "exception"},
	{"javadoc", "/** @throws Error for zero */ int m(int x) { if (x == 0) throw new Error(); return x; }", "", []int64{0}, "throws"},
	{"javadoc of a check", "/** @throws ArithmeticException for zero */ int m(int x) { return 1 / x; }", "", []int64{0}, "arithmetic"},
	{"javadoc with a contract", "/** @throws ArithmeticException for zero */ //@ ensures true;\n int m(int x) { return 1 / x; }", "", []int64{0}, "throws"},
	{"broad throws with a contract", "//@ ensures true;\n int m(int x) throws Exception { return 1 / x; }", "", []int64{0}, "arithmetic"},
	{"broad throws of what is caught", "//@ ensures true;\n int m(int x) throws Exception { try { return 1 / x; } catch (RuntimeException e) { throw e; } }", "", []int64{0}, "exception"},
	{"throws", "int m(int x) throws IllegalArgumentException { if (x < 0) throw new IllegalArgumentException(\"negative\"); return x; }", "", []int64{-1}, "throws"},
	{"runtime allowed", "int m(int x) { return 1 / x; }", "runtime=allowed", []int64{0}, "throws"},
	{"signals", "//@ signals (ArithmeticException e) x == 0;\n int m(int x) { return 1 / x; }", "", []int64{0}, "throws"},
	{"signals false", "//@ signals (ArithmeticException e) x != 0;\n int m(int x) { return 1 / x; }", "", []int64{0}, "signals"},
	{"signals_only", "//@ signals_only NullPointerException;\n int m(int x) { return 1 / x; }", "", []int64{0}, "signals-only"},
	{"exceptional", "/*@ exceptional_behavior requires x == 0; signals_only ArithmeticException; also normal_behavior requires x != 0; ensures \\result == 1 / x; @*/ int m(int x) { return x == 0 ? 3 : 1 / x; }", "", []int64{0}, "postcondition"},
	{"normal behavior", "/*@ normal_behavior requires true; ensures true; @*/ int m(int x) { return 1 / x; }", "", []int64{0}, "arithmetic"},
	{"catch", "int m(int x) { try { return 10 / x; } catch (ArithmeticException e) { return -1; } }", "", []int64{0}, "-1"},
	{"catch super", "int m(int[] a) { int r = 1; try { r = a[5]; } catch (NullPointerException e) { r = 2; } catch (RuntimeException e) { r = 3; } return r; }", "", []int64{0}, "non-null"},
	{"finally", "int m(int x) { int r = 0; try { r = 10 / x; } catch (ArithmeticException e) { r = 7; } finally { r += 100; } return r; }", "", []int64{0}, "107"},
	{"finally return", "int m(int x) { try { return x; } finally { x = 5; } }", "", []int64{3}, "3"},
	{"finally overrides", "int m(int x) { try { return 1 / x; } finally { return 9; } }", "", []int64{0}, "9"},
	{"finally break", "int m() { int r = 0; for (int i = 0; i < 3; i++) { try { if (i == 1) break; r += 1; } finally { r += 10; } } return r; }", "", nil, "21"},
	{"throw through call", "static void f(int x) { if (x == 0) throw new IllegalStateException(); } int m(int x) { try { f(x); } catch (IllegalStateException e) { return 4; } return 5; }", "", []int64{0}, "4"},
	{"finally rethrow", "int m(int x) { int r = 1; try { try { r = 5 / x; } finally { r = 8; } } catch (RuntimeException e) { return r; } return 0; }", "", []int64{0}, "8"},
	{"own exception", "static class E extends RuntimeException { int code; E(int c) { super(\"code\"); code = c; } } int m(int x) { try { throw new E(x); } catch (E e) { return e.code; } }", "", []int64{6}, "6"},
	{"requires ensures", "/*@ requires x > 0; ensures \\result > x; @*/ int m(int x) { return x + 1; }", "", []int64{1<<31 - 1}, "postcondition"},
	{"old parameter", "/*@ ensures \\result == x; @*/ int m(int x) { int y = x; x = 0; return y; }", "", []int64{4}, "4"},
	{"old field", "int v; /*@ ensures v == \\old(v) + 1; @*/ void m() { v += 1; }", "", nil, "ends"},
	{"quantifier", "/*@ ensures (\\forall int i; 0 <= i && i < \\result.length; \\result[i] == i); @*/ int[] m() { int[] a = new int[3]; for (int i = 0; i < 3; i++) a[i] = i; return a; }", "bits=4", nil, "ref"},
	{"quantifier broken", "/*@ ensures (\\exists int i; 0 <= i < \\result.length; \\result[i] > 5); @*/ int[] m() { int[] a = new int[3]; for (int i = 0; i < 3; i++) a[i] = i; return a; }", "bits=4", nil, "postcondition"},
	{"undefined", "/*@ ensures \\result[0] == 1; @*/ /*@ nullable @*/ int[] m() { return null; }", "", nil, "postcondition"},
	{"pure call", "/*@ pure @*/ static int sum(int n) { int s = 0; for (int i = 1; i <= n; i++) { if (i == 3) continue; s += i; } return s; } /*@ ensures \\result == sum(x); @*/ int m(int x) { return 7; }", "", []int64{4}, "7"},
	{"pure call cut", "/*@ pure @*/ static int sum(int n) { int s = 0; for (int i = 1; i <= n; i++) { if (i == 3) continue; s += i; } return s; } /*@ ensures \\result == sum(x); @*/ int m(int x) { return 7; }", "", []int64{5}, "cut specification"},
	{"pure recursion", "/*@ pure @*/ static int f(int n) { return n <= 0 ? 1 : n * f(n - 1); } /*@ ensures \\result == f(2); @*/ int m(int x) { return 2; }", "", []int64{5}, "2"},
	{"pure break", "/*@ pure @*/ static int f(int n) { int r = 0; while (true) { if (r * r >= n) break; r++; } return r; } /*@ ensures \\result == f(9); @*/ int m() { return 3; }", "", nil, "3"},
	{"max value", "int m() { return Integer.MAX_VALUE + 1 == Integer.MIN_VALUE ? Integer.MAX_VALUE : 0; }", "bits=5", nil, "15"},
	{"loop invariant", "int m(int n) { int i = 0; //@ loop_invariant i <= 2;\n while (i < n) i++; return i; }", "", []int64{3}, "loop-invariant"},
	{"decreases", "int m(int n) { //@ decreases 5 - n;\n while (n < 4) n = n + 1; return n; }", "", []int64{1}, "4"},
	{"decreases not", "int m(int n) { //@ decreases n;\n while (n < 4) n = n + 1; return n; }", "", []int64{1}, "decreases"},
	{"varargs", "static int f(int... xs) { return xs.length * 10 + xs[1]; } int m() { return f(4, 5, 6); }", "", nil, "35"},
	{"initialiser", "static class B { int a = 2; int b; { b = a + 1; a = 9; } int c = b * 10; } int m() { B x = new B(); return x.a + x.c; }", "", nil, "39"},
	{"substituted guard", "static class N { /*@ nullable @*/ N next; int v; boolean big() { return v > 3; } } boolean m() { N n = new N(); n.v = 5; return n.next != null && n.next.big() || n.big(); }", "", nil, "1"},
	{"static field", "static int n; static int m(int x) { n = x; n += 2; return n; }", "", []int64{3}, "5"},
	{"constant field", "static final int K = 3 * 4; static int m() { return K + 1; }", "", nil, "13"},
	{"ternary references", "int v; int m(boolean b) { A x = new A(), y = new A(); x.v = 1; y.v = 2; A z = b ? x : y; z.v += 10; return x.v * 100 + y.v; }", "", []int64{0}, "112"},
	{"aliases", "int v; int m() { A x = new A(); A y = x; y.v = 4; x.v++; return y.v; }", "", nil, "5"},
	{"reach size", "static class N { /*@ nullable @*/ N next; } /*@ nullable @*/ N head; /*@ ensures \\reach(head, N, next).int_size() == 2 && \\reach(head).has(head.next) && !\\reach(head.next).has(head); @*/ void m() { N n = new N(); n.next = new N(); head = n; }", "", nil, "ends"},
	{"reach cycle", "static class N { /*@ nullable @*/ N next; } /*@ nullable @*/ N head; /*@ ensures \\reach(head.next).has(head); @*/ void m() { N n = new N(); n.next = new N(); n.next.next = n; head = n; }", "", nil, "ends"},
	{"reach null", "static class N { /*@ nullable @*/ N next; } /*@ nullable @*/ N head; /*@ ensures \\reach(head).isEmpty() && \\reach(head).int_size() == 0; @*/ void m() { head = null; }", "", nil, "ends"},
	{"reach sets", "static class N { /*@ nullable @*/ N next; } /*@ nullable @*/ N head; /*@ ensures \\reach(head) == \\old(\\reach(head)); @*/ void m() { head = new N(); }", "", nil, "postcondition"},
	{"reach old sets", "static class N { /*@ nullable @*/ N next; } /*@ nullable @*/ N head; /*@ ensures (\\forall N n; \\old(\\reach(head)).has(n); \\reach(head).has(n)) && !\\old(\\reach(head)).has(head) && \\old(\\reach(head)) != \\reach(head); @*/ void m() { N n = new N(); n.next = head; head = n; }", "", nil, "ends"},
	{"reach start of another class", "static class N { /*@ nullable @*/ N next; } /*@ nullable @*/ N head; /*@ ensures \\reach(this, N, A.head + next).int_size() == 2 && !\\reach(this, N, A.head + next).has(null); @*/ void m() { head = new N(); head.next = new N(); }", "", nil, "ends"},
	{"spec operators", "/*@ ensures (x > 3 <==> \\result == 1) && (x <= 3 ==> \\result == 0) && (\\result == 0 <== x <= 3) && (x > 3 <=!=> \\result == 0) && 0 <= \\result < 2; @*/ int m(int x) { return x > 3 ? 1 : 0; }", "", []int64{5}, "1"},
	{"spec ternary", "/*@ ensures \\result == (x == 0 ? 7 : 10 / x); @*/ int m(int x) { return 7; }", "", []int64{0}, "7"},
	{"spec division", "/*@ ensures \\result == 10 / x; @*/ int m(int x) { return 7; }", "", []int64{0}, "postcondition"},
	{"spec guard", "/*@ ensures x != 0 && 10 / x == 5 || \\result == 7; @*/ int m(int x) { return 7; }", "", []int64{0}, "7"},
	{"spec dispatch", "static class B { /*@ pure @*/ int f() { return 1; } } static class C extends B { /*@ pure @*/ int f() { return 2; } } /*@ ensures \\result.f() == 2 && \\result instanceof C && ((C) \\result).f() == 2; @*/ B m() { return new C(); }", "calls=inline", nil, "ref"},
	{"spec cast", "static class B { } static class C extends B { int v; } /*@ ensures ((C) \\result).v == 0; @*/ B m() { return new B(); }", "", nil, "postcondition"},
	{"nested quantifiers", "/*@ ensures (\\forall int i, j; 0 <= i && i < j && j < \\result.length; \\result[i] <= \\result[j]); @*/ int[] m() { int[] a = {1, 2, 2}; return a; }", "bits=4", nil, "ref"},
	{"nested quantifiers broken", "/*@ ensures (\\forall int i, j; 0 <= i && i < j && j < \\result.length ==> \\result[i] < \\result[j]); @*/ int[] m() { int[] a = {1, 2, 2}; return a; }", "bits=4", nil, "postcondition"},
	{"quantified objects", "static class N { int v; } /*@ ensures (\\exists N n; n.v == 3) && (\\forall N n; n.v > 0); @*/ void m() { new N().v = 3; new N().v = 4; }", "", nil, "ends"},
	{"quantifier undefined", "/*@ ensures (\\forall int i; \\result[i] == 0); @*/ int[] m() { return new int[2]; }", "bits=4", nil, "postcondition"},
	{"invariant", "static class B { int v; /*@ invariant v >= 0; @*/ } B m() { B b = new B(); b.v = -1; return b; }", "", nil, "invariant"},
	{"invariant of a dropped object", "static class B { int v; /*@ invariant v >= 0; @*/ } void m() { B b = new B(); b.v = -1; }", "", nil, "ends"},
	{"static invariant", "static int n; /*@ static invariant n == 0; @*/ void m() { n = 1; }", "", nil, "invariant"},
	{"helper", "int v; /*@ invariant v >= 0; @*/ /*@ helper @*/ void m() { v = -1; }", "", nil, "ends"},
	{"invariant after exception", "int v; /*@ invariant v >= 0; @*/ /*@ ensures true; @*/ void m(int x) throws ArithmeticException { v = -1; v = 1 / x; }", "", []int64{0}, "invariant"},
	{"constraint", "int v; /*@ constraint v >= \\old(v); @*/ void m() { v--; }", "", nil, "constraint"},
	{"non-null field", "static class B { B b; } B m() { B b = new B(); return b; }", "", nil, "invariant"},
	{"non-null field of a dropped object", "static class B { B b; } void m() { B b = new B(); }", "", nil, "ends"},
	{"non-null field of an object thrown", "static class E extends RuntimeException { A a; } /*@ signals (E e) true; @*/ void m() { throw new E(); }", "", nil, "invariant"},
	{"non-null result", "A m() { return null; }", "", nil, "postcondition"},
	{"non-null elements", "A[] m() { return new A[2]; }", "bits=4", nil, "postcondition"},
	{"no elements", "A[] m() { return new A[0]; }", "bits=4", nil, "ref"},
	{"several cases", "/*@ requires x > 0; ensures \\result == 1; also requires x < 0; ensures \\result == 2; @*/ int m(int x) { return 1; }", "", []int64{-3}, "postcondition"},
	{"precondition", "/*@ requires d > 0; ensures \\result == d; @*/ int f(int d) { return d; } int m(int x) { return f(x); }", "", []int64{0}, "precondition"},
	{"null receiver after arguments", "int f(int x) { return x; } int m(/*@ nullable @*/ A a) { int y = 1; int z = a.f(1 / (y - 1)); return z; }", "", []int64{0}, "arithmetic"},
	{"null receiver", "int f(int x) { int y = x; return y; } int m(/*@ nullable @*/ A a) { return a.f(1); }", "", []int64{0}, "null"},
	{"labelled continue through finally", "int m() { int r = 0; out: for (int i = 0; i < 2; i++) { while (true) { try { continue out; } finally { r += 10; } } } return r; }", "", nil, "20"},
	{"nested finally return", "int r; int m() { r = 0; try { try { return f(1); } finally { r = r * 10 + 2; } } finally { r = r * 10 + 3; } } int f(int x) { r = x; return 9; }", "", nil, "9"},
	{"exception in finally", "int m(int x) { try { try { x = 1 / x; } finally { int[] a = null; x = a.length; } } catch (NullPointerException e) { return 1; } catch (ArithmeticException e) { return 2; } return 3; }", "", []int64{0}, "1"},
	{"catch rethrows", "int m(int x) { try { try { x = 1 / x; } catch (ArithmeticException e) { throw e; } } catch (RuntimeException e) { return 5; } return 3; }", "", []int64{0}, "5"},
	{"exception through recursion", "static void f(int n) { if (n == 0) throw new RuntimeException(); f(n - 1); } int m() { try { f(1); } catch (RuntimeException e) { return 1; } return 0; }", "", nil, "1"},
	{"char arithmetic", "int m() { char c = 'z'; int d = c - 'a'; c -= 25; return d * 1000 + c; }", "", nil, "25097"},
	{"short wrap", "int m(int x) { short s = (short) x; s++; return s; }", "", []int64{32767}, "-32768"},
	{"long shift by long", "long m(long x, long d) { return x << d; }", "", []int64{1, 65}, "2"},
	{"min over minus one", "int m(int x) { return x / -1; }", "", []int64{-1 << 31}, "-2147483648"},
	{"evaluation before test", "int v; int m() { A a = null; int i = 0; try { a.v = i = 5; } catch (NullPointerException e) { } return i; }", "", nil, "5"},
	{"index evaluated before null", "int m() { int[] a = null; int i = 0; try { a[i = 3] = i = 7; } catch (NullPointerException e) { } return i; }", "", nil, "7"},
	{"array before index effects", "int m() { int[] a = {1, 2}; int[] b = a; int r = a[(a = null) == null ? 1 : 0]; return r * 10 + b[0]; }", "", nil, "21"},
	{"objects bound", "int v; int m() { A[] as = new A[3]; for (int i = 0; i < 3; i++) { as[i] = new A(); as[i].v = i; } return as[0].v * 100 + as[1].v * 10 + as[2].v; }", "objects=1", nil, "12"},
	{"text", "static class P { /*@ nullable @*/ String name; P(/*@ nullable @*/ String n) { name = n; } } boolean m(/*@ nullable @*/ String s) { P p = new P(s); return p.name == s; }", "", []int64{0}, "1"},
	{"contract result", "/*@ ensures \\result >= x; @*/ /*@ pure @*/ int f(int x) { return x; } int m(int x) { int y = f(x); assert y >= x; return 0; }", "bits=3", []int64{1}, "0"},
	{"contract says less", "/*@ ensures \\result >= x; @*/ /*@ pure @*/ int f(int x) { return x; } int m(int x) { int y = f(x); assert y == x; return 0; }", "bits=3", []int64{1}, "assert"},
	{"contract forced", "int f(int x) { return x; } int m(int x) { int y = f(x); assert y == x; return 0; }", "bits=3 calls=contract objects=1 runtime=violation", []int64{1}, "assert"},
	{"contract keeps", "int v; int w; /*@ assignable v; ensures v == \\old(v) + 1; @*/ void f() { v++; } void m() { v = 1; w = 2; f(); assert v == 2 && w == 2; }", "bits=3 objects=1", nil, "ends"},
	{"contract keeps others", "int v; /*@ assignable a.v; ensures a.v == 3; @*/ static void f(A a) { a.v = 3; } void m() { A a = new A(); v = 1; f(a); assert v == 1 && a.v == 3; }", "bits=3 objects=1", nil, "ends"},
	{"contract changes", "int v; /*@ ensures true; @*/ void f() { } void m() { v = 1; f(); assert v == 1; }", "bits=3 objects=1", nil, "assert"},
	{"contract new object", "/*@ ensures \\result != null; @*/ /*@ pure @*/ A f() { return new A(); } void m() { A a = f(); assert a == this; }", "bits=3 objects=1", nil, "assert, cut allocation"},
	{"contract throws", "/*@ signals (IllegalStateException e) x > 0; signals_only IllegalStateException; @*/ /*@ pure @*/ void f(int x) { if (x > 0) throw new IllegalStateException(); } int m(int x) { try { f(x); } catch (IllegalStateException e) { assert x > 0; } return 0; }", "bits=3 objects=1", []int64{1}, "0"},
	{"contract throws unhandled", "/*@ signals (IllegalStateException e) x > 0; signals_only IllegalStateException; @*/ /*@ pure @*/ void f(int x) { if (x > 0) throw new IllegalStateException(); } int m(int x) { f(x); return 0; }", "bits=3 objects=1 runtime=violation", []int64{1}, "exception"},
	{"contract cannot throw", "/*@ signals (IllegalStateException e) x > 0; signals_only IllegalStateException; @*/ /*@ pure @*/ void f(int x) { if (x > 0) throw new IllegalStateException(); } int m(int x) { f(x); return 0; }", "bits=3 objects=1", []int64{0}, "0"},
	{"contract array", "/*@ requires 0 <= i < a.length; assignable a[i]; ensures a[i] == 1; @*/ static void f(int[] a, int i) { a[i] = 1; } void m(int[] a) { f(a, -1); }", "bits=3 objects=1", []int64{1}, "precondition"},
	{"sum", "/*@ ensures \\result == (\\sum int i; 0 <= i && i < a.length; a[i]) && (\\num_of int i; 0 <= i && i < a.length; a[i] == 2) == 2; @*/ int f(int[] a) { return 6; } int m() { int[] a = {2, 2, 2}; //@ assert (\\sum int i; 0 <= i && i < a.length; a[i]) == 6 && (\\num_of int i; 0 <= i && i < 2; a[i] == 2) == 2;\n return 1; }", "", nil, "1"},
	{"product", "int m(int n) { //@ assert (\\product int i; 1 <= i && i <= n; i) == 24;\n return n; }", "", []int64{4}, "4"},
	{"product cut", "int m(int n) { //@ assert (\\product int i; 1 <= i && i <= n; i) == 24;\n return n; }", "", []int64{5}, "cut specification"},
	{"max", "int m() { int[] a = {3, 7, 5}; //@ assert (\\max int i; 0 <= i && i < a.length; a[i]) == 7 && (\\min int i; 0 <= i && i < a.length && a[i] > 3; a[i]) == 5;\n return 1; }", "", nil, "1"},
	{"max of nothing", "int m() { int[] a = {3}; //@ assert (\\max int i; 1 <= i && i < a.length; a[i]) == 7;\n return 1; }", "", nil, "assert"},
	{"sum of pairs", "int m() { //@ assert (\\sum int i, j; 0 <= i && i < 3 && i < j && j < 3; 10 * i + j) == 1 + 2 + 12;\n return 1; }", "", nil, "1"},
	{"sum up to the greatest", "int m() { //@ assert (\\sum int i; 5 <= i && i <= 7; 1) == 3;\n return 1; }", "bits=4", nil, "1"},
	{"interface", "interface I { int f(); } static class B implements I { public int f() { return 6; } } int m() { I i = new B(); return i.f(); }", "", nil, "6"},
}

func TestRun(t *testing.T) {
	for _, r := range runs {
		t.Run(strings.ReplaceAll(r.name, " ", "-"), func(t *testing.T) {
			w := world(t, "class A { "+r.code+" }")
			g := build(t, w, "A.m", options(t, strings.Fields(r.opts)))
			m := newMachine(g)
			args := r.args
			for _, c := range g.Inputs {
				switch {
				case c == g.This:
					k := g.SortByType[c.Type].Kinds[0]
					for _, o := range g.SortByType[c.Type].Kinds {
						if o.Type == types.Type(c.Type) {
							k = o
						}
					}
					m.plain[c] = int64(k.First)
					m.count[k] = 1
				case c.Kind == Local:
					m.plain[c] = args[0]
					args = args[1:]
				}
			}
			m.run()
			got := m.outcome()
			for _, a := range g.Pre {
				if m.saved[g.Entry].eval(a.Cond) == 0 && a.Kind == "non_null" {
					got = "non-null"
				}
			}
			if r.want == "ref" && len(m.exits) == 1 && m.exits[0].Exit == End {
				return
			}
			if r.want == "null" && got == "non-null" {
				return
			}
			if got != r.want {
				t.Errorf("got %q, want %q\n%s", got, r.want, dump(g))
			}
			if len(m.exits) == 0 && r.want != "" {
				t.Errorf("no end\n%s", dump(g))
			}
		})
	}
}

// TestDeterministic builds twice and compares the dumps.
func TestDeterministic(t *testing.T) {
	for _, r := range runs {
		var texts [2]string
		for i := range texts {
			w := world(t, "class A { "+r.code+" }")
			texts[i] = dump(build(t, w, "A.m", options(t, strings.Fields(r.opts))))
		}
		if texts[0] != texts[1] {
			t.Errorf("%s: two builds differ:\n%s", r.name, fmt.Sprint(texts))
		}
	}
}
