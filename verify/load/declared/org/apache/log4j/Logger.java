package org.apache.log4j;

public class Logger {
    protected Logger(String name) { }
    public static native Logger getLogger(String name);
    public static native Logger getLogger(Class<?> clazz);
    public static native Logger getRootLogger();
    public final native String getName();
    public native boolean isTraceEnabled();
    public native boolean isDebugEnabled();
    public native boolean isInfoEnabled();
    public native void trace(Object message);
    public native void trace(Object message, Throwable t);
    public native void debug(Object message);
    public native void debug(Object message, Throwable t);
    public native void info(Object message);
    public native void info(Object message, Throwable t);
    public native void warn(Object message);
    public native void warn(Object message, Throwable t);
    public native void error(Object message);
    public native void error(Object message, Throwable t);
    public native void fatal(Object message);
    public native void fatal(Object message, Throwable t);
}
