package report

import "inspect/java/source"

// NullDefault is the declaration of a field, a parameter or a method with a result, that does not say whether that may be null.
// A finding rests on what counts then.
type NullDefault struct {
	Place    Place `json:"place"`    // of its name
	Nullable bool  `json:"nullable"` // what counts: it may be null
}

// NewNullDefault is that of a name.
func NewNullDefault(at source.Span, nullable bool) *NullDefault {
	return &NullDefault{Place: NewPlace(at), Nullable: nullable}
}

// IsAt reports whether the place is that of a span.
func (p Place) IsAt(s source.Span) bool { return s.Valid() && p.span == s }
