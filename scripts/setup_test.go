// Package scripts tests the shell scripts of its folder.
package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// machine is a machine of stand-ins: an own PATH, and a root folder that stands
// before all absolute paths of the script.
type machine struct {
	t         *testing.T
	root, bin string
	env       []string // beside PATH and SETUP_…
}

// utilities are what every machine has, taken from this one.
var utilities = []string{"sh", "env", "sed", "grep", "cut", "tr", "sleep", "readlink", "cat", "mkdir", "ln", "rm", "cp", "chmod", "dirname", "date"}

// blank makes a machine with Go, apt-get and root, and nothing of what is needed. Its
// apt-get notes each call in root/log, runs root/before, which the tests write, and
// installs stand-ins.
func blank(t *testing.T) *machine {
	t.Helper()
	dir := t.TempDir()
	m := &machine{t: t, root: filepath.Join(dir, "root"), bin: filepath.Join(dir, "bin")}
	if err := os.MkdirAll(m.root, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, u := range utilities {
		path, err := exec.LookPath(u)
		if err != nil {
			t.Fatal(err)
		}
		m.link(path, m.bin+"/"+u)
	}
	m.program("go", "")
	m.program("id", "echo 0")
	m.program("apt-get", `
all=$*
while [ "${1#-}" != "$1" ]; do [ "$1" = -o ] && shift; shift; done
echo "$all" >>$SETUP_ROOT/log
[ ! -e $SETUP_ROOT/before ] || . $SETUP_ROOT/before
[ "$1" = install ] || exit 0
for p; do :; done
file() { mkdir -p "$(dirname "$SETUP_ROOT/$1")"; echo content >"$SETUP_ROOT/$1"; }
case $p in
gcc) echo '#!/bin/sh' >`+m.bin+`/gcc; chmod +x `+m.bin+`/gcc ;;
libc6-dev) file usr/include/stdlib.h ;;
libz3-4) file usr/lib/x86_64-linux-gnu/libz3.so.4 ;;
openjdk-17-jdk-headless)
    mkdir -p $SETUP_ROOT/usr/lib/jvm/java-17/bin $SETUP_ROOT/usr/lib/jvm/java-17/lib
    echo 'JAVA_VERSION="17.0.1"' >$SETUP_ROOT/usr/lib/jvm/java-17/release
    echo '#!/bin/sh' >$SETUP_ROOT/usr/lib/jvm/java-17/bin/javac; chmod +x $SETUP_ROOT/usr/lib/jvm/java-17/bin/javac
    ln -sf $SETUP_ROOT/usr/lib/jvm/java-17/bin/javac `+m.bin+`/javac
    ln -sf ../../openjdk-17/lib/src.zip $SETUP_ROOT/usr/lib/jvm/java-17/lib/src.zip ;;
openjdk-17-source) file usr/lib/jvm/openjdk-17/lib/src.zip ;;
make | z3 | cvc5 | cadical | minisat | chromium) echo '#!/bin/sh' >`+m.bin+`/$p; chmod +x `+m.bin+`/$p ;;
*) echo "E: Unable to locate package $p" >&2; exit 100 ;;
esac`)
	return m
}

// full is a blank machine on which everything was installed.
func full(t *testing.T) *machine {
	t.Helper()
	m := blank(t)
	if code, said := m.setup("test"); code != 0 {
		t.Fatalf("exit code %d\n%s", code, said)
	}
	m.remove("log")
	return m
}

func (m *machine) link(to, path string) {
	m.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		m.t.Fatal(err)
	}
	os.Remove(path)
	if err := os.Symlink(to, path); err != nil {
		m.t.Fatal(err)
	}
}

func (m *machine) program(name, body string) { m.write("../bin/"+name, "#!/bin/sh\n"+body+"\n") }

// write makes a file below the root.
func (m *machine) write(path, text string) {
	m.t.Helper()
	path = filepath.Join(m.root, path)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		m.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		m.t.Fatal(err)
	}
}

func (m *machine) remove(path string) {
	m.t.Helper()
	if err := os.Remove(filepath.Join(m.root, path)); err != nil {
		m.t.Fatal(err)
	}
}

// log is what apt-get was called with.
func (m *machine) log() string {
	text, _ := os.ReadFile(filepath.Join(m.root, "log"))
	return string(text)
}

// setup runs the script.
func (m *machine) setup(args ...string) (code int, said string) {
	m.t.Helper()
	script, err := filepath.Abs("setup")
	if err != nil {
		m.t.Fatal(err)
	}
	c := exec.Command(filepath.Join(m.bin, "sh"), append([]string{script}, args...)...)
	c.Env = append([]string{"PATH=" + m.bin, "SETUP_ROOT=" + m.root, "SETUP_WAIT=3"}, m.env...)
	out, err := c.CombinedOutput()
	if _, failed := err.(*exec.ExitError); err != nil && !failed {
		m.t.Fatal(err)
	}
	return c.ProcessState.ExitCode(), string(out)
}

// expect runs the script and wants the exit code and each part in what it says.
func (m *machine) expect(mode string, code int, parts ...string) {
	m.t.Helper()
	got, said := m.setup(mode)
	if got != code {
		m.t.Errorf("setup %s: exit code %d, want %d", mode, got, code)
	}
	for _, p := range parts {
		if !strings.Contains(said, p) {
			m.t.Errorf("setup %s does not say %q", mode, p)
		}
	}
	if m.t.Failed() {
		m.t.Fatalf("it said:\n%s\nand called apt-get with:\n%s", said, m.log())
	}
}

func TestNothingThere(t *testing.T) {
	m := blank(t)
	m.expect("test", 0, "setup: installing gcc libc6-dev libz3-4 cadical minisat make z3 cvc5 chromium openjdk-17-jdk-headless openjdk-17-source\n")
	if log := m.log(); strings.Count(log, "\n") != 12 || !strings.HasPrefix(log, "-qq -o DPkg::Lock::Timeout=3 -o APT::Update::Error-Mode=any update\n") {
		t.Errorf("apt-get was called with:\n%s", log)
	}
}

func TestRunNeedsLess(t *testing.T) {
	m := blank(t)
	m.expect("run", 0, "setup: installing gcc libc6-dev libz3-4 cadical minisat\n")
	m.remove("../bin/minisat")
	m.remove("log")
	m.expect("run", 0, "setup: installing minisat\n")
}

func TestAllThere(t *testing.T) {
	m := full(t)
	for _, mode := range []string{"test", "run"} {
		if code, said := m.setup(mode); code != 0 || said != "" || m.log() != "" {
			t.Errorf("setup %s: exit code %d, %q, apt-get was called with %q", mode, code, said, m.log())
		}
	}
}

// What is listed and not there is missing.
func TestDanglingLinks(t *testing.T) {
	for _, c := range []struct{ name, file, to, packages string }{
		{"sources", "usr/lib/jvm/openjdk-17/lib/src.zip", "../nowhere.zip", "openjdk-17-source"},
		{"sources of the JDK", "usr/lib/jvm/openjdk-17/lib/src.zip", "", "openjdk-17-source"},
		{"library", "usr/lib/x86_64-linux-gnu/libz3.so.4", "libz3.so.4.8", "libz3-4"},
		{"header", "usr/include/stdlib.h", "../nowhere.h", "gcc libc6-dev"},
		{"program", "../bin/cvc5", "/opt/nowhere/cvc5", "cvc5"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := full(t)
			m.remove(c.file)
			if c.to != "" {
				m.link(c.to, filepath.Join(m.root, c.file))
			}
			m.program("ldconfig", `echo "	libz3.so.4 (libc6,x86-64) => $SETUP_ROOT/usr/lib/x86_64-linux-gnu/libz3.so.4"`)
			// Installing replaces the link.
			m.write("before", `rm -f "$SETUP_ROOT/`+c.file+`"`)
			m.expect("test", 0, "setup: installing "+c.packages+"\n")
		})
	}
}

// A library that only the linker's cache knows, a JDK of another vendor, and one that
// only JAVA_HOME names.
func TestElsewhere(t *testing.T) {
	m := full(t)
	m.remove("usr/lib/x86_64-linux-gnu/libz3.so.4")
	m.write("opt/z3/libz3.so.4", "content")
	m.write("sbin/ldconfig", "#!/bin/sh\n"+`echo "	libz3.so.4 (libc6,x86-64) => $SETUP_ROOT/opt/z3/libz3.so.4"`+"\n")
	m.expect("test", 0)
	if m.log() != "" {
		t.Errorf("apt-get was called with %q", m.log())
	}
	// Sources of another version do not serve.
	m.remove("usr/lib/jvm/openjdk-17/lib/src.zip")
	m.write("usr/lib/jvm/temurin-17.0.2/lib/src.zip", "content")
	m.write("usr/lib/jvm/temurin-17.0.2/release", "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"17.0.2\"\n")
	m.write("usr/lib/jvm/jdk-21.0.17/lib/src.zip", "content")
	m.write("usr/lib/jvm/jdk-21.0.17/release", "JAVA_VERSION=\"21.0.17\"\n")
	m.expect("test", 0)
	if m.log() != "" {
		t.Errorf("apt-get was called with %q", m.log())
	}
	m.remove("usr/lib/jvm/temurin-17.0.2/lib/src.zip")
	m.write("my jdk/lib/src.zip", "content")
	m.write("my jdk/release", "JAVA_VERSION=\"17\"\n")
	m.env = []string{"JAVA_HOME=" + filepath.Join(m.root, "my jdk")}
	m.expect("test", 0)
	if m.log() != "" {
		t.Errorf("apt-get was called with %q", m.log())
	}
	m.remove("my jdk/lib/src.zip")
	m.expect("test", 0, "installing openjdk-17-source\n")
}

// Another holds the lock for a while, of the lists and of the packages.
func TestLockHeld(t *testing.T) {
	m := full(t)
	m.remove("../bin/z3")
	held := `
if [ $(cat $SETUP_ROOT/held) -gt 0 ]; then
    echo $(($(cat $SETUP_ROOT/held) - 1)) >$SETUP_ROOT/held
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2
    exit 100
fi`
	m.write("before", held)
	m.write("held", "2")
	m.expect("test", 0, "setup: another program holds the lock of the package manager; waiting up to 3 seconds\n")
	if ok, _ := regexp.MatchString(`DPkg::Lock::Timeout=[0-3] install`, m.log()); !ok {
		t.Errorf("apt-get does not wait: %s", m.log())
	}
	m.remove("../bin/z3")
	m.write("held", "1000")
	m.expect("test", 1, "setup: apt-get: E: Could not get lock", "held by process 7", "setup: could not install z3", "setup: still missing: z3\n")
}

// Without a network apt-get says why, and so does the script.
func TestNoNetwork(t *testing.T) {
	m := full(t)
	m.remove("../bin/cvc5")
	m.write("before", `
echo "Err: Temporary failure resolving 'packages.example'"
echo "E: Failed to fetch the list of packages" >&2
exit 100`)
	m.expect("test", 1, "setup: apt-get: Err: Temporary failure resolving 'packages.example'\n", "setup: apt-get: E: Failed to fetch",
		"the lists of packages could not be brought up to date", "setup: could not install cvc5", "setup: still missing: cvc5\n", "install the Debian packages cvc5")
	// Checking does without.
	m.remove("../bin/cadical")
	m.expect("run", 0, "Temporary failure resolving", "setup: still missing: cadical\n", "going on without")
	// Old lists may still serve.
	m.write("before", `case $1 in update) echo "E: no network" >&2; exit 100 ;; esac`)
	m.expect("test", 0, "setup: apt-get: E: no network\n")
}

// One package that is not to be had keeps no other away.
func TestOnePackageFails(t *testing.T) {
	m := blank(t)
	m.write("before", `case $* in *cvc5) echo "E: Unable to locate package cvc5" >&2; exit 100 ;; esac`)
	m.expect("test", 1, "setup: apt-get: E: Unable to locate package cvc5\n", "setup: could not install cvc5\n", "setup: still missing: cvc5\n")
}

func TestNoPackageManager(t *testing.T) {
	m := blank(t)
	m.remove("../bin/apt-get")
	m.expect("test", 1, "setup: there is no apt-get here", "still missing: gcc libz3 cadical minisat make z3 cvc5 chromium javac jdk-source\n", "install the Debian packages gcc libc6-dev libz3-4")
	m.expect("run", 0, "setup: there is no apt-get here", "going on without")
}

func TestNoRoot(t *testing.T) {
	m := full(t)
	m.program("id", "echo 1000")
	m.expect("test", 0) // nobody is asked for anything when everything is there
	m.remove("../bin/z3")
	m.expect("test", 1, "setup: only root can install, and there is no sudo; as root: apt-get install z3\n", "setup: still missing: z3\n")
	if m.log() != "" {
		t.Errorf("apt-get was called with %q", m.log())
	}
	m.program("sudo", `echo "sudo: $*" >>$SETUP_ROOT/sudo; exec "$@"`)
	m.expect("test", 0, "setup: installing z3\n")
	if text, err := os.ReadFile(filepath.Join(m.root, "sudo")); err != nil || !strings.Contains(string(text), "install -y --no-install-recommends z3") {
		t.Errorf("sudo ran %q, %v", text, err)
	}
}

func TestNoGo(t *testing.T) {
	m := blank(t)
	m.remove("../bin/go")
	m.expect("test", 1, "setup: Go is missing")
	m.expect("rest", 1, "usage: scripts/setup run|test")
}
