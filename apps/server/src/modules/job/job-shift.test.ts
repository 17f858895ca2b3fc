/** Totals by shift of the job history beside those of the shift calls: of the same readings the same sums. */
import { listJobPeriods } from '@fms/contract/job';
import { toWireTime } from '@fms/contract/scalar';
import { getShiftHistory } from '@fms/contract/shift';
import { getTagsOfVessel } from '@fms/contract/tag';
import { HOUR_MS } from '@fms/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TUG_BEGIN } from '../../testing/ship/tug-day.ts';
import { startTugShip, type TugShip } from '../../testing/ship/tug-ship.ts';

/** t/l, by the density that is entered. */
const TONNES_PER_LITRE = 0.00085;

let tug: TugShip;
beforeAll(async () => {
  tug = await startTugShip();
  // Three quarters of an hour are missing.
  await tug.send(0, 5 * 60);
  await tug.send(5 * 60 + 45, 13 * 60);
});
afterAll(() => tug.fleet.close());

it('are the same to the last digit of a figure, also where readings are missing', async () => {
  const { vesselId, fleet } = tug;
  const { asAdmin } = fleet.server;
  const tags = await asAdmin.call(getTagsOfVessel, { query: { vesselId: String(vesselId) } });
  const columns = ['Speed over ground', 'Shaft power', 'Fuel rate'].map((name) => {
    const tag = tags.find((one) => one.name === name);
    if (tag === undefined) throw new Error(`The tug has no ${name}`);
    return { dataTagId: tag.Id, kind: 'sum' as const };
  });
  const [fromTime, toTime] = [-0.5, 23.5].map((hours) => toWireTime(TUG_BEGIN + hours * HOUR_MS)) as [string, string];
  const shifts = await asAdmin.call(getShiftHistory, { body: { vesselId, fromTime, toTime, columns } });
  const query = { vesselId: String(vesselId), fromTime, toTime, grouping: 'shift' } as const;
  const { periods } = await asAdmin.call(listJobPeriods, { query });
  expect(periods.map(({ from, to }) => [from, to])).toEqual(shifts.map(({ from, to }) => [from, to]));
  for (const [place, { total }] of periods.entries()) {
    const { values = [], coverage = [] } = shifts[place] ?? {};
    const [miles, energy, litres] = values;
    expect(total.nauticalMiles).toBeCloseTo(miles ?? 0, 9);
    expect(total.energy).toBeCloseTo(energy ?? 0, 9);
    expect(total.fuel).toBeCloseTo((litres ?? 0) * TONNES_PER_LITRE, 9);
    expect(total.knownShare).toBeCloseTo(Math.min(...coverage), 9);
  }
});
