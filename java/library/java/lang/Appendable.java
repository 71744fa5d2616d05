package java.lang;

import java.io.IOException;

public interface Appendable {
    Appendable append(/*@ nullable @*/ CharSequence s) throws IOException;

    Appendable append(/*@ nullable @*/ CharSequence s, int start, int end) throws IOException;

    Appendable append(char c) throws IOException;
}
