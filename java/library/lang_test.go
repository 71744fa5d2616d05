package library_test

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

var seed = flag.Int64("lang.seed", 1, "chooses the sequences of TestLang")

// The classes of java.lang cannot run on the JVM under other names, since the language
// itself means them. So the interpreter runs the models, and the JVM its own classes.

// steps are the statements on a StringBuilder b and a string s, by what they are about.
// Each $x is drawn: a string, a char, a number, a place, a radix.
var steps = map[string][]string{
	"Builder": {
		"b.append($s);", "b.append($c);", "b.append($n);", "b.append((long) $n);", "b.append($n > 0);", "b.append((Object) $s);",
		"b.append($s.toCharArray());", "b.append($s.toCharArray(), $i, $i);", "b.append($s, $i, $i);", "b.append((String) null);",
		"b.append((CharSequence) null, $i, $i);", "b.append(new StringBuilder($s));", "b.append(new StringBuffer($s));", "b.append((StringBuffer) null);",
		"b.append((CharSequence) $s);", "b.append((CharSequence) null);", "b.append(b);", "b.appendCodePoint($n);", "b.appendCodePoint($c);",
		"b.insert($i, $s);", "b.insert($i, $c);", "b.insert($i, $n);", "b.insert($i, (long) $n);", "b.insert($i, $n > 0);", "b.insert($i, $s.toCharArray());",
		"b.insert($i, (Object) null);", "b.insert($i, (CharSequence) $s);", "b.insert($i, $s, $i, $i);", "b.insert($i, $s.toCharArray(), $i, $i);",
		"b.delete($i, $i);", "b.deleteCharAt($i);", "b.replace($i, $i, $s);", "b.setCharAt($i, $c);", "b.setLength($i);", "b.reverse();", "b.reverse();",
		"r += b.charAt($i);", "r += b.length();", "r += b.indexOf($s);", "r += b.indexOf($s, $i);", "r += b.lastIndexOf($s);", "r += b.lastIndexOf($s, $i);",
		"r += b.substring($i);", "r += b.substring($i, $i);", "r += b.subSequence($i, $i);", "r += b.compareTo(new StringBuilder($s));", "r += b.isEmpty();",
		"r += $s.contentEquals(b);", "r += $s.contains(b);", "s = new String(b);", "b = new StringBuilder($i);", "b = new StringBuilder(s);", "b = new StringBuilder((CharSequence) s);",
		"char[] x = {'1', '2', '3', '4'}; b.getChars($i, $i, x, $i); r += new String(x);", "r += b.toString() == b.toString();", "r += b.substring($i, $i) == \"\";",
		"b.append($o);", "b.insert($i, $o);", "b.replace($i, $i, $o);", "r += b.indexOf($o);", "r += b.lastIndexOf($o, $i);", "b = new StringBuilder($o);", "r += $s.contentEquals((CharSequence) $o);",
		"r += b.codePointAt($i);", "r += b.codePointBefore($i);", "r += b.codePointCount($i, $i);", "r += b.offsetByCodePoints($i, $m);", "r += b.chars().sum();", "r += b.codePoints().sum();", "java.util.stream.IntStream k = b.chars(); b.append($s); r += k.count();", "java.util.stream.IntStream k = b.codePoints().map(x -> x + 1); b.append($s); r += k.sum();", "r += new StringBuffer($s).codePointCount($i, $i) + new StringBuffer($s).chars().filter(x -> x == $c).count();",
	},
	"String": {
		"r += String.copyValueOf(s.toCharArray());", "r += String.copyValueOf(s.toCharArray(), $i, $i);",
		"r += s.length();", "r += s.charAt($i);", "r += s.isEmpty();", "r += s.isBlank();", "r += s.hashCode();", "r += s.equals($s);", "r += s.compareTo($s);",
		"r += $a.equalsIgnoreCase($a);", "r += $a.compareToIgnoreCase($a);", "r += s.substring($i);", "r += s.substring($i, $i);", "r += s.subSequence($i, $i);",
		"r += s.indexOf($c);", "r += s.indexOf($c, $i);", "r += s.lastIndexOf($c);", "r += s.lastIndexOf($c, $i);", "r += s.indexOf($s);", "r += s.indexOf($s, $i);",
		"r += s.lastIndexOf($s);", "r += s.lastIndexOf($s, $i);", "r += s.contains($s);", "r += s.startsWith($s);", "r += s.startsWith($s, $i);", "r += s.endsWith($s);",
		"s = s.concat($s);", "s = s.replace($c, $c);", "s = s.replace($s, $s);", "s = s.replace($s, $s);", "s = s.repeat($i);", "s = s.trim();", "s = s.strip();", "r += s.stripLeading();", "r += s.stripTrailing();",
		"s = $a.toLowerCase(java.util.Locale.ROOT);", "s = $a.toUpperCase(java.util.Locale.ENGLISH);", "s = $a.toLowerCase(new java.util.Locale(\"DE\", $a));", "s = $a.toUpperCase((java.util.Locale) null);",
		"java.util.Locale k = new java.util.Locale($a, $a); r += k + \",\" + k.getLanguage() + k.getCountry() + k.getScript() + k.getVariant() + k.hashCode();",
		"java.util.Locale k = new java.util.Locale($n > 1 ? \"iw\" : \"en\", $n > 5 ? \"US\" : \"\"); r += k.equals(java.util.Locale.US) + \",\" + k.equals(java.util.Locale.ENGLISH) + (k == java.util.Locale.US) + java.util.Locale.US.hashCode() + java.util.Locale.ROOT + java.util.Locale.TRADITIONAL_CHINESE + java.util.Locale.CANADA_FRENCH.getCountry();",
		"s = $a.toLowerCase();", "s = $a.toUpperCase();", "s = String.valueOf($n);", "s = String.valueOf($n > 3);", "s = String.valueOf($c);", "s = String.valueOf(s.toCharArray());",
		"s = String.valueOf(s.toCharArray(), $i, $i);", "s = new String(s.toCharArray(), $i, $i);", "s = new String($s);", "s += $s;", "s += $n;", "s = $n + s + $c;", "s += null;",
		"r += String.join($s, s, null, $s);", "r += s.split(\",\").length + String.join(\"|\", s.split(\",\"));", "for (String p : s.split($d, $i)) r += p + \"/\";", "for (String p : s.split($d)) r += p + \"/\";",
		"r += s.matches($d);", "s = s.replaceAll($d, $s);", "s = s.replaceFirst($d, $s);", "r += s.replaceAll($d, \"x\") == s;", "r += s.codePointBefore($i);", "r += s.codePointCount($i, $i);", "r += s.offsetByCodePoints($i, $m);", "r += s.codePoints().sum();",
		"r += String.join(\"|\", $v.lines().toList());", "r += $v.indent($m);", "r += $v.stripIndent();", "s = $v + s;", "r += String.CASE_INSENSITIVE_ORDER.compare($a, $a);", "r += String.CASE_INSENSITIVE_ORDER == String.CASE_INSENSITIVE_ORDER;",
		"for (byte x : $u.getBytes(java.nio.charset.StandardCharsets.UTF_8)) r += x + \",\";", "for (byte x : $u.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)) r += x + \",\";", "for (byte x : $u.getBytes(java.nio.charset.StandardCharsets.US_ASCII)) r += x + \",\";",
		"r += new String($a.getBytes(java.nio.charset.StandardCharsets.UTF_8), java.nio.charset.StandardCharsets.UTF_8);", "r += new String($u.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1), java.nio.charset.StandardCharsets.ISO_8859_1);",
		"r += java.nio.charset.StandardCharsets.UTF_8 + java.nio.charset.StandardCharsets.US_ASCII.name() + java.nio.charset.StandardCharsets.UTF_8.equals(java.nio.charset.StandardCharsets.ISO_8859_1);",
		"r += new String($u.getBytes(java.nio.charset.StandardCharsets.US_ASCII), $i, $i, java.nio.charset.StandardCharsets.US_ASCII);",
		"r += s.regionMatches($i, $s, $i, $i);", "r += s.regionMatches($n > 0, $i, $a, $i, $i);", "r += s.codePointAt($i);", "r += s.chars().sum();", "r += s.chars().filter(x -> x == $c).count();", "r += s.transform(x -> x + $a);", "r += s == new String(s);", "r += s.substring($i, $i) == \"\";", "r += s.trim() == s;", "r += s.replace($s, \"x\") == s;",
		"char[] x = {'1', '2', '3', '4'}; s.getChars($i, $i, x, $i); r += new String(x);", "java.util.StringJoiner j = new java.util.StringJoiner($s, $s, $s); j.add(s).add($s); r += j; r += j.length();",
		"r += s.compareTo($o);", "r += $a.compareToIgnoreCase($o);", "r += s.startsWith($o);", "r += s.startsWith($o, $i);", "r += s.endsWith($o);", "r += s.indexOf($o);", "r += s.lastIndexOf($o, $i);", "r += s.contains($o);",
		"s = s.concat($o);", "s = s.replace($o, $o);", "r += s.split($o).length;", "r += s.regionMatches($i, $o, $i, $i);", "r += $a.regionMatches($n > 0, $i, $o, $i, $i);", "r += String.join($o, s, $o);", "s = new String($o);", "r += s.equals($o);", "r += $a.equalsIgnoreCase($o);",
		"CharSequence k = new Part(s, $i); r += k.chars().sum() + \",\" + k.chars().count() + \",\" + k.codePoints().sum();", "r += CharSequence.compare(s, $s);", "r += CharSequence.compare(new Part(s, $i), new Part($s, $i));", "r += CharSequence.compare(s, new StringBuilder($s));", "r += CharSequence.compare($o, s);", "s = new String(new int[] {$n, $c, $c, 128512}, $i, $i);", "s = new String(new int[] {$c, 128512, $c, $c}, $i, $i);",
	},
	"Numbers": {
		"r += Integer.toString($n);", "r += Integer.toString($n, $x);", "r += Integer.parseInt($p);", "r += Integer.decode($h);", "r += Long.decode($h);", "r += Short.decode($h) + Byte.decode($h);", "r += Integer.parseInt($p, $x);", "r += Integer.valueOf($p);", "r += Integer.toBinaryString($n);",
		"r += Integer.toHexString($n);", "r += Integer.parseUnsignedInt($p);", "r += Integer.parseUnsignedInt($p, $x);", "r += Short.reverseBytes((short) $n);", "r += Short.toUnsignedLong((short) $n);", "r += Math.multiplyHigh($l, $l);", "r += Math.getExponent($f) + Math.getExponent((float) $f);", "r += exact(Math.IEEEremainder($f, $f));", "r += exact(StrictMath.IEEEremainder($g, $g));", "r += exact(Math.IEEEremainder($i, $i + 0.5));", "r += Integer.toOctalString($n);", "r += Integer.compare($n, $n);", "r += Integer.signum($n);", "r += Integer.max($n, $n) + Integer.min($n, $n) + Integer.sum($n, $n);",
		"r += Integer.compareUnsigned($n, $n);", "r += Integer.rotateLeft($n, $n);", "r += Integer.rotateRight($n, $n);", "r += Integer.lowestOneBit($n);", "r += Integer.highestOneBit($n);",
		"r += Integer.bitCount($n);", "r += Integer.numberOfLeadingZeros($n);", "r += Integer.numberOfTrailingZeros($n);", "r += Integer.reverse($n);", "r += Integer.hashCode($n);",
		"r += Integer.valueOf($n).equals($n);", "Integer p = $i, q = $i; r += p == q;", "Integer p = $n, q = $n; r += p == q; r += p.compareTo(q);", "r += Integer.valueOf($n).byteValue() + Integer.valueOf($n).shortValue();",
		"r += Long.toString($l);", "r += Long.toString($l, $x);", "r += Long.parseLong($p);", "r += Long.toHexString($l);", "r += Long.toBinaryString($n);", "r += Long.compare($l, $l);", "r += Long.signum($l);", "r += Long.bitCount($l);",
		"r += Long.numberOfLeadingZeros($l);", "r += Long.numberOfTrailingZeros($l);", "r += Long.hashCode($l);", "r += Long.reverse($l);", "Long p = (long) $i, q = (long) $i; r += p == q;", "r += Short.valueOf((short) $n) + Byte.valueOf((byte) $n);",
		"r += Short.toUnsignedInt((short) $n) + Byte.toUnsignedInt((byte) $n);", "r += Character.valueOf($c).charValue();", "r += Boolean.valueOf($p).booleanValue();", "r += Boolean.logicalAnd($n > 0, $n > 1); r += Boolean.logicalOr($n > 0, $n > 1);",
		"r += Boolean.parseBoolean($p) + Boolean.toString($n > 0);", "r += Boolean.hashCode($n > 0) + Boolean.compare($n > 0, $n > 0);", "r += Boolean.logicalXor($n > 0, $n > 0);",
		"r += Integer.toUnsignedString($n, $x);", "r += Long.toUnsignedString($l);", "r += Long.toUnsignedString($l, $x);", "r += Long.parseUnsignedLong($p);", "r += Long.parseUnsignedLong($p, $x);", "r += Long.parseUnsignedLong(Long.toUnsignedString($l, 3), 3);", "r += Long.parseUnsignedLong(Long.toUnsignedString($l) + $i);", "r += Long.divideUnsigned($l, $l);", "r += Long.remainderUnsigned($l, $l);", "r += Long.valueOf($p, $x);", "r += Short.parseShort($p, $x);", "r += Byte.parseByte($p, $x);", "r += Short.valueOf($p, $x) + Byte.valueOf($p, $x);", "r += Byte.toUnsignedLong((byte) $n);", "r += new Integer($p);", "r += new Long($p);", "r += new Short($p);", "r += new Byte($p) == new Byte($p);", "r += new Boolean($p);", "r += new Integer($p).equals($n);", "throw new IndexOutOfBoundsException($l);", "r += new java.util.NoSuchElementException(\"a\", new Error(\"b\")).getCause().getMessage() + new java.util.ConcurrentModificationException(\"c\", null).getMessage() + new ReflectiveOperationException(new Error(\"d\")).getMessage();",
	},
	"Math": {
		"r += exact(Math.rint($f));", "r += Math.round($f) + Math.round((float) $f);", "r += exact(Math.ceil($f));", "r += exact(Math.copySign($f, $f));", "r += exact(Math.sqrt($f));", "r += exact(Math.fma($f, $f, $f));", "r += exact(StrictMath.rint($f)) + exact(StrictMath.ceil($f)) + exact(StrictMath.sqrt($f)) + StrictMath.round($f);", "r += exact(StrictMath.copySign($f, $f)) + exact(StrictMath.fma($f, $f, $f));",
		"r += Math.addExact($n, $n);", "r += Math.subtractExact($n, $n);", "r += Math.multiplyExact($n, $n);", "r += Math.incrementExact($n);", "r += Math.decrementExact($n);", "r += Math.negateExact($n);",
		"r += Math.absExact($n);", "r += Math.floorDiv($n, $n);", "r += Math.floorMod($n, $n);", "r += Math.toIntExact($l);", "r += Math.multiplyFull($n, $n);", "r += StrictMath.floorMod($n, $n);", "r += StrictMath.addExact($n, $n);",
		"r += Math.addExact($l, $l);", "r += Math.subtractExact($l, $l);", "r += Math.multiplyExact($l, $l);", "r += Math.multiplyExact($l, $n);", "r += Math.incrementExact($l);", "r += Math.decrementExact($l);", "r += Math.negateExact($l);",
		"r += Math.absExact($l);", "r += Math.floorDiv($l, $l);", "r += Math.floorMod($l, $l);", "r += Math.floorDiv($l, $n);", "r += Math.floorMod($l, $n);",
		"r += exact(Math.nextUp($f));", "r += exact(Math.nextDown($f));", "r += exact(Math.nextAfter($f, $f));", "r += exact(Math.toRadians($f));", "r += exact(StrictMath.toDegrees($f));",
		"r += exact(Math.nextUp((float) $f));", "r += exact(Math.nextDown((float) $f));", "r += exact(Math.nextAfter((float) $f, $f));",
		"r += Integer.toUnsignedLong($n);", "r += Integer.reverseBytes($n);", "r += Integer.divideUnsigned($n, $n);", "r += Integer.remainderUnsigned($n, $n);", "r += Integer.toUnsignedString($n);", "r += Integer.valueOf($p, $x);", "r += Long.reverseBytes($l);",
	},
	"Format": {
		"r += String.format(\"$z\", $q);", "r += String.format(\"$z\", $q);", "r += String.format(\"<$z|$z>\", $q, $q);", "r += \"$z$z%n\".formatted($q, $q);", "r += String.format(\"$z,%<s,$z%%\", $q, $q);",
		"r += String.format(\"%2$$s%1$$d$z\", $n, $q);", "r += String.format(\"$z$z\", new Object[] {$q, $q});", "System.err.printf(\"$z\", $q); r += 1;", "r += String.format(\"$z\", $n);", "r += String.format(\"%d%05d%x\", $l, $n, $l);",
		"Object q = $q; r += String.format(\"$z$z\", q, q);", "System.err.format($o, $q);", "r += String.format(\"%C%-4C\", $k, $k);", "Object[] q = null; r += String.format(\"%s%2$$5s\", q);",
	},
	"Readers": {
		"java.util.Scanner k = new java.util.Scanner($w); $y $y $y $y $y", "java.util.Scanner k = new java.util.Scanner($w); while (k.hasNextInt()) { r += k.nextInt() + $i; } $y $y $y", "java.util.Scanner k = new java.util.Scanner($w); while (k.hasNextLine()) { r += k.nextLine() + \"|\"; } $y",
		"java.io.StringReader k = new java.io.StringReader($w); try { $j $j $j $j $j } catch (java.io.IOException e) { r += \"IO\"; }", "java.io.BufferedReader k = new java.io.BufferedReader(new java.io.StringReader($w)); try { r += k.readLine() + \"|\" + k.readLine() + k.read() + k.readLine(); } catch (java.io.IOException e) { r += \"IO\"; }",
		"java.util.Scanner k = new java.util.Scanner(\"7 -0 \" + $i); r += k.hasNextDouble(); r += k.nextDouble() + $i; r += k.nextDouble() + k.nextDouble(); r += k.hasNextDouble(); r += k.nextDouble();",
		"java.io.BufferedReader k = new java.io.BufferedReader(new java.io.StringReader($w)); try { r += k.skip($i) + \",\" + k.read() + k.readLine() + k.skip(2) + k.read(); } catch (java.io.IOException e) { r += \"IO\"; }",
		"java.io.Reader k = new Some(); try { r += k.skip($i) + \",\" + k.read() + k.skip(2) + k.read() + k.skip($i); } catch (java.io.IOException e) { r += \"IO\"; }",
		"new java.util.Scanner((String) null);", "new java.io.StringReader(null);",
	},
	"Floating": {
		"r += exact(Double.parseDouble($e));", "r += exact(Double.parseDouble($e));", "r += exact(Float.parseFloat($e));", "r += exact(Double.parseDouble($r));", "r += exact(Float.parseFloat($r));", "r += exact(Double.valueOf($r + $i));", "r += exact(Float.parseFloat($p));", "r += exact(Double.parseDouble($r + $r));", "Double.parseDouble($e); double d = Double.parseDouble(\"2.\" + 5) + 1; r += exact(d);",
		"r += Double.isNaN($g); r += Double.isFinite($g); r += Double.isInfinite($g); r += Double.doubleToRawLongBits($g);", "r += Float.isNaN((float) $g); r += Float.isFinite((float) $g); r += Float.isInfinite((float) $g); r += Float.floatToRawIntBits((float) $g);",
		"r += $g;", "r += Double.toString($g);", "r += (float) $g;", "r += String.valueOf((float) $g);", "r += String.format(\"%.2f|%f|%.0f\", $g, $g, $g);", "r += String.format(\"%,(12.1f|%+08.3f|%S\", $g, $g, $g);",
		"b.append($g);", "b.append((float) $g);", "b.insert(0, $g);", "r += Double.hashCode($g);", "r += Float.hashCode((float) $g);", "r += Double.doubleToLongBits($g);", "r += Float.floatToIntBits((float) $g);",
		"r += Double.longBitsToDouble($l);", "r += Float.intBitsToFloat($n);", "r += Double.longBitsToDouble(Double.doubleToLongBits($g) + $n);", "r += ((Object) $g).equals($g) + \" \" + ((Object) $g).hashCode();", "r += Double.compare($g, $g);",
		"r += Math.pow($i, $i);", "r += String.format(\"%f\", $q);", "r += Double.toString($f);", "r += Float.toString((float) $f);",
		"r += exact(new Double($r));", "r += exact(new Float($r));", "r += exact(new Float($g));",
	},
	"Character": {
		"r += Character.isDigit($k);", "r += Character.isLetter($k);", "r += Character.isLetterOrDigit($k);", "r += Character.isAlphabetic($k);", "r += Character.isUpperCase($k);", "r += Character.isLowerCase($k);",
		"r += Character.isWhitespace($c);", "r += Character.isSpaceChar($c);", "r += Character.toUpperCase($k);", "r += Character.toLowerCase($k);", "r += Character.digit($k, $x);", "r += Character.getNumericValue($k);",
		"r += Character.forDigit($i, $x);", "r += Character.isSurrogate($c);", "r += Character.isHighSurrogate($c);", "r += Character.isLowSurrogate($c);", "r += Character.isSurrogatePair($c, $c);", "r += Character.toCodePoint($c, $c);",
		"r += Character.isISOControl($c);", "r += Character.reverseBytes($c);", "r += Character.hashCode($c);", "r += Character.compare($c, $c);", "r += Character.toString($c);", "r += Character.valueOf($c).compareTo($c);",
		"Character p = $k, q = $k; r += p == q;", "r += Character.isBmpCodePoint($n) + \" \" + Character.isValidCodePoint($n) + Character.isSupplementaryCodePoint($n);", "r += Character.highSurrogate($n) + Character.lowSurrogate($n);", "r += Character.charCount($n > 0 ? $n : 5);", "r += Character.valueOf($c).equals($c);",
		"int k = $k; r += Character.isDigit(k) + \" \" + Character.isLetter(k) + Character.isLetterOrDigit(k) + Character.isUpperCase(k) + Character.isLowerCase(k);",
		"int k = $k; r += Character.toUpperCase(k) + Character.toLowerCase(k) + Character.digit(k, $x) + Character.getNumericValue(k);",
		"r += Character.isWhitespace($n) + \" \" + Character.isSpaceChar($n) + Character.isISOControl($n);", "int c = $c; r += Character.isWhitespace(c) + \" \" + Character.isSpaceChar(c) + Character.isISOControl(c);",
		"r += Character.toString($n);", "for (char c : Character.toChars($n)) r += (int) c + \",\";", "r += Character.codePointAt(s, $i);", "r += Character.codePointAt(b, $i);", "r += Character.codePointAt(s.toCharArray(), $i);", "r += Character.codePointCount(s, $i, $i);", "r += Character.codePointCount(new Part(s, 0), $i, $i);", "r += Character.isJavaIdentifierStart($k);", "r += Character.isJavaIdentifierPart($k);", "r += Character.isIdentifierIgnorable($k);", "int k = $k; r += Character.isTitleCase(k) + \" \" + Character.isDefined(k);", "r += Character.toTitleCase($k);", "int k = $k; r += Character.isJavaIdentifierStart(k) + \" \" + Character.isJavaIdentifierPart(k);", "for (char k = 0; k < 128; k++) r += Character.isJavaIdentifierStart(k) ? \"s\" : Character.isJavaIdentifierPart(k) ? \"p\" : Character.isIdentifierIgnorable(k) ? \"i\" : \"-\";",
	},
}

// pools are the texts that stand for what is drawn: $s is a string, $o one or null.
var pools = map[byte][]string{
	's': {`""`, `"a"`, `"b"`, `"ab"`, `"ba"`, `"aab"`, `"abab"`, `" a "`, `"a,b"`, `",,"`, `"a,,b,"`, `"\ud83d\ude00"`, `"\ude00\ud83d"`, `"\u00e9x"`, `s`, `s`},
	'o': {`(String) null`, `(String) null`, `"a"`, `"ab"`, `""`},
	'a': {`""`, `"aB"`, `"Ab"`, `"z@["`, `"Z"`, `" {"`, `"ABC1"`, `"\u00e9\u0416"`, `"\u0436\u00c9"`, `"\u01c5\u212a"`},
	'c': {`'a'`, `'b'`, `','`, `' '`, `'\t'`, `'\0'`, `'\ud83d'`, `'\ude00'`, `'\u00e9'`, `'\u2028'`, `'\uffff'`, `'\u001c'`, `'\u00a0'`, `'\u007f'`},
	'k': {`'\u00e9'`, `'\u01c5'`, `'\u0663'`, `'\uff21'`, `'\u2167'`, `'\u4e00'`, `'a'`, `'Z'`, `'0'`, `'9'`, `' '`, `'z'`, `'A'`, `'@'`, `'['`, `'\u007f'`, `'\0'`, `'f'`, `':'`},
	'n': {`0`, `1`, `-1`, `7`, `10`, `-99`, `100`, `127`, `128`, `65535`, `65536`, `1114111`, `1114112`, `Integer.MAX_VALUE`, `Integer.MIN_VALUE`, `-128`, `-129`, `123456789`},
	'l': {`0L`, `1L`, `-1L`, `10L`, `-100L`, `Long.MAX_VALUE`, `Long.MIN_VALUE`, `4294967296L`, `-2147483649L`, `1234567890123456789L`},
	'f': {`0.0`, `-0.0`, `1.0`, `-1.0`, `2.0`, `0.1`, `-4.9E-324`, `4.9E-324`, `2.2250738585072014E-308`, `1.7976931348623157E308`, `(-1.0 / 0.0)`, `(1.0 / 0.0)`, `(0.0 / 0.0)`, `1024.0`, `-0.5`, `1.17549435E-38`, `3.4028234663852886E38`, `1.401298464324817E-45`},
	'i': {`0`, `0`, `1`, `1`, `2`, `2`, `3`, `4`, `-1`, `6`},
	'x': {`2`, `8`, `10`, `16`, `36`, `1`, `37`, `3`},
	'p': {`"0"`, `"-1"`, `"+7"`, `""`, `"-"`, `"12x"`, `"2147483647"`, `"2147483648"`, `"-2147483648"`, `"-2147483649"`, `"zz"`, `"7f"`, `null`, `"true"`, `"TRUE"`, `"007"`, `" 1"`, `"9223372036854775808"`},
	'q': {`null`, `"ab"`, `"Abc"`, `'x'`, `true`, `7`, `-12`, `1234567`, `-7L`, `9876543210L`, `(short) -2`, `(byte) -56`, `(Object) 5`, `(Object) "o"`, `65`, `(Integer) 300`, `(Boolean) null`},
	'g': {`0.0`, `(-0.0)`, `1.5`, `(-2.0)`, `0.1`, `1e7`, `9999999.999`, `1e-3`, `9.99e-4`, `123456.789`, `2e-3`, `1e23`, `(-1e300)`, `4.9e-324`, `(0.0 / 0.0)`, `(-1 / 0.0)`, `0.995`, `2.675`, `99.999`, `8388608.5`, `3.4e38`, `Math.PI`},
	'w': {`""`, `"1 2"`, `" 12\n-7 "`, `"+3 x 4"`, `"2147483647 2147483648"`, `"-2147483648 -2147483649"`, `"00000000000000000000005 9223372036854775807 9223372036854775808 -9223372036854775808"`, `"true FALSE no"`, `"a\r\nb\rc\n\n d"`, `"\t\n "`, `"--1 - + 5-"`, `"\u2028x\u2029 y"`},
	'y': {tried("k.nextInt()"), tried("k.nextInt()"), tried("k.next()"), tried("k.nextLine()"), tried("k.nextLong()"), tried("k.nextBoolean()"), tried("k.hasNext()"), tried("k.hasNextInt()"), tried("k.hasNextLong()"), tried("k.hasNextLine()"), tried("k.hasNextBoolean()"), `if ($i > 3) k.close();`},
	'j': {`r += k.read() + ",";`, `r += k.skip(1) + ",";`, `r += k.skip(-2) + ",";`, `k.mark(1);`, `k.reset();`, `r += k.ready();`, `{ char[] x = {'1', '2', '3', '4'}; r += k.read(x, $i, $i) + new String(x); }`, `r += k.read(new char[0]);`, `if ($i > 3) k.close();`},
	'e': {`"1.5"`, `" -0.1 "`, `"+3"`, `".5"`, `"7."`, `"1e400"`, `"-1e-400"`, `"4.9e-324"`, `"2.4703282292062327e-324"`, `"2.4703282292062328e-324"`, `"16777217"`, `"1.00000017881393432617187499"`, `"9007199254740993"`, `"NaN"`, `"-Infinity"`, `"1e5f"`, `"2D"`, `"0"`, `"-0"`, `"3.4028235677973366e38"`, `"1.7976931348623159e308"`},
	'r': {`("" + $i)`, `("1e" + $i)`, `(s + "0x1p3")`, `(s + "0X.8P-" + $i)`, `(" " + $i + " ")`, `($i + "d")`, `("+.5" + s)`, `("-0" + s)`, `(s + "")`, `($i + "e")`, `(s + "Infinity")`, `("NaN" + s)`, `($i + "e400")`, `($i + "e-325")`, `($i + ".5E30f")`, `($i + "." + $i + "e-" + $i)`, `($i + "7e22")`, `("12345678" + $i)`, `("4" + s + ".9e-324")`, `(s + "1.4e-45")`, `("0" + $i + "e-99")`, `("1." + $i + ".2")`, `(s + "0x")`, `(s + "0x.p1")`, `("0x1" + $i + "p-1075")`, `("9e99999999999" + $i)`, `$o`},
	'h': {`"0x1F"`, `"-0X7fffffff"`, `"-0x80000000"`, `"0x80000000"`, `"#ff"`, `"+#7"`, `"017"`, `"08"`, `"0"`, `"-0"`, `""`, `"-"`, `"0x"`, `"--1"`, `"0x-1"`, `"-12"`, `"+300"`, `null`, `"00"`, `"-0200"`, `"0x7fff"`, `"99999999999"`},
	'm': {`0`, `1`, `2`, `-1`, `-2`, `Integer.MIN_VALUE`},
	'v': {`""`, `"a"`, `"a\n"`, `"\n"`, `" a\n  b"`, `"  a \r\n b\r"`, `"\ta\n\n\u2003 b \n "`, `"\r\n\r"`, `"  \n   "`, `s`},
	'u': {`""`, `"aZ"`, `"\u007f\u0080"`, `"\u07ff\u0800"`, `"\uffff"`, `"\ud83d\ude00"`, `"\ud83d"`, `"\ude00a"`, `"\u00ff\u0100"`, `s`},
	'd': {`","`, `"a"`, `"ab"`, `""`, `"\\."`, `" "`, `",,"`},
}

// tried is a step within a step, which goes on behind what it throws.
func tried(x string) string {
	return "try { r += " + x + " + \"/\"; } catch (RuntimeException e) { r += name(e); }"
}

// naming is a text of another class, the method that names the exceptions that steps end in, and the one that
// tells numbers apart, whose text is not known here.
const naming = `static class Some extends java.io.Reader {
int n;
public int read(char[] c, int from, int count) { if (n > 5 || count == 0) return n > 5 ? -1 : 0; c[from] = (char) ('a' + n); n++; return 1; }
public void close() { }
}
static class Part implements CharSequence {
final String s; final int from;
Part(String s, int from) { this.s = s; this.from = from < 0 || from > s.length() ? 0 : from; }
public int length() { return s.length() - from; }
public char charAt(int i) { return s.charAt(from + i); }
public CharSequence subSequence(int a, int b) { return s.subSequence(from + a, from + b); }
public String toString() { return s.substring(from); }
}
static String exact(double d) {
if (d != d) return "NaN";
if (d == 0) return 1 / d > 0 ? "0" : "-0";
double u = Math.ulp(d);
return (long) (d / u) + "*" + (long) Math.scalb(u, 1074) + "," + (long) Math.scalb(u, 52) + "," + (long) Math.scalb(u, -920);
}
static String name(RuntimeException e) {
return e instanceof java.util.IllegalFormatConversionException ? "Conversion" : e instanceof java.util.MissingFormatArgumentException ? "Missing" : e instanceof java.util.UnknownFormatConversionException ? "Unknown"
: e instanceof java.util.DuplicateFormatFlagsException ? "Duplicate" : e instanceof java.util.MissingFormatWidthException ? "NoWidth" : e instanceof java.util.FormatFlagsConversionMismatchException ? "Mismatch"
: e instanceof java.util.IllegalFormatFlagsException ? "Flags" : e instanceof java.util.IllegalFormatPrecisionException ? "Precision" : e instanceof java.util.IllegalFormatWidthException ? "Width" : e instanceof java.util.IllegalFormatException ? "Format"
: e instanceof StringIndexOutOfBoundsException ? "StringIndex" : e instanceof ArrayIndexOutOfBoundsException ? "ArrayIndex"
: e instanceof IndexOutOfBoundsException ? "Index" : e instanceof NumberFormatException ? "NumberFormat" : e instanceof IllegalArgumentException ? "Argument"
: e instanceof java.util.InputMismatchException ? "Mismatch" : e instanceof java.util.NoSuchElementException ? "NoSuch" : e instanceof IllegalStateException ? "State"
: e instanceof ArithmeticException ? "Arithmetic" : e instanceof NegativeArraySizeException ? "NegativeSize" : e instanceof NullPointerException ? "Null" : "Other";
}
`

// sequence is a method that does some steps of a kind and returns what they gave.
func sequence(rnd *rand.Rand, kind, name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "static String %s() {\nString r = \"\"; String s = %s; StringBuilder b = new StringBuilder(%s);\n", name, drawn(rnd, "$s", "\"\""), drawn(rnd, "$s", "\"\""))
	for n := 1 + rnd.Intn(5); n > 0; n-- {
		fmt.Fprintf(&b, "try { %s } catch (RuntimeException e) { r += name(e); }\n", drawn(rnd, steps[kind][rnd.Intn(len(steps[kind]))], "s"))
		b.WriteString("r += \"; \";\nif (s.length() > 40) s = \"cut\";\n")
	}
	b.WriteString("return r + s + \" \" + b;\n}\n")
	return b.String()
}

// specifier is a specifier of a format, mostly one that Java takes.
func specifier(rnd *rand.Rand) string {
	s := "%"
	for rnd.Intn(3) == 0 {
		s += string("-#+ 0,("[rnd.Intn(7)])
	}
	if rnd.Intn(2) == 0 {
		s += fmt.Sprint(1 + rnd.Intn(12))
	}
	if rnd.Intn(8) == 0 {
		s += fmt.Sprintf(".%d", rnd.Intn(4))
	}
	s += string("dddsssxxocbbhXScBH%nqD"[rnd.Intn(22)])
	if strings.HasSuffix(strings.ToLower(s), "s") {
		s = strings.ReplaceAll(s, "#", "") // asks for java.util.Formattable
	}
	return s
}

// drawn is a step with what stands for its $x; s is what the string is called.
func drawn(rnd *rand.Rand, step, s string) string {
	var b strings.Builder
	for i := 0; i < len(step); i++ {
		if step[i] != '$' {
			b.WriteByte(step[i])
			continue
		}
		i++
		switch step[i] {
		case '$':
			b.WriteByte('$')
			continue
		case 'z':
			b.WriteString(specifier(rnd))
			continue
		}
		pool := pools[step[i]]
		x := pool[rnd.Intn(len(pool))]
		if x == "s" {
			x = s
		}
		b.WriteString(drawn(rnd, x, s))
	}
	return b.String()
}

// TestLang runs random steps on the models of java.lang and on the JDK's classes: text,
// results and exceptions agree.
func TestLang(t *testing.T) {
	if _, err := exec.LookPath("javac"); err != nil {
		t.Fatal("javac is not installed; scripts/setup test installs it")
	}
	const sequences = 100 // a kind
	rnd := rand.New(rand.NewSource(*seed))
	var names []string
	var methods, calls strings.Builder
	for _, kind := range []string{"Builder", "String", "Numbers", "Math", "Character", "Format", "Floating", "Readers"} {
		for i := range sequences {
			name := fmt.Sprintf("of%s%d", kind, i)
			names = append(names, name)
			methods.WriteString(sequence(rnd, kind, name))
			fmt.Fprintf(&calls, "show(Lang.%s());\n", name)
		}
	}
	lang := "class Lang {\n" + naming + methods.String() + "}\n"
	want := onJVM(t, lang, "class Run {\nstatic void show(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.append((int) c).append(' '); System.out.println(b); }\npublic static void main(String[] args) {\n"+calls.String()+"}\n}\n")
	w := worldOf(t, "Lang.java", lang)
	m := replay.New(w, replay.Config{Bounds: bounds.Bounds{Unwind: 1000, Recursion: 100, ArrayLength: 1000}, Exceptions: types.AnyUnchecked})
	for i, name := range names {
		if have := result(m, w.Lookup("Lang"), name); have != want[i] {
			t.Errorf("%s gives %s, the JVM says %s\n%s", name, have, want[i], methodText(lang, name))
		}
	}
}

// methodText is the text of a method of a program that sequence wrote.
func methodText(program, name string) string {
	_, text, _ := strings.Cut(program, "static String "+name+"()")
	text, _, _ = strings.Cut(text, "\nstatic ")
	return text
}

// onJVM compiles classes Lang and Run, and gives the lines that Run prints, as Java
// literals.
func onJVM(t *testing.T, lang, run string) []string {
	dir := t.TempDir()
	var files []string
	for name, text := range map[string]string{"Lang.java": lang, "Run.java": run} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, path)
	}
	if out, err := exec.Command("javac", append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-encoding", "UTF-8", "-d", dir}, files...)...).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	out, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Run").Output()
	if err != nil {
		t.Fatalf("java: %v", err)
	}
	var lines []string
	for _, l := range strings.Split(strings.TrimSuffix(string(out), "\n"), "\n") {
		var units []uint16
		for _, f := range strings.Fields(l) {
			var n uint16
			fmt.Sscan(f, &n)
			units = append(units, n)
		}
		lines = append(lines, heap.Quote(units))
	}
	return lines
}

// worldOf makes a world of one text, with the library.
func worldOf(t *testing.T, name, text string) *types.World {
	read := func(name, text string) (*ast.File, error) {
		f, ds := parse.File(source.NewFile(name, text))
		for _, d := range ds {
			return nil, d
		}
		return f, nil
	}
	f, err := read(name, text)
	if err != nil {
		t.Fatal(err)
	}
	w, ds := types.NewWorld([]*ast.File{f}, types.Config{Parse: parse.Library})
	for _, d := range ds {
		t.Fatal(d.Format())
	}
	return w
}

// result is what a method without parameters returns on the interpreter.
func result(m *replay.Machine, c *types.Class, name string) string {
	for _, k := range c.Methods {
		if k.Name != name {
			continue
		}
		o, err := m.Check(k, &heap.State{})
		switch {
		case err != nil:
			return err.Error()
		case o.Violation != nil:
			return o.Violation.String()
		case o.Thrown != nil:
			return types.SimpleName(o.Thrown.Type)
		case o.Result != nil:
			return o.Result.String()
		}
	}
	return "nothing"
}
