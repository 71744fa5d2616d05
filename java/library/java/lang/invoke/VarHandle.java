package java.lang.invoke;

/**
 * A variable that the text names: what one thread sees. Each call is the access itself; one on
 * an object whose variable is not known is refused. A weak compareAndSet may fail for no reason.
 */
public class VarHandle implements java.lang.constant.Constable {
    private VarHandle() {
    }

    public final native /*@ pure @*/ Object get(Object... arguments);

    public final native /*@ pure @*/ Object getVolatile(Object... arguments);

    public final native /*@ pure @*/ Object getOpaque(Object... arguments);

    public final native /*@ pure @*/ Object getAcquire(Object... arguments);

    public final native void set(Object... arguments);

    public final native void setVolatile(Object... arguments);

    public final native void setOpaque(Object... arguments);

    public final native void setRelease(Object... arguments);

    public final native boolean compareAndSet(Object... arguments);

    public final native boolean weakCompareAndSetPlain(Object... arguments);

    public final native boolean weakCompareAndSet(Object... arguments);

    public final native boolean weakCompareAndSetAcquire(Object... arguments);

    public final native boolean weakCompareAndSetRelease(Object... arguments);

    public final native Object compareAndExchange(Object... arguments);

    public final native Object compareAndExchangeAcquire(Object... arguments);

    public final native Object compareAndExchangeRelease(Object... arguments);

    public final native Object getAndSet(Object... arguments);

    public final native Object getAndSetAcquire(Object... arguments);

    public final native Object getAndSetRelease(Object... arguments);

    public final native Object getAndAdd(Object... arguments);

    public final native Object getAndAddAcquire(Object... arguments);

    public final native Object getAndAddRelease(Object... arguments);

    public final native Object getAndBitwiseOr(Object... arguments);

    public final native Object getAndBitwiseOrAcquire(Object... arguments);

    public final native Object getAndBitwiseOrRelease(Object... arguments);

    public final native Object getAndBitwiseAnd(Object... arguments);

    public final native Object getAndBitwiseAndAcquire(Object... arguments);

    public final native Object getAndBitwiseAndRelease(Object... arguments);

    public final native Object getAndBitwiseXor(Object... arguments);

    public final native Object getAndBitwiseXorAcquire(Object... arguments);

    public final native Object getAndBitwiseXorRelease(Object... arguments);

    public native String toString();

    public static void fullFence() {
    }

    public static void acquireFence() {
    }

    public static void releaseFence() {
    }

    public static void loadLoadFence() {
    }

    public static void storeStoreFence() {
    }
}
