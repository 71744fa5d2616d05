package z3

import (
	"fmt"
	"runtime"

	"inspect/solve"
)

// Variable names the environment variable that, when set, is the only libz3 file tried.
const Variable = "INSPECT_Z3_LIB"

// Version of a libz3: major, minor and build number, printed with dots.
type Version struct{ Major, Minor, Build int }

// Oldest is the oldest version that serves.
func Oldest() Version { return Version{4, 8, 12} }

func (v Version) String() string { return fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Build) }

func (v Version) less(w Version) bool {
	if v.Major != w.Major {
		return v.Major < w.Major
	}
	if v.Minor != w.Minor {
		return v.Minor < w.Minor
	}
	return v.Build < w.Build
}

// Library is a loaded libz3. It does not change and serves any number of goroutines at once. It stays loaded until the
// process ends.
type Library struct {
	table   table
	path    string
	version Version
}

// Open loads libz3 from the file that the environment variable INSPECT_Z3_LIB names, or else from where the system's
// loader finds it. The error says which files were tried, why each was refused, and what to install.
func Open() (*Library, error) { return open() }

// Version of the library.
func (l *Library) Version() Version { return l.version }

// Path of the file that was loaded, symbolic links resolved where the loader gives a full path.
func (l *Library) Path() string { return l.path }

// candidates lists the file names to try in order, and whether the user chose the one.
func candidates(chosen string) ([]string, bool) {
	if chosen != "" {
		return []string{chosen}, true
	}
	if runtime.GOOS == "darwin" {
		return []string{"libz3.dylib", "/opt/homebrew/lib/libz3.dylib", "/usr/local/lib/libz3.dylib"}, false
	}
	// Debian's soname is libz3.so.4; upstream's carries the minor version as well.
	names := []string{"libz3.so.4", "libz3.so"}
	for minor := 16; minor >= Oldest().Minor; minor-- {
		names = append(names, fmt.Sprintf("libz3.so.4.%d", minor))
	}
	return names, false
}

// Error is what libz3 answered to one step: its error code and message.
type Error struct {
	Step    string // "read the script", "check", …
	Code    int    // Z3_error_code, never 0
	Message string
}

func (e *Error) Error() string {
	return fmt.Sprintf("z3: cannot %s: %s (error code %d)", e.Step, e.Message, e.Code)
}

// isOutOfMemory reports whether Z3 failed for want of memory, which is a limit and not its mistake.
func (e *Error) isOutOfMemory() bool {
	const memout = 7 // Z3_MEMOUT_FAIL
	return e.Code == memout || solve.ReasonOf(e.Message) == solve.ReasonMemory
}
