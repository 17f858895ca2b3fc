/** Where a scrubber washes and how: by the waters the ship is in. */
import { describe, expect, it } from 'vitest';
import { isBerthed } from '../plant/schedule.ts';
import { isDischargeBanned, isEmissionControlArea } from '../sea/emission-area.ts';
import { DAY, getShip, listTruths, NOON } from '../testing/ships.ts';

const truthsOf = (key: string, days: number) => listTruths(getShip(key), NOON, days * DAY, 600);

describe('the scrubber', () => {
  it('of the ropax is open at sea, closed off Denmark and in harbours, bypassed at the berth', () => {
    const truths = truthsOf('kvitholm', 2);
    expect(new Set(truths.map(({ scrubber }) => scrubber?.mode))).toEqual(new Set(['open', 'closed', 'bypass']));
    for (const { scrubber, navigation } of truths) {
      if (isBerthed(navigation.plan.activity)) expect(scrubber?.mode).toBe('bypass');
      if (isDischargeBanned(navigation)) expect(scrubber?.mode).not.toBe('open');
      if (scrubber?.mode === 'open') expect(navigation.plan.room).toBe(1);
    }
  });

  it('keeps below the limit of the waters: 4.3 in an emission control area, 21.7 outside', () => {
    const washing = truthsOf('atlantic-tern', 12).filter(
      ({ scrubber }) => scrubber && scrubber.mode !== 'bypass' && !scrubber.calibrating,
    );
    const ratios = (inside: boolean) =>
      washing
        .filter(({ navigation }) => isEmissionControlArea(navigation) === inside)
        .map(({ scrubber }) => (scrubber?.so2Ppm ?? 0) / (scrubber?.co2Percent ?? 1));
    expect(Math.min(ratios(true).length, ratios(false).length)).toBeGreaterThan(100);
    expect(Math.max(...ratios(true))).toBeLessThan(4.3);
    expect(Math.min(...ratios(false))).toBeGreaterThan(4.3);
    expect(Math.max(...ratios(false))).toBeLessThan(21.7);
  });

  it('is calibrated for ten minutes a day, in which it measures nothing', () => {
    const day = listTruths(getShip('lofthav'), NOON, 8 * DAY, 60);
    const calibrated = day.filter(({ scrubber }) => scrubber?.calibrating);
    expect(calibrated.length).toBeGreaterThan(10);
    for (const { scrubber } of calibrated) expect([scrubber?.so2Ppm, scrubber?.co2Percent]).toEqual([0, 0]);
  });

  it('washes the exhaust of what runs', () => {
    for (const { scrubber, engines, generators } of truthsOf('kvitholm', 1)) {
      if (!scrubber || scrubber.mode === 'bypass') continue;
      const given = generators.reduce((sum, { powerKw }) => sum + powerKw, 0);
      expect(scrubber.connectedKw).toBeGreaterThan(given);
      expect(scrubber.connectedKw).toBeLessThanOrEqual(given + engines.reduce((sum, { powerKw }) => sum + powerKw, 0));
    }
  });
});
