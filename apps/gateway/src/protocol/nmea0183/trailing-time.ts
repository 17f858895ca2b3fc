/** The fields a US Coast Guard receiver appends to AIS: `…*1A,s22345,d-100,r003669987,1152921693`. */

/** Station and signal fields, then seconds since 1970, which nine or ten digits hold from 1973 to 2286. */
const TRAILER = /,(\d{9,10})\s*$/;

/** Epoch ms a receiver wrote behind the checksum, null when the text there ends with none. */
export function readTrailingTime(behindChecksum: string): number | null {
  const seconds = TRAILER.exec(behindChecksum)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}
