package p;

/** Code out of sight. */
public interface Source {
    /**
     * Gives the next line.
     *
     * @throws Failure if there is none
     */
    String next();

    /** Reports whether there is one. */
    boolean has();
}
