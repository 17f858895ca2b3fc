/**
 * What lists show of vessels, kept in memory: reading ten thousand rows takes the store longer than all the rest of the
 * answer. Each question first asks the store for a sum over the versions of all rows, so that nothing is ever out of
 * date, and reads again the rows that changed.
 */
import { type Vessel, vesselOptions, vesselSize } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import type { Db } from '../../platform/database/database.ts';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';
import { toAdminSetting } from './admin-setting.service.ts';
import { findRowVersions, findVersionedVessels, findVessels, readVersionSum } from './vessel.repository.ts';

/** Vessels that are read at once: a few milliseconds of work. */
const ROWS_AT_ONCE = 200;
/** A list of so many vessels is read from the store: fewer cost less than the sum over all. */
const MOST_READ = 1_000;

export class ListedVessel {
  readonly row: Omit<VesselRow, 'detail'>;
  readonly size: Pick<Vessel['standardData'], 'lengthMeters' | 'grossTonnage'>;
  #options: string | undefined;
  #adminSetting: Vessel['adminSetting'] | undefined;

  constructor({ detail, ...row }: VesselRow) {
    this.row = row;
    const { lengthMeters, grossTonnage } = vesselSize.parse(detail);
    // What is not known is not sent.
    this.size = { lengthMeters: lengthMeters ?? undefined, grossTonnage: grossTonnage ?? undefined };
  }

  /** Identity fields of §9.7 come from columns of their own, settings of §9.6 from the stored JSON. */
  get options(): string {
    const { name, imo, mmsi, projectNumber, customerRef, serialNumber, options } = this.row;
    const info = { name, IMO: imo, MMSI: mmsi, projectNumber, customerRef, serialNumber };
    this.#options ??= JSON.stringify(vesselOptions.parse({ ...options, info }));
    return this.#options;
  }

  /** Its secrets left blank: they never leave the server. */
  get adminSetting(): Vessel['adminSetting'] {
    this.#adminSetting ??= toAdminSetting(this.row.adminSetting);
    return this.#adminSetting;
  }
}

interface Kept {
  readonly vessel: ListedVessel;
  readonly version: string;
}

export interface VesselList {
  /** Those in service, by id. */
  of(ids: ReadonlySet<VesselId>): Promise<ReadonlyMap<VesselId, ListedVessel>>;
}

export function createVesselList(db: Db): VesselList {
  const kept = new Map<VesselId, Kept>();
  const queue = new SerialQueue();
  let sum = '';

  async function read(ids: readonly VesselId[]): Promise<void> {
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const rows = await findVersionedVessels(db, ids.slice(from, from + ROWS_AT_ONCE));
      for (const { version, ...row } of rows) kept.set(row.id, { vessel: new ListedVessel(row), version });
    }
  }

  async function refresh(): Promise<void> {
    const present = await readVersionSum(db);
    if (present === sum) return;
    const versions = await findRowVersions(db);
    for (const id of kept.keys()) if (!versions.has(id)) kept.delete(id);
    await read([...versions].flatMap(([id, version]) => (kept.get(id)?.version === version ? [] : [id])));
    sum = present;
  }

  return {
    async of(ids) {
      if (ids.size < MOST_READ) {
        return new Map((await findVessels(db, ids)).map((row) => [row.id, new ListedVessel(row)]));
      }
      // One after the other: a question sees all that was written before it was asked.
      await queue.run(refresh);
      return new Map(
        [...ids].flatMap((id) => {
          const found = kept.get(id);
          return found ? [[id, found.vessel] as const] : [];
        }),
      );
    },
  };
}
