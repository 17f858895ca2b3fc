import { describe, expect, it } from 'vitest';
import { englishVesselInfo } from '../../language/english/vessel/english-vessel-info.ts';
import { IDENTITY_FIELDS } from './info-field.ts';

const field = (name: string) => IDENTITY_FIELDS.find((one) => one.name === name);

describe('§9.7', () => {
  it.each([
    ['name', 'fixed', undefined],
    ['IMO', 'text', true],
    ['MMSI', 'text', undefined],
    ['projectNumber', 'text', undefined],
    ['customerRef', 'text', undefined],
    ['serialNumber', 'text', true],
  ])('%s is %s, required: %s', (name, kind, isRequired) => {
    expect(field(name)?.kind).toBe(kind);
    expect(field(name)?.isRequired).toBe(isRequired);
  });

  it('the serial number is labelled W-Serial Number', () => {
    expect(field('serialNumber')?.title).toBe('SERIAL_NUMBER');
    expect(englishVesselInfo.SERIAL_NUMBER).toBe('W-Serial Number');
  });
});
