package java.lang;

/** Where chars come from: what of it is understood, its classes say. */
public interface Readable {
}
