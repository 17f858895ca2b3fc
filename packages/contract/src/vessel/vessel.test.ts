import { describe, expect, it } from 'vitest';
import { adminSetting, vesselInfo, vesselOptions, vesselSetting } from './vessel.ts';

describe('defaults of a vessel', () => {
  it('§3: the admin setting has an encoder, a depth and a type; ports and VNC account are empty', () => {
    const defaults = { imageEncoder: 'Tight', colourBitDepth: 16, connectType: 'vnc' };
    const empty = { sftpPort: '', shipViewPort: '', vncUserName: '', vncPassword: '' };
    expect(adminSetting.parse({})).toMatchObject({ ...defaults, ...empty });
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
