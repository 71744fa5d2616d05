package java.util.function;

/** A function whose answers are of type short. */
abstract class ShortAnswers extends Answers {
    private short[] answers;

    //@ invariant answers != null && answers.length > 0;

    final short answer() {
        return answers[turn(answers.length)];
    }
}
