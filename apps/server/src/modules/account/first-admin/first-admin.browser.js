// The page of the one-time link: sends its form as JSON, with the code that came behind the address's #.
const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
// Out of the address bar at once: it must not stay in the history or on a shared screen.
history.replaceState(null, '', location.pathname);

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const body = JSON.stringify({ code, ...Object.fromEntries(new FormData(form)) });
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (answer.ok) return location.assign('/login');
    const { message, errors } = await answer.json();
    // Codes such as `no-uppercase` read as words.
    status.textContent = [message, errors.map((code) => code.replaceAll('-', ' ')).join(', ')].join(' ');
  } catch {
    status.textContent = 'The server cannot be reached.';
  }
});
