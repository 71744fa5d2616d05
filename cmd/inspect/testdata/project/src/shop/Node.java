package shop;

/** A link of a list. */
class Node {
    int value;
    /*@ nullable @*/ Node next;
}
