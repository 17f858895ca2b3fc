import { describe, expect, it } from 'vitest';
import { buildTag } from '../../../../testing/builders.ts';
import { findTanksOfLevels } from './tank-of-level.ts';

describe('findTanksOfLevels', () => {
  it.each([
    ['Fuel oil tank, port level', 'Fuel oil, port', 'fuel'],
    ['Ballast tank 3, starboard level', 'Ballast 3, stbd', 'sea-water'],
    ['Drill water and ballast tank 2, starboard level', 'Drill water/ballast 2, stbd', 'sea-water'],
    ['Tank 7 level', 'Tank 7', undefined],
    ['Cistern', 'Cistern', undefined],
  ])('%s stands as %s', (name, shortName, medium) => {
    const level = buildTag(1, { name, unit: '%' });
    expect(findTanksOfLevels([level], [level])).toMatchObject([{ shortName, medium, level }]);
  });

  it('brings the volume and the temperature of the same tank', () => {
    const [level, volume, temperature] = ['level', 'volume', 'temperature'].map((quantity, index) =>
      buildTag(index + 1, { name: `Lube oil tank ${quantity}` }),
    );
    const tags = [level, volume, temperature].filter((tag) => tag !== undefined);
    expect(findTanksOfLevels(tags, level ? [level] : [])).toMatchObject([{ level, volume, temperature }]);
  });
});
