package buildfile

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"inspect/internal/files"
)

// Variables of scripts of Gradle are known where they have one value only:
//
//	def moneyVersion = '1.4'                 ext.moneyVersion = '1.4'
//	val moneyVersion by extra("1.4")         moneyVersion=1.4 in gradle.properties
//	libraries = [money: "com.acme:money:$moneyVersion"]

var assigned = regexp.MustCompile(`(?m)(?:\b([A-Za-z_]\w*)['"]?\]?\s*(?:=|:)\s*|\bset\(\s*['"](\w+)['"]\s*,\s*|\bval\s+(\w+)\s+by\s+extra\()\s*(?:'([^'\n]*)'|"([^"\n]*)")`)

// variables are those that the scripts of a project see. A name with several values has the empty one.
func (w *workspace) variables(top, dir string) map[string]string {
	out := map[string]string{}
	put := func(name, text string) {
		if old, ok := out[name]; ok && old != text {
			text = ""
		}
		out[name] = text
	}
	for _, d := range compact([]string{dir, top}) {
		lines, _ := readLines(filepath.Join(d, "gradle.properties"))
		for _, l := range lines {
			if name, text, ok := strings.Cut(l, "="); ok && !strings.HasPrefix(strings.TrimSpace(l), "#") {
				put(strings.TrimSpace(name), strings.TrimSpace(text))
			}
		}
		scripts, _ := filepath.Glob(filepath.Join(escape(d), "gradle", "*.gradle"))
		for _, path := range append(scripts, filepath.Join(d, "build.gradle"), filepath.Join(d, "build.gradle.kts"), filepath.Join(d, "settings.gradle"), filepath.Join(d, "libraries.gradle"), filepath.Join(d, "dependencies.gradle"), filepath.Join(d, "versions.gradle")) {
			s := w.script(path)
			if s == nil {
				continue
			}
			for _, m := range assigned.FindAllStringSubmatch(s.text, -1) {
				put(m[1]+m[2]+m[3], m[4]+m[5])
			}
		}
	}
	return out
}

var interpolated = regexp.MustCompile(`\$\{([^{}$]*)\}|\$([A-Za-z_][\w.]*)`)

// expand puts variables into the text of a string. What is not known stays as it is.
func (g *gradleReader) expand(s string) string {
	for range 10 {
		next := interpolated.ReplaceAllStringFunc(s, func(whole string) string {
			name := strings.Trim(whole[1:], "{}")
			if name == "rootDir" || name == "projectDir" {
				return whole
			}
			if v := g.variables[lastName(name)]; v != "" && len(v) < 1000 {
				return v
			}
			return whole
		})
		if next == s || len(next) > 10_000 {
			break
		}
		s = next
	}
	return s
}

// value is that of a string or a variable; empty: it is not known.
func (g *gradleReader) value(text string) string {
	if strings.HasPrefix(text, "'") || strings.HasPrefix(text, `"`) {
		return g.expand(strings.Trim(text, `'"`))
	}
	return g.expand(g.variables[lastName(text)])
}

// lastName is that of versions.money, rootProject.ext["money"] or project.property('money').
func lastName(text string) string {
	text = strings.TrimRight(text, `'"])`)
	return text[strings.LastIndexAny(text, `.'"[(`)+1:]
}

// catalog is a gradle/libs.versions.toml.
type catalog struct {
	file      string
	libraries map[string]cataloged // by their names, as scripts write them: money.core for money-core
	bundles   map[string][]string
}

type cataloged struct {
	coordinate
	at Place
}

var separators = strings.NewReplacer("-", ".", "_", ".")

// fromCatalog adds what libs.money or libs.bundles.all stands for.
func (g *gradleReader) fromCatalog(name string, at Place) {
	c := g.catalog()
	rest := strings.TrimPrefix(name, "libs.")
	names := []string{rest}
	if b, ok := strings.CutPrefix(rest, "bundles."); ok {
		names = c.bundles[b]
	}
	if len(names) == 0 {
		g.misread(name, at)
	}
	for _, n := range names {
		l, ok := c.libraries[separators.Replace(n)]
		if !ok {
			g.misread(name, at)
			continue
		}
		g.library(l.coordinate, name, at)
	}
}

func (g *gradleReader) catalog() *catalog {
	path := filepath.Join(g.top, "gradle", "libs.versions.toml")
	if c, known := g.catalogs[path]; known {
		return c
	}
	c := &catalog{file: path, libraries: map[string]cataloged{}, bundles: map[string][]string{}}
	g.catalogs[path] = c
	text, err := files.Read(path, mostBytes)
	if err != nil {
		return c
	}
	var tree struct {
		Versions  map[string]any      `toml:"versions"`
		Libraries map[string]any      `toml:"libraries"`
		Bundles   map[string][]string `toml:"bundles"`
	}
	if err := toml.Unmarshal(text, &tree); err != nil {
		line := 0
		if d, ok := errors.AsType[*toml.DecodeError](err); ok {
			line, _ = d.Position()
		}
		g.fileError(Place{path, line}, fmt.Errorf("this is no TOML: %s", strings.TrimPrefix(err.Error(), "toml: ")))
		return c
	}
	for name, v := range tree.Libraries {
		c.libraries[separators.Replace(name)] = cataloged{coordinate: readCataloged(v, tree.Versions), at: Place{path, 0}}
	}
	for name, all := range tree.Bundles {
		c.bundles[separators.Replace(name)] = all
	}
	return c
}

// readCataloged reads a library of a catalog: "g:a:v", or a table of module or group and name, and version
// or version.ref.
func readCataloged(v any, versions map[string]any) (c coordinate) {
	switch v := v.(type) {
	case string:
		parts := append(strings.Split(v, ":"), "", "")
		c.group, c.artifact, c.version = parts[0], parts[1], parts[2]
	case map[string]any:
		module, _ := v["module"].(string)
		c.group, c.artifact, _ = strings.Cut(module, ":")
		if module == "" {
			c.group, _ = v["group"].(string)
			c.artifact, _ = v["name"].(string)
		}
		version := v["version"]
		if t, ok := version.(map[string]any); ok && t["ref"] != nil {
			ref, _ := t["ref"].(string)
			version = versions[ref]
		}
		c.version = versionText(version)
	}
	return c
}

// versionText is a version of a catalog, which may be a text or a table.
func versionText(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case map[string]any:
		for _, k := range []string{"strictly", "require", "prefer"} {
			if s, ok := v[k].(string); ok {
				return s
			}
		}
	}
	return ""
}
