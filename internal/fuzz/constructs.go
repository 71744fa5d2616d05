package fuzz

import "slices"

// constructs are all of them.
var constructs = slices.Concat(functions, generics, enums, selections, records, innerClasses, interfaces, resources, failures,
	initialisation, arraysAndText, collections, conversions, hiding)

var plainConstructs = slices.DeleteFunc(slices.Clone(constructs), func(c construct) bool { return c.text })
