/** A gateway with a wrong key retries without end: its refusal is logged once per address and minute. */
import type { Clock } from '../platform/clock/clock.ts';

const QUIET_MS = 60_000;
/** Addresses remembered; beyond it the memory starts anew. */
const MAX_ADDRESSES = 10_000;

export function limitOncePerMinute(clock: Clock, tell: (address: string) => void): (address: string) => void {
  const toldAt = new Map<string, number>();
  return (address) => {
    const now = clock.now();
    if (now - (toldAt.get(address) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    if (toldAt.size >= MAX_ADDRESSES) toldAt.clear();
    toldAt.set(address, now);
    tell(address);
  };
}
