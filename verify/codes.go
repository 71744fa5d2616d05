package verify

import "inspect/java/source"

// Codes of the diagnostics of this package.
const (
	// codeBounds: bounds that make no sense. Example: inspect check --bits 0 A.java
	codeBounds source.Code = "bounds"
	// codeOutput: a file that cannot be written. Example: a disk that is full when the report is written.
	codeOutput source.Code = "output"
	// codeModel: a model given for more than one method. Example: inspect check A.java --model answer.txt
	codeModel source.Code = "model"
	// codeUnchecked: a clause that is not checked. Example: accessible \nothing;
	codeUnchecked source.Code = "unchecked-clause"
	// codeBackend: a backend that failed while another answered. Example: a solver that is killed, while a second one decides the method.
	codeBackend source.Code = "backend"
	// codeSection: a section of inspect.toml for methods that are not there. Example: [method."A.nowhere"]
	codeSection source.Code = "section"
	// codeInterrupted: a run that the user ended before it was through. Example: an interrupt while inspect check is at work.
	codeInterrupted source.Code = "interrupted"
	// codeBudget: the time for the whole run was over before anything was checked. Example: inspect check --budget 1ms src
	codeBudget source.Code = "budget"
	// codeMemory: a run that needed more memory than it may use. Example: inspect check --memory 1M A.java
	codeMemory source.Code = "memory"
)
