package laws

import "inspect/java/source"

// Codes of the diagnostics of this package.
const (
	// codeUnnamed: a class whose laws cannot be checked, since no other class can name
	// it, or since it compares with objects that need not have the same comparison.
	// Example: a private class that overrides equals.
	codeUnnamed source.Code = "laws"
	// codeRecommended: a compareTo of a class without an equals of its own, which Java only
	// recommends to agree with equals.
	// Example: a class with a compareTo and no equals.
	codeRecommended source.Code = "laws-equals"
)
