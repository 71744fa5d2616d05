package parse

import (
	"slices"
	"strings"

	"inspect/java/ast"
)

// jdkModules are the modules of Java SE 25: behind the name of each those whose names come with
// it, each with a plus in front, and the packages that it exports to all.
var jdkModules = func() map[string][]string {
	out := map[string][]string{}
	for _, line := range strings.Split(moduleTable, "\n\n") {
		if words := strings.Fields(line); len(words) > 0 {
			out[words[0]] = words[1:]
		}
	}
	return out
}()

// exported are the packages that `import module NAME;` imports, none of a module that is not of
// the JDK.
func exported(module string) []string {
	var out []string
	seen := map[string]bool{}
	var visit func(m string)
	visit = func(m string) {
		if seen[m] {
			return
		}
		seen[m] = true
		for _, w := range jdkModules[m] {
			if other, requires := strings.CutPrefix(w, "+"); requires {
				visit(other)
			} else if !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	visit(module)
	return out
}

// moduleImports are the imports on demand that an import of a module stands for (JLS 7.5.5).
func moduleImports(at ast.Loc, module string) []*ast.Import {
	var out []*ast.Import
	for _, p := range exported(module) {
		out = append(out, &ast.Import{Loc: at, OnDemand: true, Module: true, Name: p})
	}
	return out
}

const moduleTable = `
java.base java.io java.lang java.lang.annotation java.lang.classfile java.lang.classfile.attribute java.lang.classfile.constantpool
java.lang.classfile.instruction java.lang.constant java.lang.foreign java.lang.invoke java.lang.module java.lang.ref java.lang.reflect
java.lang.runtime java.math java.net java.net.spi java.nio java.nio.channels java.nio.channels.spi java.nio.charset java.nio.charset.spi
java.nio.file java.nio.file.attribute java.nio.file.spi java.security java.security.cert java.security.interfaces java.security.spec
java.text java.text.spi java.time java.time.chrono java.time.format java.time.temporal java.time.zone java.util java.util.concurrent
java.util.concurrent.atomic java.util.concurrent.locks java.util.function java.util.jar java.util.random java.util.regex java.util.spi
java.util.stream java.util.zip javax.crypto javax.crypto.interfaces javax.crypto.spec javax.net javax.net.ssl javax.security.auth
javax.security.auth.callback javax.security.auth.login javax.security.auth.spi javax.security.auth.x500 javax.security.cert

java.compiler javax.annotation.processing javax.lang.model javax.lang.model.element javax.lang.model.type javax.lang.model.util javax.tools

java.datatransfer java.awt.datatransfer

java.desktop +java.datatransfer +java.xml java.applet java.awt java.awt.color java.awt.desktop java.awt.dnd java.awt.event java.awt.font
java.awt.geom java.awt.im java.awt.im.spi java.awt.image java.awt.image.renderable java.awt.print java.beans java.beans.beancontext
javax.accessibility javax.imageio javax.imageio.event javax.imageio.metadata javax.imageio.plugins.bmp javax.imageio.plugins.jpeg
javax.imageio.plugins.tiff javax.imageio.spi javax.imageio.stream javax.print javax.print.attribute javax.print.attribute.standard
javax.print.event javax.sound javax.sound.midi javax.sound.midi.spi javax.sound.sampled javax.sound.sampled.spi javax.swing
javax.swing.border javax.swing.colorchooser javax.swing.event javax.swing.filechooser javax.swing.plaf javax.swing.plaf.basic
javax.swing.plaf.metal javax.swing.plaf.multi javax.swing.plaf.nimbus javax.swing.plaf.synth javax.swing.table javax.swing.text
javax.swing.text.html javax.swing.text.html.parser javax.swing.text.rtf javax.swing.tree javax.swing.undo

java.instrument java.lang.instrument

java.logging java.util.logging

java.management java.lang.management javax.management javax.management.loading javax.management.modelmbean javax.management.monitor
javax.management.openmbean javax.management.relation javax.management.remote javax.management.timer

java.management.rmi +java.management +java.rmi javax.management.remote.rmi

java.naming javax.naming javax.naming.directory javax.naming.event javax.naming.ldap javax.naming.ldap.spi javax.naming.spi

java.net.http java.net.http

java.prefs java.util.prefs

java.rmi java.rmi java.rmi.dgc java.rmi.registry java.rmi.server javax.rmi.ssl

java.scripting javax.script

java.se +java.rmi +java.desktop +java.xml +java.security.jgss +java.prefs +java.security.sasl +java.scripting +java.compiler +java.sql
+java.management.rmi +java.sql.rowset +java.instrument +java.transaction.xa +java.management +java.naming +java.datatransfer +java.base
+java.xml.crypto +java.logging +java.net.http

java.security.jgss javax.security.auth.kerberos org.ietf.jgss

java.security.sasl javax.security.sasl

java.smartcardio javax.smartcardio

java.sql +java.transaction.xa +java.xml +java.logging java.sql javax.sql

java.sql.rowset +java.logging +java.naming +java.sql javax.sql.rowset javax.sql.rowset.serial javax.sql.rowset.spi

java.transaction.xa javax.transaction.xa

java.xml javax.xml javax.xml.catalog javax.xml.datatype javax.xml.namespace javax.xml.parsers javax.xml.stream javax.xml.stream.events
javax.xml.stream.util javax.xml.transform javax.xml.transform.dom javax.xml.transform.sax javax.xml.transform.stax
javax.xml.transform.stream javax.xml.validation javax.xml.xpath org.w3c.dom org.w3c.dom.bootstrap org.w3c.dom.events org.w3c.dom.ls
org.w3c.dom.ranges org.w3c.dom.traversal org.w3c.dom.views org.xml.sax org.xml.sax.ext org.xml.sax.helpers

java.xml.crypto +java.xml javax.xml.crypto javax.xml.crypto.dom javax.xml.crypto.dsig javax.xml.crypto.dsig.dom
javax.xml.crypto.dsig.keyinfo javax.xml.crypto.dsig.spec

`
