package main

import (
	"testing"
	"time"
)

func TestSeconds(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"10": 10 * time.Second, "2.5": 2500 * time.Millisecond, "0": 0, "90s": 90 * time.Second, "5m": 5 * time.Minute,
		"1h30m": 90 * time.Minute, "300ms": 300 * time.Millisecond, "1e3": 1000 * time.Second,
	} {
		var s seconds
		if err := s.Set(text); err != nil || time.Duration(s) != want {
			t.Errorf("%s: %v, %v; want %v", text, time.Duration(s), err, want)
		}
	}
	for _, text := range []string{"", "ten", "10 s", "-1", "-1s", "1e300", "NaN", "Inf", "-Inf"} {
		s := seconds(time.Hour)
		if err := s.Set(text); err == nil || time.Duration(s) != time.Hour {
			t.Errorf("%q is taken for %v", text, time.Duration(s))
		}
	}
}
