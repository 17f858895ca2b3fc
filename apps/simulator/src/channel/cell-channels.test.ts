/** Strings, modules and cells say the same thing, and age as the truth says they do. */
import { describe, expect, it } from 'vitest';
import { computeAmpereHours, computeHealth } from '../plant/battery.ts';
import { findWeakestCell } from '../plant/cell.ts';
import { DAY, getShip, getShipSpec, HOUR, listTruths, NOON } from '../testing/ships.ts';
import { buildMachineryChannels } from './machinery-channels.ts';

const spec = getShipSpec('tindra');
const battery = spec.machinery.battery;
if (!battery) throw new Error('the electric ferry has no battery');
const ship = getShip('tindra');
const channels = buildMachineryChannels(spec);
const read = (name: string, seconds: number) => {
  const channel = channels.find(({ tag }) => tag.name === name);
  if (!channel) throw new Error(`no measuring point ${name}`);
  return channel.read(ship.truthAt(seconds));
};

describe('cells of string 3', () => {
  const cells = (seconds: number) =>
    Array.from({ length: 252 }, (_, i) => read(`Battery string 3 cell ${i + 1} voltage`, seconds));

  it('have as lowest and highest what the string says, at rest and while it gives', () => {
    for (const seconds of [NOON, NOON + 600, NOON + 5 * HOUR]) {
      const volts = cells(seconds);
      expect(Math.min(...volts)).toBeCloseTo(read('Battery string 3 lowest cell voltage', seconds), 9);
      expect(Math.max(...volts)).toBeCloseTo(read('Battery string 3 highest cell voltage', seconds), 9);
      expect(volts.indexOf(Math.min(...volts))).toBe(findWeakestCell(battery));
    }
  });

  it('make up the modules, and the modules the string', () => {
    const volts = cells(NOON);
    const modules = Array.from({ length: 42 }, (_, i) => read(`Battery string 3 module ${i + 1} voltage`, NOON));
    modules.forEach((volt, i) => {
      expect(volts.slice(6 * i, 6 * i + 6).reduce((sum, each) => sum + each, 0)).toBeCloseTo(volt, 9);
    });
    const total = modules.reduce((sum, each) => sum + each, 0);
    expect(Math.abs(total - read('Battery string 3 voltage', NOON))).toBeLessThan(0.5);
  });

  it('say in which pack and module they stand', () => {
    const weakest = channels.find(({ tag }) => tag.name === 'Battery string 3 cell 142 voltage');
    expect(weakest?.tag.description).toBe('Pack 4, module 3, cell 4');
  });

  it('are warmest where the weakest of them stands', () => {
    const warmth = Array.from({ length: 42 }, (_, i) => read(`Battery string 3 module ${i + 1} temperature`, NOON));
    expect(warmth.indexOf(Math.max(...warmth))).toBe(23);
  });
});

describe('ageing', () => {
  it('takes capacity with years and cycles, most from string 3', () => {
    const healths = [0, 1, 2, 3].map((string) => computeHealth(battery, string, NOON));
    expect(healths.indexOf(Math.min(...healths))).toBe(2);
    for (let string = 0; string < 4; string++) {
      const later = computeHealth(battery, string, NOON + 90 * DAY);
      expect(later).toBeLessThan(healths[string] ?? 0);
      expect(later).toBeGreaterThan((healths[string] ?? 0) - 1);
      expect(read(`Battery string ${string + 1} state of health`, NOON)).toBe(healths[string]);
    }
  });

  it('shows in a charge: ampere-hours over the change of charge are the capacity of that health', () => {
    const day = listTruths(ship, Math.floor(NOON / DAY) * DAY + 6 * HOUR, DAY / 2, 5);
    const charges = day.map((truth) => truth.battery?.charging ?? false);
    const string = (i: number) => day[i]?.battery?.strings[2] ?? { amperes: 0, soc: 0, soh: 0 };
    const begins = charges.flatMap((charging, i) => (charging && i > 0 && !charges[i - 1] ? [i - 1] : []));
    const estimates = begins.flatMap((from) => {
      const length = charges.slice(from + 1).indexOf(false);
      if (length < 0) return [];
      let ampereHours = 0;
      for (let i = from; i <= from + length; i++)
        ampereHours -= ((string(i).amperes + string(i + 1).amperes) / 2) * (5 / 3600);
      const capacity = (100 * ampereHours) / (string(from + length + 1).soc - string(from).soc);
      return [(100 * capacity) / computeAmpereHours(battery, 100)];
    });
    expect(estimates.length).toBeGreaterThan(12);
    const mean = estimates.reduce((sum, each) => sum + each, 0) / estimates.length;
    expect(Math.abs(mean - string(0).soh)).toBeLessThan(1);
  });
});
