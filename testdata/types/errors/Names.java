import java.util.*;

class Names {
    int count;
    int total() { return 0; }
    static int shared;
    Names next;

    int unknown() { return conut/* ERROR "conut is not declared here" */; }
    int wrongField(Names n) { return n.cuont/* ERROR "has no field cuont" */; }
    void wrongMethod(Names n) { n.totl/* ERROR "has no method totl" */(); }
    void wrongClass() { Naems/* ERROR "class Naems" */ x; }
    int methodAsField(Names n) { return n.total/* ERROR "has no field total" */; }
    void fieldAsMethod() { count/* ERROR "has no method count" */(); }
    int classAsValue() { return Names/* ERROR "is a class, not a value" */; }
    int arrayField(int[] a) { return a.size/* ERROR "an array has no field size" */; }
    int noFields(int x) { return x.y/* ERROR "type int has no fields" */; }
    void noMethods(int x) { x.y/* ERROR "type int has no methods" */(); }
    void duplicate(int x) {
        int y = x;
        { int y/* ERROR "y is already declared" */ = 2; }
        for (int i = 0; i < 3; i++) { }
        for (int i = 0; i < 3; i++) { int x/* ERROR "x is already declared" */ = i; }
    }
    void outOfScope() {
        { int z = 1; }
        z/* ERROR "z is not declared here" */ = 2;
    }
    static int fromStatic() { return count/* ERROR "belongs to an object" */; }
    static int methodFromStatic() { return total/* ERROR "belongs to an object" */(); }
    static Names thisInStatic() { return this/* ERROR "no `this` here" */; }
    int throughClass() { return Names.count/* ERROR "belongs to an object, not to the class" */; }
    int methodThroughClass() { return Names.total/* ERROR "belongs to an object, not to the class" */(); }
    Inner noInner() { return null; }
    class Inner { int v; }
    static class Nested { }
    static void innerInStatic() { Inner i = new Inner()/* ERROR "needs an object of class Names" */; }
    void missingMember() { Names.Innr/* ERROR "no member class Innr" */ i; }
}
