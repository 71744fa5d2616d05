/** A field is read of a value whose type is a type argument: that is cast to the argument, not only to the class of the field. */
public class ErasedReceivers {
    static class Item {
        int v;
    }

    static class Special extends Item {
        int w;
    }

    static class Box<T> {
        /*@ nullable @*/ T item;

        Box(T item) {
            this.item = item;
        }

        /*@ nullable @*/ T get() {
            return item;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static /*@ nullable @*/ Box<Special> polluted() {
        return new Box(new Item());
    }

    // EXPECT violated cast bits=2 objects=1
    static int inherited() {
        return polluted().get().v;
    }

    // EXPECT violated cast bits=2 objects=1
    static int inheritedByField() {
        return polluted().item.v;
    }

    // EXPECT holds bits=2 objects=1
    static void caught() {
        boolean cast = true;
        try {
            polluted().get().v = 1;
            cast = false;
        } catch (ClassCastException e) {
        }
        assert cast;
    }

    // EXPECT violated assert bits=2 objects=1
    static void notCaught() {
        boolean cast = false;
        try {
            polluted().get().v = 1;
        } catch (ClassCastException e) {
            cast = true;
        }
        assert !cast;
    }

    // EXPECT holds bits=2 objects=1
    static int whatItIs() {
        return new Box<Item>(new Special()).get().v;
    }

    // EXPECT violated cast bits=2 objects=1
    static boolean eachBranchIsCast(boolean b) {
        return (b ? polluted().item : polluted().get()) == null;
    }

    // EXPECT holds bits=2 objects=1
    static boolean branchesOfAPlaceAreNot(boolean b) {
        Object o = b ? polluted().item : polluted().get();
        return o == null;
    }

    // EXPECT holds bits=2 objects=1
    static boolean branchIsNotCastToLess(boolean b) {
        return (b ? polluted().item : new Item()) == null;
    }

    // EXPECT violated cast bits=2 objects=1
    static boolean eachResultOfASwitchIsCast(int k) {
        return switch (k) {
            case 0 -> polluted().item;
            default -> new Special();
        } == null;
    }

    // EXPECT violated cast bits=2 objects=1
    static boolean resultForAPlaceIsCast(int k) {
        Object o = switch (k) {
            case 0 -> polluted().get();
            default -> null;
        };
        return o == null;
    }

    // EXPECT holds bits=2 objects=1
    static void resultForAPlaceIsCaught(int k) {
        boolean cast = false;
        try {
            Object o = switch (k) {
                case 0:
                    yield polluted().get();
                default:
                    yield new Item();
            };
        } catch (ClassCastException e) {
            cast = true;
        }
        assert cast == (k == 0);
    }
}
