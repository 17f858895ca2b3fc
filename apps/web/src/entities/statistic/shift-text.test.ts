import { listShiftsBetween } from '@fms/domain/statistic';
import { describe, expect, it } from 'vitest';
import { formatShift } from './shift-text.ts';

const textsOf = (day: string, zone: string) =>
  listShiftsBetween(Date.parse(`${day}T06:00Z`), Date.parse(`${day}T18:00Z`), zone).map((shift) =>
    formatShift(shift, zone),
  );

describe('formatShift', () => {
  it.each([
    ['2026-11-21', '+00:00', ['20 Nov 23:30 – 21 Nov 11:30', '21 Nov 11:30 – 23:30']],
    ['2026-11-21', '+08:00', ['21 Nov 11:30 – 23:30', '21 Nov 23:30 – 22 Nov 11:30']],
    // The clock goes back in this night and forward in the other one: the hands say the same.
    ['2026-10-25', 'Europe/Oslo', ['24 Oct 23:30 – 25 Oct 11:30', '25 Oct 11:30 – 23:30']],
    ['2026-03-29', 'Europe/Oslo', ['28 Mar 23:30 – 29 Mar 11:30', '29 Mar 11:30 – 23:30']],
  ])('%s in %s', (day, zone, texts) => {
    expect(textsOf(day, zone)).toEqual(texts);
  });
});
