package diff

import "fmt"

// In the product program the classes of the revision have other names. That shows where a program asks for the name
// of a class, looks one up by its name, or walks its own stack.
var naming = map[string]bool{
	"getName": true, "getSimpleName": true, "getTypeName": true, "getCanonicalName": true, "getPackage": true, "getPackageName": true,
	"forName": true, "getStackTrace": true, "StackWalker": true, "getEnclosingClass": true, "getDeclaringClass": true, "loadClass": true,
	"getResource": true, "getResourceAsStream": true, "toGenericString": true,
}

// seesNames says where files may see the names of classes; "": they do not.
func seesNames(files []*file) string {
	for _, f := range files {
		class, name := false, ""
		words := wordsOf(f.text)
		for i, w := range words {
			class = class || w.text == "Class" || w.text == "StackWalker" || w.text == "getStackTrace" || w.text == "ClassLoader"
			if !naming[w.text] {
				continue
			}
			name = w.text
			class = class || i > 0 && (words[i-1].text == "getClass" || words[i-1].text == "class") // x.getClass().getName()
		}
		if class && name != "" {
			return fmt.Sprintf("%s may see the names of classes (%s), which are others in the search", f.path, name)
		}
	}
	return ""
}
