import { describe, expect, it } from 'vitest';
import { findTagRuleFaults, type TagRule } from './tag-rule.ts';

const RULE: TagRule = {
  min: 0,
  max: 6,
  alarmLevel: null,
  emergencyLevel: null,
  reverse: false,
  lowestPossible: null,
  highestPossible: null,
};

describe('findTagRuleFaults', () => {
  it.each<[string, Partial<TagRule>, [kind: string, field: string][]]>([
    ['a scale and nothing else', {}, []],
    ['a scale that runs downwards', { min: 6, max: 0 }, [['scale', 'max']]],
    ['a scale without length', { min: 6 }, [['scale', 'max']]],
    ['low limits in order', { reverse: true, alarmLevel: 2.5, emergencyLevel: 2 }, []],
    [
      'low limits out of order',
      { reverse: true, alarmLevel: 2, emergencyLevel: 2.5 },
      [['emergency-not-below', 'emergencyLevel']],
    ],
    ['high limits in order', { alarmLevel: 4, emergencyLevel: 5 }, []],
    ['high limits out of order', { alarmLevel: 5, emergencyLevel: 4 }, [['emergency-not-above', 'emergencyLevel']]],
    ['limits that are one', { alarmLevel: 4, emergencyLevel: 4 }, [['emergency-not-above', 'emergencyLevel']]],
    ['one limit alone', { emergencyLevel: 4 }, []],
    ['possible values in order', { lowestPossible: -1, highestPossible: 10 }, []],
    ['possible values out of order', { lowestPossible: 10, highestPossible: -1 }, [['possible', 'highestPossible']]],
    ['a limit that is the highest possible', { alarmLevel: 10, highestPossible: 10 }, []],
    ['a limit above what is possible', { alarmLevel: 11, highestPossible: 10 }, [['limit-impossible', 'alarmLevel']]],
    [
      'a limit below what is possible',
      { reverse: true, emergencyLevel: -2, lowestPossible: -1 },
      [['limit-impossible', 'emergencyLevel']],
    ],
  ])('%s', (_words, part, expected) => {
    expect(findTagRuleFaults({ ...RULE, ...part }).map(({ kind, fields }) => [kind, fields[0]])).toEqual(expected);
  });
});
