// Package verify is the table of stages: it runs, times, dumps and checks them,
// and is the only package that knows them all.
//
//	doc := verify.Run(ctx, verify.Config{
//		Paths:    []string{"List.java"},
//		Methods:  []string{"List.insert(int)"},
//		Attempts: []verify.Attempt{{Encoding: encode.Options{…}, Backend: z3}},
//	})
//	doc.WriteText(os.Stdout, report.TextOptions{})
//	os.Exit(doc.Exit())
//
// A user's mistake becomes a diagnostic of the document, a backend's an error of
// the method's result, and our own (a panic of any stage) a result "error" that
// names stage and method: Run itself does not fail.
package verify
