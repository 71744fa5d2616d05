package java.util.function;

/** A function whose answers are of type char. */
abstract class CharAnswers extends Answers {
    private char[] answers;

    //@ invariant answers != null && answers.length > 0;

    final char answer() {
        return answers[turn(answers.length)];
    }
}
