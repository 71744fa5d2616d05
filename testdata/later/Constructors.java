/** Statements in front of the call of another constructor (Java 25). */
class Constructors {
    static class Base {
        final int v;

        Base(int v) {
            this.v = v;
            look();
        }

        void look() {
        }
    }

    static class Part extends Base {
        final int w;
        int after = 7;

        Part(int n) {
            if (n < 0) {
                throw new IllegalArgumentException("negative");
            }
            int k = n + 1;
            w = k * 2;
            super(k);
            after++;
        }

        Part(String s) {
            var n = s.length();
            this(n);
            after++;
        }

        void look() {
            assert w == v * 2 && after == 0;
        }
    }

    static class Late extends Base {
        final int w;

        Late(int n) {
            super(n);
            w = n;
        }

        void look() {
            assert w == v;
        }
    }

    enum Size {
        SMALL(-3), BIG(4);

        final int size;

        Size(int n) {
            int m = Math.abs(n);
            this(m, 1);
        }

        Size(int n, int more) {
            size = n + more;
        }
    }

    record Range(int from, int to) {
        Range(int to) {
            if (to > 9) {
                throw new IllegalArgumentException();
            }
            this(0, to);
        }
    }

    class Inner {
        final int q;

        Inner(int x) {
            q = x + 1;
            super();
        }
    }

    static void parts() { // holds
        Part p = new Part(3), q = new Part("ab");
        assert p.v == 4 && p.w == 8 && p.after == 8 && q.v == 3 && q.w == 6 && q.after == 9;
    }

    static void part(int n) { // holds
        try {
            assert new Part(n).w == 2 * n + 2;
        } catch (IllegalArgumentException e) {
            assert n < 0 && e.getMessage().equals("negative");
        }
    }

    static void late() { // violated
        new Late(3);
    }

    static void enums() { // holds
        assert Size.SMALL.size == 4 && Size.BIG.size == 5;
    }

    static void records(int n) { // holds
        assert n > 9 || new Range(n).to() == n && new Range(n).from() == 0;
    }

    static void inner() { // holds
        assert new Constructors().new Inner(3).q == 4;
    }

    static void local() { // holds
        int z = 5;
        class Own extends Base {
            final int c;

            Own() {
                c = z;
                super(3);
            }

            void look() {
                assert c == 5;
            }
        }
        assert new Own().c == 5;
    }
}
