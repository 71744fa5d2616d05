package types_test

import (
	"strings"
	"testing"
)

// TestHandles: what cannot be resolved to an access of a variable is refused, and says why.
func TestHandles(t *testing.T) {
	const head = `
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.*;

class Other { private int hidden; int seen; static int all; }
class Outside extends Other { }
class A {
	int x;
	final int fixed = 1;
	double real;
	String text;
	volatile int count;
	volatile long total;
	static int all;
	VarHandle mine;
	static VarHandle open;
	static VarHandle any() { return open; }
	static final VarHandle X, REAL, TEXT, FIXED, TWICE;
	static {
		VarHandle x = null, real = null, text = null, fixed = null;
		try {
			MethodHandles.Lookup l = MethodHandles.lookup();
			REAL = l.findVarHandle(A.class, "real", double.class);
			TEXT = l.findVarHandle(A.class, "text", String.class);
			FIXED = l.findVarHandle(A.class, "fixed", int.class);
			X = l.findVarHandle(A.class, "x", int.class);
			if (open == null) TWICE = l.findVarHandle(A.class, "x", int.class); else TWICE = l.findVarHandle(A.class, "fixed", int.class);
		} catch (ReflectiveOperationException e) { throw new Error(); }
	}
	static final AtomicIntegerFieldUpdater<A> COUNT = AtomicIntegerFieldUpdater.newUpdater(A.class, "count");
	static Object find(MethodHandles.Lookup given, String name) throws Exception { return `
	for call, why := range map[string]string{
		`X.get(null)`:                                                           "",
		`X.getAndAdd(new A(), 'c')`:                                             "",
		`TEXT.compareAndSet(new A(), null, "t")`:                                "",
		`COUNT.getAndIncrement(new A())`:                                        "",
		`MethodHandles.lookup().findVarHandle(A.class, "x", int.class)`:         "",
		`MethodHandles.lookup().findVarHandle(Other.class, "seen", int.class)`:  "",
		`MethodHandles.lookup().findStaticVarHandle(A.class, "all", int.class)`: "",
		`AtomicLongFieldUpdater.newUpdater(A.class, "total")`:                   "",

		`X.get(1)`:                                                                  "an argument of type int, which a VarHandle does not take for A,",
		`X.compareAndSet(new A(), 1, 2L)`:                                           "an argument of type long, which a VarHandle does not take for int,",
		`X.compareAndSet(new A(), null, 2)`:                                         "which a VarHandle does not take for int,",
		`X.compareAndSet(new A(), 1, new Object())`:                                 "an argument of type java.lang.Object, which a VarHandle does not take for int,",
		`X.compareAndSet(new A(), 1, Long.valueOf(1))`:                              "an argument of type java.lang.Long, which a VarHandle does not take for int,",
		`X.compareAndSet(new A(), 1)`:                                               "with another number of arguments",
		`X.get()`:                                                                   "with another number of arguments",
		`(short) X.get(new A())`:                                                    "a result of type int, which a VarHandle does not give as short,",
		`(Long) X.get(new A())`:                                                     "a result of type int, which a VarHandle does not give as java.lang.Long,",
		`(int) TEXT.get(new A())`:                                                   "a result of type java.lang.String, which a VarHandle does not give as int,",
		`TEXT.getAndAdd(new A(), "t")`:                                              "an operation of a VarHandle on java.lang.String",
		`REAL.getAndBitwiseOr(new A(), 1)`:                                          "an operation of a VarHandle on double",
		`REAL.compareAndSet(new A(), 1, 2)`:                                         "a comparison of bits of double by a VarHandle",
		`FIXED.getAndSet(new A(), 2)`:                                               "a change of a final field by a VarHandle",
		`TWICE.get(new A())`:                                                        "a call on an object that is given in more than one place,",
		`open.get(new A())`:                                                         "a call on an object that is not in a static final field,",
		`new A().mine.get(new A())`:                                                 "a call on an object that is not in a static final field,",
		`any().get(new A())`:                                                        "a call on an object whose variable the text does not name,",
		`given.findVarHandle(A.class, "x", int.class)`:                              "an object whose variable the text does not name,",
		`MethodHandles.lookup().findVarHandle(A.class, name, int.class)`:            "an object whose variable the text does not name,",
		`MethodHandles.lookup().findVarHandle(A.class, "y", int.class)`:             "an object of a field that A does not declare,",
		`MethodHandles.lookup().findVarHandle(A.class, "x", long.class)`:            "an object of another type than A.x,",
		`MethodHandles.lookup().findVarHandle(A.class, "all", int.class)`:           "an object that is looked up in another way than A.all is declared,",
		`MethodHandles.lookup().findVarHandle(Other.class, "hidden", int.class)`:    "an object of Other.hidden, which may not be accessible,",
		`MethodHandles.lookup().findVarHandle(Outside.class, "seen", int.class)`:    "an object of a field that Outside does not declare,",
		`MethodHandles.lookup().findStaticVarHandle(Other.class, "all", int.class)`: "an object of a static field of another class,",
		`MethodHandles.arrayElementVarHandle(int.class)`:                            "an object whose variable the text does not name,",
		`AtomicIntegerFieldUpdater.newUpdater(A.class, "x")`:                        "an object of A.x, which is no volatile field of that type,",
		`AtomicIntegerFieldUpdater.newUpdater(A.class, "total")`:                    "an object of A.total, which is no volatile field of that type,",
		`AtomicReferenceFieldUpdater.newUpdater(A.class, int.class, "count")`:       "an object whose variable the text does not name,",
	} {
		w := world(t, head+call+"; }\n}\n")
		got := lines(w.Resolve(method(t, w, "A.find(Lookup,String)")))
		if why == "" && got != "" || !strings.Contains(got, why) {
			t.Errorf("%s: the diagnostics are %q, want %q", call, got, why)
		}
	}
}
