/** The exclusive or of all characters, as NMEA 0183 puts it behind `*` in two hexadecimal digits. */
export function computeChecksum(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return sum & 0xff;
}
