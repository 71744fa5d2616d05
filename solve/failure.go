package solve

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// refused is the failure of a solver that prints an error.
func (d *dialogue) refused(response string) error {
	return d.fault(Refused, "refused the script: "+excerpt(strings.Join(strings.Fields(response), " "), 400), d.child.complaint(), nil)
}

func (d *dialogue) flooded(start string) error {
	message := fmt.Sprintf("printed more than %d MB", outputMax>>20)
	if start != "" {
		message += fmt.Sprintf(", beginning %q", excerpt(start, 80))
	}
	return d.fault(Flooded, message, "", nil)
}

// broken is the failure of a solver whose output ended where a response was due.
func (d *dialogue) broken(r reply) error {
	if r.err == errFlood {
		return d.flooded(r.text)
	}
	ended := d.awaitEnd()
	if name, died := ending(d.child.state); ended && died {
		return d.fault(Crashed, name, d.solverMessage(r), nil)
	}
	if r.err == io.ErrUnexpectedEOF {
		return d.fault(Nonsense, fmt.Sprintf("stopped in the middle of a response: %q", excerpt(r.text, 200)), d.child.complaint(), nil)
	}
	if !ended {
		return d.fault(NoAnswer, "closed its output without an answer", d.solverMessage(r), nil)
	}
	return d.fault(NoAnswer, fmt.Sprintf("ended with exit code %d without an answer", d.child.state.ExitCode()), d.solverMessage(r), nil)
}

// deaf is the failure of a solver that closed its input. What it printed before tells more, when there is something.
func (d *dialogue) deaf(response *reply) error {
	if response == nil {
		select {
		case r := <-d.child.replies:
			response = &r
		case <-d.ctx.Done():
			return d.ctx.Err()
		case <-time.After(time.Second):
		}
	}
	message := fmt.Sprintf("closed its input before it had read the script (%d bytes)", d.sent)
	if response == nil {
		return d.fault(InputClosed, message, d.child.complaint(), nil)
	}
	if response.err != nil {
		if d.awaitEnd() {
			if name, died := ending(d.child.state); died {
				return d.fault(Crashed, name, d.solverMessage(*response), nil)
			}
			message += fmt.Sprintf(" and ended with exit code %d", d.child.state.ExitCode())
		}
		return d.fault(InputClosed, message, d.solverMessage(*response), nil)
	}
	if isError(response.text) {
		return d.refused(response.text)
	}
	return d.fault(InputClosed, message+fmt.Sprintf(" and printed %q", excerpt(response.text, 80)), d.child.complaint(), nil)
}

// isUnconsumed reports whether a solver whose output has ended left a part of the question unread.
func (d *dialogue) isUnconsumed() bool {
	select {
	case err := <-d.child.wrote:
		return err != nil
	case <-time.After(time.Second):
		return true
	case <-d.ctx.Done():
		return false
	}
}

// awaitEnd waits a moment for a solver that closed its output to end, and reports whether it did.
func (d *dialogue) awaitEnd() bool {
	select {
	case <-d.child.exited:
		return d.child.state != nil
	case <-d.ctx.Done():
		return false
	case <-time.After(time.Second):
		return false
	}
}

// solverMessage gives what is known of the solver's own words.
func (d *dialogue) solverMessage(r reply) string {
	return strings.TrimSpace(excerpt(r.text, 400) + "\n" + d.child.complaint())
}
