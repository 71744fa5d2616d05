package java.util.function;

/** A function whose answers are of type int. */
abstract class IntAnswers extends Answers {
    private int[] answers;

    //@ invariant answers != null && answers.length > 0;

    final int answer() {
        return answers[turn(answers.length)];
    }
}
