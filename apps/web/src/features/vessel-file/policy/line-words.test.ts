import { DEFAULT_FILE_POLICY } from '@fms/contract/file';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage, translate } from '../../../language/index.ts';
import '../../../language/exchange/file.ts';
import { describeRule, listOpenParts } from './line-words.ts';

const { line } = DEFAULT_FILE_POLICY;
beforeAll(() => startLanguage());

it('says when files of a priority go', () => {
  expect(describeRule(translate, line['file-urgent'])).toBe('always');
  expect(describeRule(translate, line['file-normal'])).toBe('22–06, above 256 kbit/s');
  expect(describeRule(translate, line['file-low'])).toBe('in port, above 256 kbit/s');
  const hours = [{ from: 90, to: 1439 }];
  expect(describeRule(translate, { ...line['file-urgent'], hours })).toBe('01:30–23:59');
});

it('parts hours over midnight', () => {
  expect(listOpenParts(line['file-urgent'])).toEqual([{ from: 0, to: 1 }]);
  expect(listOpenParts(line['file-normal'])).toEqual([
    { from: 0, to: 0.25 },
    { from: 22 / 24, to: 1 },
  ]);
});
