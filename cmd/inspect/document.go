package main

import "encoding/json"

// json prints a document on standard output; run looks whether that went well.
func (a *app) json(document any) {
	e := json.NewEncoder(a.stdout)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	e.Encode(document)
}
