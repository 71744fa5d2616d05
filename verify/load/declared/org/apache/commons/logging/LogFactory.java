package org.apache.commons.logging;

public abstract class LogFactory {
    public static Log getLog(Class<?> clazz);
    public static Log getLog(String name);
}
