/**
 * Message encryption for web push, RFC 8291 over RFC 8188 (`aes128gcm`), one record. Written here because the usual
 * package was last released in 2024, speaks https only and brings five others for these forty lines.
 */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
const RECORD_BYTES = 4096;
/** RFC 8188: marks the end of the last record. */
const LAST_RECORD = Buffer.from([2]);
/** What is left for the text: push services take 4096 bytes with header (86), tag (16) and end mark (1). */
export const MAX_PUSH_BYTES = RECORD_BYTES - 86 - 16 - 1;

export interface PushKeys {
  /** `p256dh` of the subscription: an uncompressed point of 65 bytes. */
  publicKey: Uint8Array;
  /** `auth` of the subscription: 16 bytes. */
  authSecret: Uint8Array;
}

/** Random by default; the test of the RFC's own example hands in its values. */
export interface PushRandom {
  salt: Uint8Array;
  privateKey: Uint8Array;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The body of a push message; throws when the text is too long or the browser's key is no point of the curve. */
export function encryptPush(text: string, { publicKey, authSecret }: PushKeys, random?: PushRandom): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MAX_PUSH_BYTES) throw new Error(`A push message may have ${MAX_PUSH_BYTES} bytes.`);
  const ours = createECDH(CURVE);
  if (random) ours.setPrivateKey(random.privateKey);
  else ours.generateKeys();
  const salt = random?.salt ?? randomBytes(SALT_BYTES);
  const ourKey = ours.getPublicKey();

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ourKey]);
  const secret = derive(ours.computeSecret(publicKey), authSecret, info, SECRET_BYTES);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const hidden = Buffer.concat([cipher.update(plain), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(SALT_BYTES + 5);
  header.set(salt);
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  header.writeUInt8(ourKey.length, SALT_BYTES + 4);
  return Buffer.concat([header, ourKey, hidden]);
}
