package types

// A string is an object with one field, which nobody writes: its row, an array of
// chars of a type of its own, so that no array of a program can be one. Strings never
// change, so that it makes no difference whether two share a row.
//
//	"ab"    String#1 { value -> row#1 }    row#1 = {'a', 'b'}

const stringClass = "java.lang.String"

// Row is the type of the contents of strings.
func (w *World) Row() *Array { return w.row }

// fill gives the library's String the field that holds its contents.
func (w *World) fill(c *Class) {
	if c.Name == stringClass && c.Library {
		c.Hidden = []*Field{{Class: c, Name: "value", Type: w.row, Span: c.Decl.Name.Span(), Final: true, NonNull: true}}
	}
}

// Text is the field of String that holds the contents; nil: String is a class of the
// program.
func (w *World) Text() *Field {
	c := w.byName[stringClass]
	if c == nil || !c.Library {
		return nil
	}
	return c.Hidden[0]
}

// IsString reports whether t is String.
func IsString(t Type) bool { return isString(t) }

// Intrinsic says which operation of core a method of the library stands for.
type Intrinsic uint8

// The intrinsics: of java.lang.String, and the last one of java.lang.Class. None but Size
// checks its operands.
const (
	NoIntrinsic Intrinsic = iota
	TextSize              // int size(): the length of a string
	TextAt                // char at(int i): the char at a place that is within the string
	TextOf                // static String of(int n, At f): n chars, of which number i is f(i)
	ForAll                // static boolean all(int n, Test t): t(i) for all 0 <= i < n
	First                 // static int first(int n, Test t): the least 0 <= i < n with t(i), else n
	Below                 // static boolean below(Class c, Class d): whether all that is of c is of d
	InClause              // static boolean asked(): whether a clause asks, not code
)

var intrinsics = map[string]map[string]Intrinsic{
	stringClass:       {"size": TextSize, "at": TextAt, "of": TextOf, "all": ForAll, "first": First},
	"java.lang.Class": {"below": Below},
	"inspect.Clause":  {"asked": InClause},
}

// Intrinsic is the operation that m stands for.
func (m *Method) Intrinsic() Intrinsic {
	if !m.Class.Library {
		return NoIntrinsic
	}
	if op := intrinsics[m.Class.Name][m.Name]; m.Native || op == InClause {
		return op
	}
	return NoIntrinsic
}
