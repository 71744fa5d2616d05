// Package types gives every name, expression and clause that a checked method
// reaches its meaning: types, fields, methods by overload resolution,
// constants, the class hierarchy and contracts. Results are side tables keyed
// by node (Info); nothing that is not reached is resolved.
//
// A World holds one closed program: the files given and the small library that
// comes with inspect (Object, Throwable and the unchecked exceptions, Integer,
// Math). Class headers and member signatures are resolved when the class is
// first needed, bodies and specifications when World.Resolve asks for them.
//
//	w, diags := types.NewWorld(files, types.Config{})
//	ms, err  := w.FindMethods("List.insert(int)")
//	diags     = w.Resolve(ms[0])
//	t        := w.Info.Types[expr]
//
// A construct that Java or JML has and inspect cannot type yet gives a
// diagnostic with the code source.Unsupported; everything else that is wrong is
// an error of the user with a code of its own (codes.go).
package types
