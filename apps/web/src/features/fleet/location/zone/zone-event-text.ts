/** What happened at a zone, in words: for the list and for the notice on screen. */
import type { ZoneEvent } from '@fms/contract';
import { formatAge, formatNumber } from '@fms/domain';
import type { TextKey } from '../../../../language/index.ts';

export function zoneEventText(event: ZoneEvent): { text: TextKey; values: Record<string, string> } {
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
