package bench

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Measured are rows that outlive a run, so that an interrupted one can go on.
type Measured struct {
	Backends []Backend // of every row
	Rows     map[string]Row
	Reaches  map[string]Reach `json:",omitempty"` // by Family.Key; of the one backend
}

// ReadMeasured reads what Write wrote for the same backends. Without a file there
// are no rows yet; path may be empty.
func ReadMeasured(path string, backends []Backend) (*Measured, error) {
	r := &Measured{Backends: backends, Rows: map[string]Row{}, Reaches: map[string]Reach{}}
	if path == "" {
		return r, nil
	}
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, err
	}
	old := &Measured{}
	if err := json.Unmarshal(text, old); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if !slices.Equal(old.Backends, backends) {
		return nil, fmt.Errorf("%s has rows of the backends %v, not of %v", path, old.Backends, backends)
	}
	if old.Rows != nil {
		r.Rows = old.Rows
	}
	if old.Reaches != nil {
		r.Reaches = old.Reaches
	}
	return r, nil
}

// Write writes the rows, through a temporary file beside it, unless path is empty.
func (r *Measured) Write(path string) error {
	if path == "" {
		return nil
	}
	text, err := json.MarshalIndent(r, "", "\t")
	if err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".bench-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	_, err = tmp.Write(text)
	if err := errors.Join(err, tmp.Close()); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), path)
}
