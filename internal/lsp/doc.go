// Package lsp is a language server: it checks the Java files that an editor has open, and says what
// it finds there. It speaks the Language Server Protocol over a pair of pipes.
//
//	editor                                        server
//	initialize, initialized                       what it can do
//	textDocument/didOpen, didSave                 a check begins; its findings are published
//	textDocument/didChange                        the check of the old text ends
//	textDocument/hover, codeLens, codeAction      answered from the last check
//	workspace/executeCommand                      inspect.check, inspect.showStates, inspect.raise, inspect.writeTest
//	shutdown, exit                                all checks end, and their solvers with them
//
// A check is one of package inspect, of one file, with the options that the file's folder has. What the
// editor holds and has not saved counts in the place of the file. One check runs at a time: it takes the
// processors that there are. Those of a document replace each other, and a save checks the other open
// documents too, since they may rest on what was saved; what they do not rest on is answered from the
// cache.
package lsp
