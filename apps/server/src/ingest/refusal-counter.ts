/** Counts what a batch was refused by vessel and reason, so that the hot path writes one line per reason. */
import type { VesselId } from '@fms/domain/identity';
import type { Refusal } from './ports.ts';

export const MAX_EXAMPLE_LENGTH = 120;

export class RefusalCounter {
  readonly #byVessel = new Map<VesselId, Map<string, { count: number; example: string }>>();

  /** The latest example is kept; it is only made for the first of a reason, so that a flood costs little. */
  add(vesselId: VesselId, reason: string, example: () => string, count = 1): void {
    let reasons = this.#byVessel.get(vesselId);
    if (!reasons) {
      reasons = new Map();
      this.#byVessel.set(vesselId, reasons);
    }
    const known = reasons.get(reason);
    if (known) known.count += count;
    else reasons.set(reason, { count, example: sanitizeExample(example()) });
  }

  *[Symbol.iterator](): Iterator<[VesselId, Refusal[]]> {
    for (const [vesselId, reasons] of this.#byVessel) {
      yield [vesselId, [...reasons].map(([reason, refusal]) => ({ reason, ...refusal }))];
    }
  }
}

/** Examples come from ships: cut, and stripped of what a log or a screen would trip over. */
export function sanitizeExample(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MAX_EXAMPLE_LENGTH);
}
