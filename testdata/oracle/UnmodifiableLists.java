import java.util.ArrayList;
import java.util.List;

/** Fields that hold what List.of or List.copyOf gave: nobody changes that. */
class UnmodifiableLists {
    static final List<Boolean> YES = List.of(true);

    static class Part {
        boolean on;
    }

    static class Kept {
        final List<Boolean> items;
        final List<Part> parts;

        Kept(List<Boolean> items, List<Part> parts) {
            this.items = List.copyOf(items);
            this.parts = parts == null ? List.of() : List.copyOf(parts);
        }

        // EXPECT violated exception bits=3 objects=1 collection-size=1
        //@ ensures true;
        void added() { items.add(true); }

        // EXPECT holds bits=3 objects=1 collection-size=1
        //@ signals (UnsupportedOperationException e) true; ensures false;
        void refused() { items.add(true); }

        // EXPECT holds bits=3 objects=1 collection-size=2
        //@ ensures (\forall int i; 0 <= i && i < \result; items.get(i) != null);
        int size() { return items.size(); }

        // EXPECT violated postcondition bits=3 objects=1 collection-size=2
        //@ ensures \result != 2;
        int notTwo() { return items.size(); }

        // EXPECT violated postcondition bits=3 objects=1 collection-size=1
        //@ ensures \result;
        boolean notYes() { return items != YES; }

        // EXPECT violated postcondition bits=3 objects=2 collection-size=2
        //@ requires parts.size() == 2;
        //@ ensures parts.get(0).on == \old(parts.get(0).on);
        void turn() { parts.get(1).on = !parts.get(1).on; }

        // EXPECT holds bits=3 objects=1 collection-size=1
        //@ ensures \result == items;
        List<Boolean> same() { return List.copyOf(items); }

        // EXPECT violated postcondition bits=3 objects=2 collection-size=1
        //@ ensures \result == l;
        static List<Boolean> other(List<Boolean> l) { return List.copyOf(l); }
    }

    static class Mixed {
        final List<Boolean> items;
        private List<Boolean> open = List.of();

        Mixed(List<Boolean> items) { this.items = List.copyOf(items); }
        Mixed(List<Boolean> items, int n) { this.items = items; }

        // EXPECT holds bits=5 objects=1 collection-size=1
        //@ ensures items.size() == \old(items.size()) + 1;
        void grows() { items.add(true); }

        // EXPECT holds bits=5 objects=1 collection-size=1
        //@ ensures open.size() == \old(open.size()) + 1;
        void opens() { open.add(true); }
    }

    record Row(List<Boolean> cells) {
        Row {
            cells = List.copyOf(cells);
        }

        // EXPECT violated exception bits=3 objects=1 collection-size=1
        //@ ensures true;
        void clears() { cells.clear(); }

        // EXPECT violated postcondition bits=3 objects=1 collection-size=1
        //@ ensures \result;
        boolean empty() { return cells.isEmpty(); }
    }

    record Plain(List<Boolean> cells) {
        // EXPECT holds bits=3 objects=1 collection-size=1
        //@ ensures cells.size() == 0;
        void clears() { cells.clear(); }
    }
}
