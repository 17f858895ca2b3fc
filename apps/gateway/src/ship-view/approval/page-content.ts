/** The page for people on board: three files, nothing from elsewhere. Texts of sessions are set as text, never as HTML. */

export const PAGE_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Remote access to this ship</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body>
<main>
<h1>Remote access to this ship</h1>
<p id="state" role="status">Loading</p>
<section id="sessions"></section>
<section id="files" aria-label="Files from ashore"></section>
<p id="use"></p>
<form id="person">
<h2>Who decides</h2>
<label>Name <select id="name" required></select></label>
<label>PIN <input id="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="12" required></label>
<label>Reason of a refusal <input id="why" maxlength="300"></label>
<fieldset>
<legend>Let no session in</legend>
<label>Hours <input id="hours" type="number" min="0" max="168" value="12"></label>
<button type="button" id="close">Close the ship</button>
<button type="button" id="reopen">Open the ship</button>
</fieldset>
</form>
<p id="answer" role="alert"></p>
</main>
</body>
</html>
`;

export const PAGE_CSS = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#e6e6e6, #0f1214); color: light-dark(#161a1d, #e4e8eb); }
main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: .5rem 0; }
h2 { font-size: 1.125rem; margin: 0 0 .75rem; }
article, form { background: light-dark(#fafafa, #1c2125); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
article { border-left: 6px solid light-dark(#2a5488, #7fb2f0); }
article.file { border-left-color: light-dark(#8a9298, #5a646b); }
article.open { border-left-color: light-dark(#b00020, #ff6b6b); }
dt { color: light-dark(#50585e, #aab2b8); }
label { display: grid; grid-template-columns: minmax(0, 11rem) minmax(0, 1fr); align-items: center; gap: .25rem 1rem; margin: .5rem 0; }
fieldset { border: 0; border-top: 1px solid light-dark(#c9cdd0, #3a4248); margin: 1rem 0 0; padding: 1rem 0 0; }
legend { font-weight: 600; padding: 0 .5rem 0 0; }
input, select, button { font: inherit; box-sizing: border-box; min-height: 2.75rem; padding: .25rem .75rem; border-radius: 6px; border: 1px solid light-dark(#8a9298, #5a646b); }
input, select { width: 100%; background: light-dark(#fff, #12161a); color: inherit; }
button { margin: .25rem .5rem .25rem 0; background: light-dark(#fff, #2a3137); color: inherit; cursor: pointer; }
button.go { background: #2a5488; border-color: #2a5488; color: #fff; }
button.cut { border-color: light-dark(#b00020, #ff6b6b); color: light-dark(#b00020, #ff8a8a); font-weight: 600; }
:focus-visible { outline: 3px solid light-dark(#2a5488, #7fb2f0); outline-offset: 2px; }
@media (max-width: 30rem) { label { grid-template-columns: minmax(0, 1fr); } article button { width: 100%; } }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 .5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
#use { white-space: pre-line; color: light-dark(#50585e, #aab2b8); font-variant-numeric: tabular-nums; }
#answer { min-height: 1.5em; font-weight: 600; }
`;

export const PAGE_JS = `'use strict';
const find = (id) => document.getElementById(id);
const make = (tag, text) => {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  return element;
};
const post = async (path, body) => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message } = await answer.json();
  find('answer').textContent = message;
  if (path !== '/cut') find('pin').value = '';
  await load();
};
const signed = () => ({ name: find('name').value, pin: find('pin').value });
const button = (text, act, look = '') => {
  const element = make('button', text);
  element.className = look;
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
};
const left = (leftMs) => {
  if (leftMs === null) return '';
  const seconds = Math.max(0, Math.round(leftMs / 1000));
  return Math.floor(seconds / 60) + ' min ' + (seconds % 60) + ' s';
};
const times = new Map();
const show = (session) => {
  const card = make('article');
  card.className = session.state;
  card.append(make('h2', session.title));
  const list = make('dl');
  const rows = [
    ['Who', session.by], ['Screen', session.screen], ['Level', session.level], ['Reason', session.reason],
    ['Ticket', session.ticket],
  ];
  for (const [name, value] of rows) list.append(make('dt', name), make('dd', value));
  const time = make('dd');
  times.set(session.session, time);
  list.append(make('dt', 'Time left'), time);
  card.append(list);
  if (session.asks) {
    card.append(make('p', session.asks));
    const decision = { session: session.session, shown: session.shown };
    card.append(
      button('Approve', () => post('/approve', { ...decision, ...signed() }), 'go'),
      button('Refuse', () => post('/refuse', { ...decision, ...signed(), why: find('why').value })),
    );
  }
  card.append(button('Cut now', () => post('/cut', { session: session.session }), 'cut'));
  return card;
};
const showFile = ({ transfer, path, size, hash, sha256 }) => {
  const card = make('article');
  card.className = 'file';
  card.append(make('h2', 'A file from ashore waits'));
  const list = make('dl');
  for (const [name, value] of [['File', path], ['Size', size], ['SHA-256', hash]]) {
    list.append(make('dt', name), make('dd', value));
  }
  const decision = { transfer, sha256 };
  card.append(
    list,
    button('Approve', () => post('/approve-file', { ...decision, ...signed() }), 'go'),
    button('Refuse', () => post('/refuse-file', { ...decision, ...signed(), why: find('why').value })),
  );
  return card;
};
let lastFiles = '';
let last = '';
const load = async () => {
  try {
    const answer = await fetch('/state');
    const state = await answer.json();
    find('state').textContent = state.line;
    const names = find('name');
    if (names.options.length !== state.names.length) {
      names.replaceChildren(...state.names.map((name) => make('option', name)));
    }
    // A card that stays keeps its buttons and the focus on them; only its time goes on.
    const text = JSON.stringify(state.sessions.map(({ leftMs, ...shown }) => shown));
    if (text !== last) find('sessions').replaceChildren(...state.sessions.map(show));
    last = text;
    const files = JSON.stringify(state.files);
    if (files !== lastFiles) find('files').replaceChildren(...state.files.map(showFile));
    lastFiles = files;
    find('use').textContent = state.use;
    for (const { session, leftMs } of state.sessions) times.get(session).textContent = left(leftMs);
  } catch {
    find('state').textContent = 'The gateway does not answer.';
  }
};
find('close').addEventListener('click', () => post('/close', { hours: Number(find('hours').value), ...signed() }));
find('reopen').addEventListener('click', () => post('/close', { hours: 0, ...signed() }));
find('person').addEventListener('submit', (event) => event.preventDefault());
setInterval(load, 1000);
load();
`;
