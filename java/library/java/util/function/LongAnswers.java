package java.util.function;

/** A function whose answers are of type long. */
abstract class LongAnswers extends Answers {
    private long[] answers;

    //@ invariant answers != null && answers.length > 0;

    final long answer() {
        return answers[turn(answers.length)];
    }
}
