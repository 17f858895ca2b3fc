import { describe, expect, it } from 'vitest';
import { aTag } from '../../test-kit/builders.ts';
import { bySubsystem, fastest, shortName } from './tag-group.ts';

const named = (id: number, name: string, subsystem: string) => aTag(id, { name, subsystem });

describe('bySubsystem', () => {
  it('puts what is looked at first first, the unknown last, and numbers in their order', () => {
    const groups = bySubsystem([
      named(1, 'Humidity', 'Weather'),
      named(2, 'String 10 voltage', 'Battery'),
      named(3, 'String 2 voltage', 'Battery'),
      named(4, 'Crane load', 'Deck'),
      named(5, 'Speed', 'Navigation'),
    ]);
    expect(groups.map(({ subsystem, tags }) => [subsystem, ...tags.map(({ Id }) => Id)])).toEqual([
      ['Navigation', 5],
      ['Battery', 3, 2],
      ['Weather', 1],
      ['Deck', 4],
    ]);
  });
});

describe('shortName', () => {
  const battery = [named(1, 'Battery power', 'Battery'), named(2, 'Battery string 2 voltage', 'Battery')] as const;

  it('leaves out the first word that all of a group share', () => {
    expect(battery.map((tag) => shortName(tag, battery))).toEqual(['Power', 'String 2 voltage']);
  });

  it('leaves a name alone that stands alone or differs', () => {
    const other = named(3, 'Shore power', 'Battery');
    expect(shortName(battery[0], [battery[0]])).toBe('Battery power');
    expect(shortName(battery[0], [...battery, other])).toBe('Battery power');
  });
});

describe('fastest', () => {
  it('is the tag that comes most often, never one that comes on change if there is another', () => {
    const tags = [
      aTag(1, { intervalSeconds: null }),
      aTag(2, { intervalSeconds: 10 }),
      aTag(3, { intervalSeconds: 1 }),
    ];
    expect(fastest(tags)?.Id).toBe(3);
    expect(fastest([])).toBeUndefined();
  });
});
