/** Bytes of a bus or a file → lines, the same lines however the bytes were cut into pieces on the way. */

/** Longer than any sentence with its tag block; a device gone wrong must not fill the memory. */
export const MAX_LINE_CHARACTERS = 1024;
const EXAMPLE_CHARACTERS = 120;
const LINE_END = /[\r\n]/;

export interface LineSplitter {
  /** The lines these bytes complete, without their ends; blank lines are left out. */
  push(bytes: Uint8Array): string[];
  /** The unfinished rest as a line: the file or datagram has ended. */
  end(): string[];
}

/**
 * Splits at CR, LF or both. Bytes are read as Latin-1, so that a checksum sees exactly what was sent. A line longer
 * than `maxCharacters` is left out and told once, with its beginning.
 */
export function createLineSplitter(
  onOverlong: (beginning: string) => void,
  maxCharacters = MAX_LINE_CHARACTERS,
): LineSplitter {
  let rest = '';
  let skipping = false;

  const keep = (line: string) => {
    if (line.length <= maxCharacters) return line !== '';
    onOverlong(line.slice(0, EXAMPLE_CHARACTERS));
    return false;
  };

  return {
    push(bytes) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      // A long line in many pieces is put together once, where it ends: joined and split at each piece it cost their square.
      const lines = LINE_END.test(text) ? (rest + text).split(LINE_END) : [rest + text];
      rest = lines.pop() ?? '';
      if (skipping && lines.length > 0) {
        lines.shift();
        skipping = false;
      }
      if (rest.length > maxCharacters) {
        if (!skipping) onOverlong(rest.slice(0, EXAMPLE_CHARACTERS));
        skipping = true;
        rest = '';
      }
      return lines.filter(keep);
    },
    end() {
      const last = skipping ? '' : rest;
      rest = '';
      skipping = false;
      return keep(last) ? [last] : [];
    },
  };
}
