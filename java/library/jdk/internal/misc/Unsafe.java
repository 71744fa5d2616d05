package jdk.internal.misc;

/**
 * Fields and elements of arrays that the text names by their offsets, as the JDK's own code
 * does: each call is the access itself, as of a VarHandle. Memory has no other meaning.
 */
public final class Unsafe {
    // As a JVM of 64 bits has them. No access is known by such a number.
    public static final int ARRAY_BOOLEAN_BASE_OFFSET = 16;
    public static final int ARRAY_BOOLEAN_INDEX_SCALE = 1;
    public static final int ARRAY_BYTE_BASE_OFFSET = 16;
    public static final int ARRAY_BYTE_INDEX_SCALE = 1;
    public static final int ARRAY_SHORT_BASE_OFFSET = 16;
    public static final int ARRAY_SHORT_INDEX_SCALE = 2;
    public static final int ARRAY_CHAR_BASE_OFFSET = 16;
    public static final int ARRAY_CHAR_INDEX_SCALE = 2;
    public static final int ARRAY_INT_BASE_OFFSET = 16;
    public static final int ARRAY_INT_INDEX_SCALE = 4;
    public static final int ARRAY_LONG_BASE_OFFSET = 16;
    public static final int ARRAY_LONG_INDEX_SCALE = 8;
    public static final int ARRAY_FLOAT_BASE_OFFSET = 16;
    public static final int ARRAY_FLOAT_INDEX_SCALE = 4;
    public static final int ARRAY_DOUBLE_BASE_OFFSET = 16;
    public static final int ARRAY_DOUBLE_INDEX_SCALE = 8;
    public static final int ARRAY_OBJECT_BASE_OFFSET = 16;
    public static final int ARRAY_OBJECT_INDEX_SCALE = 4;

    private Unsafe() {
    }

    public static Unsafe getUnsafe() {
        return new Unsafe();
    }

    /** Core says what it is. */
    public native long objectFieldOffset(Class<?> owner, String name);

    /** Core says what it is. */
    public native int arrayBaseOffset(Class<?> arrayClass);

    /** Core says what it is. */
    public native int arrayIndexScale(Class<?> arrayClass);

    public native boolean isBigEndian();

    public native void ensureClassInitialized(Class<?> type);

    public native boolean shouldBeInitialized(Class<?> type);

    public native Object allocateInstance(Class<?> type);

    public native Object allocateUninitializedArray(Class<?> type, int length);

    public native void throwException(Throwable exception);

    public native long getLongUnaligned(/*@ nullable @*/ Object object, long offset);

    public native int getIntUnaligned(/*@ nullable @*/ Object object, long offset);

    public native short getShortUnaligned(/*@ nullable @*/ Object object, long offset);

    public native char getCharUnaligned(/*@ nullable @*/ Object object, long offset);

    /** May return for no reason. */
    public void park(boolean absolute, long time) {
    }

    public void unpark(Object thread) {
    }

    public void fullFence() {
    }

    public void loadFence() {
    }

    public void storeFence() {
    }

    public void loadLoadFence() {
    }

    public void storeStoreFence() {
    }

    public native int getInt(/*@ nullable @*/ Object object, long offset);

    public native int getIntVolatile(/*@ nullable @*/ Object object, long offset);

    public native int getIntAcquire(/*@ nullable @*/ Object object, long offset);

    public native int getIntOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putInt(/*@ nullable @*/ Object object, long offset, int value);

    public native void putIntVolatile(/*@ nullable @*/ Object object, long offset, int value);

    public native void putIntRelease(/*@ nullable @*/ Object object, long offset, int value);

    public native void putIntOpaque(/*@ nullable @*/ Object object, long offset, int value);

    public native boolean compareAndSetInt(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetIntPlain(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetInt(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetIntAcquire(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native boolean weakCompareAndSetIntRelease(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native int compareAndExchangeInt(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native int compareAndExchangeIntAcquire(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native int compareAndExchangeIntRelease(/*@ nullable @*/ Object object, long offset, int expected, int value);

    public native int getAndSetInt(/*@ nullable @*/ Object object, long offset, int value);

    public native int getAndSetIntAcquire(/*@ nullable @*/ Object object, long offset, int value);

    public native int getAndSetIntRelease(/*@ nullable @*/ Object object, long offset, int value);

    public native int getAndAddInt(/*@ nullable @*/ Object object, long offset, int delta);

    public native int getAndAddIntAcquire(/*@ nullable @*/ Object object, long offset, int delta);

    public native int getAndAddIntRelease(/*@ nullable @*/ Object object, long offset, int delta);

    public native int getAndBitwiseOrInt(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseOrIntAcquire(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseOrIntRelease(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseAndInt(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseAndIntAcquire(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseAndIntRelease(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseXorInt(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseXorIntAcquire(/*@ nullable @*/ Object object, long offset, int mask);

    public native int getAndBitwiseXorIntRelease(/*@ nullable @*/ Object object, long offset, int mask);

    public native long getLong(/*@ nullable @*/ Object object, long offset);

    public native long getLongVolatile(/*@ nullable @*/ Object object, long offset);

    public native long getLongAcquire(/*@ nullable @*/ Object object, long offset);

    public native long getLongOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putLong(/*@ nullable @*/ Object object, long offset, long value);

    public native void putLongVolatile(/*@ nullable @*/ Object object, long offset, long value);

    public native void putLongRelease(/*@ nullable @*/ Object object, long offset, long value);

    public native void putLongOpaque(/*@ nullable @*/ Object object, long offset, long value);

    public native boolean compareAndSetLong(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLongPlain(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLong(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLongAcquire(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native boolean weakCompareAndSetLongRelease(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native long compareAndExchangeLong(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native long compareAndExchangeLongAcquire(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native long compareAndExchangeLongRelease(/*@ nullable @*/ Object object, long offset, long expected, long value);

    public native long getAndSetLong(/*@ nullable @*/ Object object, long offset, long value);

    public native long getAndSetLongAcquire(/*@ nullable @*/ Object object, long offset, long value);

    public native long getAndSetLongRelease(/*@ nullable @*/ Object object, long offset, long value);

    public native long getAndAddLong(/*@ nullable @*/ Object object, long offset, long delta);

    public native long getAndAddLongAcquire(/*@ nullable @*/ Object object, long offset, long delta);

    public native long getAndAddLongRelease(/*@ nullable @*/ Object object, long offset, long delta);

    public native long getAndBitwiseOrLong(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseOrLongAcquire(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseOrLongRelease(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseAndLong(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseAndLongAcquire(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseAndLongRelease(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseXorLong(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseXorLongAcquire(/*@ nullable @*/ Object object, long offset, long mask);

    public native long getAndBitwiseXorLongRelease(/*@ nullable @*/ Object object, long offset, long mask);

    public native /*@ nullable @*/ Object getReference(/*@ nullable @*/ Object object, long offset);

    public native /*@ nullable @*/ Object getReferenceVolatile(/*@ nullable @*/ Object object, long offset);

    public native /*@ nullable @*/ Object getReferenceAcquire(/*@ nullable @*/ Object object, long offset);

    public native /*@ nullable @*/ Object getReferenceOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putReference(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native void putReferenceVolatile(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native void putReferenceRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native void putReferenceOpaque(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native boolean compareAndSetReference(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetReferencePlain(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetReference(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetReferenceAcquire(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetReferenceRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object compareAndExchangeReference(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object compareAndExchangeReferenceAcquire(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object compareAndExchangeReferenceRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getAndSetReference(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getAndSetReferenceAcquire(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getAndSetReferenceRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getObject(/*@ nullable @*/ Object object, long offset);

    public native /*@ nullable @*/ Object getObjectVolatile(/*@ nullable @*/ Object object, long offset);

    public native /*@ nullable @*/ Object getObjectAcquire(/*@ nullable @*/ Object object, long offset);

    public native /*@ nullable @*/ Object getObjectOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putObject(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native void putObjectVolatile(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native void putObjectRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native void putObjectOpaque(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native boolean compareAndSetObject(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetObjectPlain(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetObject(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetObjectAcquire(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native boolean weakCompareAndSetObjectRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object compareAndExchangeObject(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object compareAndExchangeObjectAcquire(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object compareAndExchangeObjectRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object expected, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getAndSetObject(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getAndSetObjectAcquire(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native /*@ nullable @*/ Object getAndSetObjectRelease(/*@ nullable @*/ Object object, long offset, /*@ nullable @*/ Object value);

    public native boolean getBoolean(/*@ nullable @*/ Object object, long offset);

    public native boolean getBooleanVolatile(/*@ nullable @*/ Object object, long offset);

    public native boolean getBooleanAcquire(/*@ nullable @*/ Object object, long offset);

    public native boolean getBooleanOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putBoolean(/*@ nullable @*/ Object object, long offset, boolean value);

    public native void putBooleanVolatile(/*@ nullable @*/ Object object, long offset, boolean value);

    public native void putBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean value);

    public native void putBooleanOpaque(/*@ nullable @*/ Object object, long offset, boolean value);

    public native boolean compareAndSetBoolean(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean weakCompareAndSetBooleanPlain(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean weakCompareAndSetBoolean(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean weakCompareAndSetBooleanAcquire(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean weakCompareAndSetBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean compareAndExchangeBoolean(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean compareAndExchangeBooleanAcquire(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean compareAndExchangeBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean expected, boolean value);

    public native boolean getAndSetBoolean(/*@ nullable @*/ Object object, long offset, boolean value);

    public native boolean getAndSetBooleanAcquire(/*@ nullable @*/ Object object, long offset, boolean value);

    public native boolean getAndSetBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean value);

    public native boolean getAndBitwiseOrBoolean(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseOrBooleanAcquire(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseOrBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseAndBoolean(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseAndBooleanAcquire(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseAndBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseXorBoolean(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseXorBooleanAcquire(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native boolean getAndBitwiseXorBooleanRelease(/*@ nullable @*/ Object object, long offset, boolean mask);

    public native byte getByte(/*@ nullable @*/ Object object, long offset);

    public native byte getByteVolatile(/*@ nullable @*/ Object object, long offset);

    public native byte getByteAcquire(/*@ nullable @*/ Object object, long offset);

    public native byte getByteOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putByte(/*@ nullable @*/ Object object, long offset, byte value);

    public native void putByteVolatile(/*@ nullable @*/ Object object, long offset, byte value);

    public native void putByteRelease(/*@ nullable @*/ Object object, long offset, byte value);

    public native void putByteOpaque(/*@ nullable @*/ Object object, long offset, byte value);

    public native boolean compareAndSetByte(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native boolean weakCompareAndSetBytePlain(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native boolean weakCompareAndSetByte(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native boolean weakCompareAndSetByteAcquire(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native boolean weakCompareAndSetByteRelease(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native byte compareAndExchangeByte(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native byte compareAndExchangeByteAcquire(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native byte compareAndExchangeByteRelease(/*@ nullable @*/ Object object, long offset, byte expected, byte value);

    public native byte getAndSetByte(/*@ nullable @*/ Object object, long offset, byte value);

    public native byte getAndSetByteAcquire(/*@ nullable @*/ Object object, long offset, byte value);

    public native byte getAndSetByteRelease(/*@ nullable @*/ Object object, long offset, byte value);

    public native byte getAndAddByte(/*@ nullable @*/ Object object, long offset, byte delta);

    public native byte getAndAddByteAcquire(/*@ nullable @*/ Object object, long offset, byte delta);

    public native byte getAndAddByteRelease(/*@ nullable @*/ Object object, long offset, byte delta);

    public native byte getAndBitwiseOrByte(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseOrByteAcquire(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseOrByteRelease(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseAndByte(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseAndByteAcquire(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseAndByteRelease(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseXorByte(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseXorByteAcquire(/*@ nullable @*/ Object object, long offset, byte mask);

    public native byte getAndBitwiseXorByteRelease(/*@ nullable @*/ Object object, long offset, byte mask);

    public native short getShort(/*@ nullable @*/ Object object, long offset);

    public native short getShortVolatile(/*@ nullable @*/ Object object, long offset);

    public native short getShortAcquire(/*@ nullable @*/ Object object, long offset);

    public native short getShortOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putShort(/*@ nullable @*/ Object object, long offset, short value);

    public native void putShortVolatile(/*@ nullable @*/ Object object, long offset, short value);

    public native void putShortRelease(/*@ nullable @*/ Object object, long offset, short value);

    public native void putShortOpaque(/*@ nullable @*/ Object object, long offset, short value);

    public native boolean compareAndSetShort(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native boolean weakCompareAndSetShortPlain(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native boolean weakCompareAndSetShort(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native boolean weakCompareAndSetShortAcquire(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native boolean weakCompareAndSetShortRelease(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native short compareAndExchangeShort(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native short compareAndExchangeShortAcquire(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native short compareAndExchangeShortRelease(/*@ nullable @*/ Object object, long offset, short expected, short value);

    public native short getAndSetShort(/*@ nullable @*/ Object object, long offset, short value);

    public native short getAndSetShortAcquire(/*@ nullable @*/ Object object, long offset, short value);

    public native short getAndSetShortRelease(/*@ nullable @*/ Object object, long offset, short value);

    public native short getAndAddShort(/*@ nullable @*/ Object object, long offset, short delta);

    public native short getAndAddShortAcquire(/*@ nullable @*/ Object object, long offset, short delta);

    public native short getAndAddShortRelease(/*@ nullable @*/ Object object, long offset, short delta);

    public native short getAndBitwiseOrShort(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseOrShortAcquire(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseOrShortRelease(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseAndShort(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseAndShortAcquire(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseAndShortRelease(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseXorShort(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseXorShortAcquire(/*@ nullable @*/ Object object, long offset, short mask);

    public native short getAndBitwiseXorShortRelease(/*@ nullable @*/ Object object, long offset, short mask);

    public native char getChar(/*@ nullable @*/ Object object, long offset);

    public native char getCharVolatile(/*@ nullable @*/ Object object, long offset);

    public native char getCharAcquire(/*@ nullable @*/ Object object, long offset);

    public native char getCharOpaque(/*@ nullable @*/ Object object, long offset);

    public native void putChar(/*@ nullable @*/ Object object, long offset, char value);

    public native void putCharVolatile(/*@ nullable @*/ Object object, long offset, char value);

    public native void putCharRelease(/*@ nullable @*/ Object object, long offset, char value);

    public native void putCharOpaque(/*@ nullable @*/ Object object, long offset, char value);

    public native boolean compareAndSetChar(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native boolean weakCompareAndSetCharPlain(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native boolean weakCompareAndSetChar(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native boolean weakCompareAndSetCharAcquire(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native boolean weakCompareAndSetCharRelease(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native char compareAndExchangeChar(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native char compareAndExchangeCharAcquire(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native char compareAndExchangeCharRelease(/*@ nullable @*/ Object object, long offset, char expected, char value);

    public native char getAndSetChar(/*@ nullable @*/ Object object, long offset, char value);

    public native char getAndSetCharAcquire(/*@ nullable @*/ Object object, long offset, char value);

    public native char getAndSetCharRelease(/*@ nullable @*/ Object object, long offset, char value);

    public native char getAndAddChar(/*@ nullable @*/ Object object, long offset, char delta);

    public native char getAndAddCharAcquire(/*@ nullable @*/ Object object, long offset, char delta);

    public native char getAndAddCharRelease(/*@ nullable @*/ Object object, long offset, char delta);

    public native char getAndBitwiseOrChar(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseOrCharAcquire(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseOrCharRelease(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseAndChar(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseAndCharAcquire(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseAndCharRelease(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseXorChar(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseXorCharAcquire(/*@ nullable @*/ Object object, long offset, char mask);

    public native char getAndBitwiseXorCharRelease(/*@ nullable @*/ Object object, long offset, char mask);
}
