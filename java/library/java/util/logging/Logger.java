package java.util.logging;

import inspect.Arbitrary;
import inspect.Read;
import java.util.function.Supplier;

/**
 * What is logged is evaluated and dropped; whether a level is logged is open, at each call.
 * Handlers, and what a message says of its parameters, nobody sees. Two loggers of one name
 * are one: == of two that may be different objects here is refused.
 */
public /*@ nullable_by_default @*/ class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";

    private final String name;

    protected Logger(String name, String resourceBundleName) {
        this.name = name;
    }

    public static Logger getLogger(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return new Logger(name, null);
    }

    public static final Logger getGlobal() {
        return new Logger("global", null);
    }

    public static Logger getAnonymousLogger() {
        return new Logger(null, null);
    }

    public String getName() {
        return name;
    }

    /** Two loggers of one name are one. */
    public boolean equals(Object other) {
        return name == null ? other == this : other instanceof Logger && name.equals(((Logger) other).name);
    }

    public void setLevel(Level level) {
    }

    public void setUseParentHandlers(boolean use) {
    }

    public boolean isLoggable(Level level) {
        level.intValue();
        return Read.booleanValue();
    }

    /** Whether a message is made: nobody else learns it. */
    private static boolean made(Level level) {
        level.intValue();
        return Arbitrary.booleanValue();
    }

    private static void make(Level level, Supplier<String> message) {
        if (made(level)) {
            message.get();
        }
    }

    public void log(Level level, String msg) {
        made(level);
    }

    public void log(Level level, String msg, Object param1) {
        made(level);
    }

    public void log(Level level, String msg, Object[] params) {
        made(level);
    }

    public void log(Level level, String msg, Throwable thrown) {
        made(level);
    }

    public void log(Level level, Supplier<String> msgSupplier) {
        make(level, msgSupplier);
    }

    public void log(Level level, Throwable thrown, Supplier<String> msgSupplier) {
        make(level, msgSupplier);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg) {
        made(level);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object param1) {
        made(level);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Object[] params) {
        made(level);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, String msg, Throwable thrown) {
        made(level);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Supplier<String> msgSupplier) {
        make(level, msgSupplier);
    }

    public void logp(Level level, String sourceClass, String sourceMethod, Throwable thrown, Supplier<String> msgSupplier) {
        make(level, msgSupplier);
    }

    public void entering(String sourceClass, String sourceMethod) {
    }

    public void entering(String sourceClass, String sourceMethod, Object param1) {
    }

    public void entering(String sourceClass, String sourceMethod, Object[] params) {
    }

    public void exiting(String sourceClass, String sourceMethod) {
    }

    public void exiting(String sourceClass, String sourceMethod, Object result) {
    }

    public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
    }

    public void severe(String msg) {
    }

    public void warning(String msg) {
    }

    public void info(String msg) {
    }

    public void config(String msg) {
    }

    public void fine(String msg) {
    }

    public void finer(String msg) {
    }

    public void finest(String msg) {
    }

    public void severe(Supplier<String> msgSupplier) {
        make(Level.SEVERE, msgSupplier);
    }

    public void warning(Supplier<String> msgSupplier) {
        make(Level.WARNING, msgSupplier);
    }

    public void info(Supplier<String> msgSupplier) {
        make(Level.INFO, msgSupplier);
    }

    public void config(Supplier<String> msgSupplier) {
        make(Level.CONFIG, msgSupplier);
    }

    public void fine(Supplier<String> msgSupplier) {
        make(Level.FINE, msgSupplier);
    }

    public void finer(Supplier<String> msgSupplier) {
        make(Level.FINER, msgSupplier);
    }

    public void finest(Supplier<String> msgSupplier) {
        make(Level.FINEST, msgSupplier);
    }
}
