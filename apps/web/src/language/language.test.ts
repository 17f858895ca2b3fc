import { beforeAll, describe, expect, it } from 'vitest';
import { english } from './english/english.ts';
import { startLanguage, translate, translateWord } from './index.ts';

/** Every dictionary but that of the ims hosts, which says some of the same keys in other words on purpose. */
const dictionaries = import.meta.glob<Record<string, Record<string, string>>>(
  ['./english/**/english-*.ts', '!./english/**/english-{ims,inside,start,control}.ts'],
  { eager: true },
);

beforeAll(async () => {
  startLanguage();
  await import('./inside.ts');
});

describe('§9.4, language keys', () => {
  it('are written in capitals', () => {
    const keys = Object.keys(english).map((key) => key.replace(/_(one|other)$/, ''));
    expect(keys.filter((key) => key !== key.toUpperCase())).toEqual([]);
  });

  it('fall back to themselves in capitals when they are unknown', () => {
    expect(translateWord('engine-room')).toBe('ENGINE_ROOM');
  });

  it('stand in one dictionary: in two, the one loaded last would speak for both', () => {
    const keys = Object.values(dictionaries).flatMap((module) => Object.values(module).flatMap(Object.keys));
    expect(keys.length).toBe(Object.keys(english).length);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('have one form or forms by count: with a count the forms would speak for a key that has one', () => {
    const keys = Object.keys(english);
    expect(keys.filter((key) => keys.includes(`${key}_other`))).toEqual([]);
  });

  it('take values and choose the form by count', () => {
    expect(translate('VESSEL_COUNT', { count: 1 })).toBe('1 vessel');
    expect(translate('VESSEL_COUNT', { count: 15 })).toBe('15 vessels');
    expect(translate('NEW_ALARM_FROM', { vessel: 'Havbris' })).toBe('NEW ALARM FROM Havbris');
  });

  it('end titles and labels without a full stop', () => {
    const titles = Object.entries(english).filter(([, text]) => text.endsWith('.') && !text.includes(' '));
    expect(titles).toEqual([]);
  });
});
