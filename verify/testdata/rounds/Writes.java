class Writes {
    private final Log log = new Log();
    void cut() { log.size = -1; }
    void cut(Log other) { other.size--; }
    int share(int n) { return n / log.size; }
}
