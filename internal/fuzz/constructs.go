package fuzz

import "slices"

// constructs are all of them.
var constructs = slices.Concat(functions, generics, enums, selections, records, innerClasses, interfaces, resources, failures,
	initialisation, arraysAndText, collections, conversions, hiding, patterns)

// constructs17 are those that Java 17 has, plainConstructs those of them without text.
var (
	constructs17    = slices.DeleteFunc(slices.Clone(constructs), func(c construct) bool { return c.java21 })
	plainConstructs = slices.DeleteFunc(slices.Clone(constructs17), func(c construct) bool { return c.text })
)
