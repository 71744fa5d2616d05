package measure

import (
	"fmt"
	"os/exec"
	"strings"
	"unicode/utf8"
)

// Commits are figures of the last commits, merges left out.
type Commits struct {
	Of, WithBody, LongSubjects, LongestSubject int
}

// LongSubject is the number of characters that a commit's subject should not exceed.
const LongSubject = 72

// Commits reads the last n commits of the repository that root lies in.
func (t *Tree) Commits(n int) (Commits, error) {
	c := exec.Command("git", "log", "--no-merges", fmt.Sprintf("-%d", n), "-z", "--format=%s%n%b")
	c.Dir = t.Root
	out, err := c.Output()
	if err != nil {
		return Commits{}, fmt.Errorf("git log: %w", err)
	}
	return commits(string(out)), nil
}

// commits counts messages with a zero byte between them, the subject in the first line.
func commits(log string) Commits {
	var c Commits
	for _, message := range strings.Split(strings.TrimRight(log, "\x00"), "\x00") {
		subject, body, _ := strings.Cut(message, "\n")
		if subject == "" {
			continue
		}
		c.Of++
		if strings.TrimSpace(body) != "" {
			c.WithBody++
		}
		l := utf8.RuneCountInString(subject)
		if l > LongSubject {
			c.LongSubjects++
		}
		c.LongestSubject = max(c.LongestSubject, l)
	}
	return c
}
