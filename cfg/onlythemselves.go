package cfg

import (
	"slices"
	"strings"
)

// Of some classes it is known by name that their methods change nothing but the object itself: values of
// the JDK, and loggers. What they are given stays as it is.
//
//	LOG.debug("put {}", item);    // item is what it was
//	url.toURI().resolve(other);   // other too

// onlyThemselves are such classes.
var onlyThemselves = []string{
	"java.io.File", "java.lang.System.Logger", "java.math.BigDecimal", "java.math.BigInteger", "java.net.InetAddress", "java.net.URI", "java.net.URL",
	"java.nio.charset.Charset", "java.nio.file.Path", "java.util.Currency", "java.util.Locale", "java.util.UUID", "java.util.logging.Logger",
	"java.util.regex.Pattern",
}

// onlyThemselvesIn are packages of such classes.
var onlyThemselvesIn = []string{"java.time.", "org.apache.commons.logging.", "org.apache.log4j.", "org.apache.logging.log4j.", "org.slf4j."}

// isChangingOnlyItself reports whether the call at hand is an unknown one of a method of such a class.
func isChangingOnlyItself(s *substitution) bool {
	name := s.m.Class.Name
	return s.opt.UnknownCalls == UnknownPlain && s.opt.isUnknown(s.m) &&
		(slices.Contains(onlyThemselves, name) || slices.ContainsFunc(onlyThemselvesIn, func(p string) bool { return strings.HasPrefix(name, p) }))
}
