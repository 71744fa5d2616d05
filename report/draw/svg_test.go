package draw

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// boxesOf reads the boxes of records from an SVG, each moved by the transforms
// around it, and counts its polylines.
func boxesOf(text []byte) (boxes []rect, lines int, err error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	at := []point{{}}
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return boxes, lines, nil
		}
		if err != nil {
			return nil, 0, err
		}
		switch t := t.(type) {
		case xml.EndElement:
			at = at[:len(at)-1]
		case xml.StartElement:
			attr := map[string]string{}
			for _, a := range t.Attr {
				attr[a.Name.Local] = a.Value
			}
			o := at[len(at)-1]
			if m := attr["transform"]; m != "" {
				var x, y float64
				if _, err := fmt.Sscanf(m, "translate(%g %g)", &x, &y); err != nil {
					return nil, 0, err
				}
				o = point{o.x + x, o.y + y}
			}
			at = append(at, o)
			switch {
			case t.Name.Local == "polyline":
				lines++
			case attr["class"] == "box":
				var r rect
				if _, err := fmt.Sscan(attr["x"], &r.x); err != nil {
					return nil, 0, err
				}
				fmt.Sscan(attr["y"], &r.y)
				fmt.Sscan(attr["width"], &r.w)
				fmt.Sscan(attr["height"], &r.h)
				boxes = append(boxes, rect{o.x + r.x, o.y + r.y, r.w, r.h})
			}
		}
	}
}

func overlap(a, b rect) bool {
	return a.x < b.x+b.w && b.x < a.x+a.w && a.y < b.y+b.h && b.y < a.y+a.h
}

// TestSVGIsSound: the SVG is well-formed and the same each time, holds a box for
// each object and a line for each reference, and no two boxes overlap.
func TestSVGIsSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		panels := []Panel{{"before", graphs(t)}, {"after", graphs(t)}}
		var a, b bytes.Buffer
		if err := SVG(&a, "f(int) <&>", panels); err != nil {
			t.Fatal(err)
		}
		SVG(&b, "f(int) <&>", panels)
		if !bytes.Equal(a.Bytes(), b.Bytes()) {
			t.Fatal("drawn differently")
		}
		boxes, lines, err := boxesOf(a.Bytes())
		if err != nil {
			t.Fatalf("%v\n%s", err, a.String())
		}
		wantBoxes, wantLines := 0, 0
		for _, p := range panels {
			slots := p.Graph.Roots
			if len(slots) > 0 {
				wantBoxes++
			}
			for _, o := range p.Graph.Objects {
				wantBoxes++
				slots = append(slots[:len(slots):len(slots)], o.Slots...)
			}
			for _, s := range slots {
				if s.Target != nil {
					wantLines++
				}
			}
		}
		if len(boxes) != wantBoxes || lines != wantLines {
			t.Fatalf("%d boxes and %d lines, want %d and %d", len(boxes), lines, wantBoxes, wantLines)
		}
		for i := range boxes {
			for j := range i {
				if overlap(boxes[i], boxes[j]) {
					t.Fatalf("%v and %v overlap:\n%s", boxes[i], boxes[j], a.String())
				}
			}
		}
	})
}

// TestEdgesAvoidRecords: no edge passes through a record, its own included.
func TestEdgesAvoidRecords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := layout(Panel{"", graphs(t)})
		for _, r := range x.routes {
			for i := 0; i+1 < len(r.points); i++ {
				for k, b := range x.boxes {
					if through(r.points[i], r.points[i+1], b) {
						t.Fatalf("the edge from %s to %s passes through %s: %v %v", x.recs[r.from].title,
							x.recs[r.to].title, x.recs[k].title, r.points, b)
					}
				}
			}
		}
	})
}

// through reports whether a segment has a point inside a box: it clips the segment
// to the box (Liang and Barsky).
func through(p, q point, b rect) bool {
	const rim = 0.5
	from, to := 0.0, 1.0
	for _, e := range [][2]float64{
		{p.x - q.x, p.x - b.x - rim}, {q.x - p.x, b.x + b.w - rim - p.x},
		{p.y - q.y, p.y - b.y - rim}, {q.y - p.y, b.y + b.h - rim - p.y},
	} {
		switch d, r := e[0], e[1]; {
		case d == 0 && r < 0:
			return false
		case d < 0:
			from = max(from, r/d)
		case d > 0:
			to = min(to, r/d)
		}
	}
	return from < to
}

// TestOddText: what is special in XML and DOT stays text.
func TestOddText(t *testing.T) {
	odd := "<a href=\"x\">&amp; \\ \"q\" \x01 é"
	o := &Object{Name: odd, Type: "T", Slots: []Slot{{Name: "s", Value: odd, Changed: true, Was: odd}}}
	panels := []Panel{{odd, &Graph{Objects: []*Object{o}, Roots: []Slot{{Name: odd, Value: odd, Target: o}}}}}
	var b bytes.Buffer
	if err := SVG(&b, odd, panels); err != nil {
		t.Fatal(err)
	}
	if _, _, err := boxesOf(b.Bytes()); err != nil {
		t.Errorf("%v\n%s", err, b.String())
	}
	b.Reset()
	if err := DOT(&b, odd, panels); err != nil {
		t.Fatal(err)
	}
	tables := 0
	for _, l := range strings.Split(b.String(), "\n") {
		_, table, ok := strings.Cut(l, " [label=<")
		if !ok {
			continue
		}
		tables++
		if _, _, err := boxesOf([]byte(strings.TrimSuffix(table, ">];"))); err != nil {
			t.Errorf("%v\n%s", err, table)
		}
	}
	if tables != 2 || strings.ContainsRune(b.String(), 1) {
		t.Errorf("%d tables, want 2, without control characters:\n%s", tables, b.String())
	}
}
