package solve

import (
	"errors"
	"fmt"
	"strings"

	"inspect/smtlib"
)

// Values gives the values that terms of scalar sorts, made by b, have in the model that a backend holds, each as SMT-LIB
// text.
type Values func(b *smtlib.Builder, terms []*smtlib.Term) ([]string, error)

// ReadModel reads a backend's model text into the builder of the script, under Options.Reading. What cannot be read so
// is asked for value by value (smtlib.QueryModel), where the backend can be asked: values is nil where it cannot. A model
// that was asked for counts when the script is not false in it.
func ReadModel(backend string, s *smtlib.Script, o Options, text string, values Values) (*smtlib.Model, error) {
	if o.Reading != nil {
		o.Reading.Lock()
		defer o.Reading.Unlock()
	}
	m, bad := smtlib.ParseModel(s.B, text)
	if bad == nil {
		return m, nil
	}
	fault := &Error{Fault: Unreadable, Backend: backend, Err: bad,
		Message: fmt.Sprintf("gave a model that cannot be read (%q)", excerpt(text, 200))}
	if values == nil {
		return nil, fault
	}
	m, err := smtlib.QueryModel(s, values)
	if err != nil {
		return nil, fault
	}
	if err := Verify(s, m); err != nil && !errors.Is(err, ErrNotCheckable) {
		return nil, fault
	}
	return m, nil
}

// getValue is the command that asks for the values of terms.
func getValue(terms []*smtlib.Term) string {
	var text strings.Builder
	text.WriteString("(get-value (")
	for i, t := range terms {
		if i > 0 {
			text.WriteByte('\n')
		}
		text.WriteString(t.String())
	}
	text.WriteString("))\n")
	return text.String()
}

// valuesIn takes the values out of the answer to (get-value …): ((term value) …), one pair for each term.
func valuesIn(answer string) ([]string, bool) {
	pairs, ok := list(answer)
	if !ok {
		return nil, false
	}
	for i, p := range pairs {
		pair, ok := list(p)
		if !ok || len(pair) != 2 {
			return nil, false
		}
		pairs[i] = pair[1]
	}
	return pairs, true
}
