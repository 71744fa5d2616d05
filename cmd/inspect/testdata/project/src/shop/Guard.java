package shop;

class Guard {
    int age;
    void setAge(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        age = n;
    }
}
