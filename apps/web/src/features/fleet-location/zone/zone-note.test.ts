import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translate } from '../../../language/index.ts';
import { buildZone } from '../../../testing/builders.ts';
import { formatZoneNote } from './zone-note.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../../language/inside.ts');
});

describe('formatZoneNote', () => {
  it.each([
    ['a plain area', { kind: 'area', speedLimitKnots: null }, ''],
    ['a plain area with a limit', { kind: 'area', speedLimitKnots: 8 }, 'up to 8 kn'],
    ['a kind', { kind: 'eca', speedLimitKnots: null }, 'Emission control'],
    ['a kind with a limit of half a knot', { kind: 'port', speedLimitKnots: 5.5 }, 'Port, up to 5.5 kn'],
  ] as const)('says what %s is', (_words, given, note) => {
    expect(formatZoneNote(buildZone(1, given), translate)).toBe(note);
  });
});
