class Overloads {
    static class A { void v(A a) { } void v(B b) { } void w(Object o) { } }
    static class B extends A { void v(A a) { } void w(String s) { } void x(C c) { } }
    static class C extends B { }
    interface I { }
    interface J extends I { }
    static class K implements J { }

    void f(int x) { } void f(long x) { } void f(double x) { } void f(Object x) { }
    void g(long x) { } void g(Integer x) { }
    void h(Object x) { } void h(int... x) { }
    void i(Object x) { } void i(String x) { }
    void j(A a, B b) { } void j(A a, A b) { } void j(Object a, Object b) { }
    void k(char x) { } void k(int x) { }
    void l(byte x) { } void l(short x) { } void l(long x) { }
    void m(int... x) { } void m(int x, int... y) { } void m(int x, int y) { }
    void n(I x) { } void n(Object x) { }
    void o(I x) { } void o(J x) { }
    void p(int[] x) { } void p(Object x) { }
    void q(Object... x) { }
    static void r(A a) { } void r(Object o) { }
    void s(Integer x) { } void s(Object x) { }
    void t(int x, long y) { } void t(long x, long y) { }
    void u(float x) { } void u(double x) { }
    void v(Number x) { } void v(Object x) { }
    void w(long x, int... y) { } void w(Integer x, int y) { }
    void x(char... x) { } void x(int... x) { }

    void c01(byte b) { f(b); }
    void c02(char c) { f(c); }
    void c03() { f(1L); }
    void c04() { f(1f); }
    void c05() { f(true); }
    void c06() { f("s"); }
    void c07() { g(1); }
    void c08(Integer i) { g(i); }
    void c09(short s) { g(s); }
    void c10() { h(1); }
    void c11() { h(1, 2); }
    void c12() { h(); }
    void c13() { i(null); }
    void c14() { i("s"); }
    void c15(Object o) { i(o); }
    void c16(A a, B b) { j(b, b); }
    void c17(A a, B b) { j(b, a); }
    void c18(A a, B b, Object o) { j(o, b); }
    void c19() { k('c'); }
    void c20(byte b) { k(b); }
    void c21(byte b) { l(b); }
    void c22(char c) { l(c); }
    void c23() { l(1); }
    void c24() { m(1, 2); }
    void c25() { m(new int[0]); }
    void c26(K x) { n(x); }
    void c27(K x) { o(x); }
    void c28(I x) { o(x); }
    void c29() { p(null); }
    void c30(int[][] x) { p(x); }
    void c31(int[] x) { q(x); }
    void c32(Object[] x) { q(x); }
    void c33() { q(1, "a"); }
    void c34(B b) { r(b); }
    void c35() { s(1); }
    void c36(char c) { s(c); }
    void c37() { t(1, 2); }
    void c38(long x) { t(x, 2); }
    void c39() { u(1); }
    void c40() { u(1L); }
    void c41() { v(1); }
    void c42() { v('c'); }
    void c43() { w(1, 2); }
    void c44(char c) { x(c); }
    void c45(int i) { x(i); }
    void c46(A a, B b) { a.v(b); }
    void c47(B a, B b) { a.v(b); }
    void c48(B a, A b) { a.v(b); }
    void c49(B b) { b.w("s"); }
    void c50(B b, Object o) { b.w(o); }
    void c51(A a) { a.w("s"); }
    void c52(C c) { c.w(null); }
    void c53(C c) { c.v(c); }
    void c54(J x) { x.equals(x); }
    void c55(int[] a) { f(a[0]); }
    void c56(long[] a) { f(a.length); }
    void c57(boolean z) { f(z ? 1 : 'c'); }
    void c58(boolean z) { f(z ? 1 : 2L); }
    void c59(boolean z, byte b) { l(z ? b : 1); }
    void c60(boolean z, A a, B b) { j(z ? a : b, b); }
    void c61(boolean z) { f(z ? 1 : "s"); }
    void c62(byte b) { l((short) (b + 1)); }
    void c63(byte b) { f(b += 1); }
    void c64(char c) { k(c++); }
    void c65(char c) { k(+c); }
    void c66() { i("a" + 1); }
    void c67(byte b) { l(-b); }
    void c68(short s) { f(s << 1L); }
    void c69(Integer i, long n) { f(i + n); }
    void c70(K x, J y, boolean z) { o(z ? x : y); }
}
