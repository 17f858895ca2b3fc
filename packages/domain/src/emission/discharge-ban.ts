/** Waters in which the wash water of a scrubber must not go overboard. */
import { type FactorSet, isInForce, toFactorDay } from '../plant-value/factor-set.ts';
import type { Instant } from '../time/instant.ts';
import type { ScrubberMode } from './compliance.ts';

export interface DischargeBan {
  /** Waters by name: the product has no outline of them, so the caller says in which the vessel is. */
  readonly waters: string;
  readonly modes: readonly ScrubberMode[];
}

const NORDIC = 'shipandbunker.com 565393; westpandi.com, scrubber discharge';
const OSPAR = 'OSPAR decision of 2025 (shipandbunker.com 565393)';

export const DISCHARGE_BANS: readonly FactorSet<DischargeBan>[] = [
  ban('Danish territorial waters', ['open'], '2025-07-01', NORDIC),
  ban('Swedish territorial waters', ['open'], '2025-07-01', NORDIC),
  ban('Finnish territorial waters', ['open'], '2025-07-01', NORDIC),
  ban('Danish territorial waters', ['closed'], '2029-07-01', NORDIC),
  ban('OSPAR ports and inland waters', ['open'], '2027-07-01', OSPAR),
  ban('OSPAR ports and inland waters', ['closed'], '2029-01-01', OSPAR),
];

function ban(waters: string, modes: readonly ScrubberMode[], from: string, source: string): FactorSet<DischargeBan> {
  const name = `${waters}, ${modes.join(' and ')} ${from}`;
  return { name, source, validFrom: from, verified: false, factors: { waters, modes } };
}

export type DischargeAnswer =
  | { readonly kind: 'banned'; readonly set: string }
  | { readonly kind: 'not-banned' }
  /** The waters, or the mode, are not known: this is not permission. */
  | { readonly kind: 'unknown' };

/**
 * Whether wash water may go overboard in these waters at a time. `waters` is the name of a set, `other` for waters known to
 * be none of them, or null where that is not known. In bypass or stopped there is no wash water.
 */
export function findDischargeBan(waters: string | null, mode: ScrubberMode | null, time: Instant): DischargeAnswer {
  if (mode === 'bypass' || mode === 'stopped') return { kind: 'not-banned' };
  if (waters === null || mode === null) return { kind: 'unknown' };
  const found = listDischargeBans(time).find(
    ({ factors }) => factors.waters === waters && factors.modes.includes(mode),
  );
  return found ? { kind: 'banned', set: found.name } : { kind: 'not-banned' };
}

/** Bans in force at a time, whatever waters the vessel is in. */
export function listDischargeBans(time: Instant): FactorSet<DischargeBan>[] {
  const day = toFactorDay(time);
  return DISCHARGE_BANS.filter((set) => isInForce(set, day));
}
