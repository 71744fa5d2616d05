// Package settings reads inspect.toml, the flags of a project:
//
//	unwind  = 8
//	objects = ["Node=5", "List=1"]
//	exclude = ["**/generated/**"]
//
//	[path."src/legacy/**"]    # methods in these files
//	unwind = 2
//
//	[method."List.insert*"]   # methods of these names
//	timeout = "5m"
//
// It gives keys with their values as a command line would have them, and the lines
// where they stand. Which keys there are, and what they mean, only the command line
// knows.
package settings
