/** Cars on the places of a car park. */
public class Parking {
    private final int[] cars;
    private final int[] free;
    private int left;

    public Parking(int places) {
        if (places < 1 || places > 3) {
            throw new IllegalArgumentException("places");
        }
        cars = new int[places];
        free = new int[places];
        for (int i = 0; i < places; i++) {
            free[i] = i;
        }
        left = places;
    }

    public int park(int car) {
        if (car <= 0) {
            throw new IllegalArgumentException("car");
        }
        if (left == 0) {
            return -1;
        }
        left--;
        int place = free[left];
        cars[place] = car;
        return place;
    }

    public boolean leave(int place) {
        if (place < 0 || place >= cars.length || cars[place] == 0) {
            return false;
        }
        cars[place] = 0;
        free[left] = place;
        left++;
        return true;
    }

    public int usage() {
        return (cars.length - left) * 100 / cars.length;
    }

    public int nextPlace() {
        return left == 0 ? -1 : free[left - 1];
    }
}
