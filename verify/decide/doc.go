// Package decide asks solvers about a graph: several encodings and backends side by side, of which the
// first answer counts, with reserves that work in slices, and questions that are split by property.
//
//	q := decide.NewQuestion(graph, decide.Rules{}, attempts, nil)
//	answer, err := q.Query(ctx, q.Attempts, encode.Goal{Kind: encode.Violate}, 0)
//
// It knows nothing of methods, verdicts and reports.
package decide
