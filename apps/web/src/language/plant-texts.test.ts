import { describe, expect, it } from 'vitest';
import { english } from './english/english.ts';
import { startLanguage, translate } from './index.ts';
import { buildPlantTexts } from './plant-texts.ts';

describe('§1, the ims dictionary', () => {
  it.each([
    ['Vessels', 'Plants'],
    ['Find vessel or tag', 'Find plant or tag'],
    ['Fleet Location', 'Plant Location'],
    ['Show the whole fleet', 'Show all plants'],
    ['The fleet could not be read', 'The plants could not be read'],
    ['There is no vessel in your fleet yet', 'There is no plant among your plants yet'],
    ['NEW ALARM FROM {{vessel}}', 'NEW ALARM FROM {{vessel}}'],
    ['{{count}} of {{all}} vessels', '{{count}} of {{all}} plants'],
    ['File Uploaded to Shipview', 'File Uploaded to Shipview'],
  ])('%s', (said, expected) => {
    expect(buildPlantTexts({ TEXT: said }).TEXT).toBe(expected);
  });

  it('has every key of the default one, with the same values, and speaks of no ship', () => {
    const ims = buildPlantTexts(english);
    const valuesOf = (text = '') => text.match(/\{\{\w+\}\}/g) ?? [];
    for (const [key, text] of Object.entries(english)) expect([key, valuesOf(ims[key])]).toEqual([key, valuesOf(text)]);
    const ships = Object.values(ims).filter((text) => /\b(vessels?|ships?|fleet|ashore)\b(?!\}\})/i.test(text));
    expect(ships).toEqual([]);
  });

  it('is what its hosts read, with the words that differ by more than that', () => {
    startLanguage('ims');
    expect(translate('VESSELS')).toBe('Plants');
    expect(translate('SIGN_OUT')).toBe('Sign out');
  });
});
