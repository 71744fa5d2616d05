package fuzz

// collections are about Java's collections and streams. Their bodies are loops over what
// is in them, which checks at small bounds leave out.
var collections = []construct{
	{name: "list through its iterators", text: true, body: `
java.util.List<Integer> v1 = new java.util.ArrayList<>(java.util.List.of($i, $i, 3));
try {
for (java.util.Iterator<Integer> v2 = v1.iterator(); v2.hasNext();) {
int v3 = v2.next();
if ($t) v2.remove();
if (v3 == $k) v1.add(v3);
}
} catch (java.util.ConcurrentModificationException e1) {
Main.note(5);
}
java.util.ListIterator<Integer> v4 = v1.listIterator(v1.size());
while (v4.hasPrevious()) {
int v5 = v4.previous();
Main.note(v5 + v4.nextIndex());
v4.set(v5 + 1);
}
Main.note(v1.hashCode() + v1.size());`},
	{name: "parts and order of a list", text: true, body: `
java.util.List<Integer> v1 = new java.util.ArrayList<>(java.util.Arrays.asList($i, 3, $i, $i, 1));
java.util.List<Integer> v2 = v1.subList($k, 4);
v2.replaceAll(a1 -> { int v3 = a1; return $N(v3); });
if (v2.size() > 1) v2.remove(0);
Main.note(v1.hashCode() * 3 + v2.size());
v1.sort($t ? null : (a2, a3) -> Integer.compare(a3, a2));
try {
Main.note(v2.size());
} catch (java.util.ConcurrentModificationException e1) {
Main.note(4);
}
v1.removeIf(a4 -> a4 > $K);
Main.note(v1.hashCode() + (v1.isEmpty() ? 1 : v1.get(v1.size() - 1)));
java.util.Collections.reverse(v1);
Main.note(v1.toArray().length + (v1.equals(java.util.List.copyOf(v1)) ? 1 : 2));`},
	{name: "list that cannot change", text: true, body: `
java.util.List<Integer> v1 = $t ? java.util.List.of($i, 2) : $t ? java.util.Arrays.asList($i, null) : java.util.Collections.unmodifiableList(new java.util.ArrayList<>());
try {
Main.note(v1.contains($t ? null : $k) ? 1 : 2);
v1.set(0, $i);
Main.note(v1.get(0));
v1.add(3);
} catch (UnsupportedOperationException e1) {
Main.note(v1.size() + 7);
} catch (NullPointerException | IndexOutOfBoundsException e2) {
Main.note(8);
}`},
	{name: "maps and sets", text: true, types: "record D1(int f1, boolean f2) { }", body: `
java.util.Map<D1, Integer> v1 = new java.util.HashMap<>();
v1.put(new D1($k, $t), $i);
v1.merge(new D1($k, true), $i, (a1, a2) -> $T ? null : a1 + a2);
v1.computeIfAbsent(new D1(1, false), a3 -> a3.f1() + $k);
int v2 = 0;
for (java.util.Map.Entry<D1, Integer> v3 : v1.entrySet()) v2 += v3.getKey().f1() * 31 + v3.getValue();
Main.note(v2 + v1.size() + v1.getOrDefault(new D1(2, true), 9));
java.util.Set<Integer> v4 = new java.util.TreeSet<>(v1.values());
for (int v5 : v4) Main.note(v5);
java.util.Map<String, Integer> v6 = new java.util.LinkedHashMap<>();
v6.put($s, 1);
v6.put($s, 2);
v6.remove($s);
for (String v7 : v6.keySet()) Main.note(v7.length() + v6.get(v7));
Main.note(v4.contains($i) ? 1 : 2);`},
	{name: "queues", text: true, body: `
java.util.Deque<Integer> v1 = new java.util.ArrayDeque<>();
v1.push($i);
v1.addLast($i);
v1.offerFirst($k);
Main.note(v1.peekLast() + v1.pop());
java.util.PriorityQueue<Integer> v2 = new java.util.PriorityQueue<>((a1, a2) -> a1 < a2 ? 1 : a1 > a2 ? -1 : 0);
v2.addAll(v1);
v2.add($k);
while (!v2.isEmpty()) Main.note(v2.poll());
try {
Main.note(v1.pollFirst() + v1.removeFirst() + v1.removeFirst());
} catch (java.util.NoSuchElementException e1) {
Main.note(v1.size() + 6);
}`},
	{name: "stream of a list", text: true, body: `
java.util.List<Integer> v1 = new java.util.ArrayList<>(java.util.List.of($i, $i, 2));
if ($t) v1.add(null);
try {
Main.note(v1.stream().filter(a1 -> a1 != $K).mapToInt(a2 -> { int v2 = a2; return $N(v2); }).sum());
Main.note(v1.stream().map(a3 -> a3 + 1).reduce($k, (a4, a5) -> a4 * 3 + a5));
Main.note(v1.stream().sorted().skip(1).limit(2).peek(Main::note).anyMatch(a6 -> a6 > $K) ? 1 : 2);
java.util.List<Long> v3 = v1.stream().distinct().map(a7 -> (long) a7).collect(java.util.stream.Collectors.toList());
Main.note(v3.hashCode() + v1.stream().max(java.util.Comparator.naturalOrder()).orElse(7));
Main.note(v1.stream().collect(java.util.stream.Collectors.groupingBy(a8 -> a8 & 1, java.util.stream.Collectors.counting())).getOrDefault(1, 5L).intValue());
} catch (NullPointerException e1) {
Main.note(3);
}`},
	{name: "stream of numbers", text: true, body: `
Main.note(java.util.stream.IntStream.range($k, 4).map(a1 -> $N(a1)).sum());
Main.note(java.util.stream.IntStream.iterate($i, a2 -> a2 / 2).limit(3).boxed().map(a3 -> "x" + a3).collect(java.util.stream.Collectors.joining(",", "<", ">")).length());
Main.note(java.util.stream.Stream.of($s, $s, "c").flatMapToInt(String::chars).filter(a4 -> a4 > 'a').findFirst().orElse(4));
Main.note((int) (java.util.stream.IntStream.of($n, 3, $k).asDoubleStream().map(a5 -> a5 / 4).average().orElse(0) * 8));
Main.note(java.util.Arrays.stream(new int[] {$n, $n, 5}).filter(a6 -> $T(a6)).max().orElse(6));
Main.note(java.util.stream.IntStream.rangeClosed(1, 3).mapToObj(a7 -> a7 == 2 ? null : a7).filter(java.util.Objects::nonNull).toList().size());`},
	{name: "optional", text: true, types: "class D1 { static java.util.Optional<Integer> h1(int a1) { return a1 == 0 ? java.util.Optional.empty() : java.util.Optional.of(a1); } }", body: `
java.util.Optional<Integer> v1 = D1.h1($k);
Main.note(v1.map(a1 -> { int v2 = a1; return $N(v2); }).filter(a2 -> a2 > 0).orElseGet(() -> $N));
Main.note(v1.flatMap(a3 -> D1.h1(a3 - 1)).isPresent() ? 1 : 2);
v1.ifPresentOrElse(Main::note, () -> Main.note(7));
try {
Main.note(v1.orElseThrow() + v1.hashCode());
} catch (java.util.NoSuchElementException e1) {
Main.note(3);
}`},
	{name: "builder of text", text: true, body: `
StringBuilder v1 = new StringBuilder($s);
v1.append($i).append('c').append($t).append((Object) null).insert($k & 1, $s).reverse();
if (v1.length() > 2) v1.deleteCharAt(1).setCharAt(0, 'z');
Main.note(v1.toString().hashCode() + v1.indexOf("a"));
v1.setLength(v1.length() / 2);
Main.note(v1.length() + ($s + v1).compareTo("b"));`},
	{name: "methods of a text", text: true, body: `
String v1 = $s + "aXb" + $s;
try {
Main.note(v1.substring($k, v1.length() - $k).length() + v1.indexOf('b', $k) + v1.lastIndexOf("a"));
} catch (StringIndexOutOfBoundsException e1) {
Main.note(2);
}
Main.note(v1.replace('a', 'ß').hashCode() + ("aXb" + $k).toUpperCase().hashCode());
Main.note(v1.trim().isEmpty() ? 1 : v1.startsWith("a") ? 2 : v1.endsWith("b") ? 3 : 4);
for (String v2 : v1.split("X")) Main.note(v2.length());
Main.note(String.join("-", v1, $s).equals(v1) ? 1 : v1.contains($s) ? 2 : 3);
try {
Main.note(Integer.parseInt($t ? "" + $i : $s));
} catch (NumberFormatException e2) {
Main.note(5);
}`},
	{name: "numbers as boxes", text: true, body: `
double v1 = $n / 4.0;
Double v2 = v1;
Main.note(v2.equals(v1) ? 1 : 2);
Main.note(v2.compareTo((double) $k) + Double.compare(v1, -0.0) + v2.intValue());
Main.note(Double.isNaN(v1 / 0) ? 3 : Double.isInfinite(v1 / 0) ? 4 : 5);
float v3 = $n;
v3 /= 3;
Main.note(Float.floatToIntBits(v3) + Float.hashCode(v3) + Double.hashCode(v1));
Main.note((int) Math.round(v1) + Math.round(v3) + (int) Math.floor(v1) + Math.floorMod($n, 7));
Main.note(Long.hashCode($l) + Integer.bitCount($i) + Integer.compare($i, $i) + Character.getNumericValue('7') + Integer.toString($i).length());
Object v4 = $t ? (Object) v3 : (Object) v1;
Main.note(v4 instanceof Float v5 ? v5.intValue() : v4 instanceof Double v6 ? v6.intValue() + 1 : 0);`},
}
