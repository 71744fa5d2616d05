package shop;

class Divide {
    static int share(int sum, int people) {
        return sum / people;
    }
}
