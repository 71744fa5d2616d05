package java.lang.reflect;

public interface AnnotatedElement {
}
