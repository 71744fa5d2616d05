package java.util.function;

/** A function whose answers are of type float. */
abstract class FloatAnswers extends Answers {
    private float[] answers;

    //@ invariant answers != null && answers.length > 0;

    final float answer() {
        return answers[turn(answers.length)];
    }
}
