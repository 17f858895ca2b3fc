import { describe, expect, it } from 'vitest';
import { BusDate, getNearStart } from './bus-date.ts';

const HOUR = 3_600_000;
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
const NOW = day(2026, 11, 21);

const recorded = (start: Parameters<typeof getNearStart>[0] = null) =>
  new BusDate(
    (last) => last ?? getNearStart(start),
    () => NOW,
  );
const dated = (dayMs: number, timeOfDayMs: number) => ({ dayMs, timeOfDayMs });
const undated = (timeOfDayMs: number) => ({ dayMs: null, timeOfDayMs });

describe('the clock of a bus', () => {
  it('is led by stamps with a date, not by those without while there are some', () => {
    const bus = recorded();
    const noon = day(2014, 4, 16) + 12 * HOUR;
    expect(bus.read(dated(day(2014, 4, 16), 12 * HOUR))).toEqual({ ok: true, time: noon, leads: true });
    expect(bus.read(undated(12 * HOUR + 400))).toEqual({ ok: true, time: noon + 400, leads: false });
    expect(bus.read(undated(12 * HOUR + 11_000))).toEqual({ ok: true, time: noon + 11_000, leads: true });
  });

  it('has no time before a date is known', () => {
    expect(recorded().read(undated(9 * HOUR))).toEqual({ ok: false, reason: 'time-unknown' });
  });

  it.each([
    ['a day', { instant: day(2016, 7, 1), exact: false }, 23 * HOUR, day(2016, 7, 1) + 23 * HOUR],
    ['a day', { instant: day(2016, 7, 1), exact: false }, 0, day(2016, 7, 1)],
    ['a time', { instant: day(2016, 7, 1) + 10 * HOUR, exact: true }, 9 * HOUR, day(2016, 7, 1) + 9 * HOUR],
    [
      'a time near midnight',
      { instant: day(2016, 7, 1) + 1000, exact: true },
      24 * HOUR - 1000,
      day(2016, 7, 1) - 1000,
    ],
  ])('lays a recording without dates on %s it was given', (_, start, timeOfDay, time) => {
    expect(recorded(start).read(undated(timeOfDay))).toMatchObject({ time });
  });

  it('goes over midnight without a date', () => {
    const bus = recorded({ instant: day(2016, 7, 1), exact: false });
    bus.read(undated(23 * HOUR + 59 * 60_000));
    expect(bus.read(undated(60_000))).toMatchObject({ time: day(2016, 7, 2) + 60_000 });
  });

  it.each([
    ['time-too-old', day(1970, 1, 1)],
    ['time-too-old', day(1980, 1, 1)],
    ['time-in-future', NOW + 1],
  ])('refuses what cannot be a time of measurement: %s', (reason, time) => {
    expect(recorded().read(time)).toEqual({ ok: false, reason });
  });

  it('follows a step back of seconds', () => {
    const bus = recorded();
    bus.read(dated(day(2013, 8, 2), 10 * HOUR + 40_000));
    expect(bus.read(dated(day(2013, 8, 2), 10 * HOUR + 39_000))).toMatchObject({ ok: true, leads: true });
  });

  it('believes a leap only when the next stamp agrees', () => {
    const bus = recorded();
    const noon = day(2013, 8, 2) + 12 * HOUR;
    bus.read(noon);
    expect(bus.read(day(1994, 12, 16))).toEqual({ ok: false, reason: 'time-jump' });
    expect(bus.read(noon + 1000)).toMatchObject({ ok: true });
    expect(bus.read(noon - HOUR)).toEqual({ ok: false, reason: 'time-jump' });
    expect(bus.read(noon - HOUR + 1000)).toMatchObject({ ok: true, time: noon - HOUR + 1000 });
  });
});
