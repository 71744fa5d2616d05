// Package page writes a report as one HTML file that needs nothing else: neither network
// nor other files. Each counterexample stands there with its source, the path, stepped
// forward and backward, the heap before and at each step, and why it is one.
//
//	p := page.Page{Document: doc, Source: page.Files(".")}
//	err := p.Write(w)
//
// What the browser does is little: style.css colours (light, dark, paper) and script.js
// steps and filters; all of it is there without the script, the heap before and after the
// call and the whole path. A policy in the head forbids any request, and any script but
// that one. The names of elements are what tests and style speak of:
//
//	<article class="result violated" id="bank.Account.withdraw(int)" data-verdict="violated">
//	  <h3>src/bank/Account.java:6:9: violated: invariant …</h3>
//	  <section class="counterexample" tabindex="0">
//	    <nav> first, back, forward, last </nav>
//	    <ol class="source"><li data-place="src/bank/Account.java:17">…
//	    <ol class="path"><li data-frame="1" data-place="src/bank/Account.java:17">…
//	    <figure class="frame" data-frame="1"><svg class="heap">…
package page
