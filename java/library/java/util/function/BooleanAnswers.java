package java.util.function;

/** A function whose answers are of type boolean. */
abstract class BooleanAnswers extends Answers {
    private boolean[] answers;

    //@ invariant answers != null && answers.length > 0;

    final boolean answer() {
        return answers[turn(answers.length)];
    }
}
