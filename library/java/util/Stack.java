package java.util;

public /*@ nullable_by_default @*/ class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E item) {
        addElement(item);
        return item;
    }

    @SuppressWarnings("unchecked")
    public E pop() {
        if (size == 0) {
            throw new EmptyStackException();
        }
        modCount++;
        size--;
        E top = (E) elements[size];
        elements[size] = null;
        return top;
    }

    @SuppressWarnings("unchecked")
    public /*@ query @*/ E peek() {
        if (size == 0) {
            throw new EmptyStackException();
        }
        return (E) elements[size - 1];
    }

    public /*@ query @*/ boolean empty() {
        return size() == 0;
    }

    public /*@ query @*/ int search(Object o) {
        int i = lastIndexOf(o);
        return i < 0 ? -1 : size() - i;
    }
}
