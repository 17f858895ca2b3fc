/** Vessels, folders and organisations the user may see: the fleet as every screen knows it. */
import { getAllOrganizations, getAvailableFolders } from '@fms/contract/organization';
import { getAllVessels, type Vessel, type VesselOptions, vesselOptions } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { createRefetchPace } from '../../api/refetch-pace.ts';

/** To compare more entries than these with what was known takes longer than drawing them anew. */
const MOST_COMPARED = 2000;

/** What did not change stays the same object. */
function keepEqual(known: unknown, answer: unknown): unknown {
  return Array.isArray(answer) && answer.length > MOST_COMPARED ? answer : replaceEqualDeep(known, answer);
}

/** The hub tells of changes; this catches what it could not tell while it was away. */
const pace = createRefetchPace(60_000);

export const vesselQueries = {
  all: () =>
    queryOptions({
      queryKey: ['vessel'],
      queryFn: ({ signal }) => pace.ask(() => call(getAllVessels, { query: { isGetDetail: 'true' }, signal })),
      refetchInterval: pace.interval,
      structuralSharing: keepEqual,
      meta: { keep: true },
    }),
  folders: () =>
    queryOptions({
      queryKey: ['folder'],
      queryFn: ({ signal }) => call(getAvailableFolders, { signal }),
      meta: { keep: true },
    }),
  organizations: () =>
    queryOptions({
      queryKey: ['organization'],
      queryFn: ({ signal }) => call(getAllOrganizations, { signal }),
      meta: { keep: true },
    }),
};

const NO_VESSELS: readonly Vessel[] = [];

/** All vessels, by the cache when the network is slow; empty until the first answer. */
export function useVessels(): readonly Vessel[] {
  return useQuery(vesselQueries.all()).data ?? NO_VESSELS;
}

export function useVessel(vesselId: VesselId): Vessel | undefined {
  const select = (vessels: readonly Vessel[]) => vessels.find(({ id }) => id === vesselId);
  return useQuery({ ...vesselQueries.all(), select }).data;
}

const optionsByText = new Map<string, VesselOptions>();

/** The vessel's `options`, which travel as JSON text; defaults where the text is damaged. */
export function getVesselOptions({ options }: Vessel): VesselOptions {
  const known = optionsByText.get(options);
  if (known !== undefined) return known;
  const parsed = parseOptions(options);
  optionsByText.set(options, parsed);
  return parsed;
}

function parseOptions(text: string): VesselOptions {
  try {
    return vesselOptions.parse(JSON.parse(text || '{}'));
  } catch {
    return vesselOptions.parse({});
  }
}
