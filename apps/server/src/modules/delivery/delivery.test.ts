/** Delivery notes through the calls: who reads, who enters, and what the audit keeps. */
import { listAudit } from '@fms/contract/audit';
import { addDeliveryNote, deleteDeliveryNote, editDeliveryNote, listDeliveryNotes } from '@fms/contract/delivery';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer, type TypedClient } from '../../testing/index.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const entry = {
  at: '2026-11-20T08:30:00.000Z',
  grade: 'RMG 380',
  tonnes: 312.4,
  density15: 975.2,
  sulphurPercent: 2.61,
  reference: 'BDN 4711, Rotterdam',
};

let fleet: LinkedServer;
let [vesselId, other]: VesselId[] = [];
beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => NOON } });
  [vesselId, other] = await Promise.all(
    ['one', 'two'].map(async (stream) =>
      toId<VesselId>((await fleet.link.open(stream, { name: stream }, [])).vesselId),
    ),
  );
});
afterAll(() => fleet.close());

const of = (id: VesselId | undefined) => id as VesselId;
const list = (as: TypedClient) => as.call(listDeliveryNotes, { query: { vesselId: String(vesselId) } });
const add = (as: TypedClient, part: Partial<typeof entry> = {}) =>
  as.call(addDeliveryNote, { body: { vesselId: of(vesselId), ...entry, ...part } });

describe('delivery notes', () => {
  it('are entered, corrected and taken away by editors, the newest first, and each change is audited', async () => {
    const { asAdmin, asOperator } = fleet.server;
    const first = await add(asAdmin);
    expect(first).toMatchObject({ ...entry, vesselId });
    const second = await add(asAdmin, { at: '2026-11-21T08:00:00.000Z', grade: ' DMA ' });
    const seen = await list(asOperator);
    expect(seen).toMatchObject({ isEditable: false, notes: [{ id: second.id, grade: 'DMA' }, { id: first.id }] });
    const body = { vesselId: of(vesselId), id: first.id, ...entry, tonnes: 310 };
    expect(await asAdmin.call(editDeliveryNote, { body })).toMatchObject({ id: first.id, tonnes: 310 });
    const query = { vesselId: String(vesselId), id: String(second.id) };
    await asAdmin.call(deleteDeliveryNote, { query });
    expect((await list(asAdmin)).notes.map(({ id, tonnes }) => [id, tonnes])).toEqual([[first.id, 310]]);
    const entries = await asAdmin.call(listAudit, { query: { vesselId: String(vesselId) } });
    expect(entries.map(({ what }) => what).filter((what) => what.startsWith('delivery-note'))).toEqual([
      'delivery-note.deleted',
      'delivery-note.changed',
      'delivery-note.added',
      'delivery-note.added',
    ]);
  });

  it('are refused with figures no fuel has, and of another vessel', async () => {
    const { asAdmin, asOperator } = fleet.server;
    expect(await readRefusal(add(asAdmin, { tonnes: 0 }))).toMatchObject({ code: 'invalid-input' });
    expect(await readRefusal(add(asAdmin, { density15: 0.975 }))).toMatchObject({ code: 'invalid-input' });
    expect(await readRefusal(add(asOperator))).toMatchObject({ code: 'forbidden' });
    const { id } = await add(asAdmin);
    const query = { vesselId: String(other), id: String(id) };
    expect(await readRefusal(asAdmin.call(deleteDeliveryNote, { query }))).toMatchObject({ code: 'not-found' });
  });
});
