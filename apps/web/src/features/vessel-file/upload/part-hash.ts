/** SHA-256 of a file while it is read part by part, in slices that leave the page free. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { yieldToPage } from '../../../api/yield-to-page.ts';

/** Bytes that are hashed at a time: a few milliseconds. */
const SLICE_BYTES = 512 * 1024;

export interface FileHash {
  /** The next part of the file; answers the digits of the part alone. */
  add(part: Uint8Array): Promise<string>;
  /** The digits of all parts together. */
  end(): string;
}

/** Made here and not by the browser's own digest, which is absent where a ship's or an office's network has no https. */
export function createFileHash(): FileHash {
  const whole = sha256.create();
  return {
    async add(part) {
      const own = sha256.create();
      for (let from = 0; from < part.length; from += SLICE_BYTES) {
        const slice = part.subarray(from, from + SLICE_BYTES);
        own.update(slice);
        whole.update(slice);
        await yieldToPage();
      }
      return bytesToHex(own.digest());
    },
    end: () => bytesToHex(whole.digest()),
  };
}
