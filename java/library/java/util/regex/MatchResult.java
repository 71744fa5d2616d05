package java.util.regex;

/** Refused, like Pattern. */
public interface MatchResult {
}
