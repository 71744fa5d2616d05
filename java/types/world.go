package types

import (
	"slices"
	"strings"
	"sync"

	"inspect/java/ast"
	"inspect/java/library"
	"inspect/java/source"
)

// Config of a World. The zero value works.
type Config struct {
	// Stop reports whether loading is to end, when much is left of it; nil: never.
	Stop func() bool
	// NullableByDefault makes references nullable unless declared non_null.
	NullableByDefault bool
	// Nullness says by which rules null is judged: jml, plain, or as each file
	// has JML or has none (auto, or empty).
	Nullness string
	// NoNullElements: collections of the library hold no null before the call.
	NoNullElements bool
	// AnyOrder: sorted collections of the library that exist before the call are in any
	// order, not in the natural one alone.
	AnyOrder bool
	// Implementations are the classes, by their names, that values from before the call of
	// a type, by its name, are of; of others: see Ranges.
	Implementations map[string][]string
	// SpecMath is the arithmetic of specifications that choose none: java (or empty),
	// safe or bigint.
	SpecMath string
	// SafeCode: code that chooses no arithmetic is to have no overflow.
	SafeCode bool
	// Parse parses a library source; nil: there is no library.
	Parse func(name, text string) (*ast.File, error)
	// Broken are files that cannot be used. What depends on their classes is refused.
	Broken []Broken
	// Providers are asked in this order for classes that are neither given nor embedded.
	Providers []Provider
	// Specify, unless nil, gives a file found, or one of the library, the specifications
	// that it has in another file, or the file itself where there is none. Foreign files
	// were not written with specifications in mind.
	Specify func(f *ast.File, external bool) *ast.File
	// PlatformFirst: classes of java.util are the JDK's own where a provider has them, not
	// those of the library.
	PlatformFirst bool
	// UnknownCalls: a class known by its class file is a stub, whose methods without
	// contracts are called all the same.
	UnknownCalls bool
	// ByContract: calls of methods without a contract count by one that they have by default.
	ByContract bool
	// NoBodies, unless empty, says how to get the sources of the JDK.
	NoBodies string
	// NoPlatform, unless empty, says why the classes of the JDK are not to be had, and
	// what to do about it.
	NoPlatform string
	// Contradicted, unless nil, says of a method of the library what the JDK at hand has in
	// its place, "" where it has that method. Only what the program names is asked about.
	Contradicted func(m *Method) string
	// Initial, unless nil, executes what gives a static field of code that Load meets its
	// value, and gives the types of the objects that the value leads to. What that executes
	// is loaded on the way; of other initialisers of the JDK's classes nothing is.
	Initial func(f *Field) []Type
	// Reads, unless nil, reports whether the value of such a field comes from outside the
	// program.
	Reads func(f *Field) bool
}

// Broken is a file with errors: what can be told of its classes, which have no
// members, and the first error.
type Broken struct {
	Outline *ast.File
	Cause   *source.Diagnostic
}

// World is one closed program.
type World struct {
	Info *Info

	config         Config
	classes        []*Class            // in order of declaration, library included
	byName         map[string]*Class   // by qualified name
	simple         map[string][]*Class // by the last parts of their names
	arrays         map[Type]*Array
	missing        map[string]*source.Diagnostic // qualified names without a class; nil: plainly absent
	packages       map[string]bool               // packages and their prefixes that have classes
	headers        map[*Class]*header
	facts          *fieldFacts
	declaring      map[string]int      // how many classes have methods of a name
	linked         int                 // how many of classes have their supertypes
	subtypes       map[*Class][]*Class // those that name a class as a supertype, in no order
	byDecl         map[*ast.ClassDecl]*Class
	imports        map[any]*imports // by *ast.File, *ast.SpecFile
	members        map[Object]*memberState
	units          map[any]*unit // by *Method (body), *Contract, *Class (specs), fieldInit
	consts         map[*Var]*Const
	clauses        map[*Clause]*unit
	inScope        map[*Clause]*caseScope
	sequences      map[Type]*Sequence
	storedSeqs     map[Type]*Array
	ghosts         map[Type]*Array // see ghostArray
	setting        map[*ast.File]map[string]bool
	seqs           map[*Method]SeqParts
	folding        map[*Field]progress
	nulls          map[*ast.File]map[string]bool // methods of plain files whose results may be null
	marked         map[string]bool               // packages of which an annotation says that nothing is null by default
	unfolded       []*Field                      // fields whose constants are not computed yet
	open           int                           // Header calls under way
	unknown        map[*Class]*source.Diagnostic // what a file with errors keeps from being known
	broken         bool                          // some class cannot be used
	nowhere        map[string]bool               // packages with classes that are found nowhere
	unnamed        []*Class                      // those with declarations that cannot be read, and of which the name is not known
	bridges        sync.Map                      // bridge methods, by bridgeKey; those of calls that are not loaded come later
	inCode         map[ast.Node][]*Class         // the classes in the code of a member, by that member
	captured       map[ast.Node]progress         // of those members
	presets        map[*Method][]Preset
	byBody         map[*ast.ClassBody]*Class // anonymous classes
	functionOf     map[ast.Expr]*Class       // those of lambdas and method references
	anyOf          map[*Class]anyOfProgram   // by the interface
	opaqueClasses  map[*Class]*Class
	functional     map[*Class]bool // interfaces without implementors whose inputs are any functions
	both           joinedOpaque
	unknownClasses map[*Class]*Class
	implements     map[*Class]bool    // the interfaces of which noteImplemented found classes
	copies         map[*Class]*Method // the constructors of copies
	readers        map[*Field]*Method // see Established
	reaches        []*reachSet        // what \reach follows, which further classes add to
	loading        *closure           // of Load; nil: nothing is loaded yet
	frozen         bool               // see Freeze
	// initialisesAll: see LoadInitialisers.
	initialisesAll bool
	row            *Array             // see Row
	drivers        map[*ast.File]bool // see AddDriver
	frozenArrays   sync.Map           // array types first asked for when frozen
	unwritten      sync.Map           // see KeepsInitial: by *Field
	full           fullTypes
	anyObjects     []*AnyObject
	placed         map[Object]Type              // the places whose contents were asked for, with their full types
	contents       map[Object][]Content         // see FieldContents
	keeping        map[*Class][]Content         // see ClassContents
	generics       map[Object][]Generic         // see Generics
	arguments      map[*Class]map[*Class][]Type // see Says: by the generic class, then by the class that inherits from it
}

// progress of a lazy computation, so that cycles are seen.
type progress uint8

const (
	untouched progress = iota
	running
	done
)

// memberState is what is known about a field, method or variable beside its
// public record.
type memberState struct {
	// generic: the declared type is a type variable, so that a use may mean a
	// narrower type than the erasure.
	generic bool
	// private to the top-level class.
	private bool
	// packaged: only code of its package sees it, and only classes of its package
	// inherit or override it.
	packaged bool
	// pending diagnostics of the declaration, reported when it is used.
	pending []*source.Diagnostic
	// assigned counts the assignments after which a local variable is not
	// effectively final (JLS 4.12.4).
	assigned int
}

// NewWorld declares the classes of the files. The diagnostics are about
// declarations as such (duplicate classes, cyclic inheritance); what is wrong
// inside a member is reported when that member is reached.
func NewWorld(files []*ast.File, c Config) (*World, []*source.Diagnostic) {
	w := emptyWorld(c)
	w.markPackages(files)
	var diags []*source.Diagnostic
	for _, f := range files {
		diags = append(diags, w.declareFile(f, given)...)
	}
	for _, b := range c.Broken {
		w.declareBroken(b)
	}
	for i := 0; i < len(w.classes); i++ {
		w.supers(w.classes[i])
	}
	w.loadAllMentioned()
	for _, c := range w.classes[:len(w.classes):len(w.classes)] {
		if !c.Library && !c.Compiled {
			diags = append(diags, w.wrongIn(c)...)
		}
	}
	w.noteImplemented()
	w.makeOpaqueClasses()
	w.findUnknown()
	return w, diags
}

// wrongIn makes the header of a class of the program, and says what is wrong with it. That
// a class is missing there, or a construct is not understood, is said when the class is
// reached; so is everything of a class that was found or cannot be read.
func (w *World) wrongIn(c *Class) []*source.Diagnostic {
	w.Header(c)
	if c.Found || c.Broken != nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(w.headers[c].diags), func(d *source.Diagnostic) bool {
		return d.Code == UnknownClass || uncertain(w, c.File, d).Code == source.Unsupported
	})
}

// emptyWorld is a world that no file is in yet.
func emptyWorld(c Config) *World {
	w := &World{
		Info:       newInfo(),
		config:     c,
		arguments:  map[*Class]map[*Class][]Type{},
		byName:     map[string]*Class{},
		simple:     map[string][]*Class{},
		arrays:     map[Type]*Array{},
		row:        &Array{Elem: Of(Char), Row: true},
		missing:    map[string]*source.Diagnostic{},
		packages:   map[string]bool{"java": true, "java.lang": true, "java.util": true, "java.util.concurrent": true, "java.util.concurrent.atomic": true, "java.util.function": true, "java.util.stream": true, "java.io": true},
		headers:    map[*Class]*header{},
		subtypes:   map[*Class][]*Class{},
		declaring:  map[string]int{},
		byDecl:     map[*ast.ClassDecl]*Class{},
		imports:    map[any]*imports{},
		members:    map[Object]*memberState{},
		units:      map[any]*unit{},
		placed:     map[Object]Type{},
		contents:   map[Object][]Content{},
		generics:   map[Object][]Generic{},
		keeping:    map[*Class][]Content{},
		consts:     map[*Var]*Const{},
		clauses:    map[*Clause]*unit{},
		inScope:    map[*Clause]*caseScope{},
		sequences:  map[Type]*Sequence{},
		storedSeqs: map[Type]*Array{},
		ghosts:     map[Type]*Array{},
		setting:    map[*ast.File]map[string]bool{},
		folding:    map[*Field]progress{},
		nulls:      map[*ast.File]map[string]bool{},
		marked:     map[string]bool{},
		inCode:     map[ast.Node][]*Class{},
		captured:   map[ast.Node]progress{},
		presets:    map[*Method][]Preset{},
		byBody:     map[*ast.ClassBody]*Class{},
		functionOf: map[ast.Expr]*Class{},
		anyOf:      map[*Class]anyOfProgram{},
		copies:     map[*Class]*Method{},
		drivers:    map[*ast.File]bool{},
	}
	w.facts = &fieldFacts{w, map[*ast.ClassDecl]*writings{}, map[*Class]bool{}}
	return w
}

// newInfo is what is known of no file.
func newInfo() *Info {
	return &Info{
		Types:       map[ast.Expr]Type{},
		Converted:   map[ast.Expr]Type{},
		Consts:      map[ast.Expr]*Const{},
		Uses:        map[ast.Node]Object{},
		Calls:       map[ast.Node]CallInfo{},
		Defs:        map[ast.Node]*Var{},
		Parts:       map[*ast.Pattern]Type{},
		TypeOf:      map[ast.TypeExpr]Type{},
		Targets:     map[ast.Stmt]ast.Node{},
		Implicit:    map[*Method]*Method{},
		ReachFields: map[*ast.Reach][]*Field{},
		Exact:       map[ast.Expr]bool{},
		Operand:     map[ast.Expr]Type{},
		Outer:       map[ast.Expr]int{},
		SetOps:      map[*ast.Call]SetOp{},
		ModelOps:    map[ast.Expr]ModelOp{},
		Captured:    map[*ast.Ident]*Field{},

		Full:       map[ast.Expr]Type{},
		Checked:    map[ast.Expr]Type{},
		Inferred:   map[ast.Node][]Type{},
		Lambdas:    map[*ast.Lambda]*Lambda{},
		MethodRefs: map[*ast.MethodRef]*MethodRef{},
		ForEachs:   map[*ast.ForEach]*ForEach{},
		Named:      map[*ast.JMLCall][]*Method{},
		Refined:    map[*ast.MethodSpec][]*Case{},
		Jumps:      map[*ast.Clause]ast.Node{},
		Choices:    map[*ast.Quantified]*Method{},
		Chooses:    map[*Method]*ast.Quantified{},
		States:     map[ast.Expr]State{},
		Marked:     map[State]bool{},
		Counts:     map[ast.Stmt]*Var{},
		Values:     map[*ast.ForEach]*Var{},
		TurnsOf:    map[*ast.JMLCall]ast.Stmt{},
		ArrayClone: map[*ast.Call]bool{},
		Formats:    map[*ast.Call]*Format{},
		AnyObjects: map[*ast.Call]*AnyObject{},
		Given:      map[*ast.Call]*AnyObject{},
		Handles:    map[*ast.Call]*HandleCall{},
		ClassSides: map[ast.Expr]bool{},
		VarTypes:   map[*Var]Type{},
		Known:      map[*Method][]Known{},
		Typings:    map[*Method][]Typing{},
	}
}

// Classes are the classes of the files given, in order of declaration, nested
// ones included; without those of lambdas and method references.
func (w *World) Classes() []*Class {
	var cs []*Class
	for _, c := range w.classes {
		if !c.Library && !c.Found && !c.Function() && !c.Opaque {
			cs = append(cs, c)
		}
	}
	return cs
}

// Functions are the methods of the lambdas and method references found so far in the
// files given, in order of declaration.
func (w *World) Functions() []*Method {
	var ms []*Method
	for _, c := range w.classes {
		if c.Function() && !c.Library && !c.Found {
			for _, m := range c.Methods {
				if m.Derived == FunctionBody {
					ms = append(ms, m)
				}
			}
		}
	}
	return ms
}

// AllClasses are all classes declared so far, in order of declaration: the
// user's, and those embedded or found that something names.
func (w *World) AllClasses() []*Class {
	return slices.DeleteFunc(slices.Clone(w.classes), func(c *Class) bool { return c.Unknown != nil })
}

// Lookup finds a class by its qualified name, or by a trailing part of it
// (Inner, Outer.Inner) when exactly one of the user's classes has that.
// Qualified names are also looked for in the library and on the source path.
// It gives nil when there is none or more than one.
func (w *World) Lookup(name string) *Class {
	if c := w.byName[name]; c != nil {
		return c
	}
	var found *Class
	for _, c := range w.Classes() {
		if strings.HasSuffix(c.Name, "."+name) {
			if found != nil {
				return nil
			}
			found = c
		}
	}
	if found != nil {
		return found
	}
	if c, _ := w.classNamed(name); c != nil {
		return c
	}
	if library.Has(name) {
		w.change("the class", name) // see runtimeClasses
	}
	return nil
}

// ArrayOf is the canonical type elem[].
func (w *World) ArrayOf(elem Type) *Array {
	a := w.arrays[elem]
	switch {
	case a != nil:
	case w.frozen:
		array, _ := w.frozenArrays.LoadOrStore(elem, &Array{Elem: elem})
		a = array.(*Array)
	default:
		a = &Array{Elem: elem}
		w.arrays[elem] = a
	}
	return a
}

// state is the memberState of a field, method or variable.
func (w *World) state(o Object) *memberState {
	s := w.members[o]
	if s == nil {
		s = &memberState{}
		if !w.frozen {
			w.members[o] = s
		}
	}
	return s
}
