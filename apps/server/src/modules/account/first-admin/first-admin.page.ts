/** The page behind the one-time link: the only one of a live server before anybody can sign in. */
import { readFileSync } from 'node:fs';
import { createFirstAdmin } from '@fms/contract';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@fms/domain';
import type { Pages } from '../../../platform/http/page.ts';

export const FIRST_ADMIN_PATH = createFirstAdmin.path;
const SCRIPT_PATH = `${FIRST_ADMIN_PATH}.js`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 320px; margin: 12vh auto; padding: 0 1rem; }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input, button { min-height: 44px; padding: 0 .75rem; margin: .25rem 0 1rem; } [role=status] { min-height: 3rem; }`;

const RULE = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters with uppercase, lowercase, number and special character.`;

function page(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First admin | Fleet Management System</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style>
<script src="${SCRIPT_PATH}" defer></script></head><body><h1>First admin</h1>
<form method="post"><label>Username<input name="userName" autocomplete="username" required></label>
<label>Email<input name="email" type="email" autocomplete="email" required></label>
<label>Password<input name="password" type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_LENGTH}"
maxlength="${PASSWORD_MAX_LENGTH}" aria-describedby="rule" required></label><p id="rule">${RULE}</p>
<button>Create</button><p role="status"></p></form></body></html>`;
}

export function serveFirstAdminPage(pages: Pages): void {
  const script = readFileSync(new URL('./first-admin.browser.js', import.meta.url), 'utf8');
  pages.serve(FIRST_ADMIN_PATH, (nonce) => ({ type: 'text/html; charset=utf-8', body: page(nonce) }));
  pages.serve(SCRIPT_PATH, () => ({ type: 'text/javascript; charset=utf-8', body: script }));
}
