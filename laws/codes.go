package laws

import "inspect/source"

// Codes of the diagnostics of this package.
const (
	// codeUnnamed: a class whose laws cannot be checked, since no other class can name
	// it. Example: a private class that overrides equals.
	codeUnnamed source.Code = "laws"
)
