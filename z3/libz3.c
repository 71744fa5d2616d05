//go:build cgo && (linux || darwin)

#define _GNU_SOURCE
#include "libz3.h"

#include <dlfcn.h>
#include <stdlib.h>

enum { OK = 0, MEMOUT = 7, INVALID_USAGE = 10 }; // of Z3_error_code
enum { PRINT_SMTLIB2_COMPLIANT = 2 };            // of Z3_ast_print_mode

struct iz3_session {
	const iz3_table *t;
	iz3_ptr context, tactic, solver, model, terms;
	iz3_ptr *assumed;
	unsigned assumptions, room;
};

const char *iz3_load(iz3_table *t, const char *file, bool *missing) {
	*missing = false;
	void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
	if (library == NULL) {
		const char *why = dlerror();
		return why ? why : "dlopen failed";
	}
	// C has no conversion between object and function pointers; POSIX guarantees their equal shape.
#define IZ3_FIND(result, name, parameters)                \
	*(void **)(&t->name) = dlsym(library, "Z3_" #name);   \
	if (t->name == NULL) {                                \
		*missing = true;                                  \
		dlclose(library);                                 \
		return "Z3_" #name;                               \
	}
	IZ3_FUNCTIONS(IZ3_FIND)
#undef IZ3_FIND
	return NULL; // never closed: an abandoned check may still run in it
}

const char *iz3_path(const iz3_table *t) {
	Dl_info info;
	if (dladdr(*(void *const *)(&t->get_version), &info) == 0) return NULL;
	return info.dli_fname;
}

void iz3_version(const iz3_table *t, unsigned *major, unsigned *minor, unsigned *build) {
	unsigned revision;
	t->get_version(major, minor, build, &revision);
}

// With a handler installed Z3 reports through error codes alone; without one it ends the process.
static void quiet(iz3_ptr context, int code) {
	(void)context;
	(void)code;
}

iz3_session *iz3_open(const iz3_table *t) {
	iz3_session *s = calloc(1, sizeof *s);
	if (s == NULL) return NULL;
	iz3_ptr config = t->mk_config();
	if (config == NULL) {
		free(s);
		return NULL;
	}
	t->set_param_value(config, "model", "true");
	s->t = t;
	s->context = t->mk_context_rc(config);
	t->del_config(config);
	if (s->context == NULL) {
		free(s);
		return NULL;
	}
	t->set_error_handler(s->context, quiet);
	t->set_ast_print_mode(s->context, PRINT_SMTLIB2_COMPLIANT);
	return s;
}

void iz3_close(iz3_session *s) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context;
	if (s->terms) t->ast_vector_dec_ref(c, s->terms);
	if (s->model) t->model_dec_ref(c, s->model);
	while (s->assumptions > 0) t->dec_ref(c, s->assumed[--s->assumptions]);
	free(s->assumed);
	if (s->solver) t->solver_dec_ref(c, s->solver);
	if (s->tactic) t->tactic_dec_ref(c, s->tactic);
	t->del_context(c);
	free(s);
}

static int code(iz3_session *s) { return s->t->get_error_code(s->context); }

// set gives a parameter of the solver a value.
static int set(iz3_session *s, const char *parameter, unsigned value, bool boolean) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context, params = t->mk_params(c);
	int e;
	if ((e = code(s)) != OK) return e;
	t->params_inc_ref(c, params);
	iz3_ptr name = t->mk_string_symbol(c, parameter);
	if (boolean)
		t->params_set_bool(c, params, name, value != 0);
	else
		t->params_set_uint(c, params, name, value);
	t->solver_set_params(c, s->solver, params);
	e = code(s);
	t->params_dec_ref(c, params);
	return e;
}

int iz3_solver(iz3_session *s, int kind, const char *name) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context, solver = NULL;
	int e;
	switch (kind) {
	case IZ3_COMBINED: solver = t->mk_solver(c); break;
	case IZ3_SIMPLE: solver = t->mk_simple_solver(c); break;
	case IZ3_LOGIC: solver = t->mk_solver_for_logic(c, t->mk_string_symbol(c, name)); break;
	case IZ3_TACTIC: {
		iz3_ptr tactic = t->mk_tactic(c, name);
		if ((e = code(s)) != OK) return e;
		t->tactic_inc_ref(c, tactic);
		s->tactic = tactic;
		solver = t->mk_solver_from_tactic(c, tactic);
		break;
	}
	}
	if ((e = code(s)) != OK) return e;
	if (solver == NULL) return INVALID_USAGE;
	t->solver_inc_ref(c, solver);
	s->solver = solver;
	if ((e = code(s)) != OK) return e;
	// An interrupt from the keyboard is the program's: Z3's own handler for it would stay when a check has ended, in a
	// form that the Go runtime ends the process for.
	return set(s, "ctrl_c", 0, true);
}

int iz3_limit(iz3_session *s, const char *parameter, unsigned value) { return set(s, parameter, value, false); }

int iz3_read(iz3_session *s, const char *text) {
	s->t->set_error(s->context, OK); // this call alone leaves the code of an earlier error in place
	s->t->solver_from_string(s->context, s->solver, text);
	return code(s);
}

int iz3_assume(iz3_session *s, const char *constant, bool negated) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context;
	int e;
	if (s->assumptions == s->room) {
		unsigned room = s->room ? 2 * s->room : 16;
		iz3_ptr *more = realloc(s->assumed, room * sizeof *more);
		if (more == NULL) return MEMOUT;
		s->assumed = more;
		s->room = room;
	}
	iz3_ptr a = t->mk_const(c, t->mk_string_symbol(c, constant), t->mk_bool_sort(c));
	if ((e = code(s)) != OK) return e;
	t->inc_ref(c, a);
	if (negated) {
		iz3_ptr n = t->mk_not(c, a);
		e = code(s);
		if (e == OK) t->inc_ref(c, n);
		t->dec_ref(c, a);
		if (e != OK) return e;
		a = n;
	}
	s->assumed[s->assumptions++] = a;
	return OK;
}

int iz3_check(iz3_session *s, int *answer) {
	const iz3_table *t = s->t;
	*answer = s->assumptions ? t->solver_check_assumptions(s->context, s->solver, s->assumptions, s->assumed)
	                         : t->solver_check(s->context, s->solver);
	return code(s);
}

int iz3_model(iz3_session *s, const char **text) {
	const iz3_table *t = s->t;
	iz3_ptr m = t->solver_get_model(s->context, s->solver);
	int e = code(s);
	*text = NULL;
	if (e != OK) return e;
	if (m == NULL) return INVALID_USAGE;
	t->model_inc_ref(s->context, m);
	s->model = m;
	*text = t->model_to_string(s->context, m);
	return code(s);
}

int iz3_terms(iz3_session *s, const char *text, unsigned *n) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context;
	*n = 0;
	t->set_error(c, OK); // as with iz3_read
	iz3_ptr terms = t->parse_smtlib2_string(c, text, 0, NULL, NULL, 0, NULL, NULL);
	int e = code(s);
	if (e != OK) return e;
	if (terms == NULL) return INVALID_USAGE;
	t->ast_vector_inc_ref(c, terms);
	if (s->terms) t->ast_vector_dec_ref(c, s->terms);
	s->terms = terms;
	*n = t->ast_vector_size(c, terms);
	return code(s);
}

int iz3_value(iz3_session *s, unsigned i, const char **text) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context, value = NULL;
	int e;
	*text = NULL;
	iz3_ptr asserted = t->ast_vector_get(c, s->terms, i);
	if ((e = code(s)) != OK) return e;
	iz3_ptr term = t->get_app_arg(c, asserted, 0);
	if ((e = code(s)) != OK) return e;
	bool known = t->model_eval(c, s->model, term, true, &value);
	if ((e = code(s)) != OK) return e;
	if (!known || value == NULL) return INVALID_USAGE;
	t->inc_ref(c, value);
	*text = t->ast_to_string(c, value);
	e = code(s);
	t->dec_ref(c, value);
	return e;
}

int iz3_core(iz3_session *s, bool *member) {
	const iz3_table *t = s->t;
	iz3_ptr c = s->context, core = t->solver_get_unsat_core(c, s->solver);
	int e = code(s);
	if (e != OK) return e;
	t->ast_vector_inc_ref(c, core);
	for (unsigned i = 0; i < s->assumptions; i++) member[i] = false;
	unsigned n = t->ast_vector_size(c, core);
	for (unsigned j = 0; j < n; j++) {
		iz3_ptr a = t->ast_vector_get(c, core, j); // terms are shared: equal means the same pointer
		for (unsigned i = 0; i < s->assumptions; i++)
			if (s->assumed[i] == a) member[i] = true;
	}
	e = code(s);
	t->ast_vector_dec_ref(c, core);
	return e;
}

const char *iz3_reason(iz3_session *s) { return s->t->solver_get_reason_unknown(s->context, s->solver); }

const char *iz3_message(iz3_session *s, int e) { return s->t->get_error_msg(s->context, e); }

void iz3_interrupt(iz3_session *s) { s->t->interrupt(s->context); }
