import { describe, expect, it } from 'vitest';
import { findEngines, findEquipment, joinShafts } from './equipment.ts';

const tags = (...names: string[]) => names.map((name) => ({ name }));
const ENGINE_QUANTITIES = ['load', 'propeller pitch', 'lube oil pressure', 'oil pressure', 'power'];

describe('findEquipment', () => {
  it('gives a name to the longest quantity it ends with', () => {
    const found = findEquipment(
      tags('Main engine lube oil pressure', 'Engine 0 oil pressure', 'Engine 0 gearbox oil pressure'),
      ['oil pressure', 'lube oil pressure'],
    );
    expect(found.map(({ name, byQuantity }) => [name, [...byQuantity.keys()]])).toEqual([
      ['Main engine', ['lube oil pressure']],
      ['Engine 0', ['oil pressure']],
      ['Engine 0 gearbox', ['oil pressure']],
    ]);
  });

  it('takes the first of several sources and leaves out what is not asked for', () => {
    const [first, ...others] = [
      { name: 'Generator 1 load', source: 'a' },
      { name: 'Generator 1 load', source: 'b' },
    ];
    const found = findEquipment([...(first ? [first] : []), ...others, { name: 'Roll', source: 'a' }], ['load']);
    expect(found).toEqual([{ name: 'Generator 1', byQuantity: new Map([['load', first]]) }]);
  });
});

describe('joinShafts', () => {
  const joined = (...names: string[]) =>
    joinShafts(findEquipment(tags(...names), ['speed', 'power', 'load'])).map(({ name, byQuantity }) => [
      name,
      [...byQuantity.values()].map((tag) => tag.name).sort(),
    ]);

  it('makes numbered shafts and those named by side the same two', () => {
    expect(
      joined('Shaft 1 speed', 'Generator 1 load', 'Shaft 2 speed', 'Shaft port power', 'Shaft starboard power'),
    ).toEqual([
      ['Shaft starboard', ['Shaft 1 speed', 'Shaft starboard power']],
      ['Generator 1', ['Generator 1 load']],
      ['Shaft port', ['Shaft 2 speed', 'Shaft port power']],
    ]);
  });

  it('makes a single shaft one, numbered or not', () => {
    expect(joined('Shaft power', 'Shaft 1 speed')).toEqual([['Shaft', ['Shaft 1 speed', 'Shaft power']]]);
  });

  it('keeps numbers apart where no side is named', () => {
    expect(joined('Shaft 1 speed', 'Shaft 2 speed').map(([name]) => name)).toEqual(['Shaft 1', 'Shaft 2']);
  });

  it('shows the first of two tags of one quantity', () => {
    expect(joined('Shaft port power', 'Shaft starboard power', 'Shaft 1 power', 'Shaft 2 power')).toEqual([
      ['Shaft port', ['Shaft port power']],
      ['Shaft starboard', ['Shaft starboard power']],
    ]);
  });
});

describe('findEngines', () => {
  it.each([
    [
      'a single engine and its shaft are one',
      ['Main engine load', 'Shaft 1 speed'],
      [['Main engine', 'Shaft 1 speed']],
    ],
    [
      'also where the shaft is numbered on one bus and not on another',
      ['Main engine load', 'Shaft power', 'Shaft 1 speed'],
      [['Main engine', 'Shaft 1 speed']],
    ],
    [
      'engine and shaft of one side are one, and the sides are two',
      ['Main engine port load', 'Shaft port power', 'Main engine starboard load'],
      [
        ['Main engine port', 'Main engine port load'],
        ['Main engine starboard', 'Main engine starboard load'],
      ],
    ],
    [
      'of two numbered shafts the odd one is starboard (IEC 61162-1, RPM)',
      ['Shaft 1 speed', 'Shaft 2 speed', 'Main engine starboard load', 'Main engine port load'],
      [
        ['Main engine port', 'Shaft 2 speed'],
        ['Main engine starboard', 'Shaft 1 speed'],
      ],
    ],
    [
      'also where shafts are named by side on another bus',
      ['Shaft 2 speed', 'Shaft 1 speed', 'Shaft port power', 'Shaft starboard power'],
      [
        ['Shaft port', 'Shaft 2 speed'],
        ['Shaft starboard', 'Shaft 1 speed'],
      ],
    ],
    [
      'a third shaft leaves the numbers untold, and they stay apart',
      ['Shaft 1 speed', 'Shaft 2 speed', 'Shaft 3 speed', 'Main engine port load', 'Main engine starboard load'],
      [
        ['Shaft 1', 'Shaft 1 speed'],
        ['Shaft 2', 'Shaft 2 speed'],
        ['Shaft 3', 'Shaft 3 speed'],
        ['Main engine port', 'Main engine port load'],
        ['Main engine starboard', 'Main engine starboard load'],
      ],
    ],
    ['electric propulsion is told by its power', ['Shaft port power'], [['Shaft port', 'Shaft port power']]],
    [
      'engines of NMEA 2000 go by their instance, gearboxes are none',
      ['Engine 0 speed', 'Engine 1 speed', 'Engine 0 gearbox oil pressure'],
      [
        ['Engine 0', 'Engine 0 speed'],
        ['Engine 1', 'Engine 1 speed'],
      ],
    ],
    ['a turbocharger is no engine', ['Main engine turbocharger speed'], []],
    [
      'nor does it lend its speed to one',
      ['Main engine port turbocharger speed', 'Main engine port load'],
      [['Main engine port', 'Main engine port load']],
    ],
    ['nor are generators and thrusters', ['Generator 1 load', 'Bow thruster load'], []],
  ])('%s', (_words, names, expected) => {
    expect(findEngines(tags(...names), ENGINE_QUANTITIES).map(({ name, main }) => [name, main.name])).toEqual(expected);
  });

  it('gives readings in the order of the list, without the one on the arc', () => {
    const [engine] = findEngines(
      tags('Main engine lube oil pressure', 'Main engine load', 'Shaft 1 propeller pitch', 'Shaft 1 speed'),
      ENGINE_QUANTITIES,
    );
    expect(engine?.readings.map(({ name }) => name)).toEqual([
      'Main engine load',
      'Shaft 1 propeller pitch',
      'Main engine lube oil pressure',
    ]);
  });
});
