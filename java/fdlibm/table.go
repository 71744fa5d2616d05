package fdlibm

// functions are those of StrictMath by name.
var functions = map[string]func(x []float64) float64{
	"sin": one(sin), "cos": one(cos), "tan": one(tan), "asin": one(asin), "acos": one(acos), "atan": one(atan), "atan2": two(atan2),
	"sinh": one(sinh), "cosh": one(cosh), "tanh": one(tanh), "exp": one(exp), "expm1": one(expm1),
	"log": one(log), "log10": one(log10), "log1p": one(log1p), "cbrt": one(cbrt), "hypot": two(hypot), "pow": two(pow),
}

func one(f func(float64) float64) func([]float64) float64 {
	return func(x []float64) float64 { return f(x[0]) }
}

func two(f func(x, y float64) float64) func([]float64) float64 {
	return func(x []float64) float64 { return f(x[0], x[1]) }
}

// Function is the function of StrictMath with a name, of as many arguments as Java's; nil:
// there is none that Java leaves open for Math.
func Function(name string) func(x []float64) float64 { return functions[name] }
