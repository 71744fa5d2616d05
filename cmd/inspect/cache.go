package main

import (
	"github.com/urfave/cli/v2"

	"inspect"
)

// cacheFlags say where verdicts are kept.
func cacheFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "cache", Category: solveGroup, Usage: "keep final verdicts in `FOLDER`, for the same sources and flags (default: inspect in the user's folder of caches, $XDG_CACHE_HOME)"},
		&cli.BoolFlag{Name: "no-cache", Category: solveGroup, Usage: "check everything anew, and keep nothing"},
	}
}

// cacheFolder is where verdicts are kept; empty: nowhere, as in a home that cannot be written to.
func cacheFolder(c *cli.Context) (string, error) {
	folder := c.String("cache")
	switch {
	case c.Bool("no-cache") && folder != "":
		return "", usagef("--cache and --no-cache exclude each other")
	case c.Bool("no-cache"):
		return "", nil
	case folder == "":
		return inspect.UserCache(), nil
	}
	return folder, nil
}
