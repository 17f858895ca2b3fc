/** The order in which a viewer likes encodings, changed to what an installation asks for (§3: image encoder). */
import type { EncodingsMessage } from './client-message.ts';
import { writeEncodings } from './write-message.ts';

/** Names of the admin setting, in lower case, and their numbers. */
const ENCODERS: ReadonlyMap<string, number> = new Map([
  ['raw', 0],
  ['rre', 2],
  ['hextile', 5],
  ['zlib', 6],
  ['tight', 7],
  ['zrle', 16],
]);

/** The same message with that encoder first, where the viewer can decode it; an encoder that is not known changes nothing. */
export function preferEncoder(message: EncodingsMessage, encoder: string): EncodingsMessage {
  const preferred = ENCODERS.get(encoder.trim().toLowerCase());
  if (preferred === undefined || !message.encodings.includes(preferred)) return message;
  return writeEncodings([preferred, ...message.encodings.filter((encoding) => encoding !== preferred)]);
}
