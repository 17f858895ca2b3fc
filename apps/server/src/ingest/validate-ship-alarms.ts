/** Validates statements of a ship's alarm systems; texts are made fit for database and screens. */
import type { ShipAlarm } from '@fms/contract/link';
import { type BatchContext, findFrameVessel } from './frame-vessel.ts';
import type { LinkAlarm } from './ports.ts';
import type { RefusalCounter } from './refusal-counter.ts';
import { validateTime } from './validate-time.ts';

export function validateShipAlarms(
  alarms: readonly ShipAlarm[],
  context: BatchContext,
  into: { readonly alarms: LinkAlarm[]; readonly refusals: RefusalCounter },
): void {
  for (const { vesselIndex, time, source, identifier, category, text, ...state } of alarms) {
    const example = () => `${source} ${identifier} ${text}`;
    const vesselId = findFrameVessel(context, vesselIndex, into.refusals, example);
    if (vesselId === undefined) continue;
    const named = { source: clean(source), identifier: clean(identifier) };
    const reason = validateTime(time, context.now) ?? (named.identifier === '' ? 'alarm-unnamed' : null);
    if (reason !== null) into.refusals.add(vesselId, reason, example);
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
