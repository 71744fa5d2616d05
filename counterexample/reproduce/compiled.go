package reproduce

import (
	"archive/zip"
	"bytes"
	_ "embed"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// classes are the driver and Support, compiled once for all runs: a zip with the folders
// driver and support, and the checksum of both sources as its comment.
//
//go:generate go test . -run TestCompiled -update
//go:embed java/classes.zip
var classes []byte

// unpack writes the files of a zip below a folder.
func unpack(archive []byte, dir string) error {
	z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil {
		return fmt.Errorf("the compiled driver: %w", err)
	}
	for _, f := range z.File {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return err
		}
		r, err := f.Open()
		if err != nil {
			return err
		}
		text, err := io.ReadAll(r)
		r.Close()
		if err != nil {
			return err
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			return err
		}
	}
	return nil
}
