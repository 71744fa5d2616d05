package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// Refusal is why a file is not written, and what helps.
type Refusal struct{ Why, Remedy string }

// Error is both.
func (r *Refusal) Error() string { return r.Why + "; " + r.Remedy }

// Writable refuses a folder in which no file can be made.
func Writable(folder string) error {
	switch info, err := os.Stat(folder); {
	case errors.Is(err, fs.ErrNotExist):
		return &Refusal{"there is no folder " + folder, "make it, or name another"}
	case err == nil && !info.IsDir():
		return &Refusal{folder + " is no folder", "name another"}
	}
	tmp, err := os.CreateTemp(folder, ".inspect-*")
	if err != nil {
		return &Refusal{fmt.Sprintf("nothing can be written to the folder %s: %v", folder, WithoutName(err)), "name another, or allow writing there"}
	}
	tmp.Close()
	return os.Remove(tmp.Name())
}
