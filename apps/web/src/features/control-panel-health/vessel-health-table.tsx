import type { VesselHealth } from '@fms/contract/health';
import { formatBytes, formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatVesselPath } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { Moment } from '../../ui/moment.tsx';
import { type TableOrder, type VirtualColumn, VirtualTable } from '../../ui/table/virtual-table.tsx';

/** What a column sorts by. */
const KEYS: Readonly<Record<string, (one: VesselHealth) => string | number>> = {
  vessel: ({ name }) => name.toLowerCase(),
  link: ({ isConnected }) => Number(isConnected),
  contact: ({ lastContact }) => lastContact ?? '',
  backlog: ({ backlogBytes }) => backlogBytes,
  samples: ({ samplesStored }) => samplesStored,
  contract: ({ expiredDate }) => expiredDate ?? '9999',
};

/** Each vessel with its link, what waits on board, and the end of its contract. */
export function VesselHealthTable({ vessels }: { vessels: readonly VesselHealth[] }) {
  const t = useText();
  const [order, setOrder] = useState<TableOrder>({ sort: 'backlog', descending: true });
  const columns: readonly VirtualColumn<VesselHealth>[] = [
    {
      id: 'vessel',
      name: t('VESSEL'),
      width: 'minmax(140px, 2fr)',
      look: 'identity',
      isSortable: true,
      cell: ({ vesselId, name }) => (
        <Anchor component={Link} to={formatVesselPath(vesselId)} inherit>
          {name}
        </Anchor>
      ),
    },
    {
      id: 'link',
      name: t('HEALTH_LINK'),
      width: '120px',
      isSortable: true,
      cell: ({ isConnected }) => t(isConnected ? 'HEALTH_CONNECTED' : 'HEALTH_NOT_CONNECTED'),
    },
    {
      id: 'contact',
      name: t('HEALTH_LAST_CONTACT'),
      width: '140px',
      look: 'quiet',
      isSortable: true,
      cell: ({ lastContact }) => (lastContact === null ? NO_VALUE : <Moment at={lastContact} />),
    },
    {
      id: 'backlog',
      name: t('HEALTH_BACKLOG'),
      width: '120px',
      look: 'number',
      isSortable: true,
      cell: ({ backlogBytes }) => formatBytes(backlogBytes),
    },
    {
      id: 'samples',
      name: t('HEALTH_SAMPLES'),
      width: '140px',
      look: 'number',
      isSortable: true,
      cell: ({ samplesStored }) => formatNumber(samplesStored),
    },
    {
      id: 'contract',
      name: t('HEALTH_CONTRACT'),
      width: '140px',
      look: 'quiet',
      isSortable: true,
      cell: ({ expiredDate }) => (expiredDate === null ? NOT_APPLICABLE : <Moment at={expiredDate} />),
    },
  ];
  return (
    <Panel title={t('HEALTH_VESSELS')} flush>
      <VirtualTable
        label={t('HEALTH_VESSELS')}
        columns={columns}
        rows={sortVessels(vessels, order)}
        keyOf={({ vesselId }) => vesselId}
        order={order}
        onOrder={setOrder}
        minWidth={820}
      />
    </Panel>
  );
}

function sortVessels(vessels: readonly VesselHealth[], { sort, descending }: TableOrder): VesselHealth[] {
  const keyOf = KEYS[sort] ?? (() => 0);
  const sign = descending ? -1 : 1;
  return vessels.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return one === other ? 0 : one < other ? -sign : sign;
  });
}
