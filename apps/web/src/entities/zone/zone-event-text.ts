/** Text of a crossing: for the list, for the notice on screen and for the news of the fleet. */
import type { ZoneEvent } from '@fms/contract/zone';
import { formatAge, formatNumber } from '@fms/domain/format';
import type { TextKey } from '../../language/index.ts';

/** Each sentence, and the form for tables where the vessel has its own column. */
const WITHOUT_VESSEL = {
  ZONE_ENTERED: 'ENTERED_ZONE',
  ZONE_LEFT: 'LEFT_ZONE',
  ZONE_LEFT_AFTER: 'LEFT_ZONE_AFTER',
  ZONE_SPEEDING: 'SPEEDING_IN_ZONE',
} as const satisfies Readonly<Record<string, TextKey>>;

interface Said<Text extends TextKey> {
  readonly text: Text;
  readonly values: Record<string, string>;
}

/** Without the name of the vessel. */
export function formatCrossing(event: ZoneEvent): Said<TextKey> {
  const { text, values } = formatZoneEvent(event);
  return { text: WITHOUT_VESSEL[text], values };
}

export function formatZoneEvent(event: ZoneEvent): Said<keyof typeof WITHOUT_VESSEL> {
  const { kind, vesselName: vessel, zoneName: zone, dwellSeconds, speedKnots } = event;
  const names = { vessel, zone };
  switch (kind) {
    case 'entered':
      return { text: 'ZONE_ENTERED', values: names };
    case 'speeding':
      return { text: 'ZONE_SPEEDING', values: { ...names, speed: formatNumber(speedKnots, { decimals: 1 }) } };
    case 'left':
      return dwellSeconds === null
        ? { text: 'ZONE_LEFT', values: names }
        : { text: 'ZONE_LEFT_AFTER', values: { ...names, duration: formatAge(dwellSeconds * 1000) } };
  }
}
