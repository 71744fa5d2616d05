package types_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
)

// fullTypes are local variables and what is known of their initialisers: the full
// type, and behind -> the type to which the value is cast.
const fullTypes = `
interface Supplier<T> { T get(); }
interface Fn<A, B> { B apply(A a); default <C> Fn<A, C> then(Fn<? super B, ? extends C> f) { return a -> f.apply(apply(a)); } }
interface Op { int of(int x); }
interface Seq<E> { E get(int i); void add(E e); Iter<E> iterator(); <R> Seq<R> map(Fn<? super E, ? extends R> f); <K> Dict<K, Seq<E>> by(Fn<? super E, ? extends K> f); }
interface Iter<E> { boolean hasNext(); E next(); }
class Dict<K, V> { V get(Object k) { return null; } V or(K k, Fn<? super K, ? extends V> f) { return null; } class Entry { K key; V value; } Entry first() { return null; } }
class List<E> implements Seq<E> {
	E[] items;
	List() { }
	List(Seq<? extends E> s) { }
	static <T> List<T> of(T a, T b) { return null; }
	static <T extends Comparable<? super T>> T max(Seq<? extends T> s) { return null; }
	public E get(int i) { return null; } public void add(E e) { } public Iter<E> iterator() { return null; }
	public <R> Seq<R> map(Fn<? super E, ? extends R> f) { return null; }
	public <K> Dict<K, Seq<E>> by(Fn<? super E, ? extends K> f) { return null; }
}
class Animal { String name() { return null; } }
class Dog extends Animal { static Dog make() { return null; } int age(int more) { return more; } }
class Cat extends Animal implements Comparable<Cat> { public int compareTo(Cat o) { return 0; } }
class Use<T extends Animal> {
	T t; List<T> ts; List<? extends Animal> some; List<? super Dog> sink; List raw; List<Dog[]> arrays;
	<X> X id(X x) { return x; }
	<X> X pick(X a, X b) { return a; }
	<X, Y> Y with(Supplier<X> s, Fn<X, Y> f) { return null; }
	int over(Object o) { return 0; } long over(Animal a) { return 0; } Dog over(Supplier<? extends Animal> s) { return null; }
	void m(List<Dog> dogs, Dict<String, List<Cat>> cats, boolean b, int i, Integer box) {
		var a1 = dogs.get(0); // Dog -> Dog
		var a2 = id(dogs); // List<Dog> -> List
		var a3 = t; // T
		var a4 = ts.get(0); // T -> Animal
		var a5 = some.get(0); // capture of ? extends Animal -> Animal
		var a6 = sink.get(0); // capture of ? super Dog
		var a7 = raw.get(0); // java.lang.Object
		var a8 = cats.get("").get(1); // Cat -> Cat
		var a9 = cats.first().key; // java.lang.String -> java.lang.String
		var b1 = new List<>(dogs); // List<Dog>
		var b2 = List.of(i, i); // List<java.lang.Integer>
		var b3 = pick(new Dog(), new Cat()); // Animal -> Animal
		var b4 = List.max(cats.get("")); // Cat -> Cat
		var b5 = dogs.map(d -> d.name()); // Seq<java.lang.String>
		var b6 = dogs.map(Animal::name).map(s -> List.of(s, s)); // Seq<List<java.lang.String>>
		var b7 = with(Dog::new, d -> d.age(1)); // java.lang.Integer -> java.lang.Integer
		var b8 = with(() -> new List<>(dogs), l -> l.get(0)); // Dog -> Dog
		var b9 = dogs.by(Dog::name).or("", k -> new List<>()); // Seq<Dog> -> Seq
		var c1 = b ? dogs.get(0) : new Cat(); // Animal
		var c2 = b ? i : box; // int
		var c3 = b ? null : i; // java.lang.Integer
		var c4 = this.<Animal>id(new Dog()); // Animal -> Animal
		var c5 = over(new Dog()); // long
		var c6 = over(() -> new Dog()); // Dog
		var c7 = over(id(new Dog())); // long
		var c8 = arrays.get(0)[i]; // Dog
		var c9 = ts.items; // T[] -> Animal[]
		var d1 = (Fn<Dog, String> & Supplier<String>) null; // Fn<Dog,java.lang.String>&Supplier<java.lang.String>
		var d2 = ((Fn<Dog, String>) Dog::name).then(s -> 1L); // Fn<Dog,java.lang.Long>
		var d3 = new Dict<String, Dog>().new Entry().value; // Dog -> Dog
	}
}
`

func TestFullTypes(t *testing.T) {
	w := world(t, fullTypes)
	m := method(t, w, "Use.m")
	w.Resolve(m)
	for _, d := range w.Untyped(m) {
		t.Errorf("%s", d.Format())
	}
	rows := 0
	for _, s := range m.Decl.Body.Stmts {
		v := s.(*ast.LocalVar)
		line := strings.Split(fullTypes, "\n")[v.Span().Position().Line-1]
		want := strings.TrimSpace(line[strings.Index(line, "//")+2:])
		got := w.Info.FullType(v.Init).String()
		if c := w.Info.Checked[v.Init]; c != nil {
			got += " -> " + c.String()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", v.Init.Span().Text(), got, want)
		}
		rows++
	}
	if rows < 30 {
		t.Errorf("only %d rows", rows)
	}
}
