package org.apache.logging.log4j;

public class LogManager {
    public static native Logger getLogger();
    public static native Logger getLogger(Class<?> clazz);
    public static native Logger getLogger(Object value);
    public static native Logger getLogger(String name);
    public static native Logger getRootLogger();
}
