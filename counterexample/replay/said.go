package replay

import "inspect/java/types"

// isUnsaid reports whether nobody knows what a call gives that comes to method, on o. That is the text
// of a function that exists before the call, or whether it, or an opaque object, is equal to an
// object whose class may have an equals of its own.
func (m *Machine) isUnsaid(method *types.Method, o *object, args []value) bool {
	function := types.AnyFunction(o.typ) != nil
	switch {
	case method.IsText():
		return function
	case method.Derived == types.OpaqueEquals:
	case !function || method.Name != "equals" || len(method.Params) != 1 || method.Class.Name != "java.lang.Object":
		return false
	}
	other := args[0].r
	if other == nil || other == o {
		return false
	}
	return m.world.MayEqual(o.typ.(*types.Class), other.typ)
}
