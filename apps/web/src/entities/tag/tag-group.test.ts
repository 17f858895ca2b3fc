import { describe, expect, it } from 'vitest';
import { buildTag } from '../../testing/builders.ts';
import { findFastestTag, groupBySubsystem, shortenTagName } from './tag-group.ts';

const named = (id: number, name: string, subsystem: string) => buildTag(id, { name, subsystem });

describe('groupBySubsystem', () => {
  it('puts what is looked at first first, the unknown last, and numbers in their order', () => {
    const groups = groupBySubsystem([
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

describe('shortenTagName', () => {
  const battery = [named(1, 'Battery power', 'Battery'), named(2, 'Battery string 2 voltage', 'Battery')] as const;

  it('leaves out the first word that all of a group share', () => {
    expect(battery.map((tag) => shortenTagName(tag, battery))).toEqual(['Power', 'String 2 voltage']);
  });

  it('leaves a name alone that stands alone or differs', () => {
    const other = named(3, 'Shore power', 'Battery');
    expect(shortenTagName(battery[0], [battery[0]])).toBe('Battery power');
    expect(shortenTagName(battery[0], [...battery, other])).toBe('Battery power');
  });
});

describe('fastest', () => {
  it('is the tag that comes most often, never one that comes on change if there is another', () => {
    const tags = [
      buildTag(1, { intervalSeconds: null }),
      buildTag(2, { intervalSeconds: 10 }),
      buildTag(3, { intervalSeconds: 1 }),
    ];
    expect(findFastestTag(tags)?.Id).toBe(3);
    expect(findFastestTag([])).toBeUndefined();
  });
});
