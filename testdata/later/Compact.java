import module java.base;

/// What stands in no class is in one named like the file.
///
/// - `count` is its field
int count = 3;

record Point(int x, int y) {
}

static void twice() { // holds
    assert new Point(1, 2).y() * 2 == 4;
}

int size(List<String> l) {
    return l.size() + count;
}

static void wrong(int n) { // violated
    assert new ArrayList<Integer>(List.of(1)).size() != n;
}

void main() { // holds
    var l = new ArrayList<String>();
    l.add("a");
    IO.println("hi");
    assert size(l) == 4;
}
