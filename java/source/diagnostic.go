package source

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// Severity of a diagnostic.
type Severity uint8

// The severities. Only errors stop the work.
const (
	Error Severity = iota
	Warning
	Note
)

var severityNames = [...]string{"error", "warning", "note"}

func (s Severity) String() string { return severityNames[s] }

// Code names a kind of diagnostic, such as "unresolved-name". Each package
// lists its own codes with an example that provokes each.
type Code string

// Unsupported is the code of every construct that is understood but has no
// translation yet: never "invalid", never ignored. Example: String.format("%tY", n)
const Unsupported Code = "unsupported"

// Diagnostic is something the user should know, with its place. Remedy, when
// not empty, says what to do about it.
type Diagnostic struct {
	Code     Code
	Severity Severity
	Span     Span
	Message  string
	Remedy   string
}

// Errorf makes an error diagnostic.
func Errorf(code Code, at Span, format string, args ...any) *Diagnostic {
	return &Diagnostic{Code: code, Span: at, Message: fmt.Sprintf(format, args...)}
}

// IsError reports whether the diagnostic is an error.
func (d *Diagnostic) IsError() bool { return d.Severity == Error }

// HasError reports whether there is an error among diagnostics.
func HasError(ds []*Diagnostic) bool { return slices.ContainsFunc(ds, (*Diagnostic).IsError) }

// NotYet ends the message of what has no translation.
const NotYet = " is not supported yet"

// NotSupported makes the diagnostic of a construct without a translation.
func NotSupported(at Span, construct, remedy string) *Diagnostic {
	return &Diagnostic{Code: Unsupported, Span: at, Message: construct + NotYet, Remedy: remedy}
}

// Error makes a Diagnostic an error: one line, without the source excerpt.
func (d *Diagnostic) Error() string {
	var b strings.Builder
	if d.Span.Valid() {
		fmt.Fprintf(&b, "%s: ", d.Span)
	}
	fmt.Fprintf(&b, "%s: %s", d.Severity, d.Message)
	if d.Code != "" {
		fmt.Fprintf(&b, " [%s]", d.Code)
	}
	return b.String()
}

// Format prints the diagnostic with the source line, a caret under the span
// and the remedy. The text ends with a newline.
func (d *Diagnostic) Format() string {
	var b strings.Builder
	b.WriteString(d.Error())
	b.WriteByte('\n')
	if d.Span.Valid() {
		b.WriteString(d.Span.ExcerptWithin("    ", columns-2)) // a report indents it further
	}
	if d.Remedy != "" {
		fmt.Fprintf(&b, "    remedy: %s\n", d.Remedy)
	}
	return b.String()
}

// Sort orders diagnostics by place, then severity, then message.
func Sort(ds []*Diagnostic) {
	sort.SliceStable(ds, func(i, j int) bool {
		a, b := ds[i], ds[j]
		if a.Span != b.Span {
			return a.Span.Before(b.Span)
		}
		if a.Severity != b.Severity {
			return a.Severity < b.Severity
		}
		return a.Message < b.Message
	})
}
