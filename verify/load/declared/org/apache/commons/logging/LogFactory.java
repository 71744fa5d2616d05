package org.apache.commons.logging;

public abstract class LogFactory {
    public static native Log getLog(Class<?> clazz);
    public static native Log getLog(String name);
}
