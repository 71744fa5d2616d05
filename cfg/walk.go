package cfg

import (
	"reflect"

	"inspect/ast"
)

// walk visits n and, where f answers true, its children in source order.
// Class bodies and local classes are visited as nodes only.
func walk(n ast.Node, f func(ast.Node) bool) {
	if isNil(n) || !f(n) {
		return
	}
	walkFields(reflect.ValueOf(n).Elem(), f)
}

func isNil(n ast.Node) bool {
	return n == nil || reflect.ValueOf(n).IsNil()
}

func walkFields(v reflect.Value, f func(ast.Node) bool) {
	for i := 0; i < v.NumField(); i++ {
		walkValue(v.Field(i), f)
	}
}

var nodeType = reflect.TypeOf((*ast.Node)(nil)).Elem()

func walkValue(v reflect.Value, f func(ast.Node) bool) {
	switch v.Kind() {
	case reflect.Slice:
		for i := 0; i < v.Len(); i++ {
			walkValue(v.Index(i), f)
		}
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() && v.Type().Implements(nodeType) {
			if n, ok := v.Interface().(ast.Node); ok {
				walk(n, f)
			}
		}
	}
}
