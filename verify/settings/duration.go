package settings

import (
	"errors"
	"math"
	"strconv"
	"time"
)

// ParseDuration reads a length of time, which is not negative: 10 and 2.5 are seconds, 90s, 5m and
// 1h30m say their unit.
func ParseDuration(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if n, e := strconv.ParseFloat(text, 64); e == nil {
		if n = n * float64(time.Second); math.IsNaN(n) || math.Abs(n) > math.MaxInt64/2 {
			return 0, errors.New("no clock counts that far; 0 means no limit")
		}
		d, err = time.Duration(n), nil
	}
	switch {
	case err != nil:
		return 0, errors.New("write 10 (seconds), 90s or 5m")
	case d < 0:
		return 0, errors.New("it is negative; 0 means no limit")
	}
	return d, nil
}
