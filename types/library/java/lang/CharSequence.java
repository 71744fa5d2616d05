package java.lang;

public interface CharSequence {
}
