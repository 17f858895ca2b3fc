/**
 * The answer while the stores open: a stable code for programs, and for browsers a page that asks again by itself. A
 * bare code would stay in the window of a browser that connects a second early.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StartingHealth, StartingState } from '@fms/contract/health';
import {
  buildContentSecurityPolicy,
  buildSecurityHeaders,
  generateNonce,
  NO_ALLOWED_ORIGINS,
} from './security-header.ts';

const RETRY_SECONDS = '1';

const MESSAGE: Record<StartingState, string> = {
  starting: 'Starting.',
  restoring: 'Opening the store.',
  migrating: 'Bringing the store up to date.',
};

const STYLE = `
:root { color-scheme: light; font: 500 16px/1.5 "Noto Sans", system-ui, sans-serif; background: #e4e4e4; color: #1c1c1c; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; background: #161616; color: #d6d6d6; } }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center; }
h1, p { margin: 0; font-size: inherit; } p { font-weight: 400; opacity: .75; }`;

function startingPage(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fleet Management System</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Fleet Management System is starting</h1><p>This page opens it by itself.</p></main></body></html>`;
}

/** Answers 503 with what the server does before it is ready. */
export function sendStartingPage(
  state: StartingState,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const isLookedAt = method === 'GET' && (headers.accept ?? '').includes('text/html');
  const nonce = generateNonce();
  response.writeHead(503, {
    ...buildSecurityHeaders(buildContentSecurityPolicy(NO_ALLOWED_ORIGINS, nonce), false),
    'content-type': isLookedAt ? 'text/html; charset=utf-8' : 'application/json',
    'retry-after': RETRY_SECONDS,
    ...(isLookedAt ? { refresh: RETRY_SECONDS } : {}),
    'cache-control': 'no-store',
  });
  const health: StartingHealth = {
    status: 'starting',
    state,
    code: 'unavailable',
    message: MESSAGE[state],
    errors: [],
  };
  response.end(isLookedAt ? startingPage(nonce) : JSON.stringify(health));
}
