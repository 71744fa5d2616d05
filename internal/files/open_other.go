//go:build !unix

package files

// atOnce is of no use: no name in a folder is a pipe that keeps its reader waiting.
const atOnce = 0
