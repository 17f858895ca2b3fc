/** Tags bind themselves as well as §9.8 needs it, measured on tags of yards, makers and buses (samples/tag-binding). */
import { describe, expect, it } from 'vitest';
import { evaluateTags, isRight, readTagList, toFigures } from './tag-list.ts';

describe.each(['development', 'final'] as const)('the tags of %s', (part) => {
  const tags = readTagList(part);
  const evaluated = evaluateTags(tags);

  it('are as many and as mixed as the measurement needs', () => {
    const own = tags.filter(({ category }) => category !== 'renamed ship');
    expect(own.length).toBeGreaterThan(part === 'development' ? 800 : 400);
    expect(own.filter(({ slot }) => slot === 'none').length / own.length).toBeGreaterThan(0.25);
  });

  it('find their slot, and are not bound wrongly without asking', () => {
    const { first, amongThree, silentWrong } = toFigures(evaluated);
    expect(first).toBeGreaterThanOrEqual(85);
    expect(amongThree).toBeGreaterThanOrEqual(95);
    expect(silentWrong).toBeLessThanOrEqual(0.5);
  });

  it('find it on the simulated ships with their names replaced, too', () => {
    const ships = evaluated.filter(({ tag }) => tag.category === 'renamed ship');
    expect(new Set(ships.map(({ tag }) => tag.list)).size).toBe(12);
    expect(toFigures(ships).first).toBeGreaterThanOrEqual(85);
    expect(toFigures(ships).silentWrong).toBeLessThanOrEqual(0.5);
  });
});

describe('a candidate is right', () => {
  const candidate = {
    kind: 'tank',
    mark: 'ballast tank 2, port',
    equipmentName: '',
    key: 'level',
    index: undefined,
    score: 1,
    evidence: [],
  } as const;
  it.each([
    ['tank[ballast 2 port]/level', true],
    ['tank[ballast 2P]/level', true],
    ['tank[ballast 2 starboard]/level', false],
    ['tank[ballast 3 port]/level', false],
    ['tank[fuel oil 2 port]/level', false],
    ['tank[ballast 2 port]/volume', false],
    ['none', false],
  ])('for %s: %s', (slot, right) => expect(isRight(slot, candidate)).toBe(right));
});
