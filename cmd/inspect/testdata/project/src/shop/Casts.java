package shop;

class Casts {
    static class Leaf extends Node { int colour; }
    static int colour(Node n) {
        return ((Leaf) n).colour;
    }
}
