package verify

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// isExcluded reports whether a method is left out.
func (c *Config) isExcluded(m *types.Method) bool {
	if c.Excluded == nil {
		return false
	}
	at := m.Span
	if !at.Valid() && m.Class.Decl != nil {
		at = m.Class.Decl.Span()
	}
	return at.Valid() && c.Excluded(at.File.Name)
}

// noteExcluded makes notes of the errors in files that are left out: whoever needs such
// a file says so.
func (c *Config) noteExcluded(ds []*source.Diagnostic) []*source.Diagnostic {
	if c.Excluded == nil {
		return ds
	}
	out := slices.Clone(ds)
	for i, d := range out {
		if d.Severity == source.Error && d.Span.Valid() && c.Excluded(d.Span.File.Name) {
			note := *d // as the cause of what it costs others it stays an error
			note.Severity = source.Note
			out[i] = &note
		}
	}
	return out
}

// butExcluded ends the sentence that there is nothing to check.
func (c *Config) butExcluded() string {
	if c.Excluded == nil {
		return ""
	}
	return " but what --exclude or --include leaves out"
}
