/** Long work is done in slices with a breath between, in which other requests and ships are served. */
import { setImmediate } from 'node:timers/promises';

/** Tests hand in one that counts. */
export type Breathe = () => Promise<unknown>;

export const breathe: Breathe = () => setImmediate();
