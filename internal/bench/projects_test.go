package bench

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestProjectTable: a project has a row with what its first check says, and what both take. The command is
// a script that writes a report where it is told to.
func TestProjectTable(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	write("src/a/A.java", "class A {\n}\n", 0o600)
	write("src/B.java", "class B { }\n", 0o600)
	command := write("inspect", `#!/bin/sh
test "$1 $2 $7 $8 $9" = "check `+dir+`/src --jobs 2 --bits" && test "$6" = 2m0s || exit 1
echo "A.java:1:2: warning: this is no verdict"
i=0; while test $i -lt 40000; do i=$((i+1)); done
echo "A.java:1:2: holds: A.f()"
i=0; while test $i -lt 40000; do i=$((i+1)); done
echo "A.java:1:2: needs: A.g()"
echo '{"results": [{"verdict": "holds"}, {"verdict": "needs"}, {"verdict": "unsupported"}, {"verdict": "inconclusive", "reason": "timeout"}], "notReached": 3}' > "${4#json=}"
exit 1
`, 0o700)
	list := write("list", "# projects\none "+dir+"/src --bits 8 # ours\n\n", 0o600)
	all, err := ReadProjects(list)
	if err != nil {
		t.Fatal(err)
	}
	said := 0
	p := Projects{Inspect: command, Budget: 2 * time.Minute, Progress: func(string) { said++ }}
	got, err := p.Table(context.Background(), all)
	if err != nil {
		t.Fatal(err)
	}
	row := got[1]
	if want := []string{"one", "2", "3", "7", "4", "50 %", "1 timeout; 1 unsupported"}; !slices.Equal(row[:7], want) || said != 2 {
		t.Errorf("the row begins %v, want %v", row[:7], want)
	}
	if !strings.HasSuffix(row[13], ", with methods that the first did not reach") {
		t.Errorf("the second run: %s", row[13])
	}
	if _, err := os.Stat("/proc/self/stat"); err == nil && (row[7] == "-" || row[9] == "-" || row[7] > row[9]) {
		t.Errorf("the first verdict after %s, the first finding after %s", row[7], row[9])
	}
	if _, err := ReadProjects(write("bad", "one\n", 0o600)); err == nil || !strings.Contains(err.Error(), "bad:1: a project is a name") {
		t.Errorf("a line without a folder: %v", err)
	}
	p.Inspect = write("silent", "#!/bin/sh\n", 0o700)
	if _, err := p.Table(context.Background(), all); err == nil || !strings.Contains(err.Error(), "there is no report") {
		t.Errorf("without a report: %v", err)
	}
}
