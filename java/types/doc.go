// Package types gives every name, expression and clause that a checked method
// reaches its meaning: types, fields, methods by overload resolution,
// constants, the class hierarchy and contracts. Results are side tables keyed
// by node (Info); nothing that is not reached is resolved.
//
// A World holds one closed program: the files given and the small library that
// comes with inspect (Object, Throwable and the unchecked exceptions, Integer,
// Math). The members of the user's classes are declared at once, those of
// library classes and of classes on the source path when they are needed; what
// is wrong in a declaration is reported by those who use it. Bodies and
// specifications are resolved when asked for:
//
//	w, diags := types.NewWorld(files, types.Config{Parse: …})
//	ms, diag := w.FindMethods("List.insert(int)")
//	diags     = w.Resolve(ms[0])        // signature, body, contract
//	diags     = w.ResolveClassSpecs(c)  // invariants and the like
//	reached  := w.Reachable(ms[0], nil) // all that it leads to, resolved
//	w.Load(ms[0])                       // all that a check of it can touch
//	w.Freeze()                          // from now on nothing changes (freeze.go)
//	t        := w.Info.Types[expr]
//
// For the method
//
//	int get(short i) { return a[i] + 1; }
//
// Fprint shows the tables as
//
//	method List.get(short) : int
//	  param i : short
//	  1:49 a[i] + 1 : int
//	  1:49 a[i] : int
//	  1:49 a : int[], field List.a
//	  1:51 i : short -> int, param i
//	  1:56 1 : int = 1
//
// and Check panics when they break what they promise.
//
// The tables hold erased types: those that values have at run time. Beside them
// stand the full types, with type arguments and type variables, by which names and
// overloads are resolved and type arguments inferred (JLS 15.12, 18): Full and
// VarTypes. Where a value has a wider type at run time than its full type says,
// Checked holds the cast that Java inserts. Inferred, Lambdas, MethodRefs and
// ForEachs hold what else the translation of generic code needs. Bridge methods
// (bridge.go) and the classes of lambdas and method references (function.go) are made
// here, so that the hierarchy is whole when the world is frozen.
//
// A construct that Java or JML has and inspect cannot type yet gives a
// diagnostic with the code source.Unsupported; everything else that is wrong is
// an error of the user with a code of its own (codes.go).
package types
