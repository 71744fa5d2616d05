import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import javax.lang.model.element.*;
import javax.lang.model.type.*;
import javax.tools.*;

/**
 * Prints what javac finds out about the expressions of source files: of each its place,
 * its erased type and its full type, and the member that it means. The arguments are a
 * file that lists the sources, and options of javac. An empty line in the list ends a
 * program: those that follow are compiled without it.
 *
 *   file TAB start TAB end TAB erased TAB full TAB member
 */
final class Attribution extends TreePathScanner<Void, Void> {
    final Trees trees;
    final javax.lang.model.util.Types types;
    final PrintWriter out;
    final SourcePositions positions;

    Attribution(JavacTask task, PrintWriter out) {
        this.trees = Trees.instance(task);
        this.types = task.getTypes();
        this.out = out;
        this.positions = trees.getSourcePositions();
    }

    public static void main(String[] args) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        List<String> options = new ArrayList<>(List.of(args).subList(1, args.length));
        Collections.addAll(options, "-proc:none", "-Xlint:none", "-XDshould-stop.ifError=FLOW");
        try (PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8))) {
            List<Path> program = new ArrayList<>();
            List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(args[0])));
            lines.add("");
            for (String line : lines) {
                if (!line.isEmpty()) {
                    program.add(Path.of(line));
                    continue;
                }
                JavacTask task = (JavacTask) javac.getTask(null, files, d -> { }, options, null, files.getJavaFileObjectsFromPaths(program));
                Iterable<? extends CompilationUnitTree> units = task.parse();
                task.analyze();
                Attribution a = new Attribution(task, out);
                for (CompilationUnitTree u : units) {
                    a.scan(u, null);
                }
                program.clear();
            }
        }
    }

    @Override public Void visitAnnotation(AnnotationTree t, Void v) { return null; }

    /** A type in a declaration, an import or behind new is no expression. */
    @Override public Void visitImport(ImportTree t, Void v) { return null; }
    @Override public Void visitPackage(PackageTree t, Void v) { return null; }

    @Override public Void scan(Tree t, Void v) {
        if (t instanceof ExpressionTree && !(t instanceof AnnotationTree)) {
            TreePath path = new TreePath(getCurrentPath(), t);
            print((ExpressionTree) t, path);
        }
        return super.scan(t, v);
    }

    void print(ExpressionTree t, TreePath path) {
        Element e = null;
        switch (t.getKind()) {
            case PARENTHESIZED: case PRIMITIVE_TYPE: case ARRAY_TYPE: case PARAMETERIZED_TYPE: case UNION_TYPE: case INTERSECTION_TYPE: case ANNOTATED_TYPE:
            case EXTENDS_WILDCARD: case SUPER_WILDCARD: case UNBOUNDED_WILDCARD:
                return;
            case IDENTIFIER: case MEMBER_SELECT: case METHOD_INVOCATION: case NEW_CLASS: case MEMBER_REFERENCE:
                e = trees.getElement(path);
                break;
            default:
        }
        if (t instanceof IdentifierTree || t instanceof MemberSelectTree) {
            if (e == null || e instanceof TypeElement || e instanceof PackageElement || e instanceof ExecutableElement
                    || e instanceof TypeParameterElement) {
                return;
            }
        }
        TypeMirror type = trees.getTypeMirror(path);
        if (type == null || type.getKind() == TypeKind.EXECUTABLE || type.getKind() == TypeKind.PACKAGE || type.getKind() == TypeKind.OTHER) {
            return;
        }
        CompilationUnitTree unit = path.getCompilationUnit();
        long start = positions.getStartPosition(unit, t), end = positions.getEndPosition(unit, t);
        if (start < 0 || end < start) {
            return; // what javac adds
        }
        out.print(Path.of(unit.getSourceFile().toUri()) + "\t" + start + "\t" + end + "\t" + name(types.erasure(type)) + "\t"
            + type.toString().replace("\t", " ") + "\t");
        if (e instanceof ExecutableElement && !local(e.getEnclosingElement())) {
            ExecutableElement m = (ExecutableElement) e;
            out.print(m.getEnclosingElement() + "." + m.getSimpleName() + m.getParameters().stream()
                .map(p -> name(types.erasure(p.asType()))).collect(Collectors.joining(",", "(", ")")));
        } else if (e != null && (e.getKind() == ElementKind.FIELD || e.getKind() == ElementKind.ENUM_CONSTANT) && !local(e.getEnclosingElement())) {
            String n = e.getSimpleName().toString();
            if (!n.equals("this") && !n.equals("super") && !n.equals("class") && !e.getEnclosingElement().toString().equals("Array")) {
                out.print(e.getEnclosingElement() + "." + n);
            }
        }
        out.println();
    }

    static boolean local(Element e) {
        for (; e != null; e = e.getEnclosingElement()) {
            if (e instanceof TypeElement && ((TypeElement) e).getNestingKind() != NestingKind.TOP_LEVEL
                    && ((TypeElement) e).getNestingKind() != NestingKind.MEMBER) {
                return true;
            }
        }
        return false;
    }

    String name(TypeMirror t) {
        if (t.getKind() == TypeKind.ARRAY) {
            return name(((ArrayType) t).getComponentType()) + "[]";
        }
        if (t.getKind() == TypeKind.NULL) {
            return "null";
        }
        Element e = t.getKind() == TypeKind.DECLARED ? ((DeclaredType) t).asElement() : null;
        if (e != null && local(e)) {
            return "local " + e.getSimpleName();
        }
        return e != null ? ((TypeElement) e).getQualifiedName().toString() : t.toString();
    }
}
