import { describe, expect, it } from 'vitest';
import { computeCompleteness, formatImo, listIdentityProblems, type VesselIdentity } from './vessel-info.ts';

const RIGHT: VesselIdentity = {
  IMO: '9074729',
  MMSI: '257041000',
  projectNumber: '',
  customerRef: '',
  serialNumber: 'W-1',
};

describe('listIdentityProblems (§9.7)', () => {
  it.each<[string, Partial<VesselIdentity>, object]>([
    ['all is right', {}, {}],
    ['IMO is required', { IMO: ' ' }, { IMO: 'required' }],
    ['IMO with a wrong check digit', { IMO: '9074728' }, { IMO: 'wrong-imo' }],
    ['IMO with its letters', { IMO: 'IMO 9074729' }, {}],
    ['no IMO number, said so', { IMO: ' None' }, {}],
    ['MMSI may be empty', { MMSI: '' }, {}],
    ['MMSI of a base station', { MMSI: '002573105' }, { MMSI: 'wrong-mmsi' }],
    ['MMSI of eight digits', { MMSI: '25704100' }, { MMSI: 'wrong-mmsi' }],
    ['MMSI of a craft of a parent ship', { MMSI: '982570410' }, {}],
    ['serial number is required', { serialNumber: '' }, { serialNumber: 'required' }],
    ['all that is wrong at once', { IMO: '1', MMSI: 'x' }, { IMO: 'wrong-imo', MMSI: 'wrong-mmsi' }],
  ])('%s', (_sentence, parts, expected) => {
    expect(listIdentityProblems({ ...RIGHT, ...parts })).toEqual(expected);
  });
});

describe('formatImo', () => {
  it.each([
    ['IMO 9074729', '9074729'],
    [' NONE ', 'none'],
    [' unknown', 'unknown'],
    ['', ''],
  ])('%j → %j', (text, stored) => expect(formatImo(text)).toBe(stored));
});

describe('completeness', () => {
  it.each<[string, Parameters<typeof computeCompleteness>[0], number, string[]]>([
    ['nothing asked', {}, 1, []],
    ['half', { flag: 'Norway', built: null }, 0.5, ['built']],
    [
      'zero is a value, a blank text and an empty list are none',
      { draught: 0, flag: ' ', contacts: [] },
      1 / 3,
      ['flag', 'contacts'],
    ],
  ])('%s', (_sentence, fields, share, missing) => {
    expect(computeCompleteness(fields)).toEqual({ share, missing });
  });
});
