package java.lang;

/** There is one object for each class, which exists from the beginning. What it says of the class is in its fields. */
public final class Class<T> implements java.io.Serializable, java.lang.reflect.GenericDeclaration, java.lang.reflect.Type, java.lang.reflect.AnnotatedElement,
        java.lang.invoke.TypeDescriptor.OfField<Class<?>>, java.lang.constant.Constable {
    private final String name;
    private final String simpleName;
    private final /*@ nullable @*/ Class<?> component;
    private final /*@ nullable @*/ Class<? super T> superclass;
    private final boolean isInterface;
    private final boolean isEnum;
    private final boolean isRecord;
    private final boolean isPrimitive;
    private final boolean asserts;
    private final /*@ nullable @*/ Enum<?> first; // of an enum the first constant

    private Class(String name, String simpleName, Class<?> component, Class<? super T> superclass,
            boolean isInterface, boolean isEnum, boolean isRecord, boolean isPrimitive, boolean asserts, Enum<?> first) {
        this.name = name;
        this.simpleName = simpleName;
        this.component = component;
        this.superclass = superclass;
        this.isInterface = isInterface;
        this.isEnum = isEnum;
        this.isRecord = isRecord;
        this.isPrimitive = isPrimitive;
        this.asserts = asserts;
        this.first = first;
    }

    /** Tells whether all that is of the class inner is of the class outer, of which none is null. */
    private static native /*@ pure @*/ boolean below(Class<?> inner, Class<?> outer);

    public /*@ pure @*/ String getName() {
        return name;
    }

    public /*@ pure @*/ String getSimpleName() {
        return simpleName;
    }

    public /*@ pure @*/ String getTypeName() {
        return component == null ? name : component.getTypeName() + "[]";
    }

    public /*@ pure @*/ String toString() {
        return isInterface ? "interface " + name : isPrimitive ? name : "class " + name;
    }

    public /*@ pure nullable @*/ Class<?> getComponentType() {
        return component;
    }

    public /*@ pure nullable @*/ Class<?> componentType() {
        return component;
    }

    public /*@ pure nullable @*/ Class<? super T> getSuperclass() {
        return superclass;
    }

    public /*@ pure @*/ boolean isArray() {
        return component != null;
    }

    public /*@ pure @*/ boolean isInterface() {
        return isInterface;
    }

    public /*@ pure @*/ boolean isEnum() {
        return isEnum;
    }

    public /*@ pure @*/ boolean isRecord() {
        return isRecord;
    }

    public /*@ pure @*/ boolean isPrimitive() {
        return isPrimitive;
    }

    public /*@ pure @*/ boolean isAssignableFrom(Class<?> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return below(other, this);
    }

    public /*@ pure @*/ boolean isInstance(/*@ nullable @*/ Object o) {
        return o != null && below(o.getClass(), this);
    }

    public /*@ pure nullable @*/ T cast(/*@ nullable @*/ Object o) {
        if (o != null && !below(o.getClass(), this)) {
            throw new ClassCastException();
        }
        return (T) o;
    }

    public /*@ pure @*/ <U> Class<? extends U> asSubclass(Class<U> above) {
        if (above == null) {
            throw new NullPointerException();
        }
        if (!below(this, above)) {
            throw new ClassCastException();
        }
        return (Class<? extends U>) this;
    }

    public static native Class<?> forName(String name) throws ClassNotFoundException;

    public native T newInstance();

    public /*@ pure nullable @*/ T[] getEnumConstants() {
        return !isEnum ? null : first == null ? none() : (T[]) first.all$();
    }

    /** An array of an enum that has no constants. */
    private /*@ pure @*/ T[] none() {
        return (T[]) java.lang.reflect.Array.newInstance(this, 0);
    }

    public native /*@ pure @*/ int getModifiers();

    public native /*@ pure @*/ Class<?>[] getInterfaces();

    public native /*@ pure @*/ java.lang.reflect.Type[] getGenericInterfaces();

    public native /*@ pure nullable @*/ java.lang.reflect.Type getGenericSuperclass();

    public native /*@ pure @*/ Class<?> getEnclosingClass();

    public native /*@ pure @*/ Class<?> getDeclaringClass();

    public native /*@ pure @*/ String getCanonicalName();

    public native /*@ pure @*/ String getPackageName();

    public native /*@ pure @*/ boolean isAnonymousClass();

    public native /*@ pure @*/ boolean isLocalClass();

    public native /*@ pure @*/ boolean isMemberClass();

    public native /*@ pure @*/ boolean isAnnotation();

    public native /*@ pure @*/ boolean isSynthetic();

    /** That of java -ea: assertions of the program are on, those of the platform are off. */
    public /*@ pure @*/ boolean desiredAssertionStatus() {
        return asserts;
    }
}
