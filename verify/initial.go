package verify

import (
	"errors"
	"fmt"

	"inspect/cfg"
	"inspect/replay"
	"inspect/reproduce"
	"inspect/source"
	"inspect/types"
	"inspect/witness/heap"
)

// initial is the cfg.Options.Initial of a run: what a static final field holds
// once its class is initialised, or why that is not known.
func (r *run) initial(f *types.Field) (heap.ConstantValue, *source.Diagnostic) {
	r.initialising.Lock()
	defer r.initialising.Unlock()
	b := r.config.Bounds.WithDefaults()
	if b.Bits > 32 {
		return heap.ConstantValue{}, source.NotSupported(f.Span, "beyond 32 bits, the static final field "+f.QName(), "use --bits 32 or less")
	}
	v, err := r.initialised().Initial(f)
	if err == nil {
		return v, nil
	}
	var narrow *replay.BitsError
	if errors.As(err, &narrow) {
		d := source.Errorf(cfg.NeedsBits, narrow.Span, "the initialiser of %s needs --bits %d", f.QName(), narrow.Need)
		d.Remedy = fmt.Sprintf("check with --bits %d or more", narrow.Need)
		return v, d
	}
	var construct *source.Diagnostic
	why := err.Error()
	if errors.As(err, &construct) {
		why = fmt.Sprintf("at %s %s", construct.Span, construct.Message)
	}
	what := fmt.Sprintf("the value that initialisation gives the static final field %s (%s)", f.QName(), why)
	return v, source.NotSupported(f.Span, what, "give it an initialiser that depends on nothing but its class, or leave it out of what is checked")
}

// literal is the cfg.Options.Literal of a run.
func (r *run) literal(text string) *heap.Constant {
	r.initialising.Lock()
	defer r.initialising.Unlock()
	return r.initialised().Literal(text)
}

// initialised executes the initialisers at the width of the run.
func (r *run) initialised() *replay.Initials {
	if r.initials == nil {
		r.initials = replay.NewInitials(r.world, min(32, r.config.Bounds.WithDefaults().Bits))
	}
	return r.initials
}

// differs finds a static final field of a pre-state that holds something else at
// Java's widths than at those of the check, nil when there is none.
func (r *run) differs(pre *heap.State, bits int) *types.Field {
	if bits == reproduce.Width {
		return nil
	}
	var wide *replay.Initials
	for _, f := range pre.Statics {
		if o := f.Value.Ref; o == nil || o.Constant == nil || !f.Field.Final {
			continue
		}
		if wide == nil {
			wide = replay.NewInitials(r.world, reproduce.Width)
		}
		v, err := wide.Initial(f.Field)
		if err != nil || !v.Same(heap.ConstantValue{Ref: f.Value.Ref.Constant}) {
			return f.Field
		}
	}
	return nil
}
