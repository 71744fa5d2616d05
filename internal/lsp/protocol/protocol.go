// Package protocol is the part of the Language Server Protocol, version 3.17, that the server speaks:
// what messages hold, by the names of the specification.
// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification)
package protocol

import "encoding/json"

// Position is a place in a text. Line and Character begin at 0; characters are units of UTF-16.
type Position struct {
	Line      int `json:"line"`
	Character int `json:"character"`
}

// Range is what stands from one position to before another.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Location is a range of a file.
type Location struct {
	URI   string `json:"uri"`
	Range Range  `json:"range"`
}

// InitializeParams are what a client says of itself first.
type InitializeParams struct {
	RootURI               string             `json:"rootUri"`
	Capabilities          ClientCapabilities `json:"capabilities"`
	WorkspaceFolders      []WorkspaceFolder  `json:"workspaceFolders"`
	InitializationOptions struct {
		// Panel: the client shows pages itself, as what the command that makes them gives.
		Panel bool `json:"panel"`
	} `json:"initializationOptions"`
}

// ClientCapabilities are those of a client that the server looks at.
type ClientCapabilities struct {
	Workspace struct {
		ApplyEdit bool `json:"applyEdit"`
		CodeLens  struct {
			RefreshSupport bool `json:"refreshSupport"`
		} `json:"codeLens"`
	} `json:"workspace"`
	Window struct {
		WorkDoneProgress bool `json:"workDoneProgress"`
		ShowDocument     struct {
			Support bool `json:"support"`
		} `json:"showDocument"`
	} `json:"window"`
}

// WorkspaceFolder is a root of the workspace.
type WorkspaceFolder struct {
	URI  string `json:"uri"`
	Name string `json:"name"`
}

// InitializeResult is what the server says of itself.
type InitializeResult struct {
	Capabilities ServerCapabilities `json:"capabilities"`
	ServerInfo   ServerInfo         `json:"serverInfo"`
}

// ServerInfo names the server.
type ServerInfo struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// ServerCapabilities are what the server can do.
type ServerCapabilities struct {
	TextDocumentSync       TextDocumentSync      `json:"textDocumentSync"`
	HoverProvider          bool                  `json:"hoverProvider"`
	CodeLensProvider       CodeLensOptions       `json:"codeLensProvider"`
	CodeActionProvider     CodeActionOptions     `json:"codeActionProvider"`
	ExecuteCommandProvider ExecuteCommandOptions `json:"executeCommandProvider"`
	Workspace              ServerWorkspace       `json:"workspace"`
}

// Incremental is the kind of synchronisation in which changes are ranges.
const Incremental = 2

// TextDocumentSync says what the server is told of open texts.
type TextDocumentSync struct {
	OpenClose bool        `json:"openClose"`
	Change    int         `json:"change"`
	Save      SaveOptions `json:"save"`
}

// SaveOptions say what comes with a save.
type SaveOptions struct {
	IncludeText bool `json:"includeText"`
}

// CodeLensOptions say how lenses are made.
type CodeLensOptions struct {
	ResolveProvider bool `json:"resolveProvider"`
}

// CodeActionOptions say which actions there are.
type CodeActionOptions struct {
	CodeActionKinds []string `json:"codeActionKinds"`
}

// ExecuteCommandOptions name the commands.
type ExecuteCommandOptions struct {
	Commands []string `json:"commands"`
}

// ServerWorkspace says what the server makes of workspaces.
type ServerWorkspace struct {
	WorkspaceFolders struct {
		Supported           bool `json:"supported"`
		ChangeNotifications bool `json:"changeNotifications"`
	} `json:"workspaceFolders"`
}

// DidChangeWorkspaceFoldersParams are the roots that come and go.
type DidChangeWorkspaceFoldersParams struct {
	Event struct {
		Added   []WorkspaceFolder `json:"added"`
		Removed []WorkspaceFolder `json:"removed"`
	} `json:"event"`
}

// TextDocument names a text, and where it is sent holds it.
type TextDocument struct {
	URI     string `json:"uri"`
	Version int    `json:"version"`
	Text    string `json:"text"`
}

// DocumentParams are of messages about one text.
type DocumentParams struct {
	TextDocument TextDocument `json:"textDocument"`
}

// PositionParams are of messages about a place.
type PositionParams struct {
	TextDocument TextDocument `json:"textDocument"`
	Position     Position     `json:"position"`
}

// DidChangeParams are changes of a text, one after the other.
type DidChangeParams struct {
	TextDocument   TextDocument `json:"textDocument"`
	ContentChanges []Change     `json:"contentChanges"`
}

// Change puts a text in the place of a range, or of all where that is nil.
type Change struct {
	Range *Range `json:"range,omitempty"`
	Text  string `json:"text"`
}

// DidChangeFilesParams are files that have changed on the disk.
type DidChangeFilesParams struct {
	Changes []FileEvent `json:"changes"`
}

// FileEvent is a file that has changed.
type FileEvent struct {
	URI string `json:"uri"`
}

// Severities of diagnostics.
const (
	Error       = 1
	Warning     = 2
	Information = 3
	Hint        = 4
)

// PublishDiagnosticsParams are all that is said of a text.
type PublishDiagnosticsParams struct {
	URI         string       `json:"uri"`
	Version     int          `json:"version"`
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// Diagnostic is what is said of a range.
type Diagnostic struct {
	Range              Range     `json:"range"`
	Severity           int       `json:"severity"`
	Code               string    `json:"code,omitempty"`
	Source             string    `json:"source"`
	Message            string    `json:"message"`
	RelatedInformation []Related `json:"relatedInformation,omitempty"`
}

// Related is a place that belongs to a diagnostic.
type Related struct {
	Location Location `json:"location"`
	Message  string   `json:"message"`
}

// Hover is what is shown at a place.
type Hover struct {
	Contents MarkupContent `json:"contents"`
	Range    *Range        `json:"range,omitempty"`
}

// MarkupContent is a text: plaintext or markdown.
type MarkupContent struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

// CodeLens is a command above a line.
type CodeLens struct {
	Range   Range    `json:"range"`
	Command *Command `json:"command,omitempty"`
}

// Command is one to be executed, with its title.
type Command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

// CodeActionParams ask for what can be done about a range.
type CodeActionParams struct {
	TextDocument TextDocument `json:"textDocument"`
	Range        Range        `json:"range"`
}

// CodeAction is an edit or a command.
type CodeAction struct {
	Title       string         `json:"title"`
	Kind        string         `json:"kind,omitempty"`
	Diagnostics []Diagnostic   `json:"diagnostics,omitempty"`
	Edit        *WorkspaceEdit `json:"edit,omitempty"`
	Command     *Command       `json:"command,omitempty"`
}

// QuickFix is the kind of actions that mend a diagnostic.
const QuickFix = "quickfix"

// WorkspaceEdit changes files: each of DocumentChanges is a TextDocumentEdit or a CreateFile.
type WorkspaceEdit struct {
	Changes         map[string][]TextEdit `json:"changes,omitempty"`
	DocumentChanges []any                 `json:"documentChanges,omitempty"`
}

// TextEdit puts a text in the place of a range.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// TextDocumentEdit changes one text.
type TextDocumentEdit struct {
	TextDocument VersionedIdentifier `json:"textDocument"`
	Edits        []TextEdit          `json:"edits"`
}

// VersionedIdentifier names a version of a text; nil: the one there is.
type VersionedIdentifier struct {
	URI     string `json:"uri"`
	Version *int   `json:"version"`
}

// CreateFile makes an empty file.
type CreateFile struct {
	Kind    string        `json:"kind"` // create
	URI     string        `json:"uri"`
	Options CreateOptions `json:"options"`
}

// CreateOptions say what happens to a file that is there.
type CreateOptions struct {
	Overwrite      bool `json:"overwrite"`
	IgnoreIfExists bool `json:"ignoreIfExists"`
}

// ApplyEditParams ask the client to change files.
type ApplyEditParams struct {
	Label string        `json:"label,omitempty"`
	Edit  WorkspaceEdit `json:"edit"`
}

// ApplyEditResult says whether it did.
type ApplyEditResult struct {
	Applied       bool   `json:"applied"`
	FailureReason string `json:"failureReason,omitempty"`
}

// ExecuteCommandParams are a command and its arguments.
type ExecuteCommandParams struct {
	Command       string            `json:"command"`
	Arguments     []json.RawMessage `json:"arguments"`
	WorkDoneToken json.RawMessage   `json:"workDoneToken,omitempty"`
}

// ShowMessageParams are a message to a user; Type is a severity.
type ShowMessageParams struct {
	Type    int    `json:"type"`
	Message string `json:"message"`
}

// ShowDocumentParams ask the client to show a file.
type ShowDocumentParams struct {
	URI      string `json:"uri"`
	External bool   `json:"external"`
}

// ProgressParams are a sign of work under the name of a token.
type ProgressParams struct {
	Token any      `json:"token"`
	Value Progress `json:"value"`
}

// Progress begins, goes on, or ends.
type Progress struct {
	Kind        string `json:"kind"` // begin, report, end
	Title       string `json:"title,omitempty"`
	Message     string `json:"message,omitempty"`
	Cancellable bool   `json:"cancellable,omitempty"`
	Percentage  *int   `json:"percentage,omitempty"`
}

// TokenParams name a token.
type TokenParams struct {
	Token any `json:"token"`
}

// CancelParams name a request that is no longer wanted: a number or a string.
type CancelParams struct {
	ID json.RawMessage `json:"id"`
}
