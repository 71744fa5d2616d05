package main

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

// pause is how long nothing has to change until changes are handed on: editors and builds write a file in
// several steps, and several files.
const pause = 100 * time.Millisecond

// watchFiles hands on the names of files that change, several at once, until ctx ends: those that a check
// reads in the folders of the paths and below, and settings and builds in the current folder.
func watchFiles(ctx context.Context, paths []string) (<-chan []string, error) {
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	err = w.Add(".")
	for _, p := range paths {
		info, e := os.Stat(p)
		switch {
		case err != nil || e != nil: // the check says that it is not there
		case info.IsDir():
			err = addBelow(w, p)
		default:
			err = w.Add(filepath.Dir(p))
		}
	}
	if err != nil {
		w.Close()
		return nil, err
	}
	out := make(chan []string)
	go handOn(ctx, w, out)
	return out, nil
}

// addBelow watches a folder and those below it, without hidden ones.
func addBelow(w *fsnotify.Watcher, folder string) error {
	return filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil && path != folder:
			return nil
		case err != nil:
			return err
		case !d.IsDir():
			return nil
		case path != folder && strings.HasPrefix(d.Name(), "."):
			return fs.SkipDir
		}
		return w.Add(path)
	})
}

// handOn collects changes until nothing more changes.
func handOn(ctx context.Context, w *fsnotify.Watcher, out chan<- []string) {
	defer w.Close()
	var changed []string
	var paused <-chan time.Time
	var to chan<- []string
	for {
		select {
		case <-ctx.Done():
			return
		case e, ok := <-w.Events:
			if !ok {
				return
			}
			if info, err := os.Stat(e.Name); e.Has(fsnotify.Create) && err == nil && info.IsDir() {
				addBelow(w, e.Name) // what is in it already counts as changed
			} else if !isRead(e) {
				continue
			}
			if !slices.Contains(changed, e.Name) {
				changed = append(changed, e.Name)
			}
			paused, to = time.After(pause), nil
		case <-w.Errors: // too much at once: something has changed
			changed, paused = append(changed, "many files"), time.After(pause)
		case <-paused:
			paused, to = nil, out
		case to <- changed:
			changed, to = nil, nil
		}
	}
}

// isRead reports whether a change is one of a file that a check may read.
func isRead(e fsnotify.Event) bool {
	if e.Op == fsnotify.Chmod {
		return false
	}
	switch filepath.Base(e.Name) {
	case "inspect.toml", "pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts", ".classpath", "lombok.config":
		return true
	}
	ext := filepath.Ext(e.Name)
	return ext == ".java" || ext == ".jml"
}
