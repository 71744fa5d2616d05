package main

import (
	"time"

	"github.com/urfave/cli/v2"

	"inspect/verify/settings"
)

// seconds is a length of time as a flag takes it: 10 and 2.5 are seconds, 90s,
// 5m and 1h30m say their unit.
type seconds time.Duration

func (s *seconds) String() string { return time.Duration(*s).String() }

// Set reads a length of time, which is not negative.
func (s *seconds) Set(text string) error {
	d, err := settings.ParseDuration(text)
	if err == nil {
		*s = seconds(d)
	}
	return err
}

func timeoutFlag(usage string) cli.Flag {
	value := seconds(60 * time.Second)
	return &cli.GenericFlag{Name: "timeout", Value: &value, DefaultText: "60s", Category: solveGroup, Usage: usage}
}

func budgetFlag() cli.Flag {
	var none seconds
	return &cli.GenericFlag{Name: "budget", Value: &none, DefaultText: "none", Category: solveGroup, Usage: "check for at most `TIME` in all, methods that reach little code first; what is left then is counted"}
}
