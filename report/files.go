package report

import "reflect"

// RenameFiles gives each place of a result the name that name makes of that of its file.
func (r *Result) RenameFiles(name func(file string) string) {
	walk(reflect.ValueOf(r), func(v any) {
		f := reflect.ValueOf(v).Elem().FieldByName("File")
		if f.IsValid() && f.Kind() == reflect.String && f.String() != "" {
			f.SetString(name(f.String()))
		}
	})
}
