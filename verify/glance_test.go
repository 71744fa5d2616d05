package verify_test

import (
	"path/filepath"
	"testing"

	"inspect/java/bounds"
	"inspect/verify"
)

// TestGlances: where the JDK compares arrays by their bytes in memory, what the comparison gives
// is that of their elements.
func TestGlances(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "A.java"), `import jdk.internal.util.ArraysSupport;
		class A {
			static void ints(int[] a, int[] b) {
				int n = Math.min(a.length, b.length), i = ArraysSupport.mismatch(a, b, n);
				assert i < 0 || a[i] != b[i];
				for (int k = 0; k < (i < 0 ? n : i); k++) assert a[k] == b[k];
			}
			static void bytes(byte[] a, byte[] b) {
				int i = ArraysSupport.mismatch(a, 0, b, 0, Math.min(a.length, b.length));
				assert i < 0 || a[i] != b[i];
			}
			static void last(char[] a, char[] b) { assert ArraysSupport.mismatch(a, b, Math.min(a.length, b.length)) != 0; }
			static void none(long[] a, long[] b) { assert ArraysSupport.mismatch(a, b, Math.min(a.length, b.length)) >= 0; }
			static void doubles(double[] a, double[] b) {
				int i = ArraysSupport.mismatch(a, b, Math.min(a.length, b.length));
				assert i < 0 || Double.compare(a[i], b[i]) != 0;
			}
		}`)
	expect(t, verdictsWithin(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Library: "jdk", Bounds: bounds.Bounds{Objects: 2}}), map[string]string{
		"A.ints(int[],int[])": "holds", "A.bytes(byte[],byte[])": "holds", "A.last(char[],char[])": "violated",
		"A.none(long[],long[])": "violated", "A.doubles(double[],double[])": "holds",
	})
}
