package lombok

import (
	"slices"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// effect is what an annotation does to what it stands on.
type effect uint8

const (
	unknown   effect = iota // it may do anything to the class
	followed                // what it makes is made here
	harmless                // it makes nothing that an execution depends on
	adds                    // it adds members, which class files know
	ofMethods               // it changes the code of a method, which is not followed
)

// annotations are those of Lombok that are known, by their names behind lombok.
var annotations = map[string]effect{
	"Getter": followed, "Setter": followed, "Data": followed, "Value": followed, "Builder": followed, "Builder.Default": followed,
	"RequiredArgsConstructor": followed, "AllArgsConstructor": followed, "NoArgsConstructor": followed,
	"EqualsAndHashCode": followed, "EqualsAndHashCode.Exclude": followed, "EqualsAndHashCode.Include": followed,
	"ToString": followed, "ToString.Exclude": followed, "ToString.Include": followed,
	"NonNull": followed, "experimental.Accessors": followed,
	"Generated": harmless, "extern.jackson.Jacksonized": harmless,
	"SneakyThrows": ofMethods, "Synchronized": ofMethods, "Locked": ofMethods, "Locked.Read": ofMethods, "Locked.Write": ofMethods, "Cleanup": ofMethods,
}

// notFollowed are annotations of Lombok that may do anything.
var notFollowed = []string{"Singular", "CustomLog", "Builder.ObtainVia", "experimental.ExtensionMethod", "experimental.FieldDefaults", "experimental.Helper",
	"experimental.NonFinal", "experimental.PackagePrivate", "experimental.Tolerate", "experimental.UtilityClass", "experimental.Value"}

// adding are annotations of Lombok that add members, and change none.
var adding = []string{"With", "Delegate", "experimental.Delegate", "experimental.FieldNameConstants", "experimental.FieldNameConstants.Exclude",
	"experimental.FieldNameConstants.Include", "experimental.StandardException", "experimental.SuperBuilder", "experimental.Wither", "experimental.WithBy"}

func init() {
	for name := range loggers {
		annotations[name] = followed
	}
	for _, name := range notFollowed {
		annotations[name] = unknown
	}
	for _, name := range adding {
		annotations[name] = adds
	}
}

// note is an annotation of Lombok.
type note struct {
	name string // behind lombok.
	at   source.Span
	args map[string]ast.Expr // value for one without a name
}

// imports are how a file names what it imports.
type imports struct {
	single map[string]string // qualified names, by the simple ones
	demand []string          // packages and classes of which all is imported
}

func importsOf(f *ast.File) imports {
	in := imports{single: map[string]string{}}
	for _, i := range f.Imports {
		if i.OnDemand {
			in.demand = append(in.demand, i.Name)
		} else {
			in.single[i.Name[strings.LastIndexByte(i.Name, '.')+1:]] = i.Name
		}
	}
	return in
}

// usesLombok reports whether a file names Lombok at all.
func usesLombok(f *ast.File) bool {
	return f.Source != nil && strings.Contains(f.Source.Text, "lombok")
}

// qualified is what a name may mean, as far as the imports tell; the name itself, where they do not.
func (in imports) qualified(name string, known func(string) bool) string {
	first, rest, _ := strings.Cut(name, ".")
	if q, ok := in.single[first]; ok {
		if rest != "" {
			return q + "." + rest
		}
		return q
	}
	for _, d := range in.demand {
		if known(d + "." + name) {
			return d + "." + name
		}
	}
	return name
}

// note is what an annotation is to Lombok; nil: nothing.
func (in imports) note(a *ast.Annotation) *note {
	isKnown := func(name string) bool {
		tail, ok := strings.CutPrefix(name, "lombok.")
		_, known := annotations[tail]
		return ok && known
	}
	name, ok := strings.CutPrefix(in.qualified(a.Name, isKnown), "lombok.")
	if !ok {
		return nil
	}
	n := &note{name: name, at: a.Span(), args: map[string]ast.Expr{}}
	for _, arg := range a.Args {
		key := arg.Name
		if key == "" {
			key = "value"
		}
		n.args[key] = arg.Value
	}
	return n
}

// notes are the annotations of Lombok among some modifiers.
func (in imports) notes(m *ast.Modifiers) (out []*note) {
	if m == nil {
		return nil
	}
	for _, a := range m.Annotations {
		if n := in.note(a); n != nil {
			out = append(out, n)
		}
	}
	return out
}

// of is the annotation of a name; nil: there is none.
func of(notes []*note, name string) *note {
	if i := slices.IndexFunc(notes, func(n *note) bool { return n.name == name }); i >= 0 {
		return notes[i]
	}
	return nil
}

// nonNull are the annotations for which Lombok checks that a value is not null.
var nonNull = strings.Fields(`android.annotation.NonNull android.support.annotation.NonNull android.support.annotation.RecentlyNonNull
	androidx.annotation.NonNull androidx.annotation.RecentlyNonNull com.android.annotations.NonNull com.google.firebase.database.annotations.NotNull
	com.mongodb.lang.NonNull com.sun.istack.NotNull com.unboundid.util.NotNull edu.umd.cs.findbugs.annotations.NonNull
	io.micrometer.core.lang.NonNull io.reactivex.annotations.NonNull io.reactivex.rxjava3.annotations.NonNull jakarta.annotation.Nonnull
	javax.annotation.Nonnull libcore.util.NonNull lombok.NonNull org.checkerframework.checker.nullness.qual.NonNull
	org.checkerframework.checker.nullness.compatqual.NonNullDecl org.checkerframework.checker.nullness.compatqual.NonNullType
	org.codehaus.commons.nullanalysis.NotNull org.eclipse.jdt.annotation.NonNull org.jetbrains.annotations.NotNull
	org.jmlspecs.annotation.NonNull org.jspecify.annotations.NonNull org.netbeans.api.annotations.common.NonNull
	org.springframework.lang.NonNull reactor.util.annotation.NonNull`)

// isNonNull reports whether Lombok checks that what has the modifiers is not null.
func (in imports) isNonNull(m *ast.Modifiers) bool {
	isKnown := func(name string) bool { return slices.Contains(nonNull, name) }
	return m != nil && slices.ContainsFunc(m.Annotations, func(a *ast.Annotation) bool { return isKnown(in.qualified(a.Name, isKnown)) })
}
