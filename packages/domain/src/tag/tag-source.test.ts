import { describe, expect, it } from 'vitest';
import { readTagSource } from './tag-source.ts';

describe('readTagSource', () => {
  it.each([
    ['', { kind: 'none' }],
    ['SD', { kind: 'talker', bus: '', talker: 'SD', sentence: '' }],
    ['aft:SD.DBT', { kind: 'talker', bus: 'aft', talker: 'SD', sentence: 'DBT' }],
    ['N2K:35', { kind: 'n2k', bus: '', device: '35' }],
    ['engine room:N2K:35', { kind: 'n2k', bus: 'engine room', device: '35' }],
    ['SK:nmea.GP', { kind: 'signal-k', bus: '', device: 'nmea.GP' }],
    ['Modbus', { kind: 'other', text: 'Modbus' }],
    ['plant', { kind: 'other', text: 'plant' }],
  ])('reads %s', (source, expected) => {
    expect(readTagSource(source)).toEqual(expected);
  });
});
