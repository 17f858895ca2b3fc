/** Zones as people draw, import, change and read them (calls of our own under /api/v2/zone). */
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import {
  countCorners,
  MAX_ORGANIZATION_CORNERS,
  MAX_ZONES,
  type NewZone,
  newZone,
  type Zone,
  type ZoneEvent,
} from '@fms/contract/zone';
import { LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Outline } from '@fms/domain/zone';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { conflict, invalid } from '../../platform/failure/failure.ts';
import { type ImportedArea, readAreas } from './import/read-areas.service.ts';
import { createZonePolicy } from './zone.policy.ts';
import {
  deleteZone,
  findVesselOrganizations,
  findZones,
  insertZone,
  listEvents,
  lockZonesOf,
  type StoredZone,
  updateZone,
} from './zone.repository.ts';

export interface ZonePorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  rights: VesselRights;
}

export interface ZoneEventQuery {
  fromTime?: string | undefined;
  toTime?: string | undefined;
  offset: number;
  limit: number;
}

/** Who asks for a change, and from where: both stand in the audit. */
export interface ZoneEditor {
  caller: Caller;
  from: string;
}

/** With an id where a deleted one is brought back. */
type InsertedZone = Omit<StoredZone, 'id'> & { id?: number };

const timeOf = (text: string | undefined) => (text === undefined ? undefined : fromWireTime(text));

/** Calls open to all users. */
export function createZoneService({ db, rights }: ZonePorts) {
  const policy = createZonePolicy(db);
  return {
    async list(caller: Caller): Promise<Zone[]> {
      const zones = await findZones(db, await policy.organizationsOf(caller));
      return zones.map((zone) => toZone(zone, caller.level >= LEVEL_MANAGER));
    },

    /** Newest first, of the vessels and zones the caller may see. */
    async events(caller: Caller, question: ZoneEventQuery): Promise<{ total: number; events: ZoneEvent[] }> {
      const { total, rows } = await listEvents(db, {
        vesselIds: await rights.visible(caller),
        organizationIds: await policy.organizationsOf(caller),
        fromMs: timeOf(question.fromTime),
        toMs: timeOf(question.toTime),
        offset: question.offset,
        limit: question.limit,
      });
      const events = rows.map(({ atMs, knownUntilMs, enteredMs, ...row }) => ({
        ...row,
        time: toWireTime(atMs),
        knownUntil: toWireTime(knownUntilMs),
        dwellSeconds: enteredMs === null ? null : (atMs - Number(enteredMs)) / 1000,
      }));
      return { total, events };
    },
  };
}
export type ZoneService = ReturnType<typeof createZoneService>;

/** What managers may change of their own organisation. */
export function createZoneEditService({ db, bus, clock }: ZonePorts) {
  const policy = createZonePolicy(db);
  /** Notifies users who see a vessel of the organisation: they may see its zones, and read them again. */
  async function tell(organizationId: OrganizationId): Promise<void> {
    const vessels = [...(await findVesselOrganizations(db, 'all'))].filter(([, own]) => own === organizationId);
    bus.publish('zone.changed', { vesselIds: vessels.map(([vesselId]) => vesselId) });
  }

  const record = (tx: Db, { caller, from }: ZoneEditor, what: string, old?: StoredZone, made?: StoredZone) =>
    recordAudit(tx, { at: clock.now(), ...toActor(caller), from, what, ...toldOf(old, made) });

  async function insert(editor: ZoneEditor, zones: readonly InsertedZone[], what: string): Promise<Zone[]> {
    const [{ organizationId }] = zones as readonly [InsertedZone];
    const made = await db.transaction().execute(async (tx) => {
      await requireRoom(tx, organizationId, zones);
      const rows: StoredZone[] = [];
      for (const zone of zones) {
        const row = await insertZone(tx, zone, clock.now());
        await record(tx, editor, what, undefined, row);
        rows.push(row);
      }
      return rows;
    });
    await tell(organizationId);
    return made.map((zone) => toZone(zone, true));
  }

  return {
    async add(editor: ZoneEditor, zone: NewZone): Promise<Zone> {
      await policy.requireEdit(editor.caller, zone.organizationId);
      return (await insert(editor, [zone], 'zone.added'))[0] as Zone;
    },

    /** Adds every area of a file, or none when one of them cannot be taken. */
    async import(editor: ZoneEditor, organizationId: OrganizationId, file: { text: string }): Promise<Zone[]> {
      await policy.requireEdit(editor.caller, organizationId);
      return insert(editor, await zonesOf(file, organizationId), 'zone.imported');
    },

    /** Adds a deleted zone again, under the id that its entries of the trail name. What entered it is not brought back. */
    async bringBack(editor: ZoneEditor, zone: StoredZone): Promise<void> {
      await policy.requireEdit(editor.caller, zone.organizationId);
      await insert(editor, [zone], 'zone.added');
    },

    async edit(editor: ZoneEditor, zone: Omit<StoredZone, 'organizationId'>): Promise<Zone> {
      const old = await policy.requireZone(editor.caller, zone.id);
      const changed = await db.transaction().execute(async (tx) => {
        await requireRoom(tx, old.organizationId, [zone], old.id);
        const { id, name, kind, outlines, speedLimitKnots } = zone;
        const row = await updateZone(tx, { id, name, kind, outlines, speedLimitKnots });
        await record(tx, editor, 'zone.changed', old, row);
        return row;
      });
      await tell(old.organizationId);
      return toZone(changed, true);
    },

    async delete(editor: ZoneEditor, id: number): Promise<void> {
      const old = await policy.requireZone(editor.caller, id);
      await db.transaction().execute(async (tx) => {
        await deleteZone(tx, id);
        await record(tx, editor, 'zone.deleted', old);
      });
      await tell(old.organizationId);
    },
  };
}
export type ZoneEditService = ReturnType<typeof createZoneEditService>;

/** Refuses more zones or corners than an organisation may have; `without` is the one that these take the place of. */
async function requireRoom(
  tx: Tx,
  organizationId: OrganizationId,
  more: readonly { outlines: readonly Outline[] }[],
  without?: number,
): Promise<void> {
  await lockZonesOf(tx, organizationId);
  const others = (await findZones(tx, [organizationId])).filter(({ id }) => id !== without);
  const all = [...others, ...more];
  if (all.length > MAX_ZONES) throw conflict(`An organisation has at most ${MAX_ZONES} zones.`);
  if (countCorners(all.flatMap(({ outlines }) => outlines)) > MAX_ORGANIZATION_CORNERS) {
    throw conflict(`The zones of an organisation have at most ${MAX_ORGANIZATION_CORNERS} corners together.`);
  }
}

function toldOf(old: StoredZone | undefined, made: StoredZone | undefined) {
  const change = { old: old && summaryOf(old), new: made && summaryOf(made) };
  return { subject: `zone:${(made ?? old)?.id}`, ...change, kept: { old: old ?? null, new: made ?? null } };
}

/** A zone as the audit trail keeps it for ever: where it lies and how much of it there is, not each of its corners. */
function summaryOf({ outlines, ...zone }: StoredZone) {
  const corners = outlines.flat();
  const extent = (values: number[]) => [Math.min(...values), Math.max(...values)];
  return {
    ...zone,
    outlines: outlines.length,
    corners: corners.length,
    longitudes: extent(corners.map(([longitude]) => longitude)),
    latitudes: extent(corners.map(([, latitude]) => latitude)),
  };
}

function toZone(zone: StoredZone, isEditable: boolean): Zone {
  return { ...zone, outlines: zone.outlines.map((outline) => outline.map(([x, y]) => [x, y])), isEditable };
}

/** The areas of a file as zones; yields to the event loop between areas. */
async function zonesOf(file: { text: string }, organizationId: OrganizationId): Promise<NewZone[]> {
  const areas = await readAreas(file);
  if (areas.length === 0) throw invalid('The file holds no area.');
  if (areas.length > MAX_ZONES) throw conflict(`An organisation has at most ${MAX_ZONES} zones.`);
  const zones: NewZone[] = [];
  for (const area of areas) {
    await yieldToEventLoop();
    zones.push(checked(area, organizationId));
  }
  return zones;
}

/** What a file says is held to the same bounds as what is drawn. */
function checked({ name, outlines }: ImportedArea, organizationId: OrganizationId): NewZone {
  const result = newZone.safeParse({ name, kind: 'area', outlines, organizationId });
  if (result.success) return result.data;
  throw invalid(
    `The area "${name}" cannot be taken.`,
    result.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}
