/** The end of the year of a tanker through the call, from readings once an hour over half a year. */
import { getCarbonForecast, getEmissionYear } from '@fms/contract/emission';
import { getFleetCarbon } from '@fms/contract/fleet-statistic';
import { enterJob } from '@fms/contract/job';
import { getPlant, savePlant } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import { computeRequiredCii } from '@fms/domain/emission';
import { toId, type VesselId } from '@fms/domain/identity';
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedServer, startLinkedServer } from '../../testing/index.ts';

const BEGIN = Date.UTC(2026, 0, 1);
const DAYS = 150;
const DEADWEIGHT = 5000;
const TAGS = [
  { name: 'Main engine fuel rate', unit: 'l/h', intervalSeconds: 3600 },
  { name: 'Generator 1 fuel rate', unit: 'l/h', intervalSeconds: 3600 },
  { name: 'Speed over ground', unit: 'kn', role: 'speed', intervalSeconds: 3600 },
].map((tag) => ({ source: 't', ...tag }));

/** From day to day between 9 and 13 kn, four hours a day off a port; it burns by the cube of its speed, and 40 l/h always. */
const speedOf = (time: number) => ((time / HOUR_MS) % 24 < 4 ? 0 : 11 + 2 * Math.sin(time / DAY_MS));
const fuelOf = (time: number) => 0.2 * speedOf(time) ** 3;

let fleet: LinkedServer;
let vesselId: VesselId;

beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => BEGIN + DAYS * DAY_MS + HOUR_MS } });
  const { link, server } = fleet;
  const particulars = { organization: 'Nordlys Rederi', shipType: 'tanker' } as const;
  link.send({ type: 'open', stream: 'tanker' });
  await link.next('opened');
  link.send({ type: 'vessel', stream: 'tanker', index: 0, reference: { name: 'Tanker' }, create: true, particulars });
  vesselId = toId<VesselId>((await link.next('vesselAccepted')).vesselId);
  link.send({
    type: 'tags',
    stream: 'tanker',
    firstIndex: 0,
    tags: TAGS.map((tag) => ({ vesselIndex: 0, ...tag })) as never,
  });
  for (let month = 0; month < DAYS; month += 30) {
    const numbers = Array.from({ length: 30 * 24 }, (_, hour) => BEGIN + month * DAY_MS + hour * HOUR_MS).flatMap(
      (timeMs) =>
        [fuelOf(timeMs), 40, speedOf(timeMs)].map((value, tagIndex) => ({
          tagIndex,
          timeMs,
          ordinal: 0,
          quality: 0,
          value,
        })),
    );
    await link.store({ stream: 'tanker', sequence: month / 30 + 1, numbers });
  }
  const query = { vesselId: String(vesselId) };
  const { version, equipment, bindings, mimics } = await server.asAdmin.call(getPlant, { query });
  const entered = { fuelGrade: 'DMA', deadweight: DEADWEIGHT };
  const known = equipment.map((one) =>
    one.kind === 'vessel' ? { ...one, parameters: { ...one.parameters, ...entered } } : one,
  );
  const tank = { id: 'tank-fuel', kind: 'tank', name: 'Fuel', parentId: null } as const;
  const fuel = { ...tank, parameters: { fluid: 'Gas oil DMA', density: 850 } };
  await server.asAdmin.call(savePlant, { body: { vesselId, version, equipment: [...known, fuel], bindings, mimics } });
  for (let day = 0; day < DAYS; day += 1) {
    const at = (hour: number) => toWireTime(BEGIN + day * DAY_MS + hour * HOUR_MS);
    const words = { place: '', number: '', customer: '' };
    await server.asAdmin.call(enterJob, { body: { vesselId, kind: 'waiting', from: at(0), to: at(4), ...words } });
    await server.asAdmin.call(enterJob, { body: { vesselId, kind: 'transit', from: at(4), to: at(24), ...words } });
  }
}, 240_000);
afterAll(() => fleet.close());

const ask = (change: { knots: number; waitingShare: number } | null = null) =>
  fleet.server.asAdmin.call(getCarbonForecast, { body: { vesselId, change } });

describe('the end of the year', () => {
  it('is that of the fleet statistic, with an interval and letters', async () => {
    const { year, figures, forecast } = await ask();
    const [carbon] = await fleet.server.asAdmin.call(getFleetCarbon, { body: { vesselIds: [vesselId] } });
    expect(year).toBe(2026);
    expect(carbon?.forecast).toMatchObject({
      attained: figures.attained?.value,
      low: forecast?.low,
      high: forecast?.high,
    });
    expect(forecast).toMatchObject({ daysKnown: DAYS, daysLeft: 365 - DAYS });
    expect(forecast?.low).toBeLessThan(figures.attained?.value ?? 0);
    const required = computeRequiredCii({ type: 'tanker', capacity: DEADWEIGHT }, 2026);
    expect(figures.required?.value).toBeCloseTo(required as number, 9);
  });

  it('agrees with the record of the year so far', async () => {
    const { figures } = await fleet.server.asAdmin.call(getEmissionYear, { body: { vesselId, year: 2026 } });
    const forecast = await ask();
    const attained = figures['rating.attained']?.value ?? Number.NaN;
    expect(attained).toBeGreaterThan(forecast.forecast?.low ?? Number.POSITIVE_INFINITY);
    expect(attained).toBeLessThan(forecast.forecast?.high ?? 0);
  });
});

describe('what if', () => {
  it('knows the speed, the waiting and the exponent of the ship', async () => {
    const { choice, choiceReason } = await ask();
    expect(choiceReason).toBeNull();
    expect(choice?.exponent).toBeCloseTo(3, 2);
    expect(choice?.hoursWaiting).toBeCloseTo(4, 6);
    expect(choice?.knots).toBeCloseTo(11, 0);
  });

  it('nothing changes, the end stays; slower is less, less waiting is less', async () => {
    const { choice, figures } = await ask();
    const knots = choice?.knots ?? 0;
    const attained = async (change: { knots: number; waitingShare: number }) =>
      (await ask(change)).figures.attained?.value ?? Number.NaN;
    const now = figures.attained?.value ?? 0;
    expect(await attained({ knots, waitingShare: 1 })).toBeCloseTo(now, 6);
    expect(await attained({ knots: knots - 2, waitingShare: 1 })).toBeLessThan(now);
    expect(await attained({ knots, waitingShare: 0 })).toBeLessThan(now);
  });
});
