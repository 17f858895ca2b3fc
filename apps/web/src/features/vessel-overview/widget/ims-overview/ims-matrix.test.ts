import { describe, expect, it } from 'vitest';
import { buildTag } from '../../../../testing/builders.ts';
import { buildImsMatrix, listImsTagNames } from './ims-matrix.ts';

const QUANTITIES = ['load', 'lube oil pressure', 'exhaust temperature'];
const tag = (id: number, name: string, unit = '') => buildTag(id, { name, unit });

describe('buildImsMatrix', () => {
  const tags = [
    tag(1, 'Generator 1 load', '%'),
    tag(2, 'Generator 1 lube oil pressure', 'bar'),
    tag(3, 'Generator 2 load', '%'),
    tag(4, 'Fuel rate', 'l/h'),
  ];

  it('has a row a machine and a column for each quantity that is measured', () => {
    const { columns, rows, others } = buildImsMatrix(tags, QUANTITIES);
    expect(columns).toEqual([
      { quantity: 'load', unit: '%' },
      { quantity: 'lube oil pressure', unit: 'bar' },
    ]);
    expect(rows.map(({ machine, cells }) => [machine, ...cells.map((cell) => cell?.name)])).toEqual([
      ['Generator 1', 'Generator 1 load', 'Generator 1 lube oil pressure'],
      ['Generator 2', 'Generator 2 load', undefined],
    ]);
    expect(others.map(({ name }) => name)).toEqual(['Fuel rate']);
  });

  it('never puts a number under the unit of another', () => {
    const mixed = [tag(1, 'Generator 1 load', '%'), tag(2, 'Bow thruster load', 'kW')];
    const { rows, others } = buildImsMatrix(mixed, QUANTITIES);
    expect(rows.map(({ machine }) => machine)).toEqual(['Generator 1']);
    expect(others.map(({ name }) => name)).toEqual(['Bow thruster load']);
  });
});

describe('listImsTagNames', () => {
  it('puts propulsion before power and leaves out what is no machine', () => {
    const tags = [
      tag(1, 'Generator 1 load'),
      tag(2, 'Main engine load'),
      tag(3, 'Switchboard load'),
      tag(4, 'Bow thruster load'),
    ];
    expect(listImsTagNames(tags, QUANTITIES, 60)).toEqual([
      'Main engine load',
      'Generator 1 load',
      'Bow thruster load',
    ]);
    expect(listImsTagNames(tags, QUANTITIES, 1)).toEqual(['Main engine load']);
  });
});
