package solve

import (
	"fmt"

	"inspect/smtlib"
)

// ReadModel reads a backend's model text into the builder of the script, under Options.Reading.
func ReadModel(backend string, s *smtlib.Script, o Options, text string) (*smtlib.Model, error) {
	if o.Reading != nil {
		o.Reading.Lock()
		defer o.Reading.Unlock()
	}
	m, err := smtlib.ParseModel(s.B, text)
	if err != nil {
		return nil, &Error{Fault: Unreadable, Backend: backend, Err: err,
			Message: fmt.Sprintf("gave a model that cannot be read (%q)", excerpt(text, 200))}
	}
	return m, nil
}
