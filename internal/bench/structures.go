package bench

import (
	"fmt"
	"math/bits"

	"inspect/cfg"
	"inspect/report"
)

// structure is a class of testdata/structures: one receiver of n nodes, at Java's
// 32 bits.
type structure struct {
	class, node string
	methods     []structureMethod
}

type structureMethod struct {
	name    string
	taco    string          // its name in tacoTable2, "" if it is not there
	fresh   int             // nodes that it makes
	loops   func(n int) int // executions of each loop
	rows    []row           // of the correct method
	mutants []string        // folders
}

// structureTable has its loops from the shapes: a list has n nodes in a row, a
// tree as many as it can be high. As in the published figures and in the
// experiment that the targets come from, n counts the nodes that a method makes.
var structureTable = []structure{
	{"SortedList", "SortedNode", []structureMethod{
		{"contains", "LList.contains", 0, whole, rowsOf(12), []string{"SortedList"}},
		{"insert", "LList.insert", 1, whole, []row{{12, 0.5}, {20, 1}}, []string{"SortedList"}},
		{"remove", "LList.remove", 0, whole, []row{{12, 0}, {20, 6}}, []string{"SortedList"}},
	}},
	{"CircularDoublyLinkedList", "RingNode", []structureMethod{
		{"insert", "AList.insert", 1, whole, rowsOf(10, 17), []string{"CircularDoublyLinkedList"}},
		{"remove", "AList.remove", 0, whole, rowsOf(10, 17), []string{"CircularDoublyLinkedList"}},
	}},
	{"NodeCachingLinkedList", "CachedNode", []structureMethod{
		{"remove", "", 0, whole, rowsOf(10, 17), []string{"NodeCachingLinkedList"}},
	}},
	{"AvlTree", "AvlNode", []structureMethod{
		{"find", "AVL.find", 0, avlHeight, rowsOf(10, 15), []string{"AvlTree"}},
		{"findMax", "AVL.findMax", 0, avlHeight, rowsOf(10, 15), []string{"AvlTree"}},
		{"insert(int)", "AVL.insert", 1, avlHeight, rowsOf(7, 10), []string{"AvlTree"}},
	}},
	{"RedBlackTree", "TreeNode", []structureMethod{
		{"find", "TreeSet.find", 0, redBlackHeight, rowsOf(10, 12), []string{"RedBlackTree"}},
		{"insert", "TreeSet.insert", 1, redBlackHeight, []row{{8, 2}, {10, 10}, {12, 60}}, []string{"RedBlackTree", "RedBlackTreeRotate"}},
	}},
	{"BinomialHeap", "HeapNode", []structureMethod{
		{"findMinimum", "BHeap.min", 0, binomialLoops, rowsOf(10, 17), []string{"BinomialHeap"}},
		{"insert", "BHeap.insert", 1, binomialLoops, rowsOf(10, 12), []string{"BinomialHeap"}},
		{"extractMin", "", 0, binomialLoops, rowsOf(8, 10), []string{"BinomialHeap"}},
	}},
}

// mutantSize is the n of a mutant's row.
const mutantSize = 10

// special are mutants that show from one size on only.
var special = []struct {
	folder, class, node, method string
	n, unwind                   int
	target                      float64
	published                   Figure
}{
	// TACO, Table 4 (up to 2 executions) and Table 3 (10), both for maxCS = 20:
	// the time for the bound and the time for the solver, 30:00 + 02:11 and
	// 03:52 + 00:11.
	{"NodeCachingLinkedList20", "NodeCachingLinkedList", "CachedNode", "remove", 22, 2, 30, Figure{Seconds: 1931}},
	{"NodeCachingLinkedList20", "NodeCachingLinkedList", "CachedNode", "remove", 22, 10, 30, Figure{Seconds: 243}},
	{"BinomialHeapPublished", "BinomialHeap", "HeapNode", "extractMin", 13, 5, 60, Figure{}},
}

func structureFamilies() []Family {
	var correct, mutants []Family
	for _, s := range structureTable {
		for _, m := range s.methods {
			f := s.family(s.class+".java", m.name, m.fresh, m.loops)
			f.want, f.rows = report.Holds, m.rows
			f.published = func(n int) Figure { return taco(m.taco, n) }
			correct = append(correct, f)
			for _, folder := range m.mutants {
				f := s.family("mutants/"+folder, m.name, m.fresh, m.loops)
				f.want, f.rows = report.Violated, []row{{mutantSize, mutantTarget}}
				mutants = append(mutants, f)
			}
		}
	}
	for _, r := range special {
		s := structure{class: r.class, node: r.node}
		f := s.family("mutants/"+r.folder, r.method, 0, func(int) int { return r.unwind })
		f.want, f.rows = report.Violated, []row{{r.n, r.target}}
		f.published = func(int) Figure { return r.published }
		mutants = append(mutants, f)
	}
	return append(correct, mutants...)
}

func (s structure) family(file, method string, fresh int, loops func(int) int) Family {
	return Family{
		study: Structures, path: file, method: s.class + "." + method,
		bounds: func(n int) cfg.Bounds {
			return cfg.Bounds{
				Unwind: loops(n), Recursion: loops(n) + 1, // one for the missing child
				PerClass: map[string]int{s.class: 1, s.node: n - fresh},
			}
		},
		label: func(n int) string {
			if fresh > 0 {
				return fmt.Sprintf("%d nodes with the new one, %d loops", n, loops(n))
			}
			return fmt.Sprintf("%d nodes, %d loops", n, loops(n))
		},
	}
}

// whole is the length of a list.
func whole(n int) int { return n }

// highest gives the greatest h whose smallest shape, of least(h) nodes, fits n.
func highest(n int, least func(h int) int) int {
	h := 0
	for least(h+1) <= n {
		h++
	}
	return h
}

// avlHeight is the number of nodes on the longest path of an AVL tree: least
// sizes are 1, 2, 4, 7, 12, 20.
func avlHeight(n int) int {
	return highest(n, func(h int) int {
		small, next := 0, 1
		for range h {
			small, next = next, small+next+1
		}
		return small
	})
}

// redBlackHeight is the same for a red-black tree, whose longest path alternates
// red and black and whose others are black: least sizes are 1, 2, 4, 6, 10, 14.
func redBlackHeight(n int) int {
	return highest(n, func(h int) int {
		if h%2 == 0 {
			return 2<<(h/2) - 2
		}
		return 3<<(h/2) - 2
	})
}

// binomialLoops is the length of the longest root list of the methods of a heap of
// at most n nodes. k nodes have as many trees as k has ones in binary; one more is
// merged with them on insertion, and without the greatest tree its children are.
func binomialLoops(n int) int {
	most := 0
	for k := 1; k <= n; k++ {
		trees := bits.OnesCount(uint(k))
		children := bits.Len(uint(k)) - 1
		most = max(most, trees+1, trees-1+children)
	}
	return most
}
