import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translate } from '../../language/index.ts';
import { buildZoneEvent } from '../../testing/builders.ts';
import { formatCrossing, formatZoneEvent } from './zone-event-text.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../language/inside.ts');
});

describe('what happened at a zone', () => {
  it.each([
    [{}, 'Havbris entered Harbour', 'Entered Harbour'],
    [{ kind: 'left' }, 'Havbris left Harbour', 'Left Harbour'],
    [{ kind: 'left', dwellSeconds: 18_600 }, 'Havbris left Harbour after 5 h 10', 'Left Harbour after 5 h 10'],
    [{ kind: 'speeding', speedKnots: 14.26 }, 'Havbris made 14.3 kn in Harbour', 'Made 14.3 kn in Harbour'],
  ] as const)('%j: %s', (given, withVessel, without) => {
    const event = buildZoneEvent(1, given);
    const said = [formatZoneEvent(event), formatCrossing(event)].map(({ text, values }) => translate(text, values));
    expect(said).toEqual([withVessel, without]);
  });
});
