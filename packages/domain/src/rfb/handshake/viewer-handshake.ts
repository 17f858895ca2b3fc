/**
 * The handshake with the viewer in a browser, as its screen. Its security is None: who looks is known by the session
 * before the socket opens, and the password of the screen stays on board.
 */

import { read, send, type Talk } from './handshake.ts';
import { parseVersion, VERSION_BYTES, writeVersion } from './protocol-version.ts';

const NONE = 1;

export type ViewerProblem = 'not-rfb' | 'version-too-old' | 'security-refused';

/** Null where the viewer may go on: what comes next are its messages. */
export type ViewerOutcome = { readonly problem: ViewerProblem | null };

export const VIEWER_PROBLEMS: Readonly<Record<ViewerProblem, string>> = {
  'not-rfb': 'The viewer does not speak RFB.',
  'version-too-old': 'The viewer speaks an RFB older than 3.8.',
  'security-refused': 'The viewer chose a security type that was not offered.',
};

/** To be run by `Handshake`. `init` are the bytes with which the screen described itself to the gateway. */
export function* greetViewer(init: Uint8Array): Talk<ViewerOutcome> {
  yield* send(writeVersion('3.8'));
  const version = parseVersion(yield* read(VERSION_BYTES));
  if (version !== '3.8') return { problem: version === null ? 'not-rfb' : 'version-too-old' };
  yield* send(Uint8Array.of(1, NONE));
  const [chosen] = yield* read(1);
  if (chosen !== NONE) return { problem: 'security-refused' };
  yield* send(Uint8Array.of(0, 0, 0, 0));
  // Whether the viewer would share the screen; it always does.
  yield* read(1);
  yield* send(init);
  return { problem: null };
}
