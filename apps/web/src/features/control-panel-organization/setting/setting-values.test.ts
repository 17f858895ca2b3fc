import type { AdvancedSetting } from '@fms/contract/organization';
import { describe, expect, it } from 'vitest';
import {
  createSettingSchema,
  formatFieldName,
  formatSettings,
  listChangedSettings,
  parseSetting,
} from './setting-values.ts';

const base = { description: '', value: null, revision: 0 };
const zoom: AdvancedSetting = { ...base, key: 'map.defaultZoom', kind: 'number', default: 7, lowest: 0, highest: 22 };
const shifts: AdvancedSetting = {
  ...base,
  ...{ key: 'shiftTimes', kind: 'list', default: [23.5, 11.5], lowest: 0, highest: 24 },
};
const colors: AdvancedSetting = { ...base, key: 'seriesColors.day', kind: 'list', default: [] };
const auto: AdvancedSetting = { ...base, key: 'map.autoZoom', kind: 'boolean', default: false };
const style: AdvancedSetting = { ...base, key: 'map.style', kind: 'text', default: 'a', choices: ['a', 'b'] };

describe('a setting that is typed', () => {
  it.each([
    [zoom, '', null],
    [zoom, '12', 12],
    [zoom, '23', undefined],
    [zoom, 'far', undefined],
    [shifts, '6, 18', [6, 18]],
    [shifts, '6, 25', undefined],
    [shifts, '6,', undefined],
    [colors, '#ff0000, #00ff00', ['#ff0000', '#00ff00']],
    [auto, 'true', true],
    [auto, 'yes', undefined],
    [style, 'b', 'b'],
    [style, 'c', undefined],
  ])('%o as “%s”', (setting, text, value) => expect(parseSetting(setting, text)).toEqual(value));

  it('is refused at its field', () => {
    const read = createSettingSchema([zoom]).safeParse({ [formatFieldName(zoom.key)]: '23' });
    expect(read.error?.issues.map(({ path, message }) => [path, message])).toEqual([[['map:defaultZoom'], 'BETWEEN']]);
  });

  it('is sent alone, and as null where it goes back to the default', () => {
    const settings = [{ ...zoom, value: 9 }, shifts, { ...auto, value: true }];
    const texts = { ...formatSettings(settings), 'map:defaultZoom': '', shiftTimes: '6, 18' };
    expect(listChangedSettings(settings, texts)).toEqual({ 'map.defaultZoom': null, shiftTimes: [6, 18] });
  });
});
