/** Classes as values. */
class Classes {
    static class A {
        int v;

        Class<?> own() {
            return getClass();
        }
    }

    static class B extends A {
        Class<?> above() {
            return super.own();
        }
    }

    static abstract class Z {
    }

    static class Y extends Z implements I {
    }

    interface I {
    }

    enum Op {
        PLUS {
        },
        MINUS
    }

    record Pair(int x) {
    }

    static class Cell {
        /*@ nullable @*/ Class<?> kind;
    }

    static final Class<?> FIRST = A.class;

    // EXPECT holds
    static int local(A a) {
        Class<?> c = a.getClass();
        assert c == A.class || c == B.class;
        return c == A.class ? 1 : c == B.class ? 2 : 1 / 0;
    }

    // EXPECT violated assert
    static void forgotten(A a) {
        Class<?> c = a.getClass();
        assert c == FIRST;
    }

    // EXPECT holds
    static boolean assigned(A a) {
        Class<?> c;
        if ((c = a.getClass()) == B.class) {
            assert a instanceof B && c != A.class;
            return true;
        }
        assert c == FIRST;
        return false;
    }

    // EXPECT violated null
    static Class<?> ofNull(/*@ nullable @*/ A a) {
        return a.getClass();
    }

    // EXPECT holds
    static void given(Class<?> c, A a) {
        if (c == a.getClass() && c != A.class) {
            assert a instanceof B;
        }
    }

    // EXPECT violated assert
    static void givenToo(Class<?> c, A a) {
        assert c == a.getClass() || c == Object.class;
    }

    // EXPECT violated assert
    static void another(Class<?> c) {
        assert c == A.class || c == Object.class;
    }

    // EXPECT violated null
    static boolean mayBeNull(/*@ nullable @*/ Class<?> c) {
        return c.equals(A.class);
    }

    // EXPECT holds
    //@ requires cell.kind == a.getClass();
    //@ ensures \result <==> cell.kind == B.class;
    static boolean inField(Cell cell, A a) {
        return a instanceof B;
    }

    // EXPECT violated postcondition
    //@ ensures cell.kind == a.getClass();
    static void inFieldNot(Cell cell, A a) {
        cell.kind = A.class;
    }

    // EXPECT holds
    static void inArray(A a) {
        Class<?>[] all = {A.class, B.class};
        int found = 0;
        for (Class<?> c : all) {
            if (c == a.getClass()) {
                found++;
            }
        }
        assert found == 1;
    }

    // EXPECT violated assert
    static void inArrayNot(A a) {
        Class<?>[] all = {a.getClass(), B.class};
        assert all[0] != all[1];
    }

    // EXPECT holds
    //@ ensures \result == (a instanceof B ? B.class : A.class);
    static Class<?> result(A a) {
        return a.own();
    }

    // EXPECT violated postcondition
    //@ ensures \result == A.class;
    static Class<?> resultNot(A a) {
        return a.own();
    }

    // EXPECT holds
    //@ ensures \result == B.class;
    static Class<?> above(B b) {
        return b.above();
    }

    // EXPECT holds
    static void asObject(A a) {
        Object o = a.getClass();
        assert o instanceof Class && o.equals(a.own()) && o != a;
    }

    // EXPECT violated assert
    static void asObjectNot(A a) {
        Object o = a.getClass();
        assert o.equals(a);
    }

    // EXPECT holds
    static void kinds() {
        assert I.class.isInterface() && !A.class.isInterface() && Op.class.isEnum() && Pair.class.isRecord();
        assert !Op.PLUS.getClass().isEnum() && Op.PLUS.getClass() != Op.class && Op.MINUS.getClass() == Op.class;
        assert int.class.isPrimitive() && void.class.isPrimitive() && !Integer.class.isPrimitive() && int[].class.isArray() && !int.class.isArray();
    }

    // EXPECT violated assert
    static void kindsNot(Op op) {
        Class<?> c = op.getClass();
        assert c.isEnum();
    }

    // EXPECT holds
    static void component(A[] as) {
        Class<?> c = as.getClass();
        Class<?> e = c.getComponentType();
        assert e == A.class || e == B.class;
        assert int[][].class.getComponentType() == int[].class && int[].class.getComponentType() == int.class && A.class.getComponentType() == null;
    }

    // EXPECT violated assert
    static void componentNot(A[] as) {
        assert as.getClass().getComponentType() == A.class;
    }

    // EXPECT holds
    static void superclass(A a) {
        Class<?> c = a.getClass();
        assert c.getSuperclass() == (c == B.class ? A.class : Object.class);
        assert I.class.getSuperclass() == null && Object.class.getSuperclass() == null && int.class.getSuperclass() == null;
        assert A[].class.getSuperclass() == Object.class && Op.class.getSuperclass() == Enum.class && Op.PLUS.getClass().getSuperclass() == Op.class;
        assert Pair.class.getSuperclass() == Record.class && Y.class.getSuperclass() == Z.class;
    }

    // EXPECT violated assert
    static void superclassNot(A a) {
        assert a.getClass().getSuperclass() == Object.class;
    }

    // EXPECT holds
    static void instance(A a) {
        assert A.class.isInstance(a) && B.class.isInstance(a) == (a instanceof B) && !A.class.isInstance(null) && !Y.class.isInstance(a);
        assert I.class.isInstance(new Y()) && Z.class.isInstance(new Y()) && Object.class.isInstance(a);
    }

    // EXPECT violated assert
    static void instanceNot(A a, Class<?> c) {
        if (c.isInstance(a)) {
            assert c == a.getClass();
        }
    }

    // EXPECT holds
    static void instanceAbove(A a, Class<?> c) {
        if (c.isInstance(a)) {
            assert c == A.class || c == B.class && a instanceof B || c == Object.class;
        }
    }

    // EXPECT holds
    static void assignable() {
        assert A.class.isAssignableFrom(B.class) && !B.class.isAssignableFrom(A.class) && I.class.isAssignableFrom(Y.class);
        assert A[].class.isAssignableFrom(B[].class) && Object[].class.isAssignableFrom(A[].class) && !Object[].class.isAssignableFrom(int[].class);
        assert Object.class.isAssignableFrom(int[].class) && !Object.class.isAssignableFrom(int.class) && int.class.isAssignableFrom(int.class);
        assert !long.class.isAssignableFrom(int.class) && Object.class.isAssignableFrom(I.class) && Cloneable.class.isAssignableFrom(int[].class);
    }

    // EXPECT violated assert
    static void assignableNot(A a, A b) {
        assert a.getClass().isAssignableFrom(b.getClass()) || a.getClass() == A.class;
    }

    // EXPECT violated exception
    //@ ensures true;
    static A cast(A a) {
        return B.class.cast(a);
    }

    // EXPECT holds
    //@ requires a instanceof B;
    //@ ensures \result == a;
    static A castTo(A a) {
        return make(B.class, a);
    }

    private static <T> T make(Class<T> c, Object o) {
        return c.cast(o);
    }

    // EXPECT holds
    //@ signals (ClassCastException e) a.getClass() == A.class;
    static Class<? extends B> subclass(A a) {
        return a.getClass().asSubclass(B.class);
    }

    // EXPECT holds
    static void hashes(A a, B b) {
        int h = a.getClass().hashCode();
        assert a instanceof B ? h == b.getClass().hashCode() : h == A.class.hashCode();
    }

    // EXPECT violated assert
    static void hashesNot(A a, B b) {
        assert a instanceof B == (a.getClass().hashCode() == b.getClass().hashCode());
    }

    // EXPECT holds bits=5 objects=1
    static void keys(A a, B b) {
        java.util.Map<Class<?>, A> m = new java.util.HashMap<>();
        A other = new A();
        m.put(A.class, other);
        m.put(b.getClass(), a);
        assert m.get(a.getClass()) == (a instanceof B ? a : other);
    }

    // EXPECT violated assert bits=5 objects=1
    static void keysNot(A a, A b) {
        java.util.Set<Class<?>> s = new java.util.HashSet<>();
        s.add(a.getClass());
        s.add(b.getClass());
        assert s.size() == 1;
    }

    // EXPECT holds
    static void reference(A a) {
        java.util.function.Function<Object, Class<?>> f = Object::getClass;
        java.util.function.Supplier<Class<?>> g = a::getClass;
        assert f.apply(a) == g.get();
    }

    // EXPECT violated assert
    static void referenceNot(A a) {
        java.util.function.Function<A, Class<?>> f = A::getClass;
        assert f.apply(a) == A.class;
    }

    // EXPECT holds
    static void ofLambda() {
        java.util.function.IntSupplier f = () -> 1;
        Class<?> c = f.getClass();
        assert c != java.util.function.IntSupplier.class && c == f.getClass();
    }

    // EXPECT violated postcondition
    //@ requires (\forall Cell c; c.kind == A.class);
    //@ ensures (\forall Cell c; c.kind == A.class);
    static void quantified(Cell cell, A a) {
        cell.kind = a.getClass();
    }

    // EXPECT holds
    //@ requires cell.kind != null;
    //@ ensures \old(cell.kind) == \result && \old(a.getClass()) == cell.kind;
    static Class<?> before(Cell cell, A a) {
        Class<?> c = cell.kind;
        cell.kind = a.own();
        return c;
    }

    // EXPECT violated assert
    static void anObject(Object o, A a) {
        Class<?> c = a.getClass();
        assert o != c;
    }
}
