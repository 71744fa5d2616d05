/** try with resources: closed in the opposite order, whatever happens. */
public class Resources {
    static int log;

    static class File implements AutoCloseable {
        int id;
        boolean fails;

        File(int id, boolean fails) {
            this.id = id;
            this.fails = fails;
        }

        public void close() {
            log = 2 * log + id;
            if (fails) {
                throw new IllegalStateException();
            }
        }
    }

    // EXPECT holds bits=4
    /*@ requires log == 0; assignable log; ensures log == 5; @*/
    static void order() {
        try (File a = new File(1, false); File b = new File(2, false)) {
            log = 0;
        }
    }

    // EXPECT holds bits=4
    /*@ requires log == 0; assignable log; ensures \result == 7 && log == 1; @*/
    static int returns() {
        try (File a = new File(1, false)) {
            return 7;
        }
    }

    // EXPECT holds
    /*@ assignable log; ensures \result == (thrown ? 1 : fails ? 2 : 3); @*/
    static int suppressed(boolean thrown, boolean fails) {
        try (File a = new File(1, fails)) {
            if (thrown) {
                throw new IllegalArgumentException();
            }
        } catch (IllegalArgumentException e) {
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
        return 3;
    }

    // EXPECT violated exception
    /*@ assignable log; @*/
    static void closing(File f) {
        try (f) {
            log = 0;
        }
    }

    // A resource that is null is not closed.
    // EXPECT holds
    /*@ assignable log; ensures log == 1; @*/
    static void nothing() {
        log = 1;
        try (File f = null) {
            log = 1;
        }
    }
}
