package types

import "inspect/java/ast"

// IsInterface reports whether a class is an interface, and no annotation interface.
func (c *Class) IsInterface() bool { return c.Kind == ast.Interface }

// IsEnum reports whether a class is an enum.
func (c *Class) IsEnum() bool { return c.Kind == ast.Enum }

// IsRecord reports whether a class is a record.
func (c *Class) IsRecord() bool { return c.Kind == ast.Record }

// IsInner reports whether an object of the class belongs to one of the class around it.
func (c *Class) IsInner() bool { return c.Outer != nil && !c.Static && c.Kind == ast.Class }

// Modifiers are those of a parameter's declaration, nil for other variables.
func (v *Var) Modifiers() *ast.Modifiers {
	if p, ok := v.Decl.(*ast.Param); ok {
		return p.Modifiers
	}
	return nil
}

// DeclaresNonNull reports whether modifiers say that what is declared is never null, by
// JML's or by an annotation of whatever package.
func DeclaresNonNull(m *ast.Modifiers) bool {
	return IsMarked(m, "non_null", NonNullAnnotations()...)
}

// DeclaresNullable reports whether modifiers say that what is declared may be null.
func DeclaresNullable(m *ast.Modifiers) bool {
	return IsMarked(m, "nullable", NullableAnnotations()...)
}

// NonNullAnnotations are the simple names of annotations that say so.
func NonNullAnnotations() []string {
	return []string{"NonNull", "Nonnull", "NotNull", "NonNullDecl", "RecentlyNonNull"}
}

// NullableAnnotations are the simple names of annotations that say so.
func NullableAnnotations() []string {
	return []string{"Nullable", "CheckForNull", "NullableDecl", "RecentlyNullable"}
}

// IsNullUnsaid reports whether a declaration with these modifiers and of this type does not say whether it may be null.
func IsNullUnsaid(m *ast.Modifiers, t ast.TypeExpr) bool {
	if a, ok := t.(*ast.ArrayType); ok && (len(a.Annotations) > 0 || !IsNullUnsaid(nil, a.Elem)) {
		return false
	}
	return !DeclaresNullable(m) && !DeclaresNonNull(m)
}

// Modifiers are those of the field's declaration, nil where there is none.
func (f *Field) Modifiers() *ast.Modifiers {
	if f.Decl == nil {
		return nil
	}
	return f.Decl.Modifiers
}
