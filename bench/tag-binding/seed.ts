/** Choices that look arbitrary and are the same in every run: by a hash of a text and one fixed seed. */
import { createHash } from 'node:crypto';

const SEED = 'tag-binding-2026';

/** A number from 0 to below 1 of a text. */
export const toShare = (text: string): number =>
  createHash('sha256').update(`${SEED} ${text}`).digest().readUInt32BE(0) / 2 ** 32;

/** One of several; undefined of none. */
export const chooseBySeed = <T>(from: readonly T[], text: string): T | undefined =>
  from[Math.floor(toShare(text) * from.length)];
