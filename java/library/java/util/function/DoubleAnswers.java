package java.util.function;

/** A function whose answers are of type double. */
abstract class DoubleAnswers extends Answers {
    private double[] answers;

    //@ invariant answers != null && answers.length > 0;

    final double answer() {
        return answers[turn(answers.length)];
    }
}
