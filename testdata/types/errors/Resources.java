class Resources {
    static class File implements AutoCloseable { int open; public void close() { open--; } }
    static class Plain { }

    int use() { try (File f = new File()) { return f.open; } }
    int two(File g) { try (File f = new File(); g) { return f.open + g.open; } finally { } }
    int none() { try (Plain p = new Plain();/* ERROR:0:Plain p = new Plain\(\) "AutoCloseable" */) { return 1; } }
    int after() { int x; try (File f = new File()) { x = f.open; } return x; }
    int scoped() { try (File f = new File()) { } return f/* ERROR "neither a variable" */.open; }
    int caught() { int x; try (File f = new File()) { x = f.open; } catch (RuntimeException e) { } return x/* ERROR "may not have been assigned" */; }
    void multi() { try { } catch (IllegalStateException | IllegalArgumentException e) { } }
    void related() { try { } catch (RuntimeException | IllegalArgumentException/* ERROR "is a subclass of the alternative" */ e) { } }
}
