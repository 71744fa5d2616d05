package java.util;

import inspect.Refused;

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

    public Object clone() {
        if (getClass() != Stack.class) {
            Refused.cloneOfHeir();
        }
        Stack<E> s = new Stack<E>();
        s.addAll(this);
        return s;
    }
}
