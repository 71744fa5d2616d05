// Package gate decides what a run comes to: which of its findings fail it, which
// are known from a baseline or accepted in the source, and what was mended.
//
//	inspect check src --fail-on violated,unsupported --baseline known.json
//
// A finding is a broken property with its counterexample, or a method without an
// answer. Its fingerprint is made of the method, the kind and the text of the
// clause, so it survives moved lines, and the baseline does. Two places in one
// method with the same kind and text are told apart by their order.
//
// Green never means unchecked: where not one method was decided, and where a method
// named by --method is unsupported, the run fails whatever the policy says. A method
// whose broken property is accepted is asked for its other properties (see Accepts);
// those that stay undecided then are a finding of their own.
package gate
