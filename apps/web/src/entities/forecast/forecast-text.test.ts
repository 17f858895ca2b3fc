import type { TagForecast } from '@fms/contract/tag';
import { THIN_SPACE } from '@fms/domain/format';
import { toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { englishForecast } from '../../language/english/notice/english-forecast.ts';
import { addTexts, translate } from '../../language/index.ts';
import { NOON } from '../../testing/builders.ts';
import { formatForecast } from './forecast-text.ts';

addTexts(englishForecast);
const MINUTE = 60_000;
const reach = { limit: 540, priority: 'alarm', seconds: 1260, earliestSeconds: 1080, latestSeconds: 1500 } as const;
const forecast: TagForecast = {
  dataTagId: toId(1),
  time: new Date(NOON).toISOString(),
  ratePerHour: 15.27,
  errorPerHour: 1,
  spanSeconds: 3600,
  reach,
};
const say = (given: Partial<TagForecast>, afterMs = 0, hasInterval = false) =>
  formatForecast({ ...forecast, ...given }, { unit: '°C', hasInterval }, NOON + afterMs, translate);

describe('formatForecast', () => {
  it('says the rate to two digits and the time to the limit', () => {
    expect(say({})).toEqual(['+15 °C per h', 'reaches 540 °C in about 21 min']);
    expect(say({ ratePerHour: -0.0384, reach: null })).toEqual(['−0.038 °C per h']);
    expect(say({ ratePerHour: 1840, reach: null })).toEqual([`+1${THIN_SPACE}840 °C per h`]);
  });

  it('counts down from when it was computed, and is silent of what is reached', () => {
    expect(say({}, 2 * MINUTE)[1]).toBe('reaches 540 °C in about 19 min');
    expect(say({ reach: { ...reach, seconds: 60 } }, 2 * MINUTE)).toEqual(['+15 °C per h']);
  });

  it('says the interval where it is asked for', () => {
    expect(say({}, 0, true)[1]).toBe('reaches 540 °C in 18 min to 25 min');
  });

  it('says nothing once it is three minutes old', () => {
    expect(say({}, 3 * MINUTE + 1)).toEqual([]);
  });
});
