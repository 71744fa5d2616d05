package draw

// Graph is a state of the heap.
type Graph struct {
	Roots   []Slot // this, parameters, static fields, the result
	Objects []*Object
}

// Object is an object or array. Identity is the pointer.
type Object struct {
	Name  string // Node#1; different for different objects
	Type  string
	Array bool
	// Collection: an Array that is drawn as [a, b], its elements without their indices.
	Collection bool
	Map        bool // a Collection that is drawn as {a=b, c=d}: its slots are keys and values in turn
	Fields     int  // of a Collection: how many of its slots, the first ones, are fields
	Resized    bool // the collection has another size than before
	New        bool // allocated by the method
	Slots      []Slot
}

// Slot is a root, a field, or an element of an array.
type Slot struct {
	Name    string // of the variable or field; the index of an element
	Value   string // a literal, null, or the name of Target
	Target  *Object
	Changed bool   // the value differs from the state before
	Was     string // if it does: that value
	Shown   bool   // it is null, and drawn all the same
	// Plain is set for a root that was given with the state before: it is not
	// listed again, and only names the objects that it leads to.
	Plain bool
}

// Null is the Value of a reference to nothing.
const Null = "null"

// hasChanged reports whether the object is new or has a slot that changed.
func (o *Object) hasChanged() bool {
	if o.New || o.Resized {
		return true
	}
	for i := range o.Slots {
		if o.Slots[i].Changed {
			return true
		}
	}
	return false
}

// Changes reports whether anything in the state changed.
func (g *Graph) Changes() bool {
	for i := range g.Roots {
		if g.Roots[i].Changed {
			return true
		}
	}
	for _, o := range g.Objects {
		if o.hasChanged() {
			return true
		}
	}
	return false
}
