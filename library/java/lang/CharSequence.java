package java.lang;

public interface CharSequence {
    /*@ pure @*/ int length();

    /*@ pure @*/ char charAt(int index);

    CharSequence subSequence(int begin, int end);

    String toString();

    default /*@ pure @*/ boolean isEmpty() {
        return length() == 0;
    }
}
