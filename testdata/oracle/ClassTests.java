/** Comparisons of the classes of objects, and of objects with class literals. */
class ClassTests {
    static class A {
        int v;

        boolean like(Object o) {
            return o != null && getClass() == o.getClass() && ((A) o).v == v;
        }
    }

    static class B extends A {
        boolean isB() {
            return super.getClass() == B.class;
        }

        class In {
            boolean outerIsB() {
                return getClass() == In.class && B.this.getClass() == B.class;
            }
        }
    }

    static final class C extends B {
    }

    interface I {
    }

    static class D implements I {
    }

    static class E implements I {
    }

    // EXPECT holds
    static void exactlyImpliesInstance(A a) {
        if (a.getClass() == B.class) {
            assert a instanceof B;
        }
    }

    // EXPECT violated assert
    static void instanceImpliesExactly(A a) {
        if (a instanceof B) {
            assert a.getClass() == B.class;
        }
    }

    // EXPECT holds
    static void finalClassesAreExact(A a) {
        assert (a instanceof C) == (C.class == a.getClass());
    }

    // EXPECT violated assert
    static void superclassesAreOthers(A a) {
        assert a.getClass() != A.class || a instanceof B;
    }

    // EXPECT holds
    static void alike(A a, A b) {
        if (a.getClass() == b.getClass() && b instanceof C) {
            assert a instanceof C;
        }
    }

    // EXPECT violated assert
    static void notAlike(A a, A b) {
        if (a.getClass() != b.getClass()) {
            assert !(a instanceof B) || !(b instanceof B);
        }
    }

    // EXPECT holds
    static void byEquals(A a, B b) {
        assert a.getClass().equals(b.getClass()) == (a.getClass() == b.getClass());
    }

    // EXPECT violated assert
    static void byEqualsOfALiteral(A a) {
        assert !B.class.equals(a.getClass()) || !a.getClass().equals(B.class);
    }

    // EXPECT holds objects=2
    static void likeIsSymmetric(A a, A b) {
        assert a.like(b) == b.like(a);
    }

    // EXPECT violated assert objects=2
    static void likeIsIdentity(A a, A b) {
        assert !a.like(b) || a == b;
    }

    // EXPECT violated null
    static void noClassOfNull(/*@ nullable @*/ A a) {
        if (a.getClass() == A.class) {
            a.v = 1;
        }
    }

    // EXPECT violated assert
    static void rightIsNull(A a) {
        A b = a.v == 1 ? null : a;
        try {
            if (a.getClass() != b.getClass()) {
                a.v = 2;
            }
        } catch (NullPointerException e) {
            assert false;
        }
    }

    // EXPECT holds
    static void interfaces(I i, I j) {
        assert i.getClass() == D.class || i.getClass() == E.class;
        if (i.getClass() == j.getClass() && i instanceof D) {
            assert j instanceof D;
        }
    }

    // EXPECT violated assert
    static void severalImplement(I i, I j) {
        assert i.getClass() == j.getClass();
    }

    // EXPECT holds
    static void arrays(A[] as) {
        if (as.getClass() == B[].class) {
            assert as instanceof B[];
        }
    }

    // EXPECT violated assert
    static void arraysOfSubclasses(A[] as) {
        assert as.getClass() == A[].class;
    }

    // EXPECT holds
    static void qualified(B b) {
        B.In in = b.new In();
        assert in.outerIsB() == b.isB();
    }

    // EXPECT violated assert
    static void outerMayBeC(B b) {
        assert b.new In().outerIsB();
    }

    //@ requires a.getClass() == B.class;
    //@ ensures \result;
    // EXPECT holds
    static boolean inContract(A a) {
        return a instanceof B && !(a instanceof C);
    }

    //@ ensures \result.getClass() == a.getClass();
    // EXPECT violated postcondition
    static A ofOtherClass(A a) {
        return a.v == 0 ? new A() : a;
    }

    // EXPECT holds
    static void order(A a, A b) {
        A c = a;
        assert (c = b).getClass() == c.getClass() && c == b;
    }

    // EXPECT violated assert
    static void orderToTheRight(A a, A b) {
        A c = a;
        assert c.getClass() == (c = b).getClass();
    }

    // EXPECT holds bits=2 objects=1
    //@ ensures \result;
    static boolean literals() {
        return !A.class.equals(B.class) && B.class == B.class && int[].class.equals(int[].class) && !int.class.equals(long.class);
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures \result;
    static boolean otherLiterals(boolean b) {
        return b ? A.class == A.class : A[].class.equals(A.class);
    }
}

/** Supertypes that classes of the library have in the JDK. */
class LibrarySupertypes {
    // EXPECT holds bits=8 objects=1
    static void named() {
        Object e = new RuntimeException(), s = "x", i = 1, k = ClassTests.class;
        assert e instanceof java.io.Serializable && s instanceof java.lang.constant.Constable && i instanceof java.lang.constant.ConstantDesc;
        assert k instanceof java.lang.reflect.GenericDeclaration && k instanceof java.lang.reflect.AnnotatedElement;
    }

    // EXPECT violated assert bits=8 objects=1
    static void character() {
        Object c = 'c';
        assert c instanceof java.lang.constant.ConstantDesc;
    }

    // EXPECT holds bits=4 objects=1
    static void random(int n) {
        java.util.random.RandomGenerator r = new java.util.Random();
        if (n > 0) {
            int i = r.nextInt(n);
            assert 0 <= i && i < n;
        }
    }

    // EXPECT violated assert bits=4 objects=1
    static void randomWrong(java.util.Random r) {
        java.util.random.RandomGenerator g = r;
        assert g.nextInt(3) < 2;
    }
}
