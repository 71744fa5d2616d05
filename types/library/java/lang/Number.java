package java.lang;

public abstract class Number {
}
