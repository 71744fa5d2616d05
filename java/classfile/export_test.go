package classfile

import (
	"fmt"
	"maps"
	"slices"
)

// Names are the binary names of the classes of a .jar or .jmod.
func Names(c Container) ([]string, error) {
	a, ok := c.(*archive)
	if !ok {
		return nil, fmt.Errorf("%T lists no classes", c)
	}
	return slices.Sorted(maps.Keys(a.classes)), nil
}

// Hash is that of a path in an image.
var Hash = hash
