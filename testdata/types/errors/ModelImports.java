//@ model import java.util.ArrayList;
//@ model import static java.lang.Math.max;
import java.util.List;

class ModelImports {
    //@ ghost nullable ArrayList seen;
    ArrayList/* ERROR "there is no class ArrayList here: a model import is for annotations alone" */ kept;

    Object get() { return kept; }

    //@ requires !(l instanceof ArrayList) && max(1, 2) == 2;
    int size(List l) {
        //@ assert !(l instanceof ArrayList);
        return l instanceof ArrayList/* ERROR "there is no class ArrayList here" */ ? max/* ERROR "class ModelImports has no method max" */(1, 2) : 0;
    }
}
