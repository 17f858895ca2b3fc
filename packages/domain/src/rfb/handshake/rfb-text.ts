/** Texts of RFB peers. They come from outside, so that nothing but printable ASCII is kept of them. */

/** Printable ASCII of the bytes; each run of others is one question mark. */
export function toPrintable(bytes: Uint8Array): string {
  return [...bytes]
    .map((byte) => String.fromCharCode(byte))
    .join('')
    .replaceAll(/[^ -~]+/g, '?')
    .trim();
}

/** Bytes of a text in ASCII. */
export function toAscii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
