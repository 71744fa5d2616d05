package org.slf4j;

public final class LoggerFactory {
    private LoggerFactory() { }
    public static native Logger getLogger(String name);
    public static native Logger getLogger(Class<?> clazz);
}
