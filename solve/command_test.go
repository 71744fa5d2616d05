package solve_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"inspect/solve"
)

// program writes a shell script and gives its path.
func program(t *testing.T, body string) string {
	return strings.Trim(fake(t, body), "'")
}

func TestCommand(t *testing.T) {
	big := strings.Repeat("0123456789abcde\n", 1<<16)
	feed := func(w io.Writer) error {
		_, err := io.WriteString(w, big)
		return err
	}
	tests := []struct {
		name, body string
		want       solve.Finished
	}{
		{"echo", "cat", solve.Finished{Output: []byte(big)}},
		{"count", "wc -c | tr -d ' '; exit 20", solve.Finished{Output: []byte("1048576\n"), Code: 20}},
		{"unread", "echo hi; exit 3", solve.Finished{Output: []byte("hi\n"), Code: 3, Unconsumed: true}},
		{"killed", "cat >/dev/null; kill -SEGV $$", solve.Finished{Code: -1, Death: "was killed by signal 11 (segmentation fault)"}},
		{"complaint", "cat >/dev/null; echo 'std::bad_alloc' >&2", solve.Finished{Complaint: "std::bad_alloc\n"}},
		{"orphans", "cat >/dev/null; sleep 100 & echo done", solve.Finished{Output: []byte("done\n")}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := solve.Command{Argv: []string{program(t, test.body)}, Input: feed}
			f, err := c.Run(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			w := test.want
			if string(f.Output) != string(w.Output) || f.Complaint != w.Complaint || f.Code != w.Code ||
				f.Death != w.Death || f.Unconsumed != w.Unconsumed {
				f.Output = f.Output[:min(len(f.Output), 100)]
				t.Errorf("%+v", f)
			}
			if f.Memory() != (test.name == "complaint") {
				t.Errorf("memory: %v", f.Memory())
			}
		})
	}
}

func TestCommandFaults(t *testing.T) {
	var e *solve.Error
	_, err := solve.Command{Argv: []string{"no-such-program"}}.Run(context.Background())
	if !errors.As(err, &e) || e.Fault != solve.Missing {
		t.Errorf("missing: %v", err)
	}
	_, err = solve.Command{Argv: []string{program(t, "yes")}}.Run(context.Background())
	if !errors.As(err, &e) || e.Fault != solve.Flooded {
		t.Errorf("flood: %v", err)
	}
	_, err = solve.Command{Argv: []string{program(t, "yes >&2")}}.Run(context.Background())
	if !errors.As(err, &e) || e.Fault != solve.Flooded {
		t.Errorf("flood of complaints: %v", err)
	}
}

func TestCommandCancelled(t *testing.T) {
	// It pauses, so that cat does not print as much as no answer can be before its time is over.
	endless := func(w io.Writer) error {
		for {
			if _, err := w.Write(make([]byte, 1<<12)); err != nil {
				return err
			}
			time.Sleep(100 * time.Microsecond)
		}
	}
	for _, body := range []string{"sleep 100", "cat", "cat >/dev/null", "exec >&-; sleep 100", "trap '' TERM INT; while :; do sleep 1; done"} {
		for _, input := range []func(io.Writer) error{nil, endless} {
			if input == nil && strings.HasPrefix(body, "cat") {
				continue // it ends by itself
			}
			ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
			start := time.Now()
			_, err := solve.Command{Argv: []string{program(t, body)}, Input: input}.Run(ctx)
			cancel()
			if over := time.Since(start) - 100*time.Millisecond; err != context.DeadlineExceeded || over > 20*time.Second {
				t.Errorf("%s: %v after %v", body, err, over)
			}
		}
	}
}
