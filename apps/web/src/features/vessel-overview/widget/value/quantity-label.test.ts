import { describe, expect, it } from 'vitest';
import { english } from '../../../../language/english/english.ts';
import type { Translate } from '../../../../language/index.ts';
import { formatQuantityLabel, formatTagName } from './quantity-label.ts';

const t: Translate = (key) => english[key as keyof typeof english];
const named = (...names: string[]) => names.map((name) => ({ name }));

describe('formatQuantityLabel', () => {
  it('leaves the equipment out, but for fuel, which the ship has as a total too', () => {
    const names = ['Main engine port lube oil pressure', 'Main engine fuel rate', 'Wave height'];
    expect(names.map(formatQuantityLabel)).toEqual(['Lube oil pressure', 'Main engine fuel', 'Wave height']);
  });
});

describe('formatTagName', () => {
  it('calls the fuel rate of the ship a total beside that of its engine', () => {
    expect(formatTagName({ name: 'Fuel rate' }, named('Fuel rate', 'Main engine fuel rate'), t)).toBe('Total fuel');
    expect(formatTagName({ name: 'Fuel rate' }, named('Fuel rate', 'Main engine load'), t)).toBe('Fuel rate');
    expect(formatTagName({ name: 'Shaft power' }, named('Main engine fuel rate'), t)).toBe('Shaft power');
  });
});
