package infer

import (
	"fmt"

	"inspect/java/ast"
)

// A promise is what a method may ensure.
type promise struct {
	text string
	// differences say the same of quantities; none: it speaks of something else.
	differences []difference
	// implies are the texts of promises that follow from this one.
	implies []string
}

const notNull = `\result != null`

// promises are what a method may ensure of its result, by the types of that and of the parameters.
func promises(m *ast.MethodDecl) []promise {
	switch t := m.Type.(type) {
	case *ast.PrimType:
		if isCounted(t.Name) {
			return counts(m)
		}
	case *ast.ArrayType:
		return append(references(m), lengthsOf(m)...)
	case *ast.NamedType:
		return references(m)
	}
	return nil
}

// counts are promises of a number: against 0, parameters, and lengths.
func counts(m *ast.MethodDecl) (out []promise) {
	const result = `\result`
	atLeast := func(k int64) promise {
		return promise{text: fmt.Sprintf(`%d <= \result`, k), differences: []difference{{"", result, -k}}}
	}
	out = append(out, atLeast(-1), atLeast(0), atLeast(1))
	for _, q := range sizes(m) {
		out = append(out, compared(result, q)...)
	}
	return out
}

// compared are the comparisons of two quantities.
func compared(x, y string) []promise {
	return []promise{
		{text: x + " <= " + y, differences: []difference{{x, y, 0}}},
		{text: y + " <= " + x, differences: []difference{{y, x, 0}}},
		{text: x + " < " + y, differences: []difference{{x, y, -1}}},
		{text: y + " < " + x, differences: []difference{{y, x, -1}}},
		{text: x + " == " + y, differences: []difference{{x, y, 0}, {y, x, 0}}},
	}
}

// sizes are the numbers that a caller passes: parameters, lengths of arrays and of strings.
func sizes(m *ast.MethodDecl) (out []string) {
	for _, p := range m.Params {
		switch t := p.Type.(type) {
		case *ast.PrimType:
			if isCounted(t.Name) {
				out = append(out, p.Name.Text)
			}
		case *ast.ArrayType:
			out = append(out, p.Name.Text+".length")
		case *ast.NamedType:
			if lastPart(t) == "String" {
				out = append(out, p.Name.Text+".length()")
			}
		}
	}
	return out
}

// lengthsOf are promises of the length of an array.
func lengthsOf(m *ast.MethodDecl) (out []promise) {
	for _, q := range sizes(m) {
		out = append(out, compared(`\result.length`, q)...)
	}
	return out
}

// references are promises of an object: that there is one, and which.
func references(m *ast.MethodDecl) (out []promise) {
	out = append(out, promise{text: notNull})
	which := map[string]bool{} // what is returned somewhere
	ast.Walk(m.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Return:
			if n.X == nil {
				return true
			}
			switch x := ast.Unparen(n.X).(type) {
			case *ast.This:
				which["this"] = true
			case *ast.Ident:
				which[x.Name] = true
			case *ast.New, *ast.NewArray:
				which["new"] = true
			}
		case *ast.New, *ast.NewArray:
			which["new"] = true
		case *ast.Lambda, *ast.ClassBody, *ast.LocalClass:
			return false
		}
		return true
	})
	if which["this"] {
		out = append(out, promise{text: `\result == this`, implies: []string{notNull}})
	}
	for _, p := range m.Params {
		if which[p.Name.Text] {
			out = append(out, promise{text: `\result == ` + p.Name.Text})
		}
	}
	if which["new"] {
		out = append(out, promise{text: `\fresh(\result)`, implies: []string{notNull}})
	}
	return out
}
