package types

// IsStoredAsObject reports whether an array of type a is no array where b is declared, but an
// Object or what else arrays are; of array types, whether that is so of their elements.
func IsStoredAsObject(a, b Type) bool {
	array, ok := a.(*Array)
	if !ok {
		return false
	}
	switch b := b.(type) {
	case *Class:
		return b.Name == "java.lang.Object" || b.Name == "java.lang.Cloneable" || b.Name == "java.io.Serializable"
	case *Array:
		return IsStoredAsObject(array.Elem, b.Elem)
	}
	return false
}
