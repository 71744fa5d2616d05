package cfg

import (
	"inspect/java/bounds"
)

// Bounds of a check.
type Bounds = bounds.Bounds

// None as a number of Bounds, as written, means zero.
const None = bounds.None
