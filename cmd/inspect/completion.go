package main

import (
	_ "embed"
	"fmt"

	"github.com/urfave/cli/v2"
)

// What a shell runs to complete a command line of inspect. They call the program with
// the words so far and --generate-bash-completion.
var (
	//go:embed completion/inspect.bash
	bashCompletion string
	//go:embed completion/_inspect
	zshCompletion string
)

// isCompletion reports whether the command line asks for what could come next. Its last
// word is the flag that urfave/cli answers to, and it is no command line to be read.
func isCompletion(args []string) bool {
	return len(args) > 1 && args[len(args)-1] == "--generate-bash-completion"
}

func (a *app) completionCommand() *cli.Command {
	return &cli.Command{
		Name:      "completion",
		Usage:     "print what completes command lines in a shell: bash, zsh or fish",
		ArgsUsage: "SHELL",
		Description: `For this session, or for all when it is written to the file that the shell reads:

   source <(inspect completion bash)
   inspect completion bash > ~/.local/share/bash-completion/completions/inspect
   inspect completion zsh  > "${fpath[1]}/_inspect"
   inspect completion fish > ~/.config/fish/completions/inspect.fish`,
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		Action: func(c *cli.Context) error {
			switch shell := c.Args().First(); {
			case c.Args().Len() == 1 && shell == "bash":
				fmt.Fprint(a.stdout, bashCompletion)
			case c.Args().Len() == 1 && shell == "zsh":
				fmt.Fprint(a.stdout, zshCompletion)
			case c.Args().Len() == 1 && shell == "fish":
				text, err := c.App.ToFishCompletion()
				if err != nil {
					return &faultError{err}
				}
				fmt.Fprint(a.stdout, text, fishValues(c.App))
			default:
				return usagef("completion takes the name of a shell: bash, zsh or fish")
			}
			return nil
		},
	}
}
