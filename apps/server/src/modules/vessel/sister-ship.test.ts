/** A vessel beside its sister ships, from samples sent to what a user may know of them. */
import { editVessel, getAllVessels, getSisterComparison, type SisterComparison } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkClient } from '../../ingest/testing/link-client.ts';
import { type LinkedServer, startLinkedServer, type TestServer, type TypedClient } from '../../testing/index.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 22, 12);
const clock = createFakeClock(NOON + 2 * MINUTE);
const OWN = 'Nordlys Rederi';
const FOREIGN = 'Blue Water Lines';

let fleet: LinkedServer;
let server: TestServer;
let link: LinkClient;
let streams = 0;

const SPEED = { name: 'Speed over ground', unit: 'kn', role: 'speed' } as const;
const FUEL = [
  { name: 'Main engine port fuel rate', unit: 'l/h' },
  { name: 'Main engine starboard fuel rate', unit: 'm³/h' },
];

/** A ship that made `knots` and burnt half of `litres` in each engine, a reading a minute for so many minutes. */
async function aShip(given: {
  name: string;
  organization: string;
  shipType: 'tanker' | 'tug' | 'passenger';
  knots: number;
  litres: number;
  minutes?: number;
}) {
  const { name, organization, shipType, knots, litres, minutes = 180 } = given;
  const stream = `sister-${++streams}`;
  link.send({ type: 'open', stream });
  await link.next('opened');
  const particulars = { organization, shipType };
  link.send({ type: 'vessel', stream, index: 0, reference: { name }, create: true, particulars });
  const { vesselId } = await link.next('vesselAccepted');
  const tags = [SPEED, ...FUEL].map((tag) => ({ vesselIndex: 0, source: 'test', ...tag }));
  link.send({ type: 'tags', stream, firstIndex: 0, tags });
  const values = [knots, litres / 2, litres / 2000];
  const numbers = Array.from({ length: minutes }, (_, minute) =>
    values.map((value, tagIndex) => ({
      tagIndex,
      timeMs: NOON - (minutes - minute) * MINUTE,
      value,
      ordinal: 0,
      quality: 0,
    })),
  ).flat();
  await link.store({ stream, sequence: 1, numbers });
  return toId<VesselId>(vesselId);
}

beforeAll(async () => {
  fleet = await startLinkedServer({ clock });
  ({ server, link } = fleet);
});
afterAll(() => fleet.close());

const compare = (as: TypedClient, vesselId: VesselId) =>
  as.call(getSisterComparison, { query: { vesselId: String(vesselId) } });
const atSea = ({ states }: SisterComparison) => states.find(({ state }) => state === 'sea');

describe('a vessel beside its sister ships', () => {
  it('is compared with those of its type and organisation that the caller may see', async () => {
    const own = await aShip({ name: 'Astrid', organization: OWN, shipType: 'tanker', knots: 12, litres: 480 });
    await aShip({ name: 'Birgit', organization: OWN, shipType: 'tanker', knots: 10, litres: 300 });
    await aShip({ name: 'Cecilie', organization: OWN, shipType: 'tanker', knots: 14, litres: 700 });
    await aShip({ name: 'Dagny', organization: OWN, shipType: 'tug', knots: 9, litres: 900 });
    await aShip({ name: 'Estelle', organization: FOREIGN, shipType: 'tanker', knots: 20, litres: 100 });
    const told = await compare(server.asOperator, own);
    expect(told).toMatchObject({
      shipType: 'tanker',
      fromTime: '2026-11-15T12:00:00.000Z',
      toTime: '2026-11-22T12:00:00.000Z',
      stateNow: 'sea',
      ships: 2,
      shipsOfUnknownSize: 2,
    });
    expect(atSea(told)?.hours).toBe(3);
    const figures = Object.fromEntries(
      (atSea(told)?.figures ?? []).map(({ quantity, ...figure }) => [quantity, figure]),
    );
    expect(Object.keys(figures)).toEqual(['speed', 'fuelPerHour', 'fuelPerMile']);
    expect(figures.speed).toEqual({ own: 12, ships: 2, median: 12, least: 10, most: 14 });
    expect(figures.fuelPerHour?.own).toBeCloseTo(480, 6);
    expect(figures.fuelPerHour?.median).toBeCloseTo(500, 6);
    expect(figures.fuelPerMile?.own).toBeCloseTo(40, 6);
    expect(figures.fuelPerMile?.least).toBeCloseTo(30, 6);
    expect(figures.fuelPerMile?.most).toBeCloseTo(50, 6);
  });

  it('is not compared with a ship of its type that is much larger', async () => {
    const ofSize = async (name: string, lengthMeters: number, grossTonnage: number) => {
      const id = await aShip({ name, organization: OWN, shipType: 'passenger', knots: 12, litres: 480 });
      await server.asManager.call(editVessel, { body: { vesselId: id, detail: { lengthMeters, grossTonnage } } });
      return id;
    };
    const own = await ofSize('Hilda', 139, 7600);
    const like = await ofSize('Idun', 150, 9000);
    await ofSize('Jorunn', 165, 24_400);
    expect(await compare(server.asOperator, own)).toMatchObject({ ships: 1, shipIds: [like], shipsOfUnknownSize: 0 });
    const fleet = await server.asOperator.call(getAllVessels);
    const told = fleet.find(({ id }) => id === own)?.standardData;
    expect(told).toMatchObject({ lengthMeters: 139, grossTonnage: 7600 });
  });

  it('is told of the ships that were in its state for two hours, and that none was', async () => {
    const own = await aShip({ name: 'Frøya', organization: OWN, shipType: 'tug', knots: 0.1, litres: 20 });
    const told = await compare(server.asManager, own);
    expect(told).toMatchObject({ stateNow: 'still', ships: 1 });
    const still = told.states.find(({ state }) => state === 'still');
    expect(still?.figures[0]).toMatchObject({
      quantity: 'fuelPerHour',
      ships: 0,
      median: null,
      least: null,
      most: null,
    });
    expect(atSea(told)).toEqual({ state: 'sea', hours: 0, figures: [] });
  });

  it('is asked again for what came since, and says nothing of a state that is more than an hour old', async () => {
    const own = await aShip({ name: 'Gudrun', organization: OWN, shipType: 'tug', knots: 6, litres: 60 });
    expect(await compare(server.asManager, own)).toMatchObject({
      stateNow: 'sea',
      toTime: '2026-11-22T12:00:00.000Z',
    });
    clock.advance(70 * MINUTE);
    expect(await compare(await server.signIn('manager'), own)).toMatchObject({
      stateNow: null,
      toTime: '2026-11-22T13:10:00.000Z',
    });
  });
});
