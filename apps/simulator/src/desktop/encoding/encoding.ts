/** Numbers of the encodings and of what else a client lists among them. */

export const ENCODING = {
  raw: 0,
  copyRectangle: 1,
  hextile: 5,
  tight: 7,
  zrle: 16,
  /** Pseudo-encodings: what the client understands besides pictures. */
  desktopSize: -223,
  extendedDesktopSize: -308,
  fence: -312,
  continuousUpdates: -313,
} as const;

const LOWEST_COMPRESSION = -256;
const HIGHEST_COMPRESSION = -247;
const DEFAULT_LEVEL = 6;

/** zlib's level, 1 to 9, that a client asks for by its list of encodings. */
export function getCompressionLevel(encodings: readonly number[]): number {
  const asked = encodings.find((each) => each >= LOWEST_COMPRESSION && each <= HIGHEST_COMPRESSION);
  return asked === undefined ? DEFAULT_LEVEL : Math.max(1, asked - LOWEST_COMPRESSION);
}
