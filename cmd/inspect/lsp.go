package main

import (
	"context"
	"fmt"
	"os"
	"sync"

	"github.com/urfave/cli/v2"

	"inspect"
	"inspect/internal/lsp"
	"inspect/report"
)

func (a *app) lspCommand() *cli.Command {
	return &cli.Command{
		Name:  "lsp",
		Usage: "be a language server, for editors",
		Description: `Speaks the Language Server Protocol on standard input and output. Editors start it:
docs/editors.md has the settings of some. A file is checked when it is opened and
when it is saved, and what is found is shown where it is. The flags are those of
check, for all files; inspect.toml is read anew for each check, from the folder of
the workspace that the file is in, or above.

   inspect lsp --timeout 20s --needs off`,
		Flags:        runFlags(),
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v (see `inspect lsp --help`)", err) },
		Action:       a.lsp,
	}
}

// lsp serves one client.
func (a *app) lsp(c *cli.Context) error {
	if c.Args().Present() {
		return usagef("lsp takes no arguments but flags")
	}
	if err := limitAll(c); err != nil {
		return err
	}
	var one sync.Mutex // the package of the flags has one flag for help, which all command lines share
	err := lsp.Serve(c.Context, os.Stdin, a.stdout, lsp.Config{
		Options: func(ctx context.Context, folder string, files []string) (inspect.Options, []report.Diagnostic, error) {
			one.Lock()
			defer one.Unlock()
			return optionsIn(ctx, folder, a.flags, files)
		},
		Log: a.stderr,
	})
	if err != nil && c.Context.Err() == nil {
		fmt.Fprintf(a.stderr, "inspect lsp: %v\n", err)
		a.code = report.ExitUsage
	}
	return nil
}
