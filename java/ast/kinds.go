package ast

import "reflect"

// kinds lists every kind of node.
var kinds = []Node{
	(*File)(nil), (*PackageDecl)(nil), (*Import)(nil), (*ModuleDecl)(nil), (*Name)(nil),
	(*Annotation)(nil), (*AnnotationArg)(nil), (*AnnotationExpr)(nil), (*Modifiers)(nil),
	(*ClassDecl)(nil), (*EnumConstant)(nil), (*ClassBody)(nil), (*FieldDecl)(nil), (*MethodDecl)(nil), (*Param)(nil), (*Initializer)(nil),

	(*PrimType)(nil), (*NamedType)(nil), (*TypePart)(nil), (*ArrayType)(nil), (*WildcardType)(nil), (*IntersectionType)(nil),
	(*UnionType)(nil), (*TypeParam)(nil),

	(*Block)(nil), (*LocalVar)(nil), (*LocalClass)(nil), (*Labeled)(nil), (*If)(nil), (*While)(nil), (*DoWhile)(nil), (*For)(nil),
	(*ForEach)(nil), (*Return)(nil), (*Throw)(nil), (*Break)(nil), (*Continue)(nil), (*Yield)(nil), (*AssertStmt)(nil),
	(*Synchronized)(nil), (*Try)(nil), (*Catch)(nil), (*Switch)(nil), (*Case)(nil), (*ExprStmt)(nil), (*CtorCall)(nil), (*Empty)(nil),
	(*JMLStmt)(nil), (*SpecStmt)(nil),

	(*Literal)(nil), (*Ident)(nil), (*Paren)(nil), (*This)(nil), (*SuperRef)(nil), (*Select)(nil), (*Index)(nil), (*Each)(nil), (*Call)(nil), (*New)(nil),
	(*NewArray)(nil), (*ArrayLit)(nil), (*Unary)(nil), (*IncDec)(nil), (*Binary)(nil), (*Chain)(nil), (*Assign)(nil), (*Cond)(nil),
	(*InstanceOf)(nil), (*Pattern)(nil), (*Cast)(nil), (*Lambda)(nil), (*MethodRef)(nil), (*ClassLit)(nil), (*SwitchExpr)(nil), (*Quantified)(nil),
	(*Result)(nil), (*Reach)(nil), (*Old)(nil), (*JMLCall)(nil), (*Let)(nil), (*SetComp)(nil), (*Informal)(nil), (*TypeName)(nil),

	(*Clause)(nil), (*StoreRef)(nil), (*MethodSpec)(nil), (*SpecCase)(nil), (*QuantVar)(nil), (*ClassSpec)(nil), (*LoopSpec)(nil),
}

// part is one field of a kind of node.
type part struct {
	name  string
	index int
	child bool // a node
	list  bool // a slice of nodes
}

// parts of each kind of node, by its struct type, in the order of the fields.
var parts = func() map[reflect.Type][]part {
	node := reflect.TypeOf((*Node)(nil)).Elem()
	out := make(map[reflect.Type][]part, len(kinds))
	for _, k := range kinds {
		t := reflect.TypeOf(k).Elem()
		for i := 0; i < t.NumField(); i++ {
			f := t.Field(i)
			if f.Anonymous {
				continue
			}
			p := part{name: f.Name, index: i}
			switch {
			case f.Type.Kind() != reflect.Struct && f.Type.Implements(node):
				p.child = true
			case f.Type.Kind() == reflect.Slice && f.Type.Elem().Implements(node):
				p.list = true
			}
			out[t] = append(out[t], p)
		}
	}
	return out
}()

// partsOf gives the parts of a node and the struct they are fields of.
func partsOf(n Node) ([]part, reflect.Value) {
	v := reflect.ValueOf(n).Elem()
	ps, ok := parts[v.Type()]
	if !ok && v.NumField() > 1 {
		panic("ast: " + v.Type().String() + " is missing in the list of kinds")
	}
	return ps, v
}

// Kinds are the types of pointers to nodes, of every kind. Their order may change.
func Kinds() []reflect.Type {
	out := make([]reflect.Type, len(kinds))
	for i, k := range kinds {
		out[i] = reflect.TypeOf(k)
	}
	return out
}
