package verify

import (
	"errors"
	"fmt"
	"slices"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/reproduce"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// initial is the cfg.Options.Initial of a check: what a static field holds once its class
// is initialised, or why that is not known.
func (c *method) initial(f *types.Field) (heap.ConstantValue, *source.Diagnostic) {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	b := c.run.config.Bounds.WithDefaults()
	if b.Bits > 32 {
		return heap.ConstantValue{}, source.NotSupported(f.Span, "beyond 32 bits, the static final field "+f.QName(), "use --bits 32 or less")
	}
	v, err := c.initialised(c.config.Statics, c.level != nil).Initial(f)
	if err == nil {
		if err = refusedValue(c, v); err == nil {
			return v, nil
		}
		v = heap.ConstantValue{}
	}
	if d := needsBits(err, f.QName()); d != nil {
		return v, d
	}
	kind := "static final field"
	if !f.Final {
		kind = "static field"
	}
	what := fmt.Sprintf("the value that initialisation gives the %s %s (%s)", kind, f.QName(), obstacle(err))
	return v, source.NotSupported(f.Span, what, "give it an initialiser that depends on nothing but its class, or leave it out of what is checked")
}

// initialUnknown is the cfg.Options.InitialUnknown of a check. With --statics initialized
// nothing else is unknown than what is made alone: of other initialisers that come to an unknown call, what
// they change would be, too.
func (c *method) initialUnknown() func(*types.Field) bool {
	initialized := c.config.Statics == cfg.StaticsInitialized
	if c.unknownCalls() == "" || initialized && c.unknownCalls() != cfg.UnknownPlain {
		return nil
	}
	return func(f *types.Field) bool {
		if initialized && !f.IsCreatedAlone(c.world) {
			return false
		}
		c.initialising.Lock()
		defer c.initialising.Unlock()
		if c.run.config.Bounds.WithDefaults().Bits > 32 {
			return false
		}
		_, err := c.initialised(c.config.Statics, c.level != nil).Initial(f)
		return errors.As(err, new(*replay.NoBody)) || c.unknownCalls() == cfg.UnknownPlain && isAnyValue(err)
	}
}

// refusedValue is why a value of class initialisation is none for the check: it leads to an enum constant
// whose constructor is not followed, where that is not taken for anything. nil: it is one.
func refusedValue(c *method, v heap.ConstantValue) error {
	var reached heap.Reached
	reached.Add(v)
	for _, k := range reached.List {
		if k.Arbitrary != nil && c.unknownCalls() != cfg.UnknownPlain {
			return k.Arbitrary
		}
	}
	return nil
}

// notFollowed is why it is not known what the initialiser of a static final field gives; nil: it comes
// to a call without a body.
func notFollowed(c *method, f *types.Field) error {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	if _, err := c.initialised(c.config.Statics, c.level != nil).Initial(f); isAnyValue(err) {
		return err
	}
	return nil
}

// isAnyValue reports whether a field of which the value after initialisation is not known, for
// a reason that is no call without a body, may have any: its initialiser is not known to fail, and fits
// the width of int.
func isAnyValue(err error) bool {
	return err != nil && !errors.As(err, new(*replay.NoBody)) && !errors.As(err, new(*replay.BitsError)) && !replay.IsEnd(err)
}

// initialTypes is the types.Config.Initial of a run: it executes initialisers while the
// world is open, at all widths at which their values are asked for later.
func (r *run) initialTypes(f *types.Field) (ts []types.Type) {
	bits := r.config.Bounds.WithDefaults().Bits
	if bits > 32 {
		return nil
	}
	all := []*replay.Initials{r.initialised(r.config.Statics, false)}
	if bits != reproduce.Width {
		if r.wide == nil {
			r.wide = r.atWidth(r.config.Statics, false, reproduce.Width)
		}
		all = append(all, r.wide)
	}
	var reached heap.Reached
	for _, s := range all {
		if v, err := s.Initial(f); err == nil { // else who needs the value is told
			reached.Add(v)
		}
	}
	for _, c := range reached.List {
		if !slices.Contains(ts, c.Type) {
			ts = append(ts, c.Type)
		}
	}
	return ts
}

// initialReads is the types.Config.Reads of a run.
func (r *run) initialReads(f *types.Field) bool {
	_, err := r.initialised(r.config.Statics, false).Initial(f)
	return errors.As(err, new(*replay.Outside)) && r.world.ReadsAlone(f)
}

// needsBits is the diagnostic of an initialiser that ends at a constant which does not
// fit the width of int; nil for other errors.
func needsBits(err error, of string) *source.Diagnostic {
	var narrow *replay.BitsError
	if !errors.As(err, &narrow) {
		return nil
	}
	d := source.Errorf(cfg.NeedsBits, narrow.Span, "the initialiser of %s needs --bits %d", of, narrow.Need)
	d.Remedy = fmt.Sprintf("check with --bits %d or more", narrow.Need)
	return d
}

// obstacle says why something cannot be initialised, with its place.
func obstacle(err error) string {
	var construct *source.Diagnostic
	if errors.As(err, &construct) {
		return fmt.Sprintf("at %s %s", construct.Span, construct.Message)
	}
	return err.Error()
}

// initialise is the cfg.Options.Initialise of a check.
func (c *method) initialise(of *types.Class, at source.Span) *source.Diagnostic {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	err := c.initialised(c.config.Statics, c.level != nil).Class(of)
	if err == nil {
		return nil
	}
	if d := needsBits(err, of.SimpleName()); d != nil {
		return d
	}
	return source.NotSupported(at, "what initialisation leaves in "+of.SimpleName(), "use --statics havoc: "+obstacle(err))
}

// fails is the cfg.Options.Fails of a check.
func (c *method) fails(of *types.Class) string {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	if c.run.config.Bounds.WithDefaults().Bits > 32 {
		return ""
	}
	return replay.Ends(c.initialised(c.config.Statics, c.level != nil).Class(of))
}

// breaks is the cfg.Options.Breaks of a check.
func (c *method) breaks(enum *types.Class) bool {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	return c.run.config.Bounds.WithDefaults().Bits <= 32 && c.initialised(c.config.Statics, c.level != nil).Breaks(enum)
}

// literal is the cfg.Options.Literal of a check.
func (c *method) literal(text string) *heap.Constant {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	return c.initialised(c.config.Statics, c.level != nil).Literal(text)
}

// classObject is the cfg.Options.Class of a check.
func (c *method) classObject(k *types.Class, of types.Type) *heap.Constant {
	c.initialising.Lock()
	defer c.initialising.Unlock()
	return c.initialised(c.config.Statics, c.level != nil).ClassObject(k, of)
}

// meaning is what initialisers leave before a call: --statics, and whether the call is one of a
// sequence, whose arguments are made after them.
type meaning struct {
	statics  string
	sequence bool
}

// initialised executes the initialisers at the width of the run, once for each meaning.
func (r *run) initialised(statics string, sequence bool) *replay.Initials {
	if r.initials == nil {
		r.initials = map[meaning]*replay.Initials{}
	}
	at := meaning{statics, sequence}
	if r.initials[at] == nil {
		r.initials[at] = r.atWidth(statics, sequence, min(32, r.config.Bounds.WithDefaults().Bits))
	}
	return r.initials[at]
}

// atWidth prepares the execution of initialisers at a width of int.
func (r *run) atWidth(statics string, sequence bool, bits int) *replay.Initials {
	s := replay.NewInitials(r.world, bits)
	switch {
	case sequence:
		s.Unshared(r.writer().IsGiven)
	case statics == cfg.StaticsInitialized:
		s.Untouched()
	}
	return s
}

// differs finds a static field that class initialisation fixes, and that in a pre-state
// holds something else than at Java's widths; nil when there is none.
func (c *method) differs(pre *heap.State, bits int) *types.Field {
	if bits == reproduce.Width {
		return nil
	}
	var wide *replay.Initials
	for _, f := range pre.Statics {
		stored := heap.ConstantValue{Int: f.Value.Int}
		if f.Value.Ref != nil {
			stored.Ref = f.Value.Ref.Constant
		}
		if !f.Fixed {
			continue
		}
		if wide == nil {
			wide = c.atWidth(c.config.Statics, c.level != nil, reproduce.Width)
		}
		v, err := wide.Initial(f.Field)
		if err != nil || !v.Same(stored) {
			return f.Field
		}
	}
	return nil
}
