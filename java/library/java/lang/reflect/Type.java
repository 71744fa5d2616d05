package java.lang.reflect;

public interface Type {
    /*@ pure @*/ String getTypeName();
}
