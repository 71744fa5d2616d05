// The part of libz3's C interface that inspect uses, declared here so that neither building nor running needs z3.h, and
// reached through a table of pointers that iz3_load fills at run time. Handles are opaque pointers in every libz3 4.x.
#ifndef INSPECT_LIBZ3_H
#define INSPECT_LIBZ3_H

#include <stdbool.h>
#include <stddef.h>

typedef void *iz3_ptr;      // Z3_context, Z3_solver, Z3_ast, Z3_symbol, ... all are pointers
typedef const char *iz3_str; // Z3_string
typedef void iz3_handler(iz3_ptr context, int code);

// One line per function: result, name without Z3_, parameters. Signatures are those of Z3 4.8.12 and unchanged since.
#define IZ3_FUNCTIONS(F)                                                                      \
	F(void, get_version, (unsigned *, unsigned *, unsigned *, unsigned *))                    \
	F(iz3_ptr, mk_config, (void))                                                             \
	F(void, del_config, (iz3_ptr))                                                            \
	F(void, set_param_value, (iz3_ptr, iz3_str, iz3_str))                                     \
	F(iz3_ptr, mk_context_rc, (iz3_ptr))                                                      \
	F(void, del_context, (iz3_ptr))                                                           \
	F(void, interrupt, (iz3_ptr))                                                             \
	F(void, set_error_handler, (iz3_ptr, iz3_handler *))                                      \
	F(int, get_error_code, (iz3_ptr))                                                         \
	F(void, set_error, (iz3_ptr, int))                                                        \
	F(iz3_str, get_error_msg, (iz3_ptr, int))                                                 \
	F(void, set_ast_print_mode, (iz3_ptr, int))                                               \
	F(iz3_ptr, mk_string_symbol, (iz3_ptr, iz3_str))                                          \
	F(iz3_ptr, mk_bool_sort, (iz3_ptr))                                                       \
	F(iz3_ptr, mk_const, (iz3_ptr, iz3_ptr, iz3_ptr))                                         \
	F(iz3_ptr, mk_not, (iz3_ptr, iz3_ptr))                                                    \
	F(void, inc_ref, (iz3_ptr, iz3_ptr))                                                      \
	F(void, dec_ref, (iz3_ptr, iz3_ptr))                                                      \
	F(iz3_ptr, mk_tactic, (iz3_ptr, iz3_str))                                                 \
	F(void, tactic_inc_ref, (iz3_ptr, iz3_ptr))                                               \
	F(void, tactic_dec_ref, (iz3_ptr, iz3_ptr))                                               \
	F(iz3_ptr, mk_solver, (iz3_ptr))                                                          \
	F(iz3_ptr, mk_simple_solver, (iz3_ptr))                                                   \
	F(iz3_ptr, mk_solver_for_logic, (iz3_ptr, iz3_ptr))                                       \
	F(iz3_ptr, mk_solver_from_tactic, (iz3_ptr, iz3_ptr))                                     \
	F(void, solver_inc_ref, (iz3_ptr, iz3_ptr))                                               \
	F(void, solver_dec_ref, (iz3_ptr, iz3_ptr))                                               \
	F(iz3_ptr, mk_params, (iz3_ptr))                                                          \
	F(void, params_inc_ref, (iz3_ptr, iz3_ptr))                                               \
	F(void, params_dec_ref, (iz3_ptr, iz3_ptr))                                               \
	F(void, params_set_uint, (iz3_ptr, iz3_ptr, iz3_ptr, unsigned))                           \
	F(void, params_set_bool, (iz3_ptr, iz3_ptr, iz3_ptr, bool))                               \
	F(void, solver_set_params, (iz3_ptr, iz3_ptr, iz3_ptr))                                   \
	F(void, solver_from_string, (iz3_ptr, iz3_ptr, iz3_str))                                  \
	F(int, solver_check, (iz3_ptr, iz3_ptr))                                                  \
	F(int, solver_check_assumptions, (iz3_ptr, iz3_ptr, unsigned, const iz3_ptr *))           \
	F(iz3_str, solver_get_reason_unknown, (iz3_ptr, iz3_ptr))                                 \
	F(iz3_ptr, solver_get_unsat_core, (iz3_ptr, iz3_ptr))                                     \
	F(void, ast_vector_inc_ref, (iz3_ptr, iz3_ptr))                                           \
	F(void, ast_vector_dec_ref, (iz3_ptr, iz3_ptr))                                           \
	F(unsigned, ast_vector_size, (iz3_ptr, iz3_ptr))                                          \
	F(iz3_ptr, ast_vector_get, (iz3_ptr, iz3_ptr, unsigned))                                  \
	F(iz3_ptr, solver_get_model, (iz3_ptr, iz3_ptr))                                          \
	F(void, model_inc_ref, (iz3_ptr, iz3_ptr))                                                \
	F(void, model_dec_ref, (iz3_ptr, iz3_ptr))                                                \
	F(iz3_str, model_to_string, (iz3_ptr, iz3_ptr))                                           \
	F(bool, model_eval, (iz3_ptr, iz3_ptr, iz3_ptr, bool, iz3_ptr *))                         \
	F(iz3_ptr, parse_smtlib2_string, (iz3_ptr, iz3_str, unsigned, const iz3_ptr *, const iz3_ptr *, \
	                                  unsigned, const iz3_ptr *, const iz3_ptr *))            \
	F(iz3_ptr, get_app_arg, (iz3_ptr, iz3_ptr, unsigned))                                     \
	F(iz3_str, ast_to_string, (iz3_ptr, iz3_ptr))

typedef struct {
#define IZ3_FIELD(result, name, parameters) result(*name) parameters;
	IZ3_FUNCTIONS(IZ3_FIELD)
#undef IZ3_FIELD
} iz3_table;

// iz3_load opens the library `file` and fills the table. It returns NULL, or what failed: a text of dlerror (valid until
// the thread's next dl call) or, with *missing set, the name of a function that the library does not have.
const char *iz3_load(iz3_table *t, const char *file, bool *missing);

// iz3_path gives the file that the loaded library was mapped from, NULL when the loader does not say.
const char *iz3_path(const iz3_table *t);

void iz3_version(const iz3_table *t, unsigned *major, unsigned *minor, unsigned *build);

// How the solver of a session is made.
enum { IZ3_COMBINED, IZ3_SIMPLE, IZ3_LOGIC, IZ3_TACTIC };

// A session is one context with one solver. Every step returns Z3's error code after it, 0 when all is well. A session
// is used by one thread at a time; iz3_interrupt alone may come from any other, but never during or after iz3_close.
typedef struct iz3_session iz3_session;

iz3_session *iz3_open(const iz3_table *t);
void iz3_close(iz3_session *s);
int iz3_solver(iz3_session *s, int kind, const char *name);
int iz3_limit(iz3_session *s, const char *parameter, unsigned value);
int iz3_read(iz3_session *s, const char *text);
int iz3_assume(iz3_session *s, const char *constant, bool negated);
int iz3_check(iz3_session *s, int *answer); // *answer: 1 sat, 0 unknown, -1 unsat
int iz3_model(iz3_session *s, const char **text);

// iz3_terms reads a text that declares what it uses and asserts (p term) of some predicate p for each term, and gives how
// many there are; iz3_value then gives the value of the i-th in the model of iz3_model, valid until the next call.
int iz3_terms(iz3_session *s, const char *text, unsigned *n);
int iz3_value(iz3_session *s, unsigned i, const char **text);
int iz3_core(iz3_session *s, bool *member); // member[i]: the i-th assumption is in the core
const char *iz3_reason(iz3_session *s);
const char *iz3_message(iz3_session *s, int code);
void iz3_interrupt(iz3_session *s);

#endif
