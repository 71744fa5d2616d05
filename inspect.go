// Package inspect finds bugs in Java methods, or shows that within bounds there are none. It is
// what the command of the same name does, as a library.
//
//	report, err := inspect.Check(ctx, inspect.Options{Paths: []string{"List.java"}})
//	for _, r := range report.Results {
//		fmt.Println(r.Name(), r.Verdict)
//	}
//
// Options say what is checked, and within which bounds; what they leave out is as on a command
// line without flags. A Report is plain data, in the shape of the document of --format json, which
// docs/schema.json describes. Results can be had one by one, as they come (Options.OnResult), and
// a run ends with its context.
//
// What is wrong with the input is no error: it is a Diagnostic of the report, or a verdict. An error
// says that the options make no sense, or that a solver is not there that they name, in the words of
// the flags. Runs share nothing, and any number may go on at a time.
package inspect

import (
	"context"

	"inspect/verify"
)

// Version of the program and the library.
const Version = verify.Version

// Check checks what the options ask for.
//
// It gives no report where the options make no sense: the error says why, and nothing was
// checked. When ctx ends, Check returns within a second, with its error and with a report of what
// was decided by then. Methods under way are inconclusive in it, with the reason interrupted, and
// Report.NotChecked counts those not begun.
func Check(ctx context.Context, o Options) (*Report, error) {
	c, err := o.config(ctx)
	if err != nil {
		return nil, err
	}
	return verify.Run(ctx, c), ctx.Err()
}

// List gives the methods that Check would check, with what their contracts have. Of the options
// those count that say what is read and which methods are meant. Errors are as for Check.
func List(ctx context.Context, o Options) (*Listing, error) {
	c, err := o.input()
	if err != nil {
		return nil, err
	}
	return verify.ListMethods(ctx, c), ctx.Err()
}

// ListUnsupported is List with the first thing that stands in the way of each method, found
// without a solver.
func ListUnsupported(ctx context.Context, o Options) (*Listing, error) {
	c, err := o.input()
	if err != nil {
		return nil, err
	}
	return verify.ListUnsupported(ctx, c), ctx.Err()
}

// Compare asks several encodings and backends, one after the other, about every method. Columns
// name them as ENCODING/BACKEND; none are those that are there. Scripts of a disagreement are
// written to the folder. Errors are as for Check.
func Compare(ctx context.Context, o Options, columns []string, folder string) (*Comparison, error) {
	c, err := o.compared(columns)
	if err != nil {
		return nil, err
	}
	return verify.Compare(ctx, c, folder), ctx.Err()
}
