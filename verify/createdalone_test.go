package verify_test

import (
	"testing"

	"inspect/verify"
)

// logging is a class with loggers, whose library is not on the class path: what they are is not known, but
// that they are there, and change nothing. The states are those that calls make.
const logging = `import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.apache.logging.log4j.LogManager;
class A {
    private static final Logger LOG = LoggerFactory.getLogger(A.class);
    private static final org.apache.logging.log4j.Logger OTHER = LogManager.getLogger();
    private static int count = 5;
    private int left = 1;
    private final int[] cells = new int[2];
    /* nothing-to-check */ void burn() { LOG.debug("burn"); left--; }
    /* violated */ int part() { LOG.info("left {}", left); return 6 / left; }
    /* violated */ int share() { if (OTHER.isDebugEnabled()) OTHER.debug("share"); return 6 / count; }
    /* nothing-to-check */ static void set(int n) { LOG.trace("set {}", n); count = n; }
    /* holds */ int kept() { cells[0] = 1; LOG.warn("cells {}", cells); return 6 / cells[0]; }
}
`

func TestLoggersOutOfSight(t *testing.T) {
	stated(t, logging, verify.Config{Paths: []string{javaFile(t, logging)}, Modules: modules(t), Nullness: "plain", States: "reachable", CallsBefore: 2})
}

// alone are static final fields that come from code out of sight: one that is created alone is not null and
// leaves others as they are.
const alone = `import java.net.*;
class Lib { static native Lib make(int n); static native Lib of(int[] a); native int size(); Lib(int n) { } }
class A {
    private static int[] shared = { 1 };
    private static final Lib GIVEN = Lib.of(shared);
    /* inconclusive */ int takes() { return GIVEN.size() * 0 + 6 / shared[0]; }
    private static final String HOME = System.getProperty("shop.home");
    private static final Integer SIZE = Integer.getInteger("shop.size");
    /* unconfirmed, A.HOME */ static int home() { return HOME.length(); }
    /* unconfirmed, A.SIZE */ static int sizes() { return SIZE + 1; }
    /* unconfirmed, A.GIVEN */ int may() { GIVEN.size(); return 1; }
}
`

func TestCreatedAlone(t *testing.T) {
	stated(t, alone, verify.Config{Paths: []string{javaFile(t, alone)}, Modules: modules(t), Nullness: "plain", States: "reachable", CallsBefore: 2})
}
