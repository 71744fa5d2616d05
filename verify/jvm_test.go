package verify_test

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/reproduce"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/internal/oracle"
	"inspect/internal/sample"
	"inspect/java/ast"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify"
)

// violation is a check of the shipped inputs that finds a violation.
type violation struct {
	name, path, method string
	bounds             cfg.Bounds
	receiver           bool
	exceptions         types.Exceptions
	statics            string
}

// mutants of testdata/structures and the least numbers of nodes at which their
// mistakes show in a short time. Those that need many nodes (13 and more, or
// seven in a red-black tree) are left to the benchmarks.
var mutants = []struct {
	folder, class, node, method string
	nodes, unwind, recursion    int
}{
	{"SortedList", "SortedList", "SortedNode", "contains", 3, 3, 0},
	{"SortedList", "SortedList", "SortedNode", "insert", 3, 3, 0},
	{"SortedList", "SortedList", "SortedNode", "remove", 3, 3, 0},
	{"CircularDoublyLinkedList", "CircularDoublyLinkedList", "RingNode", "insert", 3, 3, 0},
	{"CircularDoublyLinkedList", "CircularDoublyLinkedList", "RingNode", "remove", 4, 4, 0},
	{"NodeCachingLinkedList", "NodeCachingLinkedList", "CachedNode", "remove", 5, 5, 0},
	{"AvlTree", "AvlTree", "AvlNode", "find", 3, 3, 3},
	{"AvlTree", "AvlTree", "AvlNode", "findMax", 3, 3, 3},
	{"AvlTree", "AvlTree", "AvlNode", "insert(int)", 3, 3, 3},
	{"RedBlackTree", "RedBlackTree", "TreeNode", "find", 3, 3, 0},
	{"RedBlackTree", "RedBlackTree", "TreeNode", "insert", 4, 3, 0},
	{"BinomialHeap", "BinomialHeap", "HeapNode", "findMinimum", 3, 3, 0},
	{"BinomialHeap", "BinomialHeap", "HeapNode", "insert", 3, 3, 0},
	{"BinomialHeap", "BinomialHeap", "HeapNode", "extractMin", 4, 4, 0},
}

// shipped lists every check of testdata that finds a violation: the methods of
// the oracle's tables, the faulty lists, the case study, the mutants. Without
// -sample.all it is a sixth of them, and those that no JVM confirms.
func shipped(t *testing.T) []violation {
	t.Helper()
	testdata := filepath.Join("..", "testdata")
	var out []violation
	for _, dir := range []string{filepath.Join(testdata, "oracle"), filepath.Join("..", "internal", "oracle", "testdata")} {
		cs, err := oracle.Table(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cs {
			if c.Word != "violated" {
				continue
			}
			b := c.Bounds.WithDefaults()
			out = append(out, violation{c.Name(), c.File, c.Method.QName(), b.Bounds, b.InvariantsReceiverOnly, b.Exceptions, b.Statics})
		}
	}
	for _, class := range []string{"SinglyLinkedListBug", "DoublyLinkedListBug"} {
		for _, m := range []string{"contains", "insertBack", "remove"} {
			out = append(out, violation{"lists:" + class + "." + m, filepath.Join(testdata, "lists", class+".java"), class + "." + m, cfg.Bounds{}, false, "", ""})
		}
	}
	for _, s := range studies {
		if s.verdict == report.Violated {
			c := s.config()
			out = append(out, violation{fmt.Sprintf("dijkstra/%s:%s/%d", s.folder, s.method, s.n), c.Paths[0], s.method, c.Bounds, false, "", ""})
		}
	}
	for _, m := range mutants {
		b := cfg.Bounds{PerClass: map[string]int{m.class: 1, m.node: m.nodes}, Unwind: m.unwind, Recursion: m.recursion}
		out = append(out, violation{"structures/mutants/" + m.folder + ":" + m.method, filepath.Join(testdata, "structures", "mutants", m.folder), m.class + "." + m.method, b, true, "", ""})
	}
	return slices.DeleteFunc(out, func(v violation) bool {
		_, listed := notOnJVM[v.name]
		return !listed && !sample.Chosen(v.name, 0, 6)
	})
}

// notOnJVM lists the violations that no JVM confirms, and why.
var notOnJVM = map[string]string{
	"Atomics.java:Atomics.grows(int)":                                       "only at 4 bits: at Java's widths the property holds for this state",
	"Loggers.java:Loggers.supplied()":                                       aChoice,
	"Loggers.java:Loggers.notSupplied()":                                    aChoice,
	"Outside.java:Outside.weak(int)":                                        aChoice,
	"Atomics.java:Atomics.weak(AtomicInteger)":                              aChoice,
	"Atomics.java:Atomics.narrow(AtomicLong)":                               "only at 3 bits: at Java's widths the property holds for this state",
	"Heirs.java:Heirs.Shape.take(Shape)":                                    "SomeShape is not there on the JVM: no class of the program is below Shape",
	"Heirs.java:Heirs.Shape.down()":                                         "SomeShape is not there on the JVM: no class of the program is below Shape",
	"OpaqueObjects.java:OpaqueObjects.classesOfTwo(Object,Object)":          "SomeShapeAndRate is not there on the JVM: no class of the program is below Shape",
	"PureFunctions.java:PureFunctions.base(Base)":                           "SomeBase is not there on the JVM: no class of the program is below Base",
	"OpaqueObjects.java:OpaqueObjects.concrete(Shape)":                      "SomeShape is not there on the JVM: no class of the program is below Shape",
	"OpaqueObjects.java:OpaqueObjects.linked(Shape)":                        "SomeShape is not there on the JVM: no class of the program is below Shape",
	"OpaqueObjects.java:OpaqueObjects.withClass(Rate)":                      "SomeShapeAndRate is not there on the JVM: no class of the program is below Shape",
	"Outers.java:Outers.Shape.Shape()":                                      "the state cannot be built on the JVM: the class Outers$Shape is abstract: its constructor runs only for objects of its subclasses",
	"Outers.java:Outers.Shape.Shape(boolean)":                               "the state cannot be built on the JVM: the class Outers$Shape is abstract: its constructor runs only for objects of its subclasses",
	"Outers.java:Outers.Shape.Shape(byte)":                                  "the state cannot be built on the JVM: the class Outers$Shape is abstract: its constructor runs only for objects of its subclasses",
	"Outers.java:Outers.Shape.Shape(Dot)":                                   "the state cannot be built on the JVM: the class Outers$Shape is abstract: its constructor runs only for objects of its subclasses",
	"Outers.java:Outers.Around.Around()":                                    "the state cannot be built on the JVM: the class Outers$Around is abstract: its constructor runs only for objects of its subclasses",
	"Outers.java:Outers.Early.Early()":                                      "the state cannot be built on the JVM: the class Outers$Early is abstract: its constructor runs only for objects of its subclasses",
	"GhostSequences.java:GhostSequences.takesNothing()":                     jmlAssert,
	"GhostSequences.java:GhostSequences.takesTooMuch()":                     jmlAssert,
	"GhostSequences.java:GhostSequences.localWrong(int[])":                  jmlAssert,
	"GhostSequences.java:GhostSequences.byContractWrong(int)":               jmlAssert,
	"Exits.java:Exits.noValue(int)":                                         "the call ends the JVM",
	"Functions.java:Functions.inCode(int)":                                  jmlAssert,
	"Functions.java:Functions.writes(int)":                                  jmlAssert,
	"Exact.java:Exact.next(int)":                                            noOverflow,
	"Exact.java:Exact.less(boolean,int)":                                    noOverflow,
	"Exact.java:Safe.mean(int,int)":                                         noOverflow,
	"Exact.java:Exact.mean(int,int)":                                        jmlAssert,
	"GhostExact.java:GhostExact.wraps()":                                    "only at 2 bits: at Java's widths the property holds for this state",
	"GhostExact.java:Ledger.putsTooMuch()":                                  "only at 2 bits: at Java's widths the property holds for this state",
	"NotModifiedFields.java:Fields.inABody()":                               jmlAssert,
	"GhostExact.java:GhostExact.undefined(int)":                             jmlAssert,
	"GhostArrays.java:GhostArrays.outside(int)":                             jmlAssert,
	"GhostArrays.java:GhostArrays.outsideOfNone(GhostArrays)":               jmlAssert,
	"GhostArrays.java:GhostArrays.ofUndefined(int)":                         jmlAssert,
	"GhostArrays.java:GhostArrays.localWrong(int)":                          jmlAssert,
	"GhostArrays.java:GhostArrays.negative(int)":                            jmlAssert,
	"GhostArrays.java:GhostArrays.listsUndefined(int)":                      jmlAssert,
	"Readings.java:Readings.seeded(int)":                                    "on the JVM, a seed decides what Random.nextInt() gives",
	"Constructions.java:Constructions.changed(Sign)":                        "the state cannot be built on the JVM: the constructor of the record Constructions$Sign throws java.lang.IllegalArgumentException",
	"Constructions.java:Constructions.moving(Small)":                        "the state cannot be built on the JVM: the constructor of the record Constructions$Small throws java.lang.IllegalArgumentException",
	"Constructions.java:Constructions.swapped(Swapped)":                     "the state cannot be built on the JVM: the constructor of the record Constructions$Swapped throws java.lang.IllegalArgumentException",
	"KnownStates.java:KnownStates.wraps(int)":                               wrapsAround,
	"IntOperators.java:IntOperators.addWrapsAround(int,int)":                wrapsAround,
	"IntOperators.java:IntOperators.compareBySubtraction(int,int)":          wrapsAround,
	"IntOperators.java:IntOperators.multiplyToZero(int,int)":                wrapsAround,
	"ExtendedLists.java:ExtendedLists.changed(Pair)":                        "the state cannot be built on the JVM: Pair#1.modCount cannot be set: it is closed by its module",
	"IntOperators.java:IntOperators.negateLeast(int)":                       wrapsAround,
	"IntOperators.java:IntOperators.lessIsNotSuccessorLessOrEqual(int,int)": wrapsAround,
	"Exact.java:Exact.addOfTwo(int,int)":                                    wrapsAround,
	"Exact.java:Exact.absOfLeast(int)":                                      wrapsAround,
	"Exact.java:Exact.productOfTwo(int,int)":                                wrapsAround,
	"Inheritance.java:Counter.inc()":                                        wrapsAround,
	"Faults.java:Faults.assertWithEffect(int)":                              wrapsAround,
	"Floating.java:Floating.compoundSaturates(int)":                         wrapsAround,
	"Exact.java:Exact.wrapsInJava(int)":                                     wrapsAround,
	"Exact.java:Safe.negation(int)":                                         wrapsAround,
	"Exact.java:Safe.total(int[])":                                          wrapsAround,
	"Spellings.java:Spellings.countsPast()":                                 "a loop invariant is a comment to the JVM",
	"Spellings.java:Spellings.countsUp()":                                   "a loop's measure is a comment to the JVM",
	"Spellings.java:Spellings.labelsBroken(int)":                            wrapsAround,
	"Spellings.java:Spellings.exactBroken(int)":                             wrapsAround,
	"Spellings.java:Spellings.safeBroken(int)":                              wrapsAround,
	"Types.java:Types.hole()":                                               jmlAssert,
	"Spellings.java:Spellings.once(int)":                                    jmlAssert,
	"Lambdas.java:Lambdas.wraps(int)":                                       wrapsAround,
	"Models.java:Models.incrementWraps()":                                   wrapsAround,
	"VarHandles.java:VarHandles.added(Cell)":                                wrapsAround,
	"VarHandles.java:VarHandles.updatedUp(Cell)":                            wrapsAround,
	"VarHandles.java:VarHandles.weakFails(Cell)":                            aChoice,
	"VarHandles.java:VarHandles.updatedWeak(Cell)":                          aChoice,

	"Quantifiers.java:Quantifiers.orderOfQuantifiersMatters()": allIntegers,
	"Quantifiers.java:Quantifiers.noSuchInt()":                 allIntegers,
	"Specs.java:Specs.wraps()":                                 allIntegers,
	"NotModified.java:NotModified.sign(int)":                   jmlAssert,
	"NotModified.java:NotModified.becomesNoNumber(int)":        jmlAssert,
	"SpecVariables.java:SpecVariables.notEach(int)":            allIntegers,
	"SpecVariables.java:SpecVariables.thrownChanged()":         allIntegers,
	"SpecVariables.java:SpecVariables.nestedWrong(int)":        allIntegers,

	"Undefined.java:Undefined.undefinedAssert(Undefined)":                                     jmlAssert,
	"Specs.java:Specs.assertionFails(int)":                                                    jmlAssert,
	"Classes.java:Classes.hashesNot(A,B)":                                                     hashCodes,
	"Objects.java:Objects.hashesAgree(Plain,Plain)":                                           hashCodes,
	"Ghosts.java:Ghosts.undefined(Ghosts)":                                                    jmlAssert,
	"GhostInitial.java:GhostInitial.Undefined.Undefined()":                                    jmlAssert,
	"Specs.java:Specs.calleeLooksBackWrong()":                                                 jmlAssert,
	"Reachability.java:RightHolder.receiversOfTwoClasses(LeftHolder,RightHolder,RightHolder)": jmlAssert,

	"Specs.java:Specs.loopInvariantFails(int)":                      aLoopInvariant,
	"States.java:States.loopWordsWrong(int)":                        aLoopInvariant,
	"States.java:States.beforeNotEntry()":                           jmlAssert,
	"States.java:States.localVariableThen(int)":                     jmlAssert,
	"States.java:States.lastTurn(int)":                              jmlAssert,
	"States.java:States.loopBodyBeginWrong(int)":                    jmlAssert,
	"States.java:States.notMadeYet(Node)":                           jmlAssert,
	"States.java:States.recursiveWrong(int)":                        jmlAssert,
	"States.java:States.finallyAfterWrong(boolean)":                 jmlAssert,
	"States.java:States.staticFieldWrong()":                         jmlAssert,
	"States.java:States.States(boolean)":                            jmlAssert,
	"Halts.java:Halts.checksBefore(boolean)":                        jmlAssert,
	"Halts.java:Halts.inCalleeNotFor(int)":                          jmlAssert,
	"LoopSpecs.java:LoopSpecs.notKept(int)":                         aLoopInvariant,
	"LoopSpecs.java:LoopSpecs.grows(int)":                           aMeasure,
	"Specs.java:Specs.doesNotDecrease(int)":                         aMeasure,
	"Specs.java:Specs.decreasesBelowZero(int)":                      aMeasure,
	"Orders.java:Orders.nothingIsGreater(int)":                      "not decided beyond 5 bits" + tooMany,
	"Quantifiers.java:Quantifiers.guardOfADisjunction(int,boolean)": "not decided beyond 6 bits" + tooMany,

	"Assumptions.java:Second.doesNotFollow(int)":              jmlAssert,
	"Ghosts.java:Ghosts.localWrong(int)":                      jmlAssert,
	"Ghosts.java:Ghosts.changedUndefined(int)":                jmlAssert,
	"Ghosts.java:Ghosts.undefinedTarget(Ghosts)":              jmlAssert,
	"Ghosts.java:Ghosts.narrow(int,int)":                      jmlAssert,
	"LoopSpecs.java:LoopSpecs.wrongBefore(int)":               aLoopInvariant,
	"Measures.java:Measures.stays(int)":                       aMeasure,
	"Measures.java:Measures.negative(int)":                    aMeasure,
	"Measures.java:Measures.parameterChangesBack(int)":        aMeasure,
	"Measures.java:Measures.otherObject(Measures)":            aMeasure,
	"Measures.java:Measures.through(int)":                     aMeasure,
	"Measures.java:Measures.pairsTurned(int,int)":             aMeasure,
	"Measures.java:Measures.firstIsNegative(int,int)":         aMeasure,
	"Measures.java:Measures.pairsStay(int,int)":               aMeasure,
	"Measures.java:Measures.underConditionStays(int,boolean)": aMeasure,
	"Measures.java:Measures.conditionBetween(int,boolean)":    aMeasure,
	"Measures.java:Measures.loopOfPairsTurned(int,int)":       aMeasure,
	"Measures.java:Measures.loopSecondNegative(int)":          aMeasure,
	"Exact.java:Exact.negativeMeasure(int)":                   aMeasure,
	"Exact.java:Exact.sum(int,int)":                           wrapsAround,
	"Exact.java:Exact.middleWraps(int,int)":                   wrapsAround,
	"Exact.java:Exact.negateLeast(int)":                       wrapsAround,
	"Exact.java:Exact.divideLeast(int,int)":                   wrapsAround,
	"Exact.java:Exact.totalWraps(int[])":                      wrapsAround,
	"Exact.java:Exact.distanceWraps(int,int)":                 wrapsAround,
	"Exact.java:Exact.argument(int)":                          wrapsAround,
	"Exact.java:Safe.sum(int,int)":                            wrapsAround,
	"Exact.java:Safe.cast(long)":                              wrapsAround,
	"Exact.java:Safe.plain(int)":                              wrapsAround,
	"Constructs.java:Constructs.localRecord(int)":             "only at 5 bits: at Java's widths the property holds for this state",
	"Messages.java:Messages.overflowWrong(int)":               "only at 8 bits: at Java's widths the property holds for this state",
	"Messages.java:Messages.causeBefore(Coded)":               "cause of the exception Coded#1 cannot be set from outside",

	"EnumConstructors.java:EnumConstructors.Level.Level(int)": "nobody may call the constructor of the enum EnumConstructors.Level",
	"Faults.java:Faults.assertFailsWhateverItSays(int)":       "the AssertionError is caught on its way and does not leave the method: a normal return instead of java.lang.AssertionError",

	"Overflows.java:Overflows.sum(int,int)":         noOverflow,
	"Overflows.java:Overflows.negated(int)":         noOverflow,
	"Overflows.java:Overflows.quotient(int,int)":    noOverflow,
	"Overflows.java:Overflows.incremented()":        noOverflow,
	"Overflows.java:Overflows.narrow(int)":          noOverflow,
	"Overflows.java:Overflows.wide(long)":           noOverflow,
	"Overflows.java:Overflows.notCaught(int)":       noOverflow,
	"Overflows.java:Overflows.inAnInitialiser(int)": noOverflow,
	"Relational.java:Relational.assertedWrong()":    jmlAssert,

	"Comprehensions.java:Comprehensions.allNumbersBelow(int)":  allIntegers,
	"Comprehensions.java:Comprehensions.undefinedBelow(int[])": allIntegers,

	"Relational.java:Equal.wrapped()":           wrapsAround,
	"Access.java:Access.peekWrong()":            aReadable,
	"Access.java:Access.peekGuardedWrong()":     aReadable,
	"Access.java:Access.putWrong(int)":          aWritable,
	"Access.java:Access.addReadsAsWell(int)":    aReadable,
	"Access.java:Access.ofAnotherWrong(Access)": aReadable,
	"Access.java:Access.inOrderWrong()":         aReadable,
	"Access.java:Access.codeDoesNot(int)":       aReadable,
	"Access.java:Access.staticFieldWrong()":     aWritable,
	"Access.java:Access.staticRead()":           aReadable,
	"Access.java:Access.noException(int)":       aWritable,
	"Access.java:Access.Undefined.undefined()":  aReadable,

	"Initialized.java:Initialized.NotEstablished.static()":   "no call is made: what is checked is the initialisation of NotEstablished",
	"Initialized.java:Initialized.NotDefined.static()":       "no call is made: what is checked is the initialisation of NotDefined",
	"Initialized.java:Initialized.NotSet.static()":           "no call is made: what is checked is the initialisation of NotSet",
	"Initialized.java:Initialized.BelowEstablished.static()": "no call is made: what is checked is the initialisation of BelowEstablished",
	"StaticGhosts.java:StaticGhosts.Other.static()":          "no call is made: what is checked is the initialisation of Other",
	"StaticGhosts.java:StaticGhosts.SetOtherwise.static()":   "no call is made: what is checked is the initialisation of SetOtherwise",
	"EnumInvariants.java:EnumInvariants.Below.static()":      "no call is made: what is checked is the initialisation of Below",
	"EnumInvariants.java:EnumInvariants.Empty.static()":      "no call is made: what is checked is the initialisation of Empty",
	"EnumInvariants.java:EnumInvariants.Unset.static()":      "no call is made: what is checked is the initialisation of Unset",
	"EnumInvariants.java:EnumInvariants.Counted.static()":    "no call is made: what is checked is the initialisation of Counted",
	"Initialising.java:Initialising.Below.static()":          "no call is made: what is checked is the initialisation of Below",
	"Initialising.java:Initialising.Chained.static()":        "no call is made: what is checked is the initialisation of Chained",
	"Initialising.java:Initialising.InBody.static()":         "no call is made: what is checked is the initialisation of InBody",
	"Initialising.java:Initialising.Blocks.static()":         "no call is made: what is checked is the initialisation of Blocks",
	"Initialising.java:Initialising.Level.static()":          "no call is made: what is checked is the initialisation of Level",
	"Initialising.java:Initialising.Outside.static()":        "no call is made: what is checked is the initialisation of Outside",
	"Initialising.java:Initialising.Left.static()":           "no call is made: what is checked is the initialisation of Left",
	"Totals.java:Totals.seen()":                              "the JVM and the interpreter disagree: on the JVM the specification is kept (postcondition true, same post-state)", // the object that breaks it was dropped: a program cannot find it again

	"ObjectNumbers.java:ObjectNumbers.newOnesExist(boolean)": "the JVM and the interpreter disagree: on the JVM the specification is kept (postcondition true, same post-state)", // a program cannot find the new object

	"Reachables.java:Reachables.brokenToo(int)": jmlAssert,

	"Counts.java:Counts.eachWrong(int[])":         aLoopInvariant,
	"Counts.java:Counts.eachGrows(int[])":         aMeasure,
	"Counts.java:Counts.eachSecond(int[])":        jmlAssert,
	"Counts.java:Counts.steps(int)":               aLoopInvariant,
	"Counts.java:Counts.innermost(int)":           jmlAssert,
	"Values.java:Values.current(int[])":           jmlAssert,
	"Values.java:Values.isOverwritten(int[])":     aLoopInvariant,
	"Values.java:Values.listDiffers(List)":        jmlAssert,
	"Values.java:Values.objects(Object[])":        jmlAssert,
	"LoopSpecs.java:LoopSpecs.valuesWrong(int[])": aLoopInvariant,

	"Exceptions.java:Exceptions.assertNotCaught(int)": "the AssertionError is caught on its way and does not leave the method: a normal return instead of java.lang.AssertionError",
}

const (
	wrapsAround    = "only at 3 bits: at Java's widths the property holds for this state"
	allIntegers    = "not decided beyond 3 bits" + tooMany
	tooMany        = ": the interpreter cannot execute it at Java's widths: a quantifier ranges over more than 10000000 integers"
	aLoopInvariant = "a loop invariant is a comment to the JVM"
	aMeasure       = "a loop's measure is a comment to the JVM"
	noOverflow     = "the JVM notices no overflow"
	aReadable      = "a readable clause is a comment to the JVM"
	aWritable      = "a writable clause is a comment to the JVM"
	aChoice        = "it rests on a choice that the library leaves open, and the JVM takes that otherwise"
	hashCodes      = "it rests on identity hash codes, and the JVM takes that otherwise"
	jmlAssert      = "a JML assertion is a comment to the JVM"
)

// TestJVM lets one JVM confirm the violations of the shipped inputs.
func TestJVM(t *testing.T) {
	t.Parallel()
	jdk, err := reproduce.Find(context.Background(), os.LookupEnv)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := sat.New("cadical")
	if err != nil {
		t.Fatal(err)
	}
	all := shipped(t)
	type found struct {
		*reproduce.Case
		res *report.Result
	}
	cases := make([]found, len(all))
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	var mu sync.Mutex
	for i, b := range all {
		group.Go(func() error {
			doc := verify.Run(context.Background(), verify.Config{
				Paths: []string{b.path}, Methods: []string{b.method}, Bounds: b.bounds, ReceiverOnly: b.receiver, Exceptions: b.exceptions, Statics: b.statics,
				Calls: "inline", Timeout: 2 * time.Minute, Check: true,
				Attempts:  []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: solver}},
				Reproduce: func(r *report.Result, c *reproduce.Case) { cases[i] = found{c, r} },
			})
			mu.Lock()
			defer mu.Unlock()
			if len(doc.Results) != 1 || doc.Results[0].Verdict != report.Violated || !oracle.Confirmed(doc.Results[0].Counterexample.Status, doc.Results[0].Counterexample.Reason) {
				t.Errorf("%s: not violated and confirmed by the interpreter\n%s", b.name, columns.Text(doc))
			}
			return nil
		})
	}
	group.Wait()
	met := map[string]bool{}
	var jobs []reproduce.Job
	var of []int
	for i, c := range cases {
		if c.Case == nil {
			continue
		}
		p, err := reproduce.New(c.Case, fmt.Sprintf("%s_%d", reproduce.ProgramName(c.Method), i))
		if err != nil && err.Error() == notOnJVM[all[i].name] {
			met[all[i].name] = true
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", all[i].name, err)
			continue
		}
		absent := reproduce.Absent(c.World)
		group := reproduce.Group{Files: append(reproduce.Sources(c.World), slices.Sorted(maps.Keys(absent))...), Texts: absent}
		jobs = append(jobs, reproduce.Job{Program: p, Group: group})
		of = append(of, i)
	}
	kept := map[string]*reproduce.Case{}
	for i, c := range cases {
		if c.Case == nil {
			continue
		}
		for k, o := range others(c.Case) {
			p, err := reproduce.New(o, fmt.Sprintf("Kept_%d_%d", i, k))
			if err != nil && err.Error() == notOnJVM[all[i].name] {
				continue
			}
			if err != nil {
				t.Errorf("%s: %v", all[i].name, err)
				continue
			}
			kept[p.Name] = o
			absent := reproduce.Absent(c.World)
			group := reproduce.Group{Files: append(reproduce.Sources(c.World), slices.Sorted(maps.Keys(absent))...), Texts: absent}
			jobs = append(jobs, reproduce.Job{Program: p, Group: group})
		}
	}
	start := time.Now()
	seen, err := jdk.Run(context.Background(), jobs, reproduce.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	confirmed := 0
	holding := 0
	for k, o := range seen {
		if c := kept[jobs[k].Program.Name]; c != nil {
			switch {
			case o.Line.Clause == "true" && o.Line.SamePost:
				holding++
			case c.Method.Constructor && c.Method.Class.Abstract: // the JVM makes no such object
			case jobs[k].Program.Untranslated == "":
				t.Errorf("%s: the interpreter finds that it keeps %s, the JVM does not: %+v", c.Method.QName(), c.Span, o.Line)
			}
			continue
		}
		name := all[of[k]].name
		why, exempt := notOnJVM[name]
		if cases[of[k]].Kind == string(replay.Frame) {
			why, exempt = "the JVM checks no frame", true
		}
		if strings.HasPrefix(name, "Statement") && cases[of[k]].Kind == string(replay.Assert) {
			why, exempt = jmlAssert, true
		}
		if strings.HasPrefix(name, "NonNullVariables.java:") && cases[of[k]].Kind == string(replay.Assert) {
			why, exempt = jmlAssert, true
		}
		met[name] = true
		switch {
		case o.Status == reproduce.Confirmed && exempt:
			t.Errorf("%s: is listed as not confirmed by a JVM (%s), but it is: %s", name, why, o.Observed)
		case o.Status == reproduce.Confirmed:
			confirmed++
		case !exempt:
			t.Errorf("%s: %s: %s\n  observed %s\n  %+v", name, o.Status, o.Reason, o.Observed, o.Line)
		case o.Reason != why:
			t.Errorf("%s: %s: %s\n  listed is %q", name, o.Status, o.Reason, why)
		}
	}
	for name := range notOnJVM {
		if !met[name] {
			t.Errorf("%s is listed as not confirmed by a JVM, but there is no such counterexample", name)
		}
	}
	if holding < 40 || confirmed < 40 {
		t.Errorf("only %d clauses were found to hold, and %d violations confirmed", holding, confirmed)
	}
	t.Logf("%d clauses that hold; %d of %d confirmed by Java %s in %v", holding, confirmed, len(of), jdk.Version, time.Since(start))
}

// others are the clauses that the interpreter finds kept in the execution of a
// counterexample, as cases of their own: the JVM must find them true.
func others(c *reproduce.Case) []*reproduce.Case {
	o := c.Java
	if o == nil || !o.Allowed || o.CutOff != nil || o.Post == nil {
		return nil
	}
	for _, v := range o.Violations {
		switch v.Kind {
		case replay.Assert, replay.Frame, replay.Decreases, replay.LoopInvariant, replay.Readable, replay.Writable: // the execution stops there
			return nil
		}
	}
	var out []*reproduce.Case
	add := func(kind replay.Kind, k *types.Clause) {
		at := k.Clause.Span()
		for _, v := range o.Violations {
			if v.Kind == kind && v.Span == at {
				return
			}
		}
		n := *c
		n.Kind, n.Span, n.Message = string(kind), at, "kept"
		out = append(out, &n)
	}
	if cs := c.Method.Contract.Cases; len(cs) == 1 && o.Thrown == nil {
		for _, k := range cs[0].Ensures {
			add(replay.Postcondition, k)
		}
	}
	for _, class := range c.World.Classes() {
		for _, k := range class.Specs {
			unreached := k.Static && class != c.Method.Class // nobody says that it holds
			if k.Kind == ast.Invariant && !c.Method.Helper && !unreached && c.World.Info.Types[k.X] != nil {
				add(replay.Invariant, k)
			}
		}
	}
	return out
}
