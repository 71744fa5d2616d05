package org.apache.commons.logging;

public interface Log {
    void trace(Object message);
    void trace(Object message, Throwable t);
    boolean isTraceEnabled();
    void debug(Object message);
    void debug(Object message, Throwable t);
    boolean isDebugEnabled();
    void info(Object message);
    void info(Object message, Throwable t);
    boolean isInfoEnabled();
    void warn(Object message);
    void warn(Object message, Throwable t);
    boolean isWarnEnabled();
    void error(Object message);
    void error(Object message, Throwable t);
    boolean isErrorEnabled();
    void fatal(Object message);
    void fatal(Object message, Throwable t);
    boolean isFatalEnabled();
}
