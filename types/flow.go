package types

import "inspect/ast"

func (r *resolver) flow(b *ast.Block, m *Method) {}
