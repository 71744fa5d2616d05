package main

import (
	"errors"
	"math"
	"strconv"
	"time"

	"github.com/urfave/cli/v2"
)

// seconds is a length of time as a flag takes it: 10 and 2.5 are seconds, 90s,
// 5m and 1h30m say their unit.
type seconds time.Duration

func (s *seconds) String() string { return time.Duration(*s).String() }

// Set reads a length of time, which is not negative.
func (s *seconds) Set(text string) error {
	d, err := time.ParseDuration(text)
	if n, e := strconv.ParseFloat(text, 64); e == nil {
		if n = n * float64(time.Second); math.IsNaN(n) || math.Abs(n) > math.MaxInt64/2 {
			return errors.New("no clock counts that far; 0 means no limit")
		}
		d, err = time.Duration(n), nil
	}
	switch {
	case err != nil:
		return errors.New("write 10 (seconds), 90s or 5m")
	case d < 0:
		return errors.New("it is negative; 0 means no limit")
	}
	*s = seconds(d)
	return nil
}

func timeoutFlag(usage string) cli.Flag {
	value := seconds(60 * time.Second)
	return &cli.GenericFlag{Name: "timeout", Value: &value, DefaultText: "60s", Category: solveGroup, Usage: usage}
}

func budgetFlag() cli.Flag {
	var none seconds
	return &cli.GenericFlag{Name: "budget", Value: &none, DefaultText: "none", Category: solveGroup, Usage: "check for at most `TIME` in all, short methods first; what is left then is inconclusive"}
}

func timeout(c *cli.Context) time.Duration { return time.Duration(*c.Generic("timeout").(*seconds)) }

func budget(c *cli.Context) time.Duration { return time.Duration(*c.Generic("budget").(*seconds)) }
