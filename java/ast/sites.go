package ast

import "slices"

// Sites tell where in a file stands what few files have, so that nobody walks through all
// the others for it.
type Sites struct {
	Choices bool    // there is a \choose
	Classes []int32 // where the creations of anonymous classes and the local classes begin, in order
}

// MayChoose reports whether a \choose may stand in the file or in its specification.
func (f *File) MayChoose() bool { return f.Sites == nil || f.Sites.Choices }

// MayHoldClasses reports whether a local or anonymous class may stand in the code of n,
// which is of the file.
func (f *File) MayHoldClasses(n Node) bool {
	at := n.Span()
	if f.Sites == nil || at.File != f.Source {
		return true
	}
	i, _ := slices.BinarySearch(f.Sites.Classes, at.Start)
	return i < len(f.Sites.Classes) && f.Sites.Classes[i] < at.End
}
