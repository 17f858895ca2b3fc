/**
 * Layouts of a vessel's overview (§9.9): the nearest of one's own, the vessel's and the organisation's applies.
 * Every save and deletion names the version it was made from and stands in the audit.
 */
import {
  type Dashboard,
  type DashboardScope,
  dashboardScopes,
  type PlacedWidget,
  placedWidget,
  type saveDashboard,
} from '@fms/contract/dashboard';
import type { BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { createChangedFailure } from '../../platform/audit/undo-rule.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { DashboardRow } from '../../platform/database/tables/dashboard.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import { createDashboardPolicy } from './dashboard.policy.ts';
import {
  type DashboardPlace,
  findDashboard,
  findDashboards,
  findPlace,
  insertDashboard,
  updateDashboard,
} from './dashboard.repository.ts';

export interface DashboardParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
}

/** Who asks for a change, and from where: both stand in the audit. */
export interface DashboardEditor {
  readonly caller: Caller;
  readonly from: string;
}

interface Change {
  readonly scope: DashboardScope;
  /** The version the change was made from; 0 when there was none. */
  readonly version: number;
  /** Null deletes. */
  readonly widgets: readonly PlacedWidget[] | null;
}

export function createDashboardService({ db, clock, rights }: DashboardParts) {
  const policy = createDashboardPolicy(rights);

  async function placeOf(caller: Caller, vesselId: VesselId): Promise<DashboardPlace> {
    const place = await findPlace(db, vesselId, caller.userId);
    if (place === undefined) throw notFound('The vessel');
    return place;
  }

  async function read(caller: Caller, vesselId: VesselId): Promise<Dashboard> {
    const rows = await findDashboards(db, await placeOf(caller, vesselId));
    return toDashboard(vesselId, rows, await policy.scopes(caller, vesselId));
  }

  return {
    async get(caller: Caller, vesselId: VesselId): Promise<Dashboard> {
      await policy.requireView(caller, vesselId);
      return read(caller, vesselId);
    },

    /** What is saved for others replaces one's own, so that one sees what they see. */
    async save(editor: DashboardEditor, { vesselId, ...change }: BodyOf<typeof saveDashboard>): Promise<Dashboard> {
      await policy.requireSave(editor.caller, vesselId, change.scope);
      const place = await placeOf(editor.caller, vesselId);
      await db.transaction().execute(async (tx) => {
        await write(tx, clock.now(), editor, place, change);
        if (change.scope === 'user') return;
        const own = (await findDashboards(tx, place)).find(
          ({ scope, widgets }) => scope === 'user' && widgets !== null,
        );
        if (own) await write(tx, clock.now(), editor, place, { scope: 'user', version: own.version, widgets: null });
      });
      return read(editor.caller, vesselId);
    },

    /** Makes earlier widgets the newest version of a saved row of any scope; `null` deletes. For an undo by an admin. */
    async bringBack(editor: DashboardEditor, id: number, { version, widgets }: Omit<Change, 'scope'>): Promise<void> {
      const row = await findDashboard(db, id);
      if (!row) throw notFound('The layout');
      if (row.version !== version) throw createChangedFailure();
      const place = placeOfRow(row);
      await db
        .transaction()
        .execute((tx) => write(tx, clock.now(), editor, place, { scope: row.scope, version, widgets }));
    },

    async delete(
      editor: DashboardEditor,
      { vesselId, scope, version }: { vesselId: VesselId; scope: DashboardScope; version: number },
    ): Promise<Dashboard> {
      await policy.requireSave(editor.caller, vesselId, scope);
      const place = await placeOf(editor.caller, vesselId);
      await db.transaction().execute((tx) => write(tx, clock.now(), editor, place, { scope, version, widgets: null }));
      return read(editor.caller, vesselId);
    },
  };
}
export type DashboardService = ReturnType<typeof createDashboardService>;

/** Writes one scope and its audit; a version that is no longer the stored one is a conflict. */
async function write(
  tx: Db,
  at: Instant,
  { caller, from }: DashboardEditor,
  place: DashboardPlace,
  { scope, version, widgets }: Change,
): Promise<void> {
  const old = (await findDashboards(tx, place)).find((row) => row.scope === scope);
  if ((old?.version ?? 0) !== version) throw outdated(old);
  const text = widgets === null ? null : JSON.stringify(widgets);
  const content = { widgets: text, userName: caller.userName, savedMs: at };
  const row = old ? await updateDashboard(tx, old, content) : await insertDashboard(tx, scope, place, content);
  if (row === undefined) throw outdated(undefined);
  const what = widgets === null ? 'dashboard.deleted' : 'dashboard.saved';
  const told = { old: old && tellRow(old), new: tellRow(row) };
  await recordAudit(tx, { at, ...toActor(caller), from, what, subject: `dashboard:${row.id}`, ...told });
}

/** Where a row lies; what its scope does not name matches no other row. */
function placeOfRow({ vesselId, accountId, organizationId, shipType }: DashboardRow): DashboardPlace {
  return {
    vesselId: vesselId ?? toId<VesselId>(0),
    accountId: accountId ?? toId<UserId>(0),
    organizationId: organizationId ?? toId<OrganizationId>(0),
    shipType: shipType ?? 'other',
  };
}

function outdated(row: DashboardRow | undefined) {
  const by = row === undefined ? 'Another user' : row.userName;
  const did = row?.widgets === null ? 'took this layout away' : 'saved this layout';
  const at = row === undefined ? '' : ` at ${toWireTime(row.savedMs)}`;
  return conflict(`${by} ${did}${at}, after you opened it. Nothing of yours was saved.`);
}

/** As the record of changes names it. */
const tellRow = ({ scope, vesselId, organizationId, shipType, version, widgets }: DashboardRow) => ({
  scope,
  vesselId,
  organizationId,
  shipType,
  version,
  widgets: widgets === null ? null : (JSON.parse(widgets) as unknown),
});

function toDashboard(vesselId: VesselId, rows: readonly DashboardRow[], maySave: DashboardScope[]): Dashboard {
  const ordered = dashboardScopes.flatMap((scope) => rows.find((row) => row.scope === scope) ?? []);
  const applying = ordered.find(({ widgets }) => widgets !== null);
  return {
    vesselId,
    origin: applying?.scope ?? 'product',
    widgets: applying?.widgets ? widgetsOf(applying.widgets) : null,
    saved: ordered.map(({ scope, version, widgets, userName, savedMs }) => ({
      scope,
      version,
      exists: widgets !== null,
      by: userName,
      at: toWireTime(savedMs),
    })),
    maySave,
  };
}

/** What a later version of the product took out of its library is left out; the rest of the layout stands. */
function widgetsOf(text: string): PlacedWidget[] {
  return (JSON.parse(text) as unknown[]).flatMap((one) => {
    const parsed = placedWidget.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
