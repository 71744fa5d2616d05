package lombok

import (
	"strconv"

	"inspect/java/ast"
)

// logger is what an annotation for logging makes: a field of a type, from a call that takes the class, its
// name, or nothing.
type logger struct{ kind, call, argument string }

// loggers are the annotations for logging, by their names behind lombok.
var loggers = map[string]logger{
	"extern.slf4j.Slf4j":              {"org.slf4j.Logger", "org.slf4j.LoggerFactory.getLogger", "%s.class"},
	"extern.slf4j.XSlf4j":             {"org.slf4j.ext.XLogger", "org.slf4j.ext.XLoggerFactory.getXLogger", "%s.class"},
	"extern.java.Log":                 {"java.util.logging.Logger", "java.util.logging.Logger.getLogger", "%s.class.getName()"},
	"extern.log4j.Log4j":              {"org.apache.log4j.Logger", "org.apache.log4j.Logger.getLogger", "%s.class"},
	"extern.log4j.Log4j2":             {"org.apache.logging.log4j.Logger", "org.apache.logging.log4j.LogManager.getLogger", "%s.class"},
	"extern.apachecommons.CommonsLog": {"org.apache.commons.logging.Log", "org.apache.commons.logging.LogFactory.getLog", "%s.class"},
	"extern.jbosslog.JBossLog":        {"org.jboss.logging.Logger", "org.jboss.logging.Logger.getLogger", "%s.class"},
	"extern.flogger.Flogger":          {"com.google.common.flogger.FluentLogger", "com.google.common.flogger.FluentLogger.forEnclosingClass", ""},
}

// makeLoggers makes the fields of annotations for logging.
func (c *class) makeLoggers() {
	for _, n := range c.notes {
		l, ok := loggers[n.name]
		if !ok {
			continue
		}
		c.only(n, "topic", "access")
		modifier := "private "
		if n.args["access"] != nil {
			if modifier, ok = c.level(n, "access"); !ok {
				continue
			}
		}
		name := c.config.values["lombok.log.fieldname"]
		if name == "" {
			name = "log"
		}
		if c.hasField(name) {
			continue
		}
		static := "static "
		if !c.isStatic() {
			c.refuse(n, "it stands on an inner class")
		}
		if v, isSet := c.config.values["lombok.log.fieldisstatic"]; isSet && v != "true" {
			static = ""
		}
		argument := ""
		if l.argument != "" {
			argument = c.decl.Name.Text + l.argument[2:]
			if topic := c.text(n, "topic", ""); topic != "" {
				argument = strconv.Quote(topic)
			}
		}
		c.add(n.at, "%s%sfinal %s %s = %s(%s);", modifier, static, l.kind, name, l.call, argument)
	}
}

func (c *class) hasField(name string) bool {
	for _, m := range c.decl.Members {
		if d, ok := m.(*ast.FieldDecl); ok && d.Name.Text == name {
			return true
		}
	}
	return false
}
