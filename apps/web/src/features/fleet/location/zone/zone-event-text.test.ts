import type { ZoneEvent } from '@fms/contract';
import { toId, type VesselId } from '@fms/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translate } from '../../../../language/index.ts';
import { zoneEventText } from './zone-event-text.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../../../language/inside.ts');
});

const EVENT: ZoneEvent = {
  id: 1,
  zoneId: 1,
  zoneName: 'Harbour',
  vesselId: toId<VesselId>(1),
  vesselName: 'Havbris',
  kind: 'entered',
  time: '2026-11-21T12:00:00.000Z',
  knownUntil: '2026-11-21T11:59:00.000Z',
  latitude: 60,
  longitude: 5,
  speedKnots: null,
  dwellSeconds: null,
};

describe('zoneEventText', () => {
  it.each([
    [{}, 'Havbris entered Harbour'],
    [{ kind: 'left' }, 'Havbris left Harbour'],
    [{ kind: 'left', dwellSeconds: 18_600 }, 'Havbris left Harbour after 5 h 10'],
    [{ kind: 'speeding', speedKnots: 14.26 }, 'Havbris made 14.3 kn in Harbour'],
  ] as const)('%j: %s', (given, words) => {
    const { text, values } = zoneEventText({ ...EVENT, ...given });
    expect(translate(text, values)).toBe(words);
  });
});
