package classfile

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect/internal/files"
)

// Container holds class files. It may be asked by several goroutines at once.
type Container interface {
	// Find gives the class file of a binary name, nil when there is none.
	Find(binary string) ([]byte, error)
	// HasPackage reports whether there is a package, java/util, with classes in it.
	HasPackage(name string) bool
	// Name is the path that it was opened by.
	Name() string
	Close() error
}

// Path are containers in the order in which they are searched.
type Path []Container

// Find gives the first class file of a binary name, nil when there is none.
func (p Path) Find(binary string) ([]byte, error) {
	for _, c := range p {
		if data, err := c.Find(binary); data != nil || err != nil {
			return data, err
		}
	}
	return nil, nil
}

// Found is a class file, and the path of the container that has it.
type Found struct {
	In   string
	Data []byte
}

// All gives the class files of a binary name, those of containers that cannot be read left
// out.
func (p Path) All(binary string) []Found {
	var all []Found
	for _, c := range p {
		if data, err := c.Find(binary); data != nil && err == nil {
			all = append(all, Found{c.Name(), data})
		}
	}
	return all
}

// Archive is the .jar or .jmod that has the class file of a binary name; "": another
// container, or none, has it.
func (p Path) Archive(binary string) string {
	for _, c := range p {
		if a, ok := c.(*archive); ok && a.classes[binary] != nil {
			return a.file.Name()
		}
		if data, err := c.Find(binary); data != nil || err != nil {
			return ""
		}
	}
	return ""
}

// HasPackage reports whether one of the containers has a package.
func (p Path) HasPackage(name string) bool {
	for _, c := range p {
		if c.HasPackage(name) {
			return true
		}
	}
	return false
}

// Close closes all containers.
func (p Path) Close() error {
	var all []error
	for _, c := range p {
		all = append(all, c.Close())
	}
	return errors.Join(all...)
}

// Open opens a folder, a .jar, a .jmod or an image (a JDK's lib/modules), by what it is.
func Open(path string) (Container, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return folder(path), nil
	}
	f, err := files.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	c, err := open(f, info.Size())
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return c, nil
}

// OpenAll opens the entries of a class path. What is not there is left out, as Java
// does; so is what cannot be read, and the errors say why.
func OpenAll(paths []string) (Path, []error) {
	var p Path
	var errs []error
	for _, path := range paths {
		switch c, err := Open(path); {
		case err == nil:
			p = append(p, c)
		case !errors.Is(err, fs.ErrNotExist):
			errs = append(errs, err)
		}
	}
	return p, errs
}

// jmodHead is what stands in front of the archive in a .jmod.
const jmodHead = "JM\x01\x00"

func open(f *os.File, size int64) (Container, error) {
	head := make([]byte, len(jmodHead))
	if _, err := f.ReadAt(head, 0); err != nil {
		return nil, errors.New("it is too short to hold classes")
	}
	switch {
	case isImage(head):
		return openImage(f, size)
	case string(head) == jmodHead:
		return openArchive(f, io.NewSectionReader(f, int64(len(jmodHead)), size-int64(len(jmodHead))), "classes/")
	}
	return openArchive(f, io.NewSectionReader(f, 0, size), "")
}

// archive is a .jar or .jmod.
type archive struct {
	file     *os.File
	classes  map[string]*zip.File // by binary name
	packages map[string]bool
}

func openArchive(f *os.File, from *io.SectionReader, prefix string) (Container, error) {
	r, err := zip.NewReader(from, from.Size())
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) { // no name is used as a path
		return nil, err
	}
	a := &archive{file: f, classes: map[string]*zip.File{}, packages: map[string]bool{}}
	for _, e := range r.File {
		name, ok := strings.CutPrefix(e.Name, prefix)
		if name, class := strings.CutSuffix(name, ".class"); ok && class {
			a.classes[name] = e
			if i := strings.LastIndexByte(name, '/'); i >= 0 {
				a.packages[name[:i]] = true
			}
		}
	}
	return a, nil
}

// maxSize guards against what is no class file: bytes.
const maxSize = 64 << 20

func (a *archive) Find(binary string) ([]byte, error) {
	e := a.classes[binary]
	if e == nil {
		return nil, nil
	}
	r, err := e.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, maxSize))
	if err != nil {
		return nil, fmt.Errorf("%s: %s: %w", a.file.Name(), e.Name, err)
	}
	return data, nil
}

func (a *archive) HasPackage(name string) bool { return a.packages[name] }
func (a *archive) Name() string                { return a.file.Name() }
func (a *archive) Close() error                { return a.file.Close() }

// folder is a folder of class files.
type folder string

// inside is the path of a name below the folder, "" when it leads out of it.
func (d folder) inside(name string) string {
	if name = filepath.FromSlash(name); filepath.IsLocal(name) {
		return filepath.Join(string(d), name)
	}
	return ""
}

func (d folder) Find(binary string) ([]byte, error) {
	path := d.inside(binary + ".class")
	if path == "" {
		return nil, nil
	}
	if info, err := os.Stat(path); err != nil || info.IsDir() {
		return nil, nil
	}
	data, err := files.Read(path, maxSize)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return data, nil
}

func (d folder) HasPackage(name string) bool {
	path := d.inside(name)
	if path == "" {
		return false
	}
	entries, _ := os.ReadDir(path)
	return slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return strings.HasSuffix(e.Name(), ".class") })
}

func (d folder) Name() string { return string(d) }
func (d folder) Close() error { return nil }
