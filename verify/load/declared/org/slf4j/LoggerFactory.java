package org.slf4j;

public final class LoggerFactory {
    private LoggerFactory();
    public static Logger getLogger(String name);
    public static Logger getLogger(Class<?> clazz);
}
