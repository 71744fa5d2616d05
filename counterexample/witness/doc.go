// Package witness turns a model of an encoding into a counterexample in Java's
// terms: the pre-state heap, the arguments, the path taken, the post-state.
//
//	enc, _ := encode.New(graph, options)
//	res, _ := backend.Solve(ctx, enc.Script(goal), …)     // sat
//	w, _   := witness.Decode(world, graph, enc, res.Model)
//	w.Pre.Roots          this = List#1, x = 3
//	w.Steps              List.java:20 p = head    p = Node#1
//	w.Property           List.remove(int).postcondition.1
//
// Decoding reads terms of the encoding's Map in the model; it knows nothing of
// how the encoding represents a heap.
package witness
