/** What the rows of a table would make of the vessels that are there; nothing is written here. */
import { toWireTime } from '@fms/contract/scalar';
import type { FieldChange, ImportResult, ImportRow } from '@fms/contract/vessel';
import { shipTypes } from '@fms/contract/vessel';
import type { FolderId, OrganizationId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { formatImo, type IdentityProblem, listIdentityProblems, NO_IMO } from '@fms/domain/vessel';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';

/** Columns that an import writes. */
export const IMPORTED = [
  'imo',
  'mmsi',
  'projectNumber',
  'customerRef',
  'serialNumber',
  'callSign',
  'shipType',
  'organizationId',
  'folderId',
  'expiredMs',
] as const satisfies readonly (keyof VesselRow)[];
export type ImportedColumns = Pick<VesselRow, (typeof IMPORTED)[number]>;

export type KnownVessel = Pick<VesselRow, 'id' | 'name' | 'revision' | 'removedMs'> & ImportedColumns;

/** Everything a row is evaluated by. */
export interface ImportFacts {
  vessels: readonly KnownVessel[];
  /** What the caller may change. */
  editable: ReadonlySet<VesselId>;
  isAdmin: boolean;
  /** Where new vessels go that name no organisation. */
  organizationId: OrganizationId;
  /** Those the caller manages, by name in lower case. */
  organizations: ReadonlyMap<string, OrganizationId>;
  /** By organisation and path in lower case, as `7 offshore / north`. */
  folders: ReadonlyMap<string, FolderId>;
  /** For what is told of a change. */
  nameOfOrganization(id: OrganizationId): string;
  nameOfFolder(id: FolderId): string;
}

/** `wanted` is what is to be written; absent where nothing is. */
export interface PlannedRow {
  result: ImportResult;
  before?: KnownVessel | undefined;
  wanted?: ImportedColumns & { name: string };
}

const PATH = /\s*\/\s*/;

/** What `ImportFacts.folders` knows a folder by. */
export function buildFolderKey(organizationId: OrganizationId, path: string): string {
  return `${organizationId} ${path.trim().split(PATH).join(' / ').toLowerCase()}`;
}

/** Finds the vessels of rows, and remembers which row named which. */
export class ImportPlan {
  readonly #facts: ImportFacts;
  readonly #byImo = new Map<string, KnownVessel>();
  readonly #byMmsi = new Map<string, KnownVessel>();
  readonly #byName = new Map<string, KnownVessel[]>();
  readonly #named = new Map<string, number>();

  constructor(facts: ImportFacts) {
    this.#facts = facts;
    for (const vessel of facts.vessels) {
      if (vessel.imo !== '' && vessel.imo !== NO_IMO) this.#byImo.set(vessel.imo, vessel);
      if (vessel.mmsi !== '') this.#byMmsi.set(vessel.mmsi, vessel);
      const name = this.#nameKey(vessel.organizationId, vessel.name);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), vessel]);
    }
  }

  plan(row: ImportRow, index: number): PlannedRow {
    const problems: string[] = [];
    const organizationId = this.#organizationOf(row, problems);
    const imo = row.IMO === '' ? '' : formatImo(row.IMO);
    const found = this.#find(row, imo, organizationId, problems);
    this.#requireOnce(row, imo, organizationId, row.line ?? index + 1, problems);
    if (found && found.name.toLowerCase() !== row.name.toLowerCase() && this.#isOpen(found)) {
      problems.push(`name: the vessel is called ${found.name}`);
    }
    const wanted = this.#wantedOf(row, imo, found, organizationId, problems);
    const base = { row: index, vesselId: null, name: row.name, changes: [] as FieldChange[], problems };
    if (problems.length > 0) return { result: { ...base, result: 'error' } };
    const changes = found ? changesOf(found, wanted, this.#facts) : [];
    if (found && changes.length === 0) return { result: { ...base, result: 'same', vesselId: found.id } };
    const result = { ...base, result: found ? 'changed' : 'new', vesselId: found?.id ?? null, changes } as const;
    return { result, before: found, wanted: { ...wanted, name: row.name } };
  }

  #nameKey(organizationId: OrganizationId, name: string): string {
    return `${organizationId} ${name.toLowerCase()}`;
  }

  #isOpen(vessel: KnownVessel): boolean {
    return vessel.removedMs === null && this.#facts.editable.has(vessel.id);
  }

  #organizationOf({ organization }: ImportRow, problems: string[]): OrganizationId {
    if (!organization) return this.#facts.organizationId;
    const named = this.#facts.organizations.get(organization.toLowerCase());
    if (named === undefined) problems.push(`organization: there is no ${organization}`);
    return named ?? this.#facts.organizationId;
  }

  /** By IMO number, MMSI, then name within the organisation; a vessel the caller may not change is not named. */
  #find(row: ImportRow, imo: string, organizationId: OrganizationId, problems: string[]): KnownVessel | undefined {
    const byImo = imo === '' ? undefined : this.#byImo.get(imo);
    const byMmsi = row.MMSI === '' ? undefined : this.#byMmsi.get(row.MMSI);
    if (byImo && byMmsi && byImo !== byMmsi) problems.push('IMO and MMSI belong to different vessels');
    const found = byImo ?? byMmsi ?? this.#findByName(row, imo, organizationId, problems);
    if (!found || this.#isOpen(found)) return found;
    const isDeleted = found.removedMs !== null && this.#facts.isAdmin;
    problems.push(isDeleted ? `${found.name} was deleted and can be brought back` : 'it belongs to another vessel');
    return found;
  }

  /** One with another number of its own is another ship. */
  #findByName(row: ImportRow, imo: string, organizationId: OrganizationId, problems: string[]) {
    const called = (this.#byName.get(this.#nameKey(organizationId, row.name)) ?? []).filter(
      (vessel) =>
        vessel.removedMs === null &&
        (imo === '' || vessel.imo === '' || vessel.imo === imo) &&
        (row.MMSI === '' || vessel.mmsi === '' || vessel.mmsi === row.MMSI),
    );
    if (called.length > 1) problems.push('name: several vessels are called so');
    return called[0];
  }

  #requireOnce(row: ImportRow, imo: string, organizationId: OrganizationId, line: number, problems: string[]): void {
    const names = imo === '' && row.MMSI === '' ? [`name ${this.#nameKey(organizationId, row.name)}`] : [];
    const keys = [
      ...(imo === '' || imo === NO_IMO ? [] : [`IMO ${imo}`]),
      ...(row.MMSI ? [`MMSI ${row.MMSI}`] : []),
      ...names,
    ];
    const earlier = keys.map((key) => this.#named.get(key)).find((other) => other !== undefined);
    if (earlier !== undefined) problems.push(`row ${earlier} names the same vessel`);
    for (const key of keys) if (!this.#named.has(key)) this.#named.set(key, line);
  }

  /** A blank cell keeps what is there. */
  #wantedOf(
    row: ImportRow,
    imo: string,
    found: KnownVessel | undefined,
    named: OrganizationId,
    problems: string[],
  ): ImportedColumns {
    const kept = (cell: string | undefined, present: string | undefined) => cell || present || '';
    const organizationId = found && !row.organization ? found.organizationId : named;
    if (found && organizationId !== found.organizationId && !this.#facts.isAdmin) {
      problems.push('organization: only administrators move vessels');
    }
    const wanted = {
      imo: kept(imo, found?.imo),
      mmsi: kept(row.MMSI, found?.mmsi),
      projectNumber: kept(row.projectNumber, found?.projectNumber),
      customerRef: kept(row.customerRef, found?.customerRef),
      serialNumber: kept(row.serialNumber, found?.serialNumber),
      callSign: kept(row.callSign, found?.callSign),
      shipType: this.#shipTypeOf(row, found, problems),
      organizationId,
      folderId: this.#folderOf(row, found, organizationId, problems),
      expiredMs: this.#expiryOf(row, found, problems),
    };
    problems.push(...identityProblems(row, wanted, found === undefined));
    return wanted;
  }

  #shipTypeOf({ shipType }: ImportRow, found: KnownVessel | undefined, problems: string[]): KnownVessel['shipType'] {
    const known = shipTypes.find((type) => type === shipType?.toLowerCase());
    if (shipType && !known) problems.push(`shipType: one of ${shipTypes.join(', ')}`);
    return known ?? found?.shipType ?? 'other';
  }

  #folderOf({ folder }: ImportRow, found: KnownVessel | undefined, of: OrganizationId, problems: string[]) {
    if (!folder) return found?.organizationId === of ? found.folderId : null;
    const id = this.#facts.folders.get(buildFolderKey(of, folder));
    if (id === undefined) problems.push(`folder: there is no ${folder}`);
    return id ?? null;
  }

  #expiryOf({ expiredDate }: ImportRow, found: KnownVessel | undefined, problems: string[]): Instant | null {
    const present = found?.expiredMs ?? null;
    if (!expiredDate) return present;
    const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(expiredDate) ? Date.parse(expiredDate) : Number.NaN;
    if (Number.isNaN(time)) problems.push('expiredDate: a day such as 2027-04-30 is wanted');
    else if (time !== present && !this.#facts.isAdmin) problems.push('expiredDate: only administrators set it');
    return Number.isNaN(time) ? present : time;
  }
}

/** A new vessel needs what §9.7 requires; of a known one only what the row gives is evaluated. */
/** As a person reads it beside the row. */
const PROBLEM_WORDS: Readonly<Record<IdentityProblem, string>> = {
  required: 'it is required',
  'wrong-imo': 'check digit wrong',
  'wrong-mmsi': 'nine digits of a ship are wanted',
};

function identityProblems(row: ImportRow, wanted: ImportedColumns, isNew: boolean): string[] {
  const { imo: IMO, mmsi: MMSI, ...names } = wanted;
  const given: Record<string, string | undefined> = { IMO: row.IMO, MMSI: row.MMSI, serialNumber: row.serialNumber };
  const problems = Object.entries(listIdentityProblems({ IMO, MMSI, ...names }))
    .filter(([field]) => isNew || given[field])
    .map(([field, problem]) => `${field}: ${PROBLEM_WORDS[problem]}`);
  return row.name === '' ? [`name: ${PROBLEM_WORDS.required}`, ...problems] : problems;
}

/** Columns that people know by another name. */
const FIELDS: Partial<Record<keyof ImportedColumns, string>> = {
  imo: 'IMO',
  mmsi: 'MMSI',
  organizationId: 'organization',
  folderId: 'folder',
  expiredMs: 'expiredDate',
};

function changesOf(before: KnownVessel, wanted: ImportedColumns, facts: ImportFacts): FieldChange[] {
  const [old, now] = [told(before, facts), told(wanted, facts)];
  return IMPORTED.filter((column) => before[column] !== wanted[column]).map((column) => ({
    field: FIELDS[column] ?? column,
    old: String(old[column] ?? ''),
    new: String(now[column] ?? ''),
  }));
}

function told(columns: ImportedColumns, facts: ImportFacts): Record<keyof ImportedColumns, string | null> {
  const { organizationId, folderId, expiredMs, ...texts } = columns;
  return {
    ...texts,
    organizationId: facts.nameOfOrganization(organizationId),
    folderId: folderId === null ? null : facts.nameOfFolder(folderId),
    expiredMs: expiredMs === null ? null : toWireTime(expiredMs),
  };
}
