package main

import "github.com/urfave/cli/v2"

// contractsCommand is check, of the laws that each class is to keep.
func (a *app) contractsCommand() *cli.Command {
	return &cli.Command{
		Name:      "contracts",
		Usage:     "check the laws of equals, hashCode, compareTo and compare, without specifications",
		ArgsUsage: "PATH...",
		Description: `Every class that overrides equals, hashCode, compareTo or a comparator's compare,
and every comparator that a static final field holds, however it is made, is to keep
the laws that Java's library states of them. Each law is checked of all objects
within the bounds, of subclasses as well, and reported by itself:

   equals      reflexive, symmetric, transitive, consistent, unequalToNull,
               equalsReturns (no exception)
   hashCode    hashCodesAgree (with equals), hashCodeIsConsistent,
               hashCodeReturns
   compareTo   reversible (the signs of a to b and b to a), transitive,
               congruent (what is equal compares alike), throwsBothWays,
               agreesWithEquals (of what has an equals of its own)
   compare     reversible, transitive, congruent, throwsBothWays

PATH is a .java file or a folder. With --method only the classes are checked whose
methods are named. The flags are those of check; --recursion is 1 unless it is given.

   inspect contracts src/main/java
   inspect contracts Point.java --method Point.equals --confirm jvm`,
		Flags: checkFlags(),
		OnUsageError: func(c *cli.Context, err error, sub bool) error {
			return usagef("%v (see `inspect contracts --help`)", err)
		},
		Action: a.check,
	}
}
