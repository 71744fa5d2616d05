class Words {
    static boolean isBlank(String s) {
        if (s == null || s.length() == 0) return true;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) != ' ') return false;
        }
        return true;
    }

    static String first(String s, int n) {
        if (n < 0) throw new IllegalArgumentException("n " + n);
        return n >= s.length() ? s : s.substring(0, n);
    }

    static int count(String s, char c) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == c) n++;
        }
        return n;
    }

    static String joined(String a, String b) {
        if (a == null) return b;
        return b == null ? a : a + b;
    }
}
