package infer

// A Clause is one that was found to hold: what it says, where it belongs, and why it is believed.
type Clause struct {
	File string `json:"file"`
	Line int    `json:"line"` // of the class or method, in the file as it is
	// Of is the class or method that it is about: Ring, or Ring.put(int).
	Of     string `json:"of"`
	Kind   string `json:"kind"`   // invariant, requires, assignable, ensures or signals_only
	Text   string `json:"text"`   // private invariant items != null;
	Reason string `json:"reason"` // what was checked
	// Beyond are methods that may break an invariant and that a bound cut off: what they do then was not looked at.
	Beyond []string `json:"beyond,omitempty"`

	condition condition // of an invariant
	promise   promise   // of an ensures clause
	class     *class
}
