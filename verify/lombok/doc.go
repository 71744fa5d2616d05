// Package lombok adds to a tree the members that annotations of Lombok make, for Lombok's processor is
// not run.
//
//	@Value class Point { int x; }
//
// becomes what Lombok makes of it:
//
//	final class Point {
//	    private final int x;
//	    public Point(int x) { this.x = x; }
//	    public int getX() { return this.x; }
//	    public boolean equals(Object o) { … }
//	    …
//	}
//
// Members are written as Java, parsed, and placed where the annotation stands. They are those of Lombok
// 1.18.16 or later; the order of fields in a hash code is of that version. A member that is there
// already is left alone, as Lombok leaves it. What an annotation would make is never guessed: one that is
// not known here, or has an argument that is not, leaves its class (ast.ClassDecl.Unread) or its method
// (a clause of kind ast.BadCode) without a meaning, so that whatever needs it is refused.
package lombok
