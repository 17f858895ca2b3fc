/** Bytes that a text takes in UTF-8; half a surrogate pair counts 3, as the replacement character that is stored for it. */
export function countUtf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The longest beginning of a text of at most `most` bytes in UTF-8 that ends between two characters. */
export function cutToUtf8Bytes(text: string, most: number): string {
  let bytes = 0;
  let units = 0;
  for (const character of text) {
    bytes += countUtf8Bytes(character);
    if (bytes > most) break;
    units += character.length;
  }
  return text.slice(0, units);
}
