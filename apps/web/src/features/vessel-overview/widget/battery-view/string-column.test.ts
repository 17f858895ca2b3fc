import type { Measured, StringQuantity } from '@fms/domain/battery';
import { describe, expect, it } from 'vitest';
import { getStringFigure, listStringColumns } from './string-column.ts';

describe('listStringColumns', () => {
  it.each([
    ['only what is measured', ['state of charge', 'current'], ['state of charge', 'current']],
    ['power of voltage and current', ['voltage', 'current'], ['voltage', 'current', 'power']],
    ['the spread of the cells', ['lowest cell voltage', 'highest cell voltage'], ['cell spread']],
    ['no spread of one cell voltage', ['lowest cell voltage'], []],
  ])('shows %s', (_words, known, columns) => {
    expect(listStringColumns(new Set(known)).map(({ quantity }) => quantity)).toEqual(columns);
  });
});

describe('getStringFigure', () => {
  const string = new Map<StringQuantity, Measured>([
    ['voltage', { value: 900, unit: 'V' }],
    ['current', { value: -120, unit: 'A' }],
    ['lowest cell voltage', { value: 3.6, unit: 'V' }],
    ['highest cell voltage', { value: 3.631, unit: 'V' }],
  ]);
  const figure = (quantity: StringQuantity) => {
    const column = listStringColumns(new Set(string.keys())).find((candidate) => candidate.quantity === quantity);
    return column && getStringFigure(string, column);
  };

  it('tells what is measured and what follows from it', () => {
    expect(figure('voltage')).toEqual({ value: 900, unit: 'V' });
    expect(figure('power')).toEqual({ value: -108, unit: 'kW', decimals: 1 });
    expect(figure('cell spread')?.value).toBeCloseTo(31, 6);
    expect(getStringFigure(new Map(), { quantity: 'power', title: 'STRING_POWER' })).toBeUndefined();
  });
});
