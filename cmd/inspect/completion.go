package main

import (
	_ "embed"
	"fmt"
	"strings"

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
				fmt.Fprint(a.stdout, text)
			default:
				return usagef("completion takes the name of a shell: bash, zsh or fish")
			}
			return nil
		},
	}
}

func (a *app) manCommand() *cli.Command {
	return &cli.Command{
		Name:         "man",
		Usage:        "print the manual page, for man -l",
		OnUsageError: func(c *cli.Context, err error, sub bool) error { return usagef("%v", err) },
		Action: func(c *cli.Context) error {
			if c.Args().Present() {
				return usagef("man takes no arguments")
			}
			c.App.Description = examples(c.App.Description)
			text, err := c.App.ToManWithSection(1)
			if err != nil {
				return &faultError{err}
			}
			fmt.Fprint(a.stdout, undated(text))
			return nil
		},
	}
}

// examples sets the lines that are further in apart, as the manual page's Markdown has
// them: by four columns and an empty line before the first.
func examples(text string) string {
	var out []string
	separate := true // the line before is empty, or one of them
	for _, l := range strings.Split(text, "\n") {
		in := strings.HasPrefix(l, "   ")
		if in {
			if !separate {
				out = append(out, "")
			}
			l = " " + l
		}
		out = append(out, l)
		separate = in || l == ""
	}
	return strings.Join(out, "\n")
}

// undated is a manual page without empty lines at its end, so that files made of it
// compare.
func undated(text string) string { return strings.TrimRight(text, "\n") + "\n" }
