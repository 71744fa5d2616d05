// Methods that hold, with statements that no execution comes to.
class Reached {
    static class Node {
        Node next;
        int value;
    }

    static class Open {
        /*@ nullable @*/ Open next;
    }

    static class Odd extends RuntimeException {
    }

    Node head;
    static final boolean DEBUG = false;

    // The naive list: next is never null, so only cyclic lists exist.
    // EXPECT holds objects=2 bits=2
    //@ ensures \result >= 0;
    int indexOf(int v) {
        int i = 0;
        Node n = head;
        while (n != null) {
            if (n.value == v) {
                return 1;
            }
            n = n.next;
            i++;
        }
        return -1;
    }

    // EXPECT holds objects=2 bits=3
    static int length(/*@ nullable @*/ Open n) {
        int i = 0;
        while (n != null && i < 3) {
            n = n.next;
            i++;
        }
        if (i > 3) {
            i = 0;
            return i;
        }
        return i;
    }

    // EXPECT holds
    static int constants(int x) {
        if (false) {
            x = 1;
            x = 2;
        }
        if (DEBUG) {
            x = 3;
        } else {
            x = 0;
        }
        while (false) {
            x = -1;
        }
        for (; DEBUG; x = 1) {
            x = -2;
        }
        return DEBUG ? 1 : x;
    }

    // EXPECT holds
    //@ requires x > 0;
    static int facts(int x, int y) {
        if (x <= 0) {
            y = 1;
        }
        if (y > x) {
            if (y <= x) {
                y = 2;
            } else {
                y = 3;
            }
        }
        ;
        {
            {
                y = 0;
            }
        }
        return y;
    }

    // EXPECT holds
    //@ requires 0 <= x && x <= 2;
    static int cases(int x) {
        int y;
        switch (x) {
        case 0:
            y = 1;
            break;
        case 3:
            y = 2;
        case 1:
            y = 3;
            break;
        case 2:
            return 2;
        default:
            y = 0;
            throw new IllegalStateException();
        }
        return y;
    }

    // EXPECT holds
    static int handlers(int x) {
        int y = 0;
        try {
            y = 1;
        } catch (RuntimeException e) {
            y = 2;
        } finally {
            y++;
        }
        try {
            if (x > 0) {
                throw new IllegalStateException();
            }
        } catch (IllegalArgumentException e) {
            y = 3;
        } catch (RuntimeException e) {
            return y;
        }
        return 0;
    }

    // EXPECT holds
    static int raises(int x) {
        try {
            always();
            x = 1;
            x = 2;
        } catch (Odd e) {
            x = 3;
        }
        return x;
    }

    static void always() {
        throw new Odd();
    }

    // EXPECT holds unwind=2
    static int loops(int x) {
        int s = 0;
        outer:
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 1; j++) {
                if (j > i) {
                    continue outer;
                }
                if (i == 2) {
                    break outer;
                }
                s = 1;
            }
        }
        do {
            s = 0;
        } while (s > 0);
        return s;
    }

    // EXPECT holds unwind=2
    static int cutOff(int x) {
        int i = 0;
        if (x > 0) {
            while (i < 3) {
                i++;
            }
            i = 1;
        }
        return i;
    }

    // EXPECT holds
    static int bounded(int[] a) {
        if (a.length > 2) {
            return 1;
        }
        return 0;
    }

    // EXPECT holds objects=1
    static int fewObjects(Node a, Node b) {
        if (a != b) {
            return 1;
        }
        return 0;
    }

    // EXPECT holds recursion=3 bits=3
    //@ requires 0 <= n;
    //@ ensures \result == 0;
    static int down(int n) {
        if (n > 2) {
            return 0;
        }
        if (n < 0) {
            return 1;
        }
        if (n == 0) {
            int r = 0;
            return r;
        }
        return down(n - 1);
    }

    // EXPECT holds
    static int inner(int x) {
        return callee(1);
    }

    static int callee(int x) {
        if (x == 0) {
            return 2;
        }
        int y = x;
        return y;
    }

    // EXPECT holds
    static int assumed(int x) {
        int y = 1;
        if (x > 0) {
            y = 2;
            //@ assume x < 0;
            y = 3;
        }
        return y;
    }

    // EXPECT holds
    static void nothing() {
    }

    // EXPECT holds
    static void jump(int x) {
        found:
        {
            if (x > 0) {
                break found;
            }
            if (x > 0) {
                break found;
            }
            return;
        }
    }

    static class Made {
        int size;

        // EXPECT holds
        //@ requires n == 1;
        Made(int n) {
            this(n, n);
            if (size == 0) {
                size = 2;
            }
        }

        // EXPECT holds
        //@ requires n < m;
        Made(int n, int m) {
            size = n;
            if (m <= size) {
                size = 3;
            }
        }
    }
}
