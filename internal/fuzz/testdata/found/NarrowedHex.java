// What a cast leaves of a hexadecimal literal fits the type it is cast to.
class Main {
    //@ ensures \result == -31;
    //@ signals_only \nothing;
    static int holds(boolean b) {
        return b ? (byte) 0xc9be1 : (short) 0xffffffe1;
    }

    //@ ensures \result == 225;
    //@ signals_only \nothing;
    static int violated() {
        return (byte) 0xe1;
    }
}
