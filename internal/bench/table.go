package bench

import (
	"fmt"
	"path/filepath"

	"inspect/cfg"
)

// Instance is one thing to measure.
type Instance struct {
	Study     string // dijkstra, structures
	Path      string // below testdata
	Method    string
	Bounds    cfg.Bounds
	Label     string  // the bounds as they are published
	Published float64 // seconds in total; 0: none
}

// Instances are all of them, in the order of their tables.
func Instances() []Instance { return append(dijkstra(), structures()...) }

// tableI is Table I of the paper: bits, objects of each class, executions of
// each loop, and InspectJ's seconds in total.
var tableI = []struct {
	method                string
	bits, objects, unwind int
	seconds               float64
}{
	{"BinaryHeap.decreaseKey", 3, 3, 3, 1.9},
	{"BinaryHeap.decreaseKey", 4, 4, 4, 10.3},
	{"BinaryHeap.decreaseKey", 5, 5, 5, 32.8},
	{"BinaryHeap.decreaseKey", 6, 6, 6, 118.6},
	{"BinaryHeap.decreaseKey", 7, 7, 5, 359.1},
	{"BinaryHeap.decreaseKey", 7, 7, 6, 509.1},
	{"BinaryHeap.deleteMin", 3, 3, 3, 1.9},
	{"BinaryHeap.deleteMin", 4, 4, 4, 5.0},
	{"BinaryHeap.deleteMin", 5, 5, 5, 54.2},
	{"BinaryHeap.deleteMin", 6, 6, 6, 135.1},
	{"BinaryHeap.insert", 3, 3, 3, 1.9},
	{"BinaryHeap.insert", 4, 4, 4, 7.0},
	{"BinaryHeap.insert", 5, 5, 5, 88.4},
	{"BinaryHeap.insert", 6, 6, 6, 111.6},
	{"BinaryHeap.insert", 7, 7, 6, 313.0},
	{"BinaryHeap.minElement", 4, 4, 4, 1.4},
	{"BinaryHeap.minElement", 6, 6, 6, 1.4},
	{"BinaryHeap.minElement", 7, 7, 7, 1.4},
	{"BinaryHeap.minElement", 8, 8, 8, 1.4},
	{"BinaryHeap.minElement", 10, 10, 10, 1.4},
	{"BinaryHeap.minElement", 11, 11, 11, 1.4},
	{"DijkstraShortestPath.run", 3, 3, 1, 3.9},
	{"DijkstraShortestPath.run", 4, 4, 1, 10.0},
	{"DijkstraShortestPath.run", 7, 7, 1, 3.4},
	{"DijkstraShortestPath.run", 10, 10, 1, 5.6},
	{"DijkstraShortestPath.run", 3, 3, 2, 57.7},
}

func dijkstra() []Instance {
	var out []Instance
	for _, r := range tableI {
		out = append(out, Instance{
			Study: "dijkstra", Path: filepath.Join("dijkstra", "repaired"), Method: r.method,
			Bounds:    cfg.Bounds{Bits: r.bits, Objects: r.objects, ArrayLength: r.objects, Unwind: r.unwind},
			Label:     fmt.Sprintf("%d/%d/%d", r.bits, r.objects, r.unwind),
			Published: r.seconds,
		})
	}
	return out
}

// structureTable are the linked structures at 32 bits: one structure of n nodes.
var structureTable = []struct {
	file, method, class, node string
	n, unwind, recursion      int
}{
	{"SortedList.java", "SortedList.insert", "SortedList", "SortedNode", 12, 12, 3},
	{"SortedList.java", "SortedList.insert", "SortedList", "SortedNode", 20, 20, 3},
	{"SortedList.java", "SortedList.remove", "SortedList", "SortedNode", 20, 20, 3},
	{"CircularDoublyLinkedList.java", "CircularDoublyLinkedList.insert", "CircularDoublyLinkedList", "RingNode", 8, 8, 3},
	{"CircularDoublyLinkedList.java", "CircularDoublyLinkedList.remove", "CircularDoublyLinkedList", "RingNode", 8, 8, 3},
	{"NodeCachingLinkedList.java", "NodeCachingLinkedList.remove", "NodeCachingLinkedList", "CachedNode", 8, 8, 3},
	{"AvlTree.java", "AvlTree.find", "AvlTree", "AvlNode", 7, 4, 5},
	{"AvlTree.java", "AvlTree.findMax", "AvlTree", "AvlNode", 7, 4, 5},
	{"AvlTree.java", "AvlTree.insert(int)", "AvlTree", "AvlNode", 7, 4, 5},
	{"RedBlackTree.java", "RedBlackTree.find", "RedBlackTree", "TreeNode", 8, 4, 3},
	{"RedBlackTree.java", "RedBlackTree.insert", "RedBlackTree", "TreeNode", 8, 4, 3},
	{"BinomialHeap.java", "BinomialHeap.findMinimum", "BinomialHeap", "HeapNode", 8, 5, 3},
	{"BinomialHeap.java", "BinomialHeap.insert", "BinomialHeap", "HeapNode", 8, 5, 3},
	{"BinomialHeap.java", "BinomialHeap.extractMin", "BinomialHeap", "HeapNode", 8, 5, 3},
	{"mutants/SortedList", "SortedList.insert", "SortedList", "SortedNode", 10, 10, 3},
	{"mutants/NodeCachingLinkedList", "NodeCachingLinkedList.remove", "NodeCachingLinkedList", "CachedNode", 8, 8, 3},
	{"mutants/AvlTree", "AvlTree.insert(int)", "AvlTree", "AvlNode", 7, 4, 5},
	{"mutants/RedBlackTree", "RedBlackTree.insert", "RedBlackTree", "TreeNode", 8, 4, 3},
	{"mutants/BinomialHeapPublished", "BinomialHeap.extractMin", "BinomialHeap", "HeapNode", 13, 5, 3},
}

func structures() []Instance {
	var out []Instance
	for _, r := range structureTable {
		out = append(out, Instance{
			Study: "structures", Path: filepath.Join("structures", filepath.FromSlash(r.file)), Method: r.method,
			Bounds: cfg.Bounds{Unwind: r.unwind, Recursion: r.recursion, PerClass: map[string]int{r.class: 1, r.node: r.n}},
			Label:  fmt.Sprintf("%d nodes, %d loops", r.n, r.unwind),
		})
	}
	return out
}
