/** What people decide on one ship raises the proposals of its sisters, and is bound there by a person. */
import { getPlant, listBindingProposals, savePlant } from '@fms/contract/plant';
import { toId, type VesselId } from '@fms/domain/identity';
import { SILENT_SCORE, type SlotRef } from '@fms/domain/plant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LinkedServer, startLinkedServer, type TypedClient } from '../../testing/index.ts';

const CODED = 'PX 4711';
const PLAIN = 'Main engine lube oil pressure';
const LUBE_OIL = 'main-engine/lubeOilPressure' as SlotRef;
const FUEL = 'main-engine/fuelPressure' as SlotRef;

let fleet: LinkedServer;
let streams = 0;
beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => Date.UTC(2026, 4, 14, 12) } });
});
afterAll(() => fleet.close());

/** A ship whose engine has those two pressures. */
async function addShip(name: string, shipType: 'tanker' | 'tug'): Promise<VesselId> {
  const { link } = fleet;
  const stream = `sister-${++streams}`;
  link.send({ type: 'open', stream });
  await link.next('opened');
  const particulars = { organization: 'Nordlys Rederi', shipType };
  link.send({ type: 'vessel', stream, index: 0, reference: { name }, create: true, particulars });
  const { vesselId } = await link.next('vesselAccepted');
  const tags = [CODED, PLAIN].map((tag) => ({ vesselIndex: 0, source: 'test', name: tag, unit: 'bar' }));
  link.send({ type: 'tags', stream, firstIndex: 0, tags });
  await link.store({ stream, sequence: 1 });
  return toId<VesselId>(vesselId);
}

const read = (as: TypedClient, vesselId: VesselId) => as.call(getPlant, { query: { vesselId: String(vesselId) } });

/** What is proposed for the tag of each name, by the caller's rights. */
async function proposed(as: TypedClient, vesselId: VesselId, name: string) {
  const proposals = await as.call(listBindingProposals, { query: { vesselId: String(vesselId) } });
  return proposals[[CODED, PLAIN].indexOf(name)];
}

it('raises what a person bound on a sister, and lets no other class learn of it', async () => {
  const [astrid, birgit, tug] = [
    await addShip('Astrid', 'tanker'),
    await addShip('Birgit', 'tanker'),
    await addShip('Trygve', 'tug'),
  ];
  const manager = fleet.server.asManager;
  expect((await proposed(manager, birgit, CODED))?.candidates[0]?.evidence).not.toContain('sister');
  expect((await proposed(manager, birgit, PLAIN))?.bound).toBe(LUBE_OIL);

  const { equipment, version, mimics } = await read(manager, astrid);
  const [coded, plain] = await Promise.all([CODED, PLAIN].map((name) => proposed(manager, astrid, name)));
  const bindings = [
    { slot: LUBE_OIL, tagId: coded?.tagId ?? null },
    { slot: FUEL, tagId: plain?.tagId ?? null },
  ];
  await manager.call(savePlant, { body: { vesselId: astrid, version, equipment, bindings, mimics } });

  const learned = await proposed(manager, birgit, CODED);
  expect(learned).toMatchObject({ bound: null, isSaved: false });
  expect(learned?.candidates[0]).toMatchObject({ slot: LUBE_OIL, evidence: ['sister'], sisters: [astrid] });
  const corrected = await proposed(manager, birgit, PLAIN);
  expect(corrected?.candidates.map(({ slot }) => slot).slice(0, 2)).toEqual([FUEL, LUBE_OIL]);
  for (const candidate of [...(learned?.candidates ?? []), ...(corrected?.candidates ?? [])]) {
    expect(candidate.score).toBeLessThan(SILENT_SCORE);
  }
  expect((await read(manager, birgit)).bindings).toEqual([]);
  expect((await read(manager, tug)).bindings).toEqual([{ slot: LUBE_OIL, tagId: expect.any(Number) }]);
  expect((await proposed(manager, tug, CODED))?.candidates[0]?.evidence).not.toContain('sister');
});
