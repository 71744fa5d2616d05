package verify

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"inspect/cfg"
	"inspect/java/bounds"
)

// given is a bound as it is given on the command line.
var given = regexp.MustCompile(`^(--[a-z-]+) (?:([^ =]+)=)?(\d+)$`)

// doubled is a bound with twice its value, "" for what is none.
func doubled(bound string) string {
	m := given.FindStringSubmatch(bound)
	if m == nil {
		return ""
	}
	n, _ := strconv.Atoi(m[3])
	return raise{m[1], m[2], n}.flag(max(1, 2*n))
}

// raise is a bound to be raised, or with --calls the choice to execute bodies.
type raise struct {
	name, at string // --objects, Node
	from     int
}

const (
	callsInline   = "--calls" // the choice to execute bodies
	constantLimit = "--constant-limit"
)

// needsQuotes are the characters of a place that a shell would read.
const needsQuotes = "[]*()<>, "

func (x raise) flag(n int) string {
	switch {
	case x.name == callsInline:
		return x.name + " inline"
	case strings.ContainsAny(x.at, needsQuotes) || x.at != "" && x.name != "--objects":
		return fmt.Sprintf("%s '%s=%d'", x.name, x.at, n)
	case x.at != "":
		return fmt.Sprintf("%s %s=%d", x.name, x.at, n)
	}
	return fmt.Sprintf("%s %d", x.name, n)
}

// graphMost is the greatest bound that is tried: a graph of more is out of reach.
const graphMost = 256

// mosts are the greatest values of the bounds whose size no graph feels.
var mosts = map[string]int{"--bits": maxBits, "--array-length": maxCount, "--string-length": maxCount, constantLimit: maxCount}

// general are the bounds that are one number for all places.
var general = map[string]func(*cfg.Bounds) *int{
	"--bits":            func(b *cfg.Bounds) *int { return &b.Bits },
	"--objects":         func(b *cfg.Bounds) *int { return &b.Objects },
	"--array-length":    func(b *cfg.Bounds) *int { return &b.ArrayLength },
	"--string-length":   func(b *cfg.Bounds) *int { return &b.StringLength },
	"--collection-size": func(b *cfg.Bounds) *int { return &b.CollectionSize },
	"--unwind":          func(b *cfg.Bounds) *int { return &b.Unwind },
	"--recursion":       func(b *cfg.Bounds) *int { return &b.Recursion },
	constantLimit:       func(b *cfg.Bounds) *int { return &b.Constant },
}

// set raises the bound to n; false: it goes no further.
func (x raise) set(o *cfg.Options, n int) bool {
	b := &o.Bounds
	most, ok := mosts[x.name]
	if !ok {
		most = graphMost
	}
	switch of := general[x.name]; {
	case x.name == callsInline:
		o.Calls = "inline"
		return true
	case x.name == "--objects" && x.at != "":
		b.PerClass = maps.Clone(b.PerClass)
		if b.PerClass == nil {
			b.PerClass = map[string]int{}
		}
		b.PerClass[x.at] = n
	case x.at != "":
		b.Places = append(slices.Clone(b.Places), bounds.Place{Flag: strings.TrimPrefix(x.name, "--"), At: x.at, N: n})
	case of == nil:
		return false
	default:
		*of(b) = n
	}
	return n <= most
}
