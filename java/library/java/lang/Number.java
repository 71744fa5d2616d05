package java.lang;

public abstract class Number implements java.io.Serializable {
    public abstract /*@ pure @*/ int intValue();

    public abstract /*@ pure @*/ long longValue();

    public abstract /*@ pure @*/ float floatValue();

    public abstract /*@ pure @*/ double doubleValue();

    public /*@ pure @*/ byte byteValue() {
        return (byte) intValue();
    }

    public /*@ pure @*/ short shortValue() {
        return (short) intValue();
    }
}
