package laws

import "inspect/source"

// Codes of the diagnostics of this package.
const (
	// codeUnnamed: a class whose laws cannot be checked, since no other class can name
	// it, or since it compares with objects that need not have the same comparison.
	// Example: a private class that overrides equals.
	codeUnnamed source.Code = "laws"
)
