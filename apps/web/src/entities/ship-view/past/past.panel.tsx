import type { PastSession } from '@fms/contract/ship-view';
import { formatAge, formatBytes, NO_VALUE } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Translate, useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { FilterField } from '../../../ui/filter-field.tsx';
import { DayField } from '../../../ui/form/index.ts';
import { ListPanel } from '../../../ui/list-panel.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { useVessels } from '../../vessel/index.ts';
import { ALL_PAST, PAST_PAGE, type PastFilter, shipViewQueries } from '../query/ship-view.queries.ts';
import { RecordingButton } from '../recording/recording-button.tsx';
import { LEVEL_TEXT } from '../words/level-text.ts';
import { formatEnd } from '../words/session-text.ts';

const TYPING_MS = 250;

/** Sessions that ended, newest first, with their recordings; of one vessel, or of all with their names. */
export function PastPanel({ vesselId }: { vesselId?: VesselId }) {
  const t = useText();
  const vessels = useVessels();
  const [offset, setOffset] = useState(0);
  const [filter, setFilter] = useState(ALL_PAST);
  const [asked] = useDebouncedValue(filter, TYPING_MS);
  const query = useQuery(shipViewQueries.past(vesselId, offset, asked));
  const isFiltered = asked !== ALL_PAST;
  const change = (part: Partial<PastFilter>) => {
    const { search, from, to } = { ...filter, ...part };
    setOffset(0);
    setFilter(search === '' && from === '' && to === '' ? ALL_PAST : { search, from, to });
  };
  const hasAny = (query.data?.total ?? 0) > 0;
  const tools = (
    <>
      <FilterField label={t('FIND_SESSIONS')} value={filter.search} onChange={(search) => change({ search })} />
      <DayField label={t('SESSIONS_FROM')} value={filter.from} onChange={(from) => change({ from })} />
      <DayField label={t('SESSIONS_TO')} value={filter.to} onChange={(to) => change({ to })} />
    </>
  );
  const nameOf = (id: VesselId) => vessels.find((vessel) => vessel.id === id)?.name ?? '';
  const columns = listColumns(t, nameOf).filter(({ name }) => vesselId === undefined || name !== t('VESSEL'));
  return (
    <ListPanel
      title={t('LAST_SESSIONS')}
      query={{ ...query, data: query.data?.rows }}
      tools={isFiltered || filter !== ALL_PAST || hasAny ? tools : undefined}
      empty={
        isFiltered
          ? { title: t('NO_SESSION_MATCHES'), detail: t('NO_SESSION_MATCHES_DETAIL') }
          : { title: t('NO_SHIP_VIEW_SESSIONS'), detail: t('NO_SHIP_VIEW_SESSIONS_DETAIL') }
      }
      foot={<Pager page={PAST_PAGE} offset={offset} total={query.data?.total ?? 0} onChange={setOffset} />}
    >
      <ColumnTable
        label={t('LAST_SESSIONS')}
        columns={columns}
        rows={query.data?.rows ?? []}
        keyOf={({ sessionId }) => sessionId}
      />
    </ListPanel>
  );
}

function listColumns(t: Translate, nameOf: (id: VesselId) => string): readonly Column<PastSession>[] {
  return [
    { name: t('VESSEL'), look: 'identity', cell: ({ vesselId }) => nameOf(vesselId) },
    { name: t('SESSION_WHO'), cell: ({ by }) => by },
    { name: t('SESSION_REASON'), look: 'long', cell: ({ reason, ticket }) => `${reason}, ${ticket}` },
    { name: t('HIGHEST_LEVEL'), cell: ({ level }) => t(LEVEL_TEXT[level]) },
    { name: t('SESSION_BEGAN'), look: 'quiet', cell: ({ from }) => <Moment at={from} /> },
    { name: t('SESSION_LENGTH'), look: 'number', cell: ({ from, to }) => formatAge(Date.parse(to) - Date.parse(from)) },
    {
      name: t('SESSION_SIZE'),
      look: 'number',
      cell: ({ recordingBytes }) => (recordingBytes === null ? NO_VALUE : formatBytes(recordingBytes)),
    },
    { name: t('SESSION_ENDED_BY'), look: 'long', cell: ({ endedBy }) => formatEnd(endedBy, t) },
    {
      name: '',
      look: 'actions',
      cell: (session) => <RecordingButton session={session} vesselName={nameOf(session.vesselId)} />,
    },
  ];
}
