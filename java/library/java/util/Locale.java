package java.util;

/** Without extensions; which one is the default is not known. */
public final class Locale implements Cloneable, java.io.Serializable {
    public static final Locale ENGLISH = new Locale("en", "", "");
    public static final Locale FRENCH = new Locale("fr", "", "");
    public static final Locale GERMAN = new Locale("de", "", "");
    public static final Locale ITALIAN = new Locale("it", "", "");
    public static final Locale JAPANESE = new Locale("ja", "", "");
    public static final Locale KOREAN = new Locale("ko", "", "");
    public static final Locale CHINESE = new Locale("zh", "", "");
    public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN", "");
    public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW", "");
    public static final Locale FRANCE = new Locale("fr", "FR", "");
    public static final Locale GERMANY = new Locale("de", "DE", "");
    public static final Locale ITALY = new Locale("it", "IT", "");
    public static final Locale JAPAN = new Locale("ja", "JP", "");
    public static final Locale KOREA = new Locale("ko", "KR", "");
    public static final Locale UK = new Locale("en", "GB", "");
    public static final Locale US = new Locale("en", "US", "");
    public static final Locale CANADA = new Locale("en", "CA", "");
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA", "");
    public static final Locale ROOT = new Locale("", "", "");

    private final String language;
    private final String script;
    private final String country;
    private final String variant;

    //@ invariant language != null && script != null && country != null && variant != null;

    public Locale(String language) {
        this(language, "");
    }

    public Locale(String language, String country) {
        String s = language.toLowerCase();
        this.language = s.equals("iw") ? "he" : s.equals("in") ? "id" : s.equals("ji") ? "yi" : s;
        this.country = country.toUpperCase();
        script = "";
        variant = "";
    }

    private Locale(String language, String country, String variant) {
        this.language = language;
        this.country = country;
        this.variant = variant;
        script = "";
    }

    public static native Locale getDefault();

    public /*@ pure @*/ String getLanguage() {
        return language;
    }

    public /*@ pure @*/ String getScript() {
        return script;
    }

    public /*@ pure @*/ String getCountry() {
        return country;
    }

    public /*@ pure @*/ String getVariant() {
        return variant;
    }

    public boolean equals(/*@ nullable @*/ Object o) {
        return o instanceof Locale && ((Locale) o).language.equals(language) && ((Locale) o).script.equals(script)
            && ((Locale) o).country.equals(country) && ((Locale) o).variant.equals(variant);
    }

    public int hashCode() {
        return ((language.hashCode() * 31 + script.hashCode()) * 31 + country.hashCode()) * 31 + variant.hashCode();
    }

    public String toString() {
        boolean named = !language.isEmpty() || !country.isEmpty();
        String s = language;
        if (!country.isEmpty() || !language.isEmpty() && (!variant.isEmpty() || !script.isEmpty())) {
            s += "_" + country;
        }
        if (named && !variant.isEmpty()) {
            s += "_" + variant;
        }
        if (named && !script.isEmpty()) {
            s += "_#" + script;
        }
        return s;
    }
}
