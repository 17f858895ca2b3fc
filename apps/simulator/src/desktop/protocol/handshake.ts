/** How a connection begins: version, security, shared or not, and the description of the desktop (RFC 6143, 7.1–7.3). */
import { type PixelFormat, writePixelFormat } from '../encoding/pixel-format.ts';
import type { ByteReader } from './byte-reader.ts';
import { CHALLENGE_BYTES, createChallenge, isRightAnswer } from './security.ts';

const VERSION = 'RFB 003.008\n';
const NO_SECURITY = 1;
const VNC_AUTHENTICATION = 2;
const DONE = Buffer.of(0, 0, 0, 0);
const FAILED = Buffer.of(0, 0, 0, 1);

export interface HandshakeTerms {
  /** Null lets every client of this machine in. */
  readonly password: string | null;
  /** A sentence when no client is let in now. */
  readonly closed: string | null;
}

export type HandshakeEnd = 'done' | 'gone' | 'refused' | 'wrong-password';

/** Leads a client in; `write` sends bytes. A client that is refused has been told why. */
export async function shakeHands(
  reader: ByteReader,
  write: (bytes: Buffer) => void,
  { password, closed }: HandshakeTerms,
): Promise<HandshakeEnd> {
  write(Buffer.from(VERSION, 'latin1'));
  const version = await reader.take(VERSION.length);
  if (!version) return 'gone';
  const refusal = version.toString('latin1') === VERSION ? closed : 'Only version 3.8 of RFB is spoken here.';
  if (refusal !== null) {
    write(Buffer.concat([Buffer.of(0), encodeReason(refusal)]));
    return 'refused';
  }
  const security = password === null ? NO_SECURITY : VNC_AUTHENTICATION;
  write(Buffer.of(1, security));
  const chosen = await reader.take(1);
  if (!chosen) return 'gone';
  if (chosen[0] !== security) {
    write(Buffer.concat([FAILED, encodeReason('This kind of security was not offered.')]));
    return 'refused';
  }
  return password === null ? letIn(reader, write) : askPassword(reader, write, password);
}

async function askPassword(
  reader: ByteReader,
  write: (bytes: Buffer) => void,
  password: string,
): Promise<HandshakeEnd> {
  const challenge = createChallenge();
  write(challenge);
  const answer = await reader.take(CHALLENGE_BYTES);
  if (!answer) return 'gone';
  if (isRightAnswer(challenge, password, answer)) return letIn(reader, write);
  write(Buffer.concat([FAILED, encodeReason('The password is wrong.')]));
  return 'wrong-password';
}

/** ClientInit asks for a desktop of its own or a shared one; here it is always shared. */
async function letIn(reader: ByteReader, write: (bytes: Buffer) => void): Promise<HandshakeEnd> {
  write(DONE);
  return (await reader.take(1)) ? 'done' : 'gone';
}

/** ServerInit. */
export function encodeServerInit(width: number, height: number, format: PixelFormat, name: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(width, 0);
  size.writeUInt16BE(height, 2);
  return Buffer.concat([size, writePixelFormat(format), encodeReason(name)]);
}

/** A text with its length before it. */
function encodeReason(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
