//go:build !unix

package machine

import "io/fs"

// addressLimit is what is left of the process's address space, which is not limited here.
func addressLimit(fs.FS) (int64, bool) { return 0, false }
