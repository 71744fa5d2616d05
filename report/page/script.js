'use strict';
// A button that cannot go on would keep the keys to itself: they go to what it is for.
function enable(buttons, section) {
  for (const [b, can] of buttons) {
    if (!can && b === document.activeElement) { section.focus({preventScroll: true}); }
    b.disabled = !can;
  }
}

// Stepping: a counterexample is at one of the items of its path, of which the first is the state before the call and
// the last the one after it.
function stepper(section) {
  const items = [...section.querySelectorAll('.path > li')];
  const lines = new Map([...section.querySelectorAll('.source > li[data-place]')].map(l => [l.dataset.place, l]));
  const frames = [...section.querySelectorAll('.frame')];
  const variables = section.querySelector('.variables');
  const nav = section.querySelector('nav');
  let at = items.length - 1;
  function show(i) {
    at = Math.max(0, Math.min(i, items.length - 1));
    const item = items[at];
    const frame = item.dataset.frame === 'last' ? frames.length - 1 : Number(item.dataset.frame);
    items.forEach((x, k) => {
      x.classList.toggle('here', k === at);
      if (k === at) { x.setAttribute('aria-current', 'step'); } else { x.removeAttribute('aria-current'); }
    });
    frames.forEach((f, k) => f.classList.toggle('here', k === frame));
    lines.forEach((l, place) => l.classList.toggle('here', place === item.dataset.place));
    variables.textContent = item.dataset.variables || '';
    variables.hidden = !item.dataset.variables;
    nav.querySelector('output').textContent = at === 0 ? item.textContent : at === items.length - 1 ? 'after the call' : 'step ' + at + ' of ' + (items.length - 2);
    const button = name => nav.querySelector('[data-go=' + name + ']');
    enable([[button('first'), at > 0], [button('back'), at > 0], [button('last'), at < items.length - 1], [button('forward'), at < items.length - 1]], section);
    for (const x of [item, lines.get(item.dataset.place)]) {
      if (x) { reveal(x); }
    }
  }
  // Scrolls the list, and not the page.
  function reveal(x) {
    const list = x.parentElement;
    if (x.offsetTop < list.scrollTop + list.offsetTop || x.offsetTop + x.offsetHeight > list.scrollTop + list.offsetTop + list.clientHeight) {
      list.scrollTop = x.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
  }
  const go = {first: () => show(0), back: () => show(at - 1), forward: () => show(at + 1), last: () => show(items.length - 1)};
  const keys = {Home: 'first', ArrowLeft: 'back', ArrowRight: 'forward', End: 'last'};
  section.addEventListener('keydown', e => {
    if (keys[e.key] && !e.altKey && !e.ctrlKey && !e.metaKey) {
      e.preventDefault();
      go[keys[e.key]]();
    }
  });
  nav.addEventListener('click', e => {
    const b = e.target.closest('[data-go]');
    if (b) { go[b.dataset.go](); }
  });
  items.forEach((x, k) => x.addEventListener('click', () => show(k)));
  section.classList.add('stepping');
  nav.hidden = false;
  show(at);
}

// Of several counterexamples of one property, one is shown at a time: n shows the next, p the one before.
function chooser(group) {
  const sections = [...group.querySelectorAll('.counterexample')];
  const nav = group.querySelector('.which');
  let at = 0;
  function show(i) {
    at = Math.max(0, Math.min(i, sections.length - 1));
    const left = sections.find((s, k) => k !== at && s.contains(document.activeElement));
    sections.forEach((s, k) => { s.hidden = k !== at; });
    if (left) { sections[at].focus({preventScroll: true}); }
    nav.querySelector('output').textContent = 'counterexample ' + (at + 1) + ' of ' + sections.length;
    enable([[nav.querySelector('[data-go=previous]'), at > 0], [nav.querySelector('[data-go=next]'), at < sections.length - 1]], sections[at]);
  }
  group.addEventListener('keydown', e => {
    const by = {n: 1, p: -1}[e.key];
    if (by && !e.altKey && !e.ctrlKey && !e.metaKey) {
      e.preventDefault();
      show(at + by);
    }
  });
  nav.querySelector('[data-go=previous]').addEventListener('click', () => show(at - 1));
  nav.querySelector('[data-go=next]').addEventListener('click', () => show(at + 1));
  nav.hidden = false;
  show(0);
}

function filter(form) {
  const results = [...document.querySelectorAll('.result')];
  const texts = results.map(r => (r.id + ' ' + r.textContent).toLowerCase());
  function apply() {
    const words = form.find.value.toLowerCase().split(/\s+/).filter(w => w);
    const verdicts = new Set([...form.querySelectorAll('[name=verdict]:checked')].map(b => b.value));
    let n = 0;
    results.forEach((r, k) => {
      r.hidden = !verdicts.has(r.dataset.verdict) || !words.every(w => texts[k].includes(w));
      n += r.hidden ? 0 : 1;
    });
    document.getElementById('shown').textContent = n + ' of ' + results.length + (results.length === 1 ? ' method' : ' methods');
  }
  form.addEventListener('input', apply);
  form.addEventListener('submit', e => e.preventDefault());
  form.hidden = false;
  apply();
}

document.querySelectorAll('.counterexample').forEach(stepper);
document.querySelectorAll('.several').forEach(chooser);
filter(document.getElementById('filter'));
