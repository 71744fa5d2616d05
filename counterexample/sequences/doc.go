// Package sequences writes the calls that may come before one of a method as Java: a driver,
// whose parameters choose the calls and their arguments. To check a method in the states
// that up to k calls make is to check its driver.
//
//	class Ring { private int n; void put(int v) { n++; } int take() { return n--; } }
//
// has, of take and one call, the driver
//
//	interface Ring_takeCalls {
//	    static void take(int make, int given, int call) {
//	        Ring ring = null;
//	        try {
//	            switch (make) { case 0: { ring = new Ring(); break; } default: return; }
//	            switch (call) {
//	                case 0: break;
//	                case 1: { Ring on$ = ring; if (on$ == null) return; on$.put(given); break; }
//	                case 2: { Ring on$ = ring; if (on$ == null) return; on$.take(); break; }
//	                default: return;
//	            }
//	        } catch (Throwable thrown) { return; }
//	        Ring on$ = ring; if (on$ == null) return; on$.take();
//	    }
//	}
//
// and for the arguments 0, 7, 1 the lines
//
//	Ring ring = new Ring();
//	ring.put(7);
//	ring.take();
//
// Which calls are there (plan.go) is told by what they write and the method reads, by the
// names of fields (effects.go). A driver is an interface, so that no object is of it.
package sequences
