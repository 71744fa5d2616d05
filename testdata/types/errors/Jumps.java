class Jumps {
    void noLoop() { break;/* ERROR "no loop or switch around this break" */ }
    void noContinue() { continue;/* ERROR "no loop around this continue" */ }
    void inSwitch(int x) { switch (x) { case 1: continue;/* ERROR "no loop around" */ } }
    void wrongLabel() { here: while (true) { break hare/* ERROR "no label hare around" */; } }
    void notLoop() { l: { continue l;/* ERROR "not that of a loop" */ } }
    void twice() { l: while (true) { l/* ERROR "already in use" */: while (true) { break l; } } }
    void cases(int x) {
        switch (x) {
            case 1: break;
            case 1/* ERROR "case 1 is already at" */: break;
            case true/* ERROR "boolean cannot be converted to int" */: break;
            default: break;
        }
    }
    void constant(int x) { switch (x) { case x/* ERROR "a constant expression" */: break; } }
    void bool(boolean x) { switch (x/* ERROR "a switch takes" */) { case 1: } }
}
