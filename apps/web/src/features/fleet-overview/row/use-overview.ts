import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { NO_ALARMS, tallyAlarms } from '../../../entities/alarm/index.ts';
import { useFleetStates } from '../../../entities/fleet/index.ts';
import { linkQueries } from '../../../entities/link/index.ts';
import { useVessels, vesselQueries } from '../../../entities/vessel/index.ts';
import { useAlarms } from '../../../live/index.ts';
import { NameRanks } from './name-rank.ts';
import { collectVesselFacts, type OverviewRow, type VesselFacts } from './overview-row.ts';

const NO_FACTS: VesselFacts = { imo: '', mmsi: '', folder: '', organization: '', customer: '', words: '', nameRank: 0 };
const NONE: readonly never[] = [];

/** Every vessel as a line of the overview, made again every two seconds. */
export function useOverviewRows(): readonly OverviewRow[] {
  const vessels = useVessels();
  const states = useFleetStates();
  const { active } = useAlarms();
  const { data: folders = NONE } = useQuery(vesselQueries.folders());
  const { data: organizations = NONE } = useQuery(vesselQueries.organizations());
  const { data: links = NONE } = useQuery(linkQueries.all());
  const [names] = useState(() => new NameRanks());
  const facts = useMemo(
    () => collectVesselFacts(vessels, folders, organizations, names.of(vessels)),
    [vessels, folders, organizations, names],
  );
  const tallies = useMemo(() => tallyAlarms(active), [active]);
  const linkOf = useMemo(() => new Map(links.map((link) => [link.vesselId, link])), [links]);
  return useMemo(
    () =>
      states.map((state) => {
        const { id } = state.vessel;
        const alarms = tallies.get(id) ?? NO_ALARMS;
        return { ...state, ...(facts.get(id) ?? NO_FACTS), alarms, link: linkOf.get(id) };
      }),
    [states, facts, tallies, linkOf],
  );
}
