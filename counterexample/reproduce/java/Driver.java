import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles and runs what a plan says, all in one JVM. The lines of the plan, words separated by tabs:
 *
 *   compile ID FOLDER SOURCEPATH CLASSPATH MODULE=INSIDE FILE...    compiles the files into the folder; unless empty,
 *                                                     what is below INSIDE belongs to that module of the JDK
 *   run ID CLASS MILLISECONDS ENTRY...                makes a CLASS, with the entries as class path, and calls its line()
 *
 * For each line it prints `begin ID`, and `end ID TEXT` when done: TEXT is empty for a compilation without errors, or
 * its first error, or what line() gave. After `timeout ID` it ends: the thread cannot be stopped otherwise.
 */
public final class Driver {
    static final PrintStream OUT = System.out;

    public static void main(String[] args) throws Exception {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false);
        System.setOut(nowhere);
        System.setErr(nowhere);
        System.setIn(new ByteArrayInputStream(new byte[0]));
        for (String line : Files.readAllLines(Paths.get(args[0]), StandardCharsets.UTF_8)) {
            String[] words = line.split("\t");
            say("begin", words[1], "");
            String text = words[0].equals("compile") ? compile(words) : run(words);
            if (text == null) {
                say("timeout", words[1], "");
                Runtime.getRuntime().halt(0);
            }
            say("end", words[1], text);
        }
        OUT.flush();
        Runtime.getRuntime().halt(0);
    }

    static synchronized void say(String what, String id, String text) {
        String escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
        byte[] bytes = ("\nDRIVER\t" + what + "\t" + id + "\t" + escaped + "\n").getBytes(StandardCharsets.UTF_8);
        OUT.write(bytes, 0, bytes.length);
        OUT.flush();
    }

    static String compile(String[] words) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return "this JVM has no compiler";
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        Files.createDirectories(Paths.get(words[2]));
        List<String> options = new ArrayList<>(Arrays.asList("-d", words[2], "-g", "-nowarn", "-proc:none", "-Xlint:none"));
        options.addAll(Arrays.asList("-classpath", words[4].isEmpty() ? words[2] : words[2] + File.pathSeparator + words[4]));
        if (!words[3].isEmpty()) {
            options.addAll(Arrays.asList("-sourcepath", words[3]));
        }
        if (!words[5].isEmpty()) {
            options.addAll(Arrays.asList("--patch-module", words[5]));
        }
        List<Path> files = new ArrayList<>();
        for (int i = 6; i < words.length; i++) {
            files.add(Paths.get(words[i]));
        }
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean good = compiler.getTask(null, manager, found, options, null,
                manager.getJavaFileObjectsFromFiles(files.stream().map(Path::toFile).collect(java.util.stream.Collectors.toList()))).call();
            if (good) {
                return "";
            }
        }
        for (Diagnostic<? extends JavaFileObject> d : found.getDiagnostics()) {
            if (d.getKind() == Diagnostic.Kind.ERROR) {
                String file = d.getSource() == null ? "" : Paths.get(d.getSource().getName()).getFileName() + ":" + d.getLineNumber() + ": ";
                return file + d.getMessage(Locale.ROOT);
            }
        }
        return "the compiler fails without a message";
    }

    static String run(String[] words) throws Exception {
        URL[] path = new URL[words.length - 4];
        for (int i = 0; i < path.length; i++) {
            path[i] = Paths.get(words[i + 4]).toUri().toURL();
        }
        String[] line = {null};
        Thread t = new Thread(null, () -> {
            try {
                ClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
                Class<?> c = Class.forName(words[2], true, loader);
                line[0] = (String) c.getMethod("line").invoke(c.getConstructor().newInstance());
            } catch (Throwable e) {
                line[0] = "the program fails: " + (e.getCause() == null ? e : e.getCause());
            }
        }, "main", 16 << 20);
        t.setDaemon(true);
        t.start();
        t.join(Long.parseLong(words[3]));
        return t.isAlive() ? null : line[0];
    }
}
