package replay

import (
	"reflect"

	"inspect/ast"
)

// walk visits n and the nodes below it in source order of the fields, as long
// as f gives true.
func walk(n ast.Node, f func(ast.Node) bool) {
	if n == nil || reflect.ValueOf(n).IsNil() || !f(n) {
		return
	}
	visitFields(reflect.ValueOf(n).Elem(), f)
}

var nodeType = reflect.TypeFor[ast.Node]()

func visitFields(v reflect.Value, f func(ast.Node) bool) {
	for i := range v.NumField() {
		if v.Type().Field(i).Anonymous {
			continue
		}
		visitValue(v.Field(i), f)
	}
}

func visitValue(v reflect.Value, f func(ast.Node) bool) {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			visitValue(v.Index(i), f)
		}
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() && v.Type().Implements(nodeType) {
			walk(v.Interface().(ast.Node), f)
		}
	}
}
