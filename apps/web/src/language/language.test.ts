import { beforeAll, describe, expect, it } from 'vitest';
import { english } from './english.ts';
import { startLanguage, translate, translateWord } from './index.ts';

beforeAll(async () => {
  startLanguage();
  await import('./inside.ts');
});

describe('section 9.4, language keys', () => {
  it('are written in capitals', () => {
    const keys = Object.keys(english).map((key) => key.replace(/_(one|other)$/, ''));
    expect(keys.filter((key) => key !== key.toUpperCase())).toEqual([]);
  });

  it('fall back to themselves in capitals when they are unknown', () => {
    expect(translateWord('engine-room')).toBe('ENGINE_ROOM');
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
