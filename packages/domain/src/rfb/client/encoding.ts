/**
 * The encodings a viewer may ask a screen for. A number that is not listed is struck out: it would be four bytes of the
 * viewer's choice inside a message that passes at every level, and it may switch on messages that the filter cannot read.
 */

/** Extensions whose messages pass only where the screen is known to take them; without them none is agreed. */
export const SCREEN_EXTENSIONS = ['extended-key', 'extended-clipboard'] as const;
export type ScreenExtension = (typeof SCREEN_EXTENSIONS)[number];

/** The pseudo-encoding with which a viewer asks for each. The number of the clipboard is 0xC0A1E5CE, signed. */
export const EXTENSION_ENCODINGS: Readonly<Record<ScreenExtension, number>> = {
  'extended-key': -258,
  'extended-clipboard': -1_063_131_698,
};

/** First and last number of each span that is known, with what it stands for. */
const KNOWN: readonly (readonly [first: number, last: number])[] = [
  [0, 2], // Raw, CopyRect, RRE
  [5, 7], // Hextile, Zlib, Tight
  [15, 16], // TRLE, ZRLE
  [21, 21], // JPEG
  [50, 50], // Open H.264
  [-32, -23], // JPEG quality
  [-224, -223], // last rectangle, desktop size
  [-240, -239], // cursor shapes
  [-256, -247], // level of compression
  [-260, -260], // Tight with PNG
  [-261, -261], // state of the lamps of the keyboard
  [-309, -307], // name of the desktop, extended desktop size, xvp
  [-314, -312], // fence, continuous updates, cursor with alpha
  [-512, -412], // fine JPEG quality
  [-768, -763], // JPEG subsampling
  [0x57_4d_56_64, 0x57_4d_56_64], // cursor of VMware
];

/** Whether a viewer may ask for it. Extended mouse buttons (-316) never: they change the length of pointer messages. */
export function isKnownEncoding(encoding: number, extensions: readonly ScreenExtension[]): boolean {
  if (KNOWN.some(([first, last]) => encoding >= first && encoding <= last)) return true;
  return extensions.some((extension) => EXTENSION_ENCODINGS[extension] === encoding);
}
