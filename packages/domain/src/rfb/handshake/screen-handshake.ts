/**
 * The handshake with a screen on board, as its client: by the gateway, which alone has the password. Of the security
 * types it takes None and VNC authentication; the screen stays shared with those who look at it on board.
 */

import { read, readNumber, send, type Talk } from './handshake.ts';
import { type ProtocolVersion, parseVersion, VERSION_BYTES, writeVersion } from './protocol-version.ts';
import { toPrintable } from './rfb-text.ts';
import { type InitProblem, readServerInit, type ServerInit } from './server-init.ts';
import { CHALLENGE_BYTES, type DesCipher, toVncKey } from './vnc-password.ts';

const NONE = 1;
const VNC_AUTHENTICATION = 2;
const SHARED = 1;

/** Where a screen gives a longer reason, none is shown. */
const MAX_REASON_BYTES = 1024;

export type ScreenProblem =
  | InitProblem
  | 'not-rfb'
  | 'screen-refused'
  | 'security-unsupported'
  | 'password-missing'
  | 'password-unusable'
  | 'password-refused';

export type ScreenOutcome =
  | { readonly ok: true; readonly version: ProtocolVersion; readonly hasPassword: boolean; readonly init: ServerInit }
  /** `detail` is the reason the screen gave, or the security types it offered; empty where there is none. */
  | { readonly ok: false; readonly problem: ScreenProblem; readonly detail: string };

/** Each problem in a sentence; `detail` is shown behind it. */
export const SCREEN_PROBLEMS: Readonly<Record<ScreenProblem, string>> = {
  'not-rfb': 'What answers at the address of the screen does not speak RFB.',
  'screen-refused': 'The screen refused the connection.',
  'security-unsupported': 'The screen offers neither security None nor VNC authentication.',
  'password-missing': 'The screen asks for a password, and the admin setting has none.',
  'password-unusable': 'The password of the screen has a character outside ASCII.',
  'password-refused': 'The screen refused the password of the admin setting.',
  'screen-too-large': 'The screen is larger than 7680 × 4320 pixels.',
  'name-too-long': 'The name of the screen is longer than 1 KiB.',
};

export interface ScreenCredentials {
  /** Empty where the admin setting has none. */
  readonly password: string;
  readonly encipher: DesCipher;
}

type Refusal = Extract<ScreenOutcome, { ok: false }>;

const refuse = (problem: ScreenProblem, detail = ''): Refusal => ({ ok: false, problem, detail });

function* readReason(): Talk<string> {
  const length = yield* readNumber();
  return length > MAX_REASON_BYTES ? '' : toPrintable(yield* read(length));
}

/** The security type to use: None before a password, so that no password is needed where none is asked. */
function* chooseSecurity(version: ProtocolVersion): Talk<number | Refusal> {
  if (version === '3.3') {
    const type = yield* readNumber();
    if (type === 0) return refuse('screen-refused', yield* readReason());
    return [NONE, VNC_AUTHENTICATION].includes(type) ? type : refuse('security-unsupported', String(type));
  }
  const [count = 0] = yield* read(1);
  if (count === 0) return refuse('screen-refused', yield* readReason());
  const offered = yield* read(count);
  const type = [NONE, VNC_AUTHENTICATION].find((known) => offered.includes(known));
  if (type === undefined) return refuse('security-unsupported', offered.join(', '));
  yield* send(Uint8Array.of(type));
  return type;
}

function* authenticate({ password, encipher }: ScreenCredentials): Talk<Refusal | null> {
  const challenge = yield* read(CHALLENGE_BYTES);
  if (password === '') return refuse('password-missing');
  const key = toVncKey(password);
  if (key === null) return refuse('password-unusable');
  yield* send(encipher(key, challenge));
  return null;
}

/** Null where the screen lets the gateway in. Before 3.8 it says nothing to None, and gives no reasons. */
function* readResult(version: ProtocolVersion, type: number): Talk<Refusal | null> {
  if (type === NONE && version !== '3.8') return null;
  if ((yield* readNumber()) === 0) return null;
  const detail = version === '3.8' ? yield* readReason() : '';
  return refuse(type === NONE ? 'screen-refused' : 'password-refused', detail);
}

/** To be run by `Handshake`. Its outcome names neither the password nor the challenge. */
export function* greetScreen(credentials: ScreenCredentials): Talk<ScreenOutcome> {
  const version = parseVersion(yield* read(VERSION_BYTES));
  if (version === null) return refuse('not-rfb');
  yield* send(writeVersion(version));
  const type = yield* chooseSecurity(version);
  if (typeof type !== 'number') return type;
  const hasPassword = type === VNC_AUTHENTICATION;
  const refusal = (hasPassword ? yield* authenticate(credentials) : null) ?? (yield* readResult(version, type));
  if (refusal) return refusal;
  yield* send(Uint8Array.of(SHARED));
  const init = yield* readServerInit();
  return typeof init === 'string' ? refuse(init) : { ok: true, version, hasPassword, init };
}
