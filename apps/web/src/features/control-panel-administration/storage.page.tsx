import type { VesselStorage } from '@fms/contract/storage';
import { formatBytes, formatNumber, NO_VALUE } from '@fms/domain/format';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatVesselPath, getVesselOptions, useVessels } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { type Column, ColumnTable } from '../../ui/column-table.tsx';
import { ListPanel } from '../../ui/list-panel.tsx';
import { Moment } from '../../ui/moment.tsx';
import { administrationQueries } from './administration.queries.ts';

/** What each vessel's data takes of the disk, largest first, by how much it grows, and how long it is kept. */
export default function StoragePage() {
  const t = useText();
  const query = useQuery(administrationQueries.storage());
  const largestFirst = query.data?.toSorted((a, b) => b.bytes + b.derivedBytes - a.bytes - a.derivedBytes);
  return (
    <ListPanel
      title={t('STORAGE')}
      query={{ ...query, data: largestFirst }}
      empty={{ title: t('NO_STORAGE'), detail: t('NO_STORAGE_DETAIL') }}
    >
      <StorageTable rows={largestFirst ?? []} />
    </ListPanel>
  );
}

function StorageTable({ rows }: { rows: readonly VesselStorage[] }) {
  const t = useText();
  const vessels = new Map(useVessels().map((vessel) => [vessel.id, vessel]));
  const keptFor = (vesselId: VesselStorage['vesselId']) => {
    const vessel = vessels.get(vesselId);
    if (vessel === undefined) return NO_VALUE;
    const { dataMaxDays } = getVesselOptions(vessel).setting;
    return dataMaxDays === 0 ? t('KEPT_FOR_EVER') : t('DAYS', { count: dataMaxDays });
  };
  const columns: readonly Column<VesselStorage>[] = [
    {
      name: t('VESSEL'),
      look: 'identity',
      cell: ({ vesselId }) => (
        <Anchor component={Link} to={formatVesselPath(vesselId)} inherit>
          {vessels.get(vesselId)?.name ?? NO_VALUE}
        </Anchor>
      ),
    },
    { name: t('SAMPLES_KEPT'), cell: ({ samples }) => formatNumber(samples), look: 'number' },
    { name: t('RAW_DATA'), cell: ({ bytes }) => formatBytes(bytes), look: 'number' },
    { name: t('STATISTICS_KEPT'), cell: ({ derivedBytes }) => formatBytes(derivedBytes), look: 'number' },
    { name: t('GROWTH_A_DAY'), cell: ({ bytesPerDay }) => formatBytes(bytesPerDay), look: 'number' },
    { name: t('OLDEST_SAMPLE'), cell: ({ oldest }) => momentOrNone(oldest), look: 'quiet' },
    { name: t('NEWEST_SAMPLE'), cell: ({ newest }) => momentOrNone(newest), look: 'quiet' },
    { name: t('RAW_DATA_KEPT_FOR'), cell: ({ vesselId }) => keptFor(vesselId) },
  ];
  return <ColumnTable label={t('STORAGE')} columns={columns} rows={rows} keyOf={({ vesselId }) => vesselId} />;
}

const momentOrNone = (at: string | null) => (at === null ? NO_VALUE : <Moment at={at} />);
