package org.slf4j;

public class MDC {
    public static native void put(String key, String val);
    public static native String get(String key);
    public static native void remove(String key);
    public static native void clear();
}
