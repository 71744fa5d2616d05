package verify_test

import (
	"path/filepath"
	"testing"

	"inspect/cfg"
	"inspect/verify"
)

// TestClients runs the JDK's own code by the clients of testdata/jdk: what they assert
// holds or does not, and none is cut off where it makes its objects itself.
func TestClients(t *testing.T) {
	t.Parallel()
	m := modules(t)
	for file, want := range map[string]map[string]string{
		"ArrayDeques.java": {
			"ArrayDeques.around(P,P,P)": "holds", "ArrayDeques.grows(P,P,P)": "holds", "ArrayDeques.stack(P,P,P)": "violated",
		},
		"ArrayLists.java": {
			"ArrayLists.changed(P,P)": "holds", "ArrayLists.iterator(P,P)": "holds", "ArrayLists.inserted(P,P,P)": "violated",
			"ArrayLists.unnoticed(P,P,P)": "violated",
		},
		"HashMaps.java": {
			"HashMaps.put(Key,Key,int,int)": "holds", "HashMaps.removed(Key,Key,int,int)": "holds", "HashMaps.overwritten(Key,Key,int,int)": "violated",
		},
		"LinkedLists.java": {
			"LinkedLists.found(P,P,P)": "holds", "LinkedLists.removed(P,P)": "holds", "LinkedLists.gone(P,P)": "violated",
		},
		"PriorityQueues.java": {
			"PriorityQueues.least(Integer,Integer,Integer)": "holds", "PriorityQueues.first(Integer,Integer)": "violated",
		},
		"concurrent/Concurrent.java": {
			"Concurrent.queue(P,P,P)": "holds", "Concurrent.map(P,P,P)": "holds", "Concurrent.future(int)": "holds", "Concurrent.latch(int)": "holds",
			"Concurrent.last(P,P)": "violated",
		},
		"TreeMaps.java": {
			"TreeMaps.ordered(Integer,Integer,Integer)": "holds", "TreeMaps.removed(Integer,Integer)": "violated",
		},
		"Defects.java": {
			"Defects.middle(int,int)": "violated", "Defects.order(Version,Version)": "violated", "Defects.bucket(Object,int)": "violated",
			"Defects.copy(int[],int,int)": "violated",
		},
	} {
		t.Run(file, func(t *testing.T) {
			expect(t, verdictsWithin(t, verify.Config{Paths: []string{client(file)}, Modules: m, Library: "jdk", Bounds: cfg.Bounds{Bits: 32, Objects: 3}}), want)
		})
	}
	t.Run("few bits", func(t *testing.T) {
		expect(t, verdicts(t, verify.Config{Paths: []string{client("bits4")}, Modules: m, Library: "jdk"}), map[string]string{"LinkedListSize.grows(P)": "violated"})
		expect(t, verdictsWithin(t, verify.Config{Paths: []string{client("bits8")}, Modules: m, Library: "jdk", Bounds: cfg.Bounds{Bits: 8, ArrayLength: 100, Unwind: 8}}),
			map[string]string{"Search.contains(byte[],byte)": "violated", "BitSetSize.room(int)": "violated", "BitSetSize.length(int)": "violated"})
	})
}

// TestPrograms: the programs of testdata/speed, whose times docs/measurements.md has.
func TestPrograms(t *testing.T) {
	t.Parallel()
	at := func(file string) string { return filepath.Join("..", "testdata", "speed", file) }
	expect(t, verdictsWithin(t, verify.Config{Paths: []string{at("Collections.java"), at("Points.java")}, Bounds: cfg.Bounds{Bits: 32, Objects: 3}}), map[string]string{
		"Collections.arrayList(int,int,int)": "holds", "Collections.arrayListGiven(ArrayList,int,int,int)": "holds",
		"Collections.hashMap(String,String,Integer,Integer)": "holds", "Collections.hashMapGiven(HashMap,String,String,Integer,Integer)": "holds",
		"Collections.treeMap(int,int,int,int)": "holds", "Collections.treeMapGiven(TreeMap,int,int,int)": "holds",
		"Collections.treeMapOfText(TreeMap,String,String,int)": "holds", "Collections.arrayDeque(Integer,Integer)": "holds",
		"Collections.arrayDequeGiven(ArrayDeque,Integer,Integer)": "holds", "Collections.priorityQueue(int,int,int)": "holds",
		"Collections.priorityQueueGiven(PriorityQueue,int,int)": "holds", "Points.equalsTester(Object,Object)": "violated", "Points.product(double,double)": "holds",
	})
	expect(t, verdictsWithin(t, verify.Config{Paths: []string{at("text8")}, Bounds: cfg.Bounds{Bits: 32, Objects: 3, StringLength: 8}}), map[string]string{
		"Builders.reversed(String,String)": "violated", "Builders.inserted(String,String)": "holds",
		"Builders.given(StringBuilder,char)": "holds", "Builders.found(StringBuilder,String)": "holds",
	})
}

func client(file string) string { return filepath.Join("..", "testdata", "jdk", file) }

// TestKnownNumbers: no bound cuts off loops and arrays whose sizes follow from what the
// method has put into its own objects; a new array not up to 8,192 elements.
func TestKnownNumbers(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `class A {
		int n; int[] row = {};
		static A of() { A a = new A(); a.n = 6; return a; }
		static void length() { A a = of(); a.row = new int[a.n + 1]; assert a.row[6] == 0; }
		static void turns() { A a = of(); for (int i = 0; i < a.n; i++) assert i < 5; }
		static void either(boolean c) { A a = of(); if (c) a.n = 5; a.row = new int[a.n]; assert a.row.length == 5; }
		static void open(int k) { A a = of(); a.n = k; for (int i = 0; i < a.n; i++) assert i < 5; }
		static void far() { A a = of(); a.n = 300; a.row = new int[a.n]; assert a.row.length == 1; }
	}`})
	c := verify.Config{Paths: []string{dir}}
	c.Bounds = cfg.Bounds{Objects: 1, ArrayLength: 2, Unwind: 3}
	expect(t, verdictsWithin(t, c), map[string]string{
		"A.length()": "holds", "A.turns()": "violated", "A.either(boolean)": "violated", "A.open(int)": "holds", "A.far()": "violated",
	})
}
