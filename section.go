package inspect

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"inspect/java/bounds"
	"inspect/verify"
	"inspect/verify/backends"
)

// Section is a part of the options that is of its own for some methods.
type Section struct {
	Name string // as messages call it: inspect.toml:3
	// Applies reports whether a method, as CLASS.NAME(TYPES), in a file falls under the section.
	Applies func(method, file string) bool
	// Settings are those options, of those that SectionSettings names.
	Settings []Setting
}

// Setting is an option by the name of its flag, with its values.
type Setting struct {
	Name   string
	Values []string
}

// SectionSettings names the options that may be of their own for some methods: bounds, and how long
// and how far is searched. What says what a contract means may not, since one method relies on
// what another was checked for.
func SectionSettings() []string {
	return slices.Sorted(maps.Keys(sectionSettings))
}

// own is what a section says: the options with its settings as a configuration, and the settings
// alone.
type own struct {
	verify.Config
	alone Options
}

// sectionSettings are the same with what each changes in a configuration.
var sectionSettings = map[string]func(v *verify.Config, own *own){
	"calls": func(v *verify.Config, own *own) { v.Calls = own.Calls },
	"loops": func(v *verify.Config, own *own) { v.Loops = own.Loops },
	"objects": func(v *verify.Config, own *own) {
		v.Bounds.Objects, v.Bounds.PerClass = own.Bounds.Objects, own.Bounds.PerClass
	},
	"constant-limit":  func(v *verify.Config, own *own) { v.Bounds.Constant = own.Bounds.Constant },
	"string-length":   func(v *verify.Config, own *own) { v.Bounds.StringLength = own.Bounds.StringLength },
	"collection-size": func(v *verify.Config, own *own) { v.Bounds.CollectionSize = own.Bounds.CollectionSize },
	"objects-total":   func(v *verify.Config, own *own) { v.Bounds.Total = own.Bounds.Total },
	"array-length": func(v *verify.Config, own *own) {
		v.Bounds.ArrayLength, v.Bounds.Places = own.Bounds.ArrayLength, placesOf(bounds.ArrayLength, v, own)
	},
	"unwind": func(v *verify.Config, own *own) {
		v.Bounds.Unwind, v.Bounds.Places = own.Bounds.Unwind, placesOf(bounds.Unwind, v, own)
	},
	"recursion": func(v *verify.Config, own *own) {
		v.Bounds.Recursion, v.Bounds.Places = own.Bounds.Recursion, placesOf(bounds.Recursion, v, own)
	},
	"timeout": func(v *verify.Config, own *own) { v.Timeout = own.Timeout },
	"effort": func(v *verify.Config, own *own) {
		v.Minimize, v.Reached = cmp.Or(own.alone.Minimize, v.Minimize), cmp.Or(own.alone.Reached, v.Reached)
	},
	"findings":        func(v *verify.Config, own *own) { v.Findings = own.Findings },
	"counterexamples": func(v *verify.Config, own *own) { v.Counterexamples = own.Counterexamples },
	"all-properties":  func(v *verify.Config, own *own) { v.All = own.All },
	"encoding":        deciding,
	"backend":         deciding,
	"sat-solver":      deciding,
	"reach":           deciding,
	"floats":          deciding,
}

// deciding takes who decides: each of these options decides with the others.
func deciding(v *verify.Config, own *own) {
	v.Attempts, v.Smaller, v.Side = own.Attempts, own.Smaller, own.Side
}

// placesOf are the places of a configuration with those of one bound as the section has them.
func placesOf(name string, v *verify.Config, own *own) (out []bounds.Place) {
	out = slices.DeleteFunc(slices.Clone(v.Bounds.Places), func(p bounds.Place) bool { return p.Flag == name })
	for _, p := range own.Bounds.Places {
		if p.Flag == name {
			out = append(out, p)
		}
	}
	return out
}

// sections are what package verify makes of the sections of options that are complete.
func (o *Options) sections() (out []verify.Section, err error) {
	for _, s := range o.Sections {
		apply, err := o.with(s.Settings)
		if err != nil {
			return nil, fmt.Errorf("%s: %v", s.Name, err)
		}
		out = append(out, verify.Section{Name: s.Name, Applies: s.Applies, Apply: apply})
	}
	return out, nil
}

// with is what settings change in a configuration.
func (o Options) with(settings []Setting) (func(*verify.Config), error) {
	var of own
	decides := false
	for _, k := range settings {
		if sectionSettings[k.Name] == nil {
			return nil, fmt.Errorf("%s cannot be of its own for some methods", k.Name)
		}
		if err := o.Set(k.Name, k.Values...); err != nil {
			return nil, err
		}
		of.alone.Set(k.Name, k.Values...)
		decides = decides || slices.Contains(solverSettings, k.Name)
	}
	var err error
	if of.Config, err = o.meaning(); err != nil {
		return nil, err
	}
	if decides {
		if err := o.choice().Apply(&of.Config); err != nil {
			return nil, err
		}
	}
	return func(v *verify.Config) {
		for _, k := range settings {
			sectionSettings[k.Name](v, &of)
		}
	}, nil
}

// solverSettings together choose who decides.
var solverSettings = []string{"encoding", "backend", "sat-solver", "reach", "floats"}

// hasOwnCommand reports whether a section has a solver that is only known by its command.
func (s Section) hasOwnCommand() bool {
	return slices.ContainsFunc(s.Settings, func(k Setting) bool { return k.Name == "backend" && !backends.IsKnown(last(k.Values)) })
}
