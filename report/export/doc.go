// Package export writes a report in the forms that other programs read: SARIF for
// code scanning, JUnit XML for test reports, workflow commands and a step summary
// for GitHub.
//
//	inspect check src --format text --out sarif=inspect.sarif --out junit=inspect.xml
//
// All of them print the findings of a judged document (see package gate) and leave
// out what only text and JSON have. A broken property is one result of SARIF:
//
//	{"ruleId": "postcondition", "level": "error",
//	 "message": {"text": "postcondition: does not hold: ensures \\result > 0;"},
//	 "locations": [{"physicalLocation": {"artifactLocation": {"uri": "src/A.java"}, …}}],
//	 "partialFingerprints": {"methodAndClause/v1": "3f…"},
//	 "codeFlows": [the path of the counterexample]}
//
// one failed test case of JUnit, and one line for GitHub:
//
//	::error title=A.f(int): postcondition,file=src/A.java,line=7,col=9::does not hold: …
package export
