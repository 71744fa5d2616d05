package java.util.function;

/** A function whose answers are of type byte. */
abstract class ByteAnswers extends Answers {
    private byte[] answers;

    //@ invariant answers != null && answers.length > 0;

    final byte answer() {
        return answers[turn(answers.length)];
    }
}
