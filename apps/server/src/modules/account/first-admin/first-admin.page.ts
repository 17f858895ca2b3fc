/** The page behind the one-time link: the only page of a live server before the first sign-in is possible. */
import { readFileSync } from 'node:fs';
import { createFirstAdmin } from '@fms/contract/account';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@fms/domain/account';
import type { Pages } from '../../../platform/http/page.ts';

export const FIRST_ADMIN_PATH = createFirstAdmin.path;
const SCRIPT_PATH = `${FIRST_ADMIN_PATH}.js`;

/** The card and the sea of the sign-in screen, in the colours of the palettes day and dusk. */
const STYLE = `
:root { color-scheme: light; --sea: #cddbe5 url("/sign-in/day.webp"); --surface: #f7f7f7; --inset: #eeeeee; --text: #1a1a1a;
  --quiet: #4d4d4d; --line: #c4c4c4; --live: #2d548b; --mark: #2d548b; --on-live: #ffffff; --problem: #b3141c; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --sea: #161c21 url("/sign-in/dusk.webp"); --surface: #1c1c1c;
  --inset: #262626; --text: #e6e6e6; --quiet: #b3b3b3; --line: #4a4a4a; --live: #52719a; --on-live: #ffffff; --mark: #85b4f2; --problem: #ff8c8c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; padding: 16px; display: flex; align-items: center; justify-content: center;
  font: 13px/18px "Noto Sans", system-ui, sans-serif; color: var(--text); background: var(--sea) center / cover no-repeat; }
main { width: 320px; max-width: 100%; padding: 30px 28px 18px; border-radius: 10px; background: var(--surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / 20%); }
svg { display: block; margin: 0 auto; }
h1 { margin: 14px 0 18px; font-size: 18px; line-height: 26px; font-weight: 600; text-align: center; }
p { margin: 0 0 14px; color: var(--quiet); }
label { display: block; margin: 0 0 14px; font-size: 12px; line-height: 16px; }
input { display: block; width: 100%; height: 36px; margin: 4px 0 0; padding: 0 10px; font: inherit; font-size: 13px;
  color: inherit; background: var(--inset); border: 1px solid var(--line); border-radius: 6px; }
button { width: 100%; height: 36px; margin: 4px 0 14px; border: 0; border-radius: 6px; font: inherit; font-weight: 600;
  color: var(--on-live); background: var(--live); cursor: pointer; }
button[disabled] { opacity: .6; cursor: default; }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
[role=alert] { color: var(--problem); } [role=alert]:empty { display: none; }
@media (pointer: coarse) { input, button { height: 44px; } }`;

const MARK = `<svg viewBox="0 0 32 32" width="44" height="44" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<g stroke="var(--mark)" stroke-width="2.8"><path d="M4.4 20.4L16 5.2L27.6 20.4"/><path d="M16 6V20.6"/></g>
<path stroke="currentColor" stroke-width="2.4" d="M2.6 28.2C5.2 27.4 6 25.2 8.7 25.2S12.4 28 14.8 28S18.4 25.2 21 25.2S24.7 28 27 27.8Q28.4 27.6 29.6 26.4"/></svg>`;

const ABOUT =
  'This server has no admin yet. The holder of this link becomes the first admin, names the first organisation, and invites the others.';
const RULE = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters including uppercase, lowercase, numbers and special characters.`;

function passwordField(label: string, name: string): string {
  return `<label>${label}<input name="${name}" type="password" autocomplete="new-password" minlength="${PASSWORD_MIN_LENGTH}"
maxlength="${PASSWORD_MAX_LENGTH}" aria-describedby="rule" required></label>`;
}

function page(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First admin | Fleet Management System</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style>
<script src="${SCRIPT_PATH}" defer></script></head><body><main>${MARK}<h1>First admin</h1><p>${ABOUT}</p>
<form method="post"><label>Username<input name="userName" autocomplete="username" autocapitalize="none" required></label>
<label>Organisation<input name="organization" autocomplete="organization" maxlength="200" required></label>
<label>Email<input name="email" type="email" autocomplete="email" required></label>
${passwordField('Password', 'password')}<p id="rule">${RULE}</p>${passwordField('Confirm password', 'confirmPassword')}
<p role="alert"></p><button>Create</button></form></main></body></html>`;
}

export function serveFirstAdminPage(pages: Pages): void {
  const script = readFileSync(new URL('./first-admin.browser.js', import.meta.url), 'utf8');
  pages.serve(FIRST_ADMIN_PATH, (nonce) => ({ type: 'text/html; charset=utf-8', body: page(nonce) }));
  pages.serve(SCRIPT_PATH, () => ({ type: 'text/javascript; charset=utf-8', body: script }));
}
