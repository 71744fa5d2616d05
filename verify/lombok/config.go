package lombok

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"inspect/internal/files"
)

// config is what the files lombok.config say of a folder: values by their keys, in small letters.
type config struct {
	values map[string]string
	wrong  string // why they are not understood, with the line; empty: they are
}

// configName is the name of a file of settings, which counts for the files of its folder and below.
const configName = "lombok.config"

// mostConfig is how large one may be.
const mostConfig = 1 << 20

// followedKeys are the keys that are followed here.
var followedKeys = map[string]bool{
	"lombok.accessors.chain": true, "lombok.accessors.fluent": true, "lombok.accessors.makefinal": true, "lombok.getter.noisprefix": true,
	"lombok.equalsandhashcode.donotusegetters": true, "lombok.equalsandhashcode.callsuper": true,
	"lombok.tostring.donotusegetters": true, "lombok.tostring.callsuper": true, "lombok.tostring.includefieldnames": true, "lombok.tostring.onlyexplicitlyincluded": true,
	"lombok.log.fieldname": true, "lombok.log.fieldisstatic": true, "config.stopbubbling": true,
}

// indifferent are the keys that decide nothing that an execution depends on. Those that end in
// flagusage only warn.
var indifferent = map[string]bool{
	"lombok.addgeneratedannotation": true, "lombok.addjavaxgeneratedannotation": true, "lombok.addjakartageneratedannotation": true,
	"lombok.addlombokgeneratedannotation": true, "lombok.extern.findbugs.addsuppressfbwarnings": true, "lombok.addsuppresswarnings": true,
	"lombok.addnullannotations": true, "lombok.anyconstructor.addconstructorproperties": true, "lombok.anyconstructor.suppressconstructorproperties": true,
	"lombok.copyableannotations": true, "lombok.copyjacksonannotationstoaccessors": true, "lombok.jacksonized.jacksonversion": true,
	"lombok.singular.useguava": true, "lombok.singular.auto": true, "checkerframework": true, "lombok.fieldnameconstants.uppercase": true,
}

// configs are those of folders, each read once. They serve several goroutines.
type configs struct {
	mu sync.Mutex
	of map[string]*config
}

// in gives what counts in a folder.
func (cs *configs) in(dir string) *config {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return &config{wrong: err.Error()}
	}
	cs.mu.Lock()
	defer cs.mu.Unlock()
	return cs.read(abs)
}

func (cs *configs) read(dir string) *config {
	if c, known := cs.of[dir]; known {
		return c
	}
	c := &config{values: map[string]string{}}
	path := filepath.Join(dir, configName)
	text, err := []byte(nil), error(nil)
	if _, e := os.Lstat(path); e == nil {
		if text, err = files.Read(path, mostConfig); err != nil {
			c.wrong = fmt.Sprintf("%s cannot be read: %v", path, err)
		}
	}
	for i, line := range strings.Split(string(text), "\n") {
		if why := c.line(strings.TrimSpace(line)); why != "" && c.wrong == "" {
			c.wrong = fmt.Sprintf("%s:%d: %s", path, i+1, why)
		}
	}
	if parent := filepath.Dir(dir); parent != dir && c.values["config.stopbubbling"] != "true" {
		above := cs.read(parent)
		for k, v := range above.values {
			if _, own := c.values[k]; !own {
				c.values[k] = v
			}
		}
		if c.wrong == "" {
			c.wrong = above.wrong
		}
	}
	if cs.of == nil {
		cs.of = map[string]*config{}
	}
	cs.of[dir] = c
	return c
}

// line reads one line of a file, and says what of it is not understood.
func (c *config) line(line string) (wrong string) {
	if line == "" || strings.HasPrefix(line, "#") {
		return ""
	}
	key, value, ok := strings.Cut(line, "=")
	plain := strings.TrimRight(key, "+-")
	name := strings.ToLower(strings.TrimSpace(plain))
	switch {
	case strings.HasPrefix(line, "import ") || strings.HasPrefix(line, "clear "):
		return strings.Fields(line)[0] + " is not followed"
	case !ok:
		return "it is no KEY = VALUE"
	case indifferent[name] || strings.HasSuffix(name, ".flagusage"):
		return ""
	case !followedKeys[name] || plain != key:
		return "the key " + strings.TrimSpace(plain) + " is not followed"
	}
	c.values[name] = strings.TrimSpace(value)
	return ""
}

// isTrue reports whether a key is true.
func (c *config) isTrue(key string) bool { return strings.EqualFold(c.values[key], "true") }
