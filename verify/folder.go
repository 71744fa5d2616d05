package verify

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// refusal is why a file is not written, and what helps.
type refusal struct{ why, remedy string }

func (r *refusal) Error() string { return r.why + "; " + r.remedy }

// Writable refuses a folder in which no file can be made.
func Writable(folder string) error {
	switch info, err := os.Stat(folder); {
	case errors.Is(err, fs.ErrNotExist):
		return &refusal{"there is no folder " + folder, "make it, or name another"}
	case err == nil && !info.IsDir():
		return &refusal{folder + " is no folder", "name another"}
	}
	tmp, err := os.CreateTemp(folder, ".inspect-*")
	if err != nil {
		return &refusal{fmt.Sprintf("nothing can be written to the folder %s: %v", folder, without(err)), "name another, or allow writing there"}
	}
	tmp.Close()
	return os.Remove(tmp.Name())
}
