/** Vessels as lines of the list, and which of them a filter leaves in which order. */
import type { LinkState } from '@fms/contract/link-state';
import type { OrganizationEntry } from '@fms/contract/organization';
import type { Vessel } from '@fms/contract/vessel';
import type { Instant } from '@fms/domain/time';
import type { ListedFolder } from '../../../entities/organization/index.ts';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import { createWordFilter } from '../../../ui/word-filter.ts';
import type { ContractEnd, LinkWord, ListState, SortColumn } from './list-address.ts';

/** A contract that ends within so many days ends soon. */
const SOON_DAYS = 60;
const SOON_MS = SOON_DAYS * 86_400_000;

export interface VesselRow {
  readonly vessel: Vessel;
  readonly imo: string;
  readonly organization: string;
  /** Names from the outside in; empty in no folder. */
  readonly folder: string;
  readonly end: ContractEnd;
  readonly link: LinkWord;
  readonly heardAt: Instant | null;
  /** What a filter looks at. */
  readonly words: string;
  /** Places among all rows: texts are compared once, not with every change of the order. */
  readonly rank: { readonly name: number; readonly organization: number; readonly folder: number };
}

interface FleetKnowledge {
  readonly vessels: readonly Vessel[];
  readonly organizations: readonly OrganizationEntry[];
  readonly folders: readonly ListedFolder[];
  readonly links: readonly LinkState[];
  /** When the states of the links were told. */
  readonly nowMs: Instant;
}

const byText = new Intl.Collator().compare;

function rankTexts(texts: Iterable<string>): ReadonlyMap<string, number> {
  return new Map([...new Set(texts)].sort(byText).map((text, rank) => [text, rank]));
}

export function buildVesselRows({ vessels, organizations, folders, links, nowMs }: FleetKnowledge): VesselRow[] {
  const organizationOf = new Map(organizations.map(({ organization: { id, name } }) => [id, name]));
  const folderOf = new Map(folders.map(({ id, path }) => [id, path]));
  const linkOf = new Map(links.map((link) => [link.vesselId, link]));
  const [names, owners, places] = [
    rankTexts(vessels.map(({ name }) => name)),
    rankTexts(organizationOf.values()),
    rankTexts(folderOf.values()),
  ];
  return vessels.map((vessel) => {
    const { IMO: imo = '', MMSI: mmsi = '' } = getVesselOptions(vessel).info;
    const organization = organizationOf.get(vessel.organizationId) ?? '';
    const folder = vessel.folder === null ? '' : (folderOf.get(vessel.folder) ?? '');
    const link = linkOf.get(vessel.id);
    const ping = link?.lastPing ?? vessel.lastPing;
    return {
      vessel,
      ...{ imo, organization, folder },
      end: endOf(vessel.expiredDate, nowMs),
      link: link?.connected === true ? 'connected' : ping === null ? 'never' : 'silent',
      heardAt: ping === null ? null : Date.parse(ping),
      words: [vessel.name, imo, mmsi, vessel.projectNumber].join('\n').toLowerCase(),
      rank: {
        name: names.get(vessel.name) ?? 0,
        organization: owners.get(organization) ?? -1,
        folder: places.get(folder) ?? -1,
      },
    };
  });
}

function endOf(expiredDate: string | null, nowMs: Instant): ContractEnd {
  if (expiredDate === null) return 'none';
  const left = Date.parse(expiredDate) - nowMs;
  if (left <= 0) return 'ended';
  return left <= SOON_MS ? 'soon' : 'later';
}

/** Null is unknown, and stands last whichever way the column is sorted. */
const SORT_VALUE: Readonly<Record<SortColumn, (row: VesselRow) => number | null>> = {
  name: ({ rank }) => rank.name,
  imo: ({ imo }) => (/^\d+$/.test(imo) ? Number(imo) : null),
  organization: ({ rank }) => (rank.organization < 0 ? null : rank.organization),
  folder: ({ rank }) => (rank.folder < 0 ? null : rank.folder),
  ends: ({ vessel }) => (vessel.expiredDate === null ? null : Date.parse(vessel.expiredDate)),
  // The one heard last first: the age grows as the time falls.
  link: ({ heardAt }) => (heardAt === null ? null : -heardAt),
};

type Choice = Pick<ListState, 'words' | 'organization' | 'folder' | 'end' | 'link' | 'order'>;

/** The rows that match each choice, in the chosen order; rows of the same value by name. */
export function arrangeVesselRows(rows: readonly VesselRow[], choice: Choice): readonly VesselRow[] {
  const { words, organization, folder, end, link, order } = choice;
  const matches = createWordFilter(words);
  const value = SORT_VALUE[order.sort];
  const sign = order.descending ? -1 : 1;
  return rows
    .filter(
      (row) =>
        (organization === undefined || row.vessel.organizationId === organization) &&
        (folder === undefined || row.vessel.folder === folder) &&
        (end === undefined || row.end === end) &&
        (link === undefined || row.link === link) &&
        matches(row.words),
    )
    .map((row) => ({ row, at: value(row) }))
    .sort((a, b) => compareValues(a.at, b.at, sign) || a.row.rank.name - b.row.rank.name)
    .map(({ row }) => row);
}

function compareValues(a: number | null, b: number | null, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return sign * (a - b);
}
