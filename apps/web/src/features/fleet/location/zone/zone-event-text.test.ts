import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translate } from '../../../../language/index.ts';
import { aZoneEvent } from '../../../../test-kit/builders.ts';
import { zoneEventText } from './zone-event-text.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../../../language/inside.ts');
});

describe('zoneEventText', () => {
  it.each([
    [{}, 'Havbris entered Harbour'],
    [{ kind: 'left' }, 'Havbris left Harbour'],
    [{ kind: 'left', dwellSeconds: 18_600 }, 'Havbris left Harbour after 5 h 10'],
    [{ kind: 'speeding', speedKnots: 14.26 }, 'Havbris made 14.3 kn in Harbour'],
  ] as const)('%j: %s', (given, words) => {
    const { text, values } = zoneEventText(aZoneEvent(1, given));
    expect(translate(text, values)).toBe(words);
  });
});
