package verify

import (
	"context"

	"inspect/java/types"
	"inspect/report"
)

// World gives the classes of the program that Run would check, to whoever writes code for it, what is to be said of
// the input, and what ends the use of the classes; the world is nil after an error that is not of single files.
func World(ctx context.Context, c Config) (w *types.World, ds []report.Diagnostic, end func()) {
	none := func(_ *run, _ context.Context, methods []*types.Method) []*types.Method { return methods }
	r, _, diags := open(ctx, &c, none)
	for _, d := range diags {
		ds = append(ds, report.NewDiagnostic(d))
	}
	if r != nil {
		w = r.world
	}
	return w, ds, func() { r.close() }
}
