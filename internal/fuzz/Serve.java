import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs programs. Request: the number of programs, then for each
 * its package, its text and the static fields to print, separated by spaces.
 * Answer: for each program a text, "! " and the compiler's message if it does
 * not compile, "? " if the compiler itself fails, or the JVM refuses its code.
 * Strings are a length and UTF-8 bytes.
 */
class Serve {
    static final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    static final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);

    record Program(String pkg, String text, String[] statics) { }

    static class Source extends SimpleJavaFileObject {
        final Program program;

        Source(Program p) {
            super(URI.create("mem:///" + p.pkg + "/Main.java"), Kind.SOURCE);
            program = p;
        }

        @Override
        public CharSequence getCharContent(boolean ignore) {
            return program.text;
        }
    }

    static class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, ByteArrayOutputStream> code = new HashMap<>();

        Memory() {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location l, String name, JavaFileObject.Kind k, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/') + ".class"), k) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    code.put(name, out);
                    return out;
                }
            };
        }
    }

    static class Loader extends ClassLoader {
        final Map<String, ByteArrayOutputStream> code;

        Loader(Map<String, ByteArrayOutputStream> code) {
            this.code = code;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            ByteArrayOutputStream b = code.get(name);
            if (b == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, b.toByteArray(), 0, b.size());
        }
    }

    public static void main(String[] args) throws Exception {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
        while (true) {
            int n;
            try {
                n = in.readInt();
            } catch (EOFException e) {
                return;
            }
            List<Program> programs = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                programs.add(new Program(string(in), string(in), string(in).split(" ")));
            }
            for (String s : serve(programs)) {
                byte[] b = s.getBytes(StandardCharsets.UTF_8);
                out.writeInt(b.length);
                out.write(b);
            }
            out.flush();
        }
    }

    static String string(DataInputStream in) throws Exception {
        byte[] b = new byte[in.readInt()];
        in.readFully(b);
        return new String(b, StandardCharsets.UTF_8);
    }

    static List<String> serve(List<Program> programs) {
        Map<Program, String> answers = new IdentityHashMap<>();
        answer(programs, answers);
        List<String> out = new ArrayList<>();
        for (Program p : programs) {
            out.add(answers.get(p));
        }
        return out;
    }

    /** Answers all that have no answer. Where the compiler fails, each half is tried. */
    static void answer(List<Program> programs, Map<Program, String> answers) {
        List<Program> left = new ArrayList<>(programs);
        while (!left.isEmpty()) {
            Memory memory = new Memory();
            if (compile(left, memory, answers)) {
                Loader loader = new Loader(memory.code);
                for (Program p : left) {
                    answers.put(p, run(p, loader));
                }
                break;
            }
            if (left.removeIf(answers::containsKey)) {
                continue;
            }
            if (left.size() == 1) {
                answers.put(left.get(0), "? the compiler fails");
                break;
            }
            int half = left.size() / 2;
            answer(left.subList(0, half), answers);
            answer(left.subList(half, left.size()), answers);
            break;
        }
    }

    /** Compiles all or says which programs do not compile; none: the compiler fails. */
    static boolean compile(List<Program> programs, Memory memory, Map<Program, String> answers) {
        List<Source> sources = new ArrayList<>();
        for (Program p : programs) {
            sources.add(new Source(p));
        }
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-nowarn", "-g:none", "-XDuseUnsharedTable=true", "-implicit:none");
        boolean ok = compiler.getTask(new StringWriter(), memory, messages, options, null, sources).call();
        for (Diagnostic<? extends JavaFileObject> d : messages.getDiagnostics()) {
            if (d.getKind() != Diagnostic.Kind.ERROR) {
                continue;
            }
            JavaFileObject f = d.getSource();
            for (Source s : sources) {
                if (f != null && f.toUri().equals(s.toUri())) {
                    String m = d.getMessage(null);
                    String text = m.startsWith("Internal error") ? "? " + m : "! line " + d.getLineNumber() + ": " + m;
                    answers.merge(s.program, text, (a, b) -> a);
                }
            }
        }
        return ok;
    }

    static String run(Program p, Loader loader) {
        try {
            Class<?> main = loader.loadClass(p.pkg + ".Main");
            Method all = main.getDeclaredMethod("all");
            all.setAccessible(true);
            Object result = null;
            Throwable thrown = null;
            try {
                result = all.invoke(null);
            } catch (InvocationTargetException e) {
                thrown = e.getCause();
                if (thrown instanceof VerifyError) {
                    throw (VerifyError) thrown;
                }
            }
            Printer out = new Printer(p.pkg);
            if (thrown != null) {
                out.text.append("throw ").append(out.reference(thrown)).append('\n');
            } else {
                out.text.append("return ").append(out.value(all.getReturnType(), result)).append('\n');
            }
            for (String name : p.statics) {
                int dot = name.indexOf('.');
                Field f = loader.loadClass(p.pkg + "." + name.substring(0, dot)).getDeclaredField(name.substring(dot + 1));
                f.setAccessible(true);
                out.text.append(name).append(' ').append(out.value(f.getType(), f.get(null))).append('\n');
            }
            out.heap();
            return out.text.toString();
        } catch (VerifyError e) {
            return "? " + e;
        } catch (ReflectiveOperationException | LinkageError e) {
            return "! " + e;
        }
    }

    /** Prints values, and the objects that they reach breadth first. */
    static class Printer {
        final String pkg;
        final StringBuilder text = new StringBuilder();
        final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
        final ArrayDeque<Object> queue = new ArrayDeque<>();

        Printer(String pkg) {
            this.pkg = pkg + ".";
        }

        String value(Class<?> type, Object x) {
            if (type == void.class) {
                return "void";
            }
            if (type == char.class) {
                return String.valueOf((int) (Character) x);
            }
            if (type == double.class || type == float.class) {
                return bits((Number) x);
            }
            return type.isPrimitive() ? x.toString() : reference(x);
        }

        /** A number's bits: what it is as text depends on the version of Java. */
        String bits(Number x) {
            return x instanceof Double ? Long.toHexString(Double.doubleToLongBits((Double) x)) : Integer.toHexString(Float.floatToIntBits((Float) x));
        }

        String reference(Object x) {
            if (x == null) {
                return "null";
            }
            if (x instanceof Double || x instanceof Float) {
                return x.getClass().getSimpleName() + " " + bits((Number) x);
            }
            if (x instanceof Number || x instanceof Boolean) {
                return x.getClass().getSimpleName() + " " + x;
            }
            if (x instanceof Character) {
                return "Character " + (int) (Character) x;
            }
            if (x instanceof String) {
                StringBuilder b = new StringBuilder("String");
                for (char c : ((String) x).toCharArray()) {
                    b.append(' ').append((int) c);
                }
                return b.toString();
            }
            String constant = constant(x);
            if (constant != null) {
                return constant;
            }
            Integer n = numbers.get(x);
            if (n == null) {
                n = numbers.size() + 1;
                numbers.put(x, n);
                queue.add(x);
            }
            return "#" + n;
        }

        /** The name of the field that holds an enum's constant, of its core too; null: x is none. */
        String constant(Object x) {
            Class<?> c = x.getClass();
            for (Field f : c.getDeclaredFields()) {
                if (f.getType() == c && Modifier.isStatic(f.getModifiers()) && Modifier.isFinal(f.getModifiers())) {
                    try {
                        f.setAccessible(true);
                        if (f.get(null) == x) {
                            return name(c) + "." + f.getName();
                        }
                    } catch (IllegalAccessException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
            return null;
        }

        String name(Class<?> c) {
            if (c.isArray()) {
                return name(c.getComponentType()) + "[]";
            }
            String n = c.getName();
            return n.startsWith(pkg) ? n.substring(pkg.length()) : n;
        }

        void heap() throws IllegalAccessException {
            while (!queue.isEmpty()) {
                Object x = queue.remove();
                Class<?> c = x.getClass();
                if (x instanceof List) {
                    text.append(reference(x)).append(c == ArrayList.class ? " java.util.ArrayList" : " java.util.List");
                    for (Object y : ((List<?>) x).toArray()) {
                        text.append(' ').append(reference(y));
                    }
                    text.append('\n');
                    continue;
                }
                text.append(reference(x)).append(' ').append(name(c));
                if (c.isArray()) {
                    for (int i = 0; i < Array.getLength(x); i++) {
                        text.append(' ').append(value(c.getComponentType(), Array.get(x, i)));
                    }
                } else {
                    fields(x, c);
                }
                text.append('\n');
            }
        }

        void fields(Object x, Class<?> c) throws IllegalAccessException {
            if (c == null || !c.getName().startsWith(pkg)) {
                return;
            }
            fields(x, c.getSuperclass());
            Field[] fs = c.getDeclaredFields();
            Arrays.sort(fs, Comparator.comparing(Field::getName));
            for (Field f : fs) {
                if (!Modifier.isStatic(f.getModifiers())) {
                    f.setAccessible(true);
                    text.append(' ').append(name(c)).append('.').append(f.getName()).append('=').append(value(f.getType(), f.get(x)));
                }
            }
        }
    }
}
