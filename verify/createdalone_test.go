package verify_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
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

// TestNullableOfLibrary: what a library on the class path declares nullable may be null in a field, too.
func TestNullableOfLibrary(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{
		"lib/Lib.java": `package lib;
import java.lang.annotation.*;
public class Lib { @Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
@Nullable public static Lib find(int n) { return n > 9 ? new Lib() : null; } public static Lib make(int n) { return new Lib(); } public int size() { return 1; } }`,
		"check/A.java": `import lib.Lib;
class A { private static final Lib FOUND = Lib.find(3), MADE = Lib.make(3); static int f() { return FOUND.size(); } static int g() { return MADE.size(); } }`,
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	classes := filepath.Join(dir, "classes")
	if out, err := exec.Command("javac", "-J-XX:+UseSerialGC", "-d", classes, filepath.Join(dir, "lib/Lib.java")).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	got := verdicts(t, verify.Config{Paths: []string{filepath.Join(dir, "check")}, ClassPath: []string{classes}, Modules: modules(t), Nullness: "plain", States: "reachable", CallsBefore: 1, Attempts: ground(gophersat(t))})
	expect(t, map[string]string{"f": got["A.f()"], "g": got["A.g()"]}, map[string]string{"f": "violated", "g": "nothing-to-check"})
}
