import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.util.Optional;
import java.util.logging.Handler;

/** Objects of the JDK that exist before the call: all that is known of them is which they are. */
public class Strangers {
    /*@ nullable @*/ LocalDate date, other;
    /*@ nullable @*/ Temporal time;
    /*@ nullable @*/ Handler handler;

    static class Sub {
        /*@ nullable @*/ LocalDate day;
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    //@ ensures date == \old(other) && other == \old(date);
    void swap() {
        LocalDate t = date;
        date = other;
        other = t;
    }

    // EXPECT violated postcondition bits=2 objects=2 array-length=1
    //@ ensures date == \old(other) && other == \old(date);
    void swapWrong() {
        date = other;
        other = date;
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    void one() {
        if (date != null && other != null) {
            assert date == other;
        }
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    void two() {
        if (date != null) {
            assert date != other;
        }
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void itself(LocalDate d, LocalDate e) {
        LocalDate f = d == e ? d : e;
        assert f == e;
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    //@ ensures handler == h;
    void keep(/*@ nullable @*/ Handler h) {
        if (handler != h) {
            handler = h;
        }
    }

    // EXPECT violated postcondition bits=2 objects=2 array-length=1
    //@ ensures handler == h;
    void keepFirst(/*@ nullable @*/ Handler h) {
        if (handler == null) {
            handler = h;
        }
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    void aDateIsATime() {
        Temporal t = date;
        if (t != null) {
            assert t != time;
        }
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    void aDateIsATemporal() {
        Object o = date;
        assert o == null || o instanceof Temporal;
        assert !(o instanceof Strangers) && !(o instanceof String);
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    Strangers castAway() {
        Object o = date;
        return (Strangers) o;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    /*@ nullable @*/ Temporal castUp() {
        Object o = date;
        Temporal t = (Temporal) o;
        assert (LocalDate) t == date;
        return t;
    }

    // EXPECT violated array-store bits=2 objects=1 array-length=1
    //@ requires as.length > 0;
    static void stored(Object[] as, LocalDate d) {
        as[0] = d;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ requires as.length > 0;
    //@ ensures as[0] == d;
    static void storedInItsOwn(LocalDate[] as, LocalDate d) {
        as[0] = d;
    }

    // EXPECT violated postcondition bits=2 objects=2 array-length=1
    //@ requires as.length > 0;
    //@ ensures \old(as[0]) == d;
    static void storedOver(LocalDate[] as, LocalDate d) {
        as[0] = d;
    }

    // EXPECT violated null bits=2 objects=1 array-length=1
    int year() {
        return date.getYear();
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void inside(Optional<LocalDate> o, LocalDate d) {
        if (o.isPresent()) {
            assert o.get() == d;
        }
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static LocalDate orElse(Optional<LocalDate> o, LocalDate d) {
        LocalDate r = o.orElse(d);
        assert o.isPresent() || r == d;
        return r;
    }

    // EXPECT violated assignable bits=2 objects=1 array-length=1
    //@ assignable s.day;
    void frame(Sub s) {
        s.day = date;
        date = s.day == null ? other : null;
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    //@ assignable s.day;
    //@ ensures s.day == date && date == \old(date) && \not_modified(other);
    void frameKept(Sub s) {
        s.day = date;
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    //@ ensures \result <==> (date == s.day);
    boolean sameDay(Sub s) {
        return date == s.day;
    }

    // EXPECT violated postcondition bits=2 objects=2 array-length=1
    //@ ensures \result ==> date != null;
    boolean sameDayWrong(Sub s) {
        return date == s.day;
    }

    static class Box<T> {
        /*@ nullable @*/ T v;
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void boxed(Box<LocalDate> b, LocalDate d) {
        assert b.v != d;
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void boxedAgain(Box<Box<LocalDate>> b) {
        assert b.v == null || b.v.v == null;
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    static Temporal unboxed(Box<LocalDate> b, LocalDate d) {
        LocalDate e = b.v;
        assert e == null || e == b.v;
        return e == null ? d : e;
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void anObjectMayBeOne(Object o, LocalDate d) {
        if (o instanceof LocalDate) {
            assert o != d;
        }
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    static LocalDate anObjectMayBeNone(Object o) {
        return (LocalDate) o;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    void captured(LocalDate d) {
        Runnable r = () -> {
            assert d != date;
        };
        r.run();
    }
}
