// Command inspect is a bounded verifier for Java with JML.
//
//	inspect check --unwind 3 List.java
//	inspect check List.java --method 'List.insert(int)' --smt-out insert.smt2
//	inspect list src/
//	inspect solvers
//	inspect version
//
// It reads flags before and after the paths, and inspect.toml, and leaves
// everything else to package inspect, the library. Data goes to standard output, progress and
// diagnostics to standard error. Exit codes: 0 holds, 10 violated, 5
// inconclusive or vacuous, 1 usage, 2 input not understood, 6 internal fault,
// 130 interrupted.
package main
