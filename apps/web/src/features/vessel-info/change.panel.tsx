import type { Vessel, VesselChange } from '@fms/contract/vessel';
import { formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CHANGES_PER_PAGE, vesselInfoQueries } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { useMinute } from '../../live/index.ts';
import { Pager } from '../../ui/pager.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { HeadTable } from '../../ui/table/head-table.tsx';
import style from './info.module.css';

/** Who changed what, with the value before and after. */
export function ChangePanel({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const [offset, setOffset] = useState(0);
  const query = useQuery(vesselInfoQueries.changes(vessel.id, offset));
  const { rows = [], total = 0 } = query.data ?? {};
  return (
    <Panel title={t('CHANGE_HISTORY')} className={style.whole} flush>
      {rows.length > 0 ? (
        <ChangeTable rows={rows} />
      ) : (
        <div className={style.state}>
          <QueryState
            query={query}
            loading={t('LOADING_CHANGES')}
            unreadable={t('CHANGES_UNREADABLE')}
            empty={{ title: t('NO_CHANGES'), detail: t('NO_CHANGES_DETAIL') }}
          />
        </div>
      )}
      <Pager page={CHANGES_PER_PAGE} offset={offset} total={total} onChange={setOffset} />
    </Panel>
  );
}

function ChangeTable({ rows }: { rows: readonly VesselChange[] }) {
  const t = useText();
  const nowMs = useMinute();
  return (
    <HeadTable
      label={t('CHANGE_HISTORY')}
      columns={[t('TIME_UTC'), t('BY'), t('FIELD_NAME'), t('OLD_VALUE'), t('NEW_VALUE')]}
      className={`${style.entries} ${style.changes}`}
    >
      {rows.flatMap(({ id, at, by, actingBy, changes }) =>
        changes.map(({ field, old, new: now }, place) => (
          <tr key={`${id}/${field}`} data-follows={place > 0}>
            <td>{place === 0 && <time dateTime={at}>{formatTime(Date.parse(at), nowMs)}</time>}</td>
            <td>{place === 0 && (actingBy === null ? by : t('AS_USER', { acting: actingBy, user: by }))}</td>
            <td>{translateWord(`field-${field}`)}</td>
            <td>{changeWords(field, old)}</td>
            <td>{changeWords(field, now)}</td>
          </tr>
        )),
      )}
    </HeadTable>
  );
}

/** Its name among the files says nothing to people. */
function changeWords(field: string, text: string): string {
  if (text === '') return NOT_APPLICABLE;
  return field === 'photo' ? translateWord('photo') : text;
}
