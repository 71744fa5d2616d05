package halt

import (
	"os"
	"sync"
)

// folders are the temporary folders in use.
var folders = struct {
	sync.Mutex
	paths map[string]bool
	over  bool // the process ends
}{paths: map[string]bool{}}

// Folder makes a temporary folder, and a function that removes it. Work that is left
// to itself may never come to that; then RemoveFolders does it.
func Folder(prefix string) (path string, remove func(), err error) {
	folders.Lock()
	defer folders.Unlock()
	if folders.over {
		return "", nil, &Stopped{}
	}
	if path, err = os.MkdirTemp("", prefix); err != nil {
		return "", nil, err
	}
	folders.paths[path] = true
	return path, func() {
		os.RemoveAll(path)
		folders.Lock()
		defer folders.Unlock()
		delete(folders.paths, path)
	}, nil
}

// RemoveFolders removes the temporary folders that are left, and no others are made
// from then on: it is the last act of a process.
func RemoveFolders() {
	folders.Lock()
	defer folders.Unlock()
	folders.over = true
	for path := range folders.paths {
		os.RemoveAll(path)
	}
}
