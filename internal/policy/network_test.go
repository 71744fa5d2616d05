package policy

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestNoNetwork: the program contains no client for the network. It needs none, and one is
// several megabytes.
func TestNoNetwork(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "../../cmd/inspect").Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, "inspect/verify") {
		t.Fatalf("%d packages, and verify is none of them", len(deps))
	}
	for _, p := range []string{"net/http", "crypto/tls"} {
		if slices.Contains(deps, p) {
			t.Errorf("the program contains %s: go mod why says whose it is", p)
		}
	}
}

// TestLibraryIsNoCommand: who imports the library does not get what reads command lines, and draws
// on terminals.
func TestLibraryIsNoCommand(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "inspect").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range strings.Fields(string(out)) {
		for _, module := range []string{"github.com/urfave/", "github.com/vbauerster/", "golang.org/x/term"} {
			if strings.HasPrefix(p, module) {
				t.Errorf("the library imports %s", p)
			}
		}
	}
}
