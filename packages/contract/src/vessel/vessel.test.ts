import { describe, expect, it } from 'vitest';
import { adminSetting, vesselInfo, vesselOptions, vesselSetting } from './vessel.ts';

describe('defaults of a vessel', () => {
  it.each([
    ['image encoder Tight', 'imageEncoder', 'Tight'],
    ['SFTP port empty', 'sftpPort', ''],
    ['ship view port empty', 'shipViewPort', ''],
    ['VNC username empty', 'vncUserName', ''],
    ['VNC password empty', 'vncPassword', ''],
    ['colour bit depth 16', 'colourBitDepth', 16],
    ['connect type vnc', 'connectType', 'vnc'],
  ] as const)('§3, admin setting: %s', (_sentence, field, value) => {
    expect(adminSetting.parse({})[field]).toBe(value);
  });

  it.each([
    ['EmailNoActivity: boolean, default false', 'EmailNoActivity', false],
    ['vesselTimeOffset: seconds, default 0', 'vesselTimeOffset', 0],
    ['dataMaxDays: default 0, the default of the system', 'dataMaxDays', 0],
    ['reportTimeZone: default +00:00', 'reportTimeZone', '+00:00'],
  ] as const)('§9.6: %s', (_sentence, field, value) => {
    expect(vesselSetting.parse({})[field]).toBe(value);
    expect(vesselOptions.parse({}).setting[field]).toBe(value);
  });

  it.each([
    [90, true],
    [91, false],
    [-1, false],
  ])('§9.6, dataMaxDays, maximum 90: %d is taken: %s', (dataMaxDays, isTaken) => {
    expect(vesselSetting.safeParse({ dataMaxDays }).success).toBe(isTaken);
  });
});

describe('§9.7', () => {
  it('names these fields and no others', () => {
    expect(Object.keys(vesselInfo.shape)).toEqual([
      'name',
      'IMO',
      'MMSI',
      'projectNumber',
      'customerRef',
      'serialNumber',
    ]);
  });

  it('a name is required', () => {
    expect(vesselInfo.safeParse({ IMO: '9074729' }).success).toBe(false);
  });
});
