/** Releases: listed, added, edited and deleted (§7.7); each change stays on record. */
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { addVersion, editVersion, Version } from '@fms/contract/version';
import { formatVersionName, parseSoftwareVersion } from '@fms/domain/version';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireRevision, takeNextRevision, toLastEdit } from '../../platform/database/revision.ts';
import type { ProductVersionRow } from '../../platform/database/tables/version.ts';
import { conflict, notFound } from '../../platform/failure/failure.ts';
import type { LinkStateStore } from '../link/index.ts';
import {
  deleteVersionRow,
  findVersionPage,
  hasOtherVersion,
  insertVersion,
  lockVersion,
  updateVersion,
} from './version.repository.ts';
import { findManagedVessels, findVesselsToRun } from './vessel-version.repository.ts';

export interface VersionPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  /** As gateways named themselves last: what is stored of it is some seconds older. */
  readonly links: Pick<LinkStateStore, 'linkOf'>;
}

/** Vessels named where a release cannot be deleted. */
const MOST_NAMED = 5;

export function createVersionService({ db, clock, blobs, links }: VersionPorts) {
  const entry = (caller: Caller, from: string, what: string, id: number) => ({
    ...{ at: clock.now(), ...toActor(caller), from, what },
    subject: `version:${id}`,
  });

  return {
    async list(page: { offset: number; limit: number }): Promise<{ versions: Version[]; total: number }> {
      const { rows, total } = await findVersionPage(db, page);
      return { versions: rows.map(toVersion), total };
    },

    async add(caller: Caller, from: string, wanted: BodyOf<typeof addVersion>): Promise<Version> {
      const values = toValues(wanted);
      const row = await db.transaction().execute(async (tx) => {
        await requireNew(tx, values, null);
        const row = await insertVersion(tx, { ...values, createdMs: clock.now() });
        await recordAudit(tx, { ...entry(caller, from, 'version.added', row.id), new: toldOf(row) });
        return row;
      });
      return toVersion(row);
    },

    async edit(caller: Caller, from: string, edit: BodyOf<typeof editVersion>): Promise<Version> {
      const { id, revision, ...wanted } = edit;
      const values = toValues(wanted);
      const row = await db.transaction().execute(async (tx) => {
        const before = await lockVersion(tx, id);
        if (!before) throw notFound('The version');
        requireRevision(before, revision);
        await requireNew(tx, values, id);
        const after = await updateVersion(tx, id, { ...values, ...takeNextRevision(caller.userName, clock.now()) });
        const told = { old: toldOf(before), new: toldOf(after) };
        await recordAudit(tx, { ...entry(caller, from, 'version.edited', id), ...told });
        return after;
      });
      return toVersion(row);
    },

    /** With its file. Throws `conflict` while a gateway runs it, or is to run it. */
    async remove(caller: Caller, from: string, id: number): Promise<void> {
      const before = await db.transaction().execute(async (tx) => {
        const before = await lockVersion(tx, id);
        if (!before) throw notFound('The version');
        await requireUnused(tx, before, links);
        await deleteVersionRow(tx, id);
        await recordAudit(tx, { ...entry(caller, from, 'version.deleted', id), old: toldOf(before) });
        return before;
      });
      if (before.fileBlob !== null) await blobs.delete(before.fileBlob);
    },
  };
}
export type VersionService = ReturnType<typeof createVersionService>;

function toValues({ releasedAt, ...rest }: BodyOf<typeof addVersion>) {
  return { ...rest, releasedMs: fromWireTime(releasedAt) };
}

const toldOf = ({ product, version, build, releasedMs, notes, mandatory }: ProductVersionRow) => ({
  ...{ product, version: formatVersionName({ version, build }), released: toWireTime(releasedMs), notes, mandatory },
});

async function requireNew(
  tx: Db,
  values: Pick<ProductVersionRow, 'product' | 'version' | 'build'>,
  own: number | null,
): Promise<void> {
  if (await hasOtherVersion(tx, values, own)) throw conflict(`${formatVersionName(values)} is listed already.`);
}

async function requireUnused(tx: Db, row: ProductVersionRow, links: VersionPorts['links']): Promise<void> {
  const name = formatVersionName(row);
  const refuse = (vessels: readonly string[], verb: string) => {
    const named = vessels.slice(0, MOST_NAMED).join(', ');
    const more = vessels.length > MOST_NAMED ? ` and ${vessels.length - MOST_NAMED} more` : '';
    if (vessels.length > 0) throw conflict(`${named}${more} ${verb} ${name}.`);
  };
  refuse(await findVesselsToRun(tx, row.id), 'is to run');
  if (row.product !== 'gateway') return;
  const running = (await findManagedVessels(tx, null)).filter(({ id }) => {
    const runs = parseSoftwareVersion(links.linkOf(id)?.software ?? '');
    return runs !== null && formatVersionName(runs) === name;
  });
  refuse(
    running.map((vessel) => vessel.name),
    'runs',
  );
}

export function toVersion(row: ProductVersionRow): Version {
  const { id, product, version, build, releasedMs, notes, mandatory, fileName, fileBytes, fileSha256 } = row;
  const file =
    fileName === null || fileBytes === null || fileSha256 === null
      ? null
      : { name: fileName, size: fileBytes, sha256: fileSha256 };
  return {
    id,
    product,
    version,
    build,
    releasedAt: toWireTime(releasedMs),
    notes,
    mandatory,
    file,
    ...toLastEdit(row),
  };
}
