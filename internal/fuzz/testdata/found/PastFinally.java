// An exception goes on behind a finally block: the run says where it was thrown.
class PastFinally {
    static int[] a;

    static void violatedHere() {
        try {
            a[1] = a[0];
        } finally {
            a = null;
        }
    }

    static void violatedInACall() {
        try {
            fails();
        } finally {
            a = null;
        }
    }

    static void fails() {
        throw new IllegalStateException();
    }

    static void holdsCaught() {
        try {
            fails();
        } catch (RuntimeException e) {
            a = null;
        }
    }
}
