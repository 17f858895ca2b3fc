/** Validates statements of a ship's alarm systems; texts are made fit for database and screens. */
import type { ShipAlarm } from '@fms/contract/link';
import type { Instant, VesselId } from '@fms/domain/identity';
import type { LinkAlarm } from './ports.ts';
import type { RefusalCounter } from './refusal-counter.ts';
import { validateTime } from './validate-time.ts';

interface Surroundings {
  readonly now: Instant;
  vesselAt(index: number): VesselId | undefined;
  readonly fallback: VesselId | undefined;
}

export function validateShipAlarms(
  alarms: readonly ShipAlarm[],
  { now, vesselAt, fallback }: Surroundings,
  into: { readonly alarms: LinkAlarm[]; readonly refusals: RefusalCounter },
): void {
  for (const { vesselIndex, time, source, identifier, category, text, ...state } of alarms) {
    const vesselId = vesselAt(vesselIndex);
    const example = () => `${source} ${identifier} ${text}`;
    const named = { source: clean(source), identifier: clean(identifier) };
    const reason = validateTime(time, now) ?? (named.identifier === '' ? 'alarm-unnamed' : null);
    if (vesselId === undefined) {
      if (fallback !== undefined) into.refusals.add(fallback, 'vessel-unknown', example);
    } else if (reason !== null) into.refusals.add(vesselId, reason, example);
    else {
      const words = { category: clean(category), text: clean(text) };
      into.alarms.push({ ...state, ...named, ...words, vesselId, time: Math.floor(time) });
    }
  }
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}
