/** The DES of VNC authentication by the library of the runtime. */
import { createCipheriv } from 'node:crypto';
import type { DesCipher } from '@fms/domain/rfb';

/**
 * OpenSSL 3 has single DES in its legacy provider only, which is not loaded. Triple DES with the same key three times
 * is single DES: what the first two steps do, they undo. Throws where the library runs in FIPS mode, which refuses it.
 */
export const encipherDes: DesCipher = (key, blocks) => {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null).setAutoPadding(false);
  return new Uint8Array(Buffer.concat([cipher.update(blocks), cipher.final()]));
};
