/** Switch expressions and arrows. */
public class Switches {
    // EXPECT holds
    /*@ ensures \result == (a == 1 || a == 2 ? 3 : a == 3 ? a + 1 : 0); @*/
    static int rules(int a) {
        return switch (a) {
            case 1, 2 -> 3;
            case 3 -> {
                int b = a;
                yield b + 1;
            }
            default -> 0;
        };
    }

    // A value falls through the groups until a yield.
    // EXPECT violated postcondition
    /*@ ensures \result == (a == 1 ? 2 : 1); @*/
    static int groups(int a) {
        int r = 0;
        return switch (a) {
            case 1:
                r++;
            case 2:
                r++;
            default:
                yield r;
        };
    }

    // What stands to the left is evaluated before.
    // EXPECT holds
    /*@ ensures \result == a + (a == 0 ? 1 : 2); @*/
    static int order(int a) {
        int b = a;
        return b + switch (b++) {
            case 0 -> b;
            default -> b - a + 1;
        };
    }

    // EXPECT violated arithmetic
    static int throwing(int a) {
        return 1 + switch (a) {
            case 1 -> 1 / (a - 1);
            case 2 -> throw new IllegalStateException();
            default -> 0;
        };
    }

    // EXPECT holds
    /*@ ensures \result == 2; @*/
    static int throughFinally(int a) {
        int n = 0;
        int r = switch (a) {
            case 1 -> {
                try {
                    yield 1;
                } finally {
                    n++;
                }
            }
            default -> {
                n = 1;
                yield 1;
            }
        };
        return r + n;
    }

    // EXPECT holds
    /*@ ensures \result <==> a == 1 && b == 2; @*/
    static boolean nested(int a, int b) {
        return switch (a) {
            case 1 -> switch (b) {
                case 2 -> true;
                default -> false;
            };
            default -> a == b && a != b;
        };
    }

    // EXPECT violated postcondition bits=4
    /*@ ensures \result <= 3; @*/
    static int inALoop(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += switch (i) {
                case 0 -> 1;
                case 1 -> {
                    if (s > 5) {
                        yield 0;
                    }
                    yield 2;
                }
                default -> 1;
            };
        }
        return s;
    }

    /*@ pure @*/ static int price(int a) {
        switch (a) {
            case 0:
                return 1;
            case 1:
                a++;
            default:
                a++;
                break;
            case 2:
                return 2;
        }
        return a;
    }

    /*@ pure @*/ static int sign(int a) {
        return switch (a) {
            case 0 -> 0;
            default -> {
                int r = a < 0 ? -1 : 1;
                yield r;
            }
        };
    }

    // Switches in methods that specifications call.
    // EXPECT holds
    /*@ requires a < 2; ensures \result == price(a) + sign(a); @*/
    static int inSpecifications(int a) {
        return (a == 0 ? 1 : a == 1 ? 3 : a + 1) + (a < 0 ? -1 : a > 0 ? 1 : 0);
    }

    // EXPECT violated postcondition
    /*@ ensures sign(a) == \result; @*/
    static int inSpecificationsViolated(int a) {
        return a < 0 ? -1 : 1;
    }

    static class Cell {
        int value;
    }

    // A switch expression of which every result is null.
    // EXPECT holds
    /*@ ensures \result == null; @*/
    static /*@ nullable @*/ Cell nothing(int a) {
        return switch (a) {
            case 1 -> null;
            default -> {
                yield null;
            }
        };
    }

    // EXPECT violated null
    static int ofNothing(int a) {
        return ((Cell) (switch (a) {
            default -> null;
        })).value;
    }

    // What stands in front always throws: the switch expression is not reached.
    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int notReached(int a) {
        try {
            return ((Cell) null).value + (switch (a) {
                case 1 -> a;
                default -> 2;
            });
        } catch (NullPointerException e) {
            return a;
        }
    }

    // EXPECT violated assert
    static int notReachedViolated(int a) {
        try {
            return ((Cell) null).value + (switch (a) {
                case 1 -> a;
                default -> 2;
            });
        } catch (NullPointerException e) {
            assert a != 1;
            return 0;
        }
    }
}
