// The page of the one-time link: sends its form as JSON, with the code that came behind the address's #.
const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
// Out of the address bar at once: it must not stay in the history or on a shared screen.
history.replaceState(null, '', location.pathname);

const form = document.querySelector('form');
const button = document.querySelector('button');
const problem = document.querySelector('[role=alert]');

/** Answers what to say, or nothing when the account was made. */
async function send(fields) {
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers,
      body: JSON.stringify({ code, ...fields }),
    });
    if (answer.ok) return undefined;
    const { message, errors } = await answer.json();
    return errors.length > 0 ? errors.join(' ') : message;
  } catch {
    return 'The server cannot be reached.';
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { confirmPassword, ...fields } = Object.fromEntries(new FormData(form));
  button.disabled = true;
  problem.textContent = '';
  const said = fields.password === confirmPassword ? await send(fields) : 'The two passwords differ.';
  button.disabled = false;
  if (said === undefined) location.assign('/login');
  else problem.textContent = said;
});
