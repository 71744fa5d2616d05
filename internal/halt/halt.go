// Package halt ends a stage from outside. A stage that may take long passes a Point
// again and again; once its caller wants it to end, Pass panics with a *Stopped,
// which the caller catches. What the stage was making is then of no use.
//
//	p := halt.At(func() bool { return ctx.Err() != nil })
//	for _, n := range nodes {
//		p.Pass()
//		…
//	}
package halt

// Stopped is the value of the panic by which a stage ends that was told to.
type Stopped struct{}

func (*Stopped) Error() string { return "stopped" }

// Point is a place of a stage, or many of them. Nil never ends anything. One
// goroutine at a time may pass it.
type Point struct {
	stop   func() bool
	passed uint
	ended  bool
}

// every is how many passes are made for each question: a pass stands for a
// microsecond of work or so.
const every = 64

// At makes a point of a function that reports whether to stop; nil: never.
func At(stop func() bool) *Point {
	if stop == nil {
		return nil
	}
	return &Point{stop: stop}
}

// Pass goes on, or panics with a *Stopped.
func (p *Point) Pass() {
	if p == nil {
		return
	}
	if p.passed++; p.passed%every == 0 && p.stop() {
		p.ended = true
		panic(&Stopped{})
	}
}

// Ended reports whether a pass has ended the work.
func (p *Point) Ended() bool { return p != nil && p.ended }

// Caught runs f and reports whether it was stopped. Other panics are passed on.
func Caught(f func()) (stopped bool) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *Stopped:
			stopped = true
		default:
			panic(p)
		}
	}()
	f()
	return false
}
