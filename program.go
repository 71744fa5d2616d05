package inspect

import (
	"context"

	"inspect/java/types"
	"inspect/verify"
)

// Program gives the classes that Check would read, to write code for them, with what is to be said of the input;
// end is called when they are not used any more. The world is nil where nothing can be checked. Errors are as for
// Check.
func Program(ctx context.Context, o Options) (w *types.World, ds []Diagnostic, end func(), err error) {
	c, err := o.input()
	if err != nil {
		return nil, nil, func() {}, err
	}
	w, ds, end = verify.World(ctx, c)
	return w, ds, end, ctx.Err()
}
