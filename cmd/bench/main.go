// Command bench measures inspect beside published figures; see package
// internal/bench.
//
//	bench                      all instances as a table
//	bench -study dijkstra      the paper's Table I only
//	bench -run insert -timeout 20s
//	bench -readme README.md    writes the tables into the page, as Markdown
//
// It ends with exit code 1 when two encodings decide differently.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"

	"inspect/encode"
	"inspect/internal/bench"
	"inspect/sat"
	"inspect/verify"
	"inspect/z3"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	study := flag.String("study", "", "measure only this study: dijkstra or structures")
	filter := flag.String("run", "", "measure only methods whose name contains this")
	timeout := flag.Duration("timeout", 60*time.Second, "give up on an instance by one encoding after this time")
	md := flag.Bool("md", false, "print Markdown")
	readme := flag.String("readme", "", "write Markdown into this page, between its marks")
	testdata := flag.String("testdata", "testdata", "the folder of the instances")
	solver := flag.String("sat-solver", "auto", "solver of the ground encoding")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	columns, err := columnsOf(*solver)
	if err != nil {
		return err
	}
	var out strings.Builder
	disagreement := false
	for _, s := range []string{"dijkstra", "structures"} {
		var rows []bench.Row
		for _, in := range bench.Instances() {
			if in.Study != s || *study != "" && *study != s || !strings.Contains(in.Method, *filter) {
				continue
			}
			fmt.Fprintf(os.Stderr, "%s %s\n", in.Method, in.Label)
			r := bench.Measure(ctx, *testdata, in, columns, *timeout)
			if ctx.Err() != nil {
				return ctx.Err()
			}
			disagreement = disagreement || r.Disagree()
			rows = append(rows, r)
		}
		if len(rows) == 0 {
			continue
		}
		if *md || *readme != "" {
			err = bench.Markdown(&out, columns, rows)
		} else {
			err = bench.Text(&out, columns, rows)
		}
		if err != nil {
			return err
		}
		out.WriteString("\n")
	}
	if *readme == "" {
		fmt.Print(out.String())
	} else {
		page, err := os.ReadFile(*readme)
		if err != nil {
			return err
		}
		text, err := bench.Replace(string(page), "\n"+out.String())
		if err != nil {
			return fmt.Errorf("%s: %w", *readme, err)
		}
		if err := os.WriteFile(*readme, []byte(text), 0o644); err != nil {
			return err
		}
	}
	if disagreement {
		return fmt.Errorf("two encodings decide differently")
	}
	return nil
}

// columnsOf gives the encodings with their default backends; quantified only
// where there is a libz3.
func columnsOf(solver string) ([]bench.Column, error) {
	b, err := sat.New(solver)
	if err != nil {
		return nil, err
	}
	ground := verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: b}
	var out []bench.Column
	for _, e := range bench.Encodings() {
		c := bench.Column{Name: string(e), Attempt: ground}
		if e == encode.Quantified {
			lib, err := z3.Open()
			if err != nil {
				fmt.Fprintf(os.Stderr, "without the quantified encoding: %v\n", err)
				continue
			}
			c.Attempt = verify.Attempt{Encoding: encode.Options{Encoding: e}, Backend: lib.Backend()}
			c.Side = []verify.Attempt{ground}
		}
		out = append(out, c)
	}
	return out, nil
}
