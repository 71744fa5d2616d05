import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/**
 * Counts constructs per file as javac's parser sees them.
 *
 *   java Count.java ROOT LIST
 *
 * LIST names files below ROOT, one a line. Prints for each the counts of
 * classes, methods, variables, calls, creations, lambdas, method references,
 * casts, instanceof, literals, binary operators, conditionals and statements.
 */
public class Count {
    static final int KINDS = 13;

    public static void main(String[] args) throws Exception {
        Path root = Path.of(args[0]);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
             PrintStream out = new PrintStream(new BufferedOutputStream(System.out), false, "UTF-8")) {
            // "a" + "b" stays the binary expression that was written.
            for (String name : Files.readAllLines(Path.of(args[1]))) {
                // A task per file, so that one error does not hide another file.
                JavacTask task = (JavacTask) compiler.getTask(null, files, d -> { }, List.of("-proc:none", "-XDallowStringFolding=false"), null,
                        files.getJavaFileObjects(root.resolve(name)));
                Counter counter = new Counter();
                for (CompilationUnitTree unit : task.parse()) {
                    counter.scan(unit, null);
                }
                StringBuilder line = new StringBuilder(name);
                for (int n : counter.counts) {
                    line.append(' ').append(n);
                }
                out.println(line);
            }
        }
    }

    static class Counter extends TreeScanner<Void, Void> {
        final int[] counts = new int[KINDS];

        @Override
        public Void visitClass(ClassTree t, Void v) {
            counts[0]++;
            return super.visitClass(t, v);
        }

        @Override
        public Void visitMethod(MethodTree t, Void v) {
            counts[1]++;
            return super.visitMethod(t, v);
        }

        @Override
        public Void visitVariable(VariableTree t, Void v) {
            counts[2]++;
            return super.visitVariable(t, v);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree t, Void v) {
            counts[3]++;
            return super.visitMethodInvocation(t, v);
        }

        @Override
        public Void visitNewClass(NewClassTree t, Void v) {
            counts[4]++;
            return super.visitNewClass(t, v);
        }

        @Override
        public Void visitLambdaExpression(LambdaExpressionTree t, Void v) {
            counts[5]++;
            return super.visitLambdaExpression(t, v);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree t, Void v) {
            counts[6]++;
            return super.visitMemberReference(t, v);
        }

        @Override
        public Void visitTypeCast(TypeCastTree t, Void v) {
            counts[7]++;
            return super.visitTypeCast(t, v);
        }

        @Override
        public Void visitInstanceOf(InstanceOfTree t, Void v) {
            counts[8]++;
            return super.visitInstanceOf(t, v);
        }

        @Override
        public Void visitLiteral(LiteralTree t, Void v) {
            counts[9]++;
            return super.visitLiteral(t, v);
        }

        @Override
        public Void visitBinary(BinaryTree t, Void v) {
            counts[10]++;
            return super.visitBinary(t, v);
        }

        @Override
        public Void visitConditionalExpression(ConditionalExpressionTree t, Void v) {
            counts[11]++;
            return super.visitConditionalExpression(t, v);
        }

        @Override
        public Void scan(Tree t, Void v) {
            if (t instanceof StatementTree && !(t instanceof VariableTree) && !(t instanceof ClassTree)
                    && !(t instanceof EmptyStatementTree)) {
                counts[12]++;
            }
            return super.scan(t, v);
        }
    }
}
