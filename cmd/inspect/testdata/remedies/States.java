/** Remedies where no calls make the state that breaks something: a file without JML. */
class States {
    private final int[] cells;

    private States() { cells = new int[2]; }

    // REMEDY no calls were found to make the state: --states any, which shows it, and counts what is broken; or say in an invariant what the states are: inspect infer --facts finds some
    // THEN violated
    int first() { return cells[0]; }
}
