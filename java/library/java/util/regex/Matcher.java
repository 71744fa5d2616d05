package java.util.regex;

/** Refused, like Pattern. */
public final class Matcher implements MatchResult {
    private Matcher() {
    }
}
