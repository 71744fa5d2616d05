package org.apache.logging.log4j;

public class LogManager {
    public static Logger getLogger();
    public static Logger getLogger(Class<?> clazz);
    public static Logger getLogger(Object value);
    public static Logger getLogger(String name);
    public static Logger getRootLogger();
}
