import type { ZoneNotice } from '@fms/contract/notification';
import { type Zone, type ZoneEventKind, zoneEventKinds } from '@fms/contract/zone';
import { Panel } from '@fms/ui/panel';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationQueries, saveZoneNotices } from '../../../entities/notification/index.ts';
import { zoneQueries } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import formStyle from '../../../ui/form.module.css';
import { QueryState } from '../../../ui/query-state.tsx';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import style from './notification.module.css';

const KIND_TEXT = { entered: 'ZONE_NOTICE_ENTER', left: 'ZONE_NOTICE_LEAVE', speeding: 'ZONE_NOTICE_SPEED' } as const;
/** From so many zones on they are filtered. */
const MANY = 10;

/** Which events of which zones are told; each change is stored at once. */
export function ZonePanel() {
  const t = useText();
  const zones = useQuery(zoneQueries.all());
  const chosen = useQuery(notificationQueries.zones());
  const [words, setWords] = useState('');
  const list = zones.data?.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const isReady = list !== undefined && chosen.data !== undefined;
  return (
    <Panel title={t('ZONE_NOTICES')}>
      {isReady && zones.data?.length !== 0 ? (
        <div className={formStyle.stack}>
          <p className={formStyle.text}>{t('ZONE_NOTICES_DETAIL')}</p>
          {(zones.data?.length ?? 0) > MANY && (
            <FilterField label={t('ZONE_NOTICE_FILTER')} value={words} onChange={setWords} />
          )}
          <ZoneTable zones={list} chosen={chosen.data} />
        </div>
      ) : (
        <QueryState
          query={zones.data === undefined ? zones : chosen}
          loading={t('LOADING')}
          unreadable={t('SETTING_UNREADABLE')}
          empty={{ title: t('NO_ZONE_NOTICES'), detail: t('NO_ZONE_NOTICES_DETAIL') }}
        />
      )}
    </Panel>
  );
}

/** A zone without a choice tells all of its events. */
const kindsOf = (chosen: readonly ZoneNotice[], id: number): readonly ZoneEventKind[] =>
  chosen.find(({ zoneId }) => zoneId === id)?.kinds ?? zoneEventKinds;

function toggleKind(chosen: readonly ZoneNotice[], zoneId: number, kind: ZoneEventKind): ZoneNotice[] {
  const before = kindsOf(chosen, zoneId);
  const kinds = zoneEventKinds.filter((one) => before.includes(one) !== (one === kind));
  const others = chosen.filter((one) => one.zoneId !== zoneId);
  return kinds.length === zoneEventKinds.length ? others : [...others, { zoneId, kinds }];
}

function ZoneTable({ zones, chosen }: { zones: readonly Zone[]; chosen: readonly ZoneNotice[] }) {
  const t = useText();
  const client = useQueryClient();
  const { queryKey } = notificationQueries.zones();
  const save = useMutation({
    mutationFn: saveZoneNotices,
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, next);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const choices = zoneEventKinds.map((kind) => ({ title: t(KIND_TEXT[kind]), className: style.choice }));
  return (
    <HeadTable
      label={t('ZONE_NOTICES')}
      columns={[t('ZONE_NOTICE_ZONE'), ...choices]}
      className={`fms-table ${style.matrix}`}
    >
      {zones.map(({ id, name, speedLimitKnots }) => (
        <tr key={id}>
          <th scope="row" className={style.what}>
            {name}
          </th>
          {zoneEventKinds.map((kind) => (
            <td key={kind} className={style.choice}>
              {(kind !== 'speeding' || speedLimitKnots !== null) && (
                <Checkbox
                  aria-label={t('NOTIFY_BY', { what: name, channel: t(KIND_TEXT[kind]) })}
                  checked={kindsOf(chosen, id).includes(kind)}
                  onChange={() => save.mutate(toggleKind(chosen, id, kind))}
                />
              )}
            </td>
          ))}
        </tr>
      ))}
    </HeadTable>
  );
}
