import type { LinkState } from '@fms/contract';
import { formatBytes, formatNumber, NOT_APPLICABLE, type VesselId } from '@fms/domain';
import { AgeMark, Panel, VesselSymbol } from '@fms/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Link } from 'react-router';
import { linkQueries } from '../../../api/link.queries.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import { symbolTypeOf, type VesselState } from '../fleet-state.ts';
import style from './freshness.module.css';

/** How the data of each vessel comes in: its age, the link, what waits on board, what was refused. Worst first. */
export function FreshnessPanel({ states }: { states: readonly VesselState[] }) {
  const t = useText();
  const { data: links = [] } = useQuery(linkQueries.all());
  const linkOf = useMemo(() => new Map(links.map((link) => [link.vesselId, link])), [links]);
  const sorted = useMemo(() => sortByAge(states), [states]);
  return (
    <Panel title={t('DATA_FRESHNESS')} flush>
      <table className={style.table}>
        <thead>
          <tr>
            <th>{t('VESSEL')}</th>
            <th>{t('STATE')}</th>
            <th className={style.number}>{t('SOG_KN')}</th>
            <th>{t('DATA_AGE')}</th>
            <th>{t('LINK')}</th>
            <th className={style.number}>{t('BACKLOG')}</th>
            <th className={style.number}>{t('REFUSED')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((state) => (
            <Row key={state.vessel.id} state={state} link={linkOf.get(state.vessel.id)} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Oldest data first, so that trouble stands at the top; equals by name, so that rows do not jump. */
function sortByAge(states: readonly VesselState[]): VesselState[] {
  const rank = { never: 0, silent: 1, late: 2, online: 3 } as const;
  return states.toSorted((a, b) => rank[a.data] - rank[b.data] || a.vessel.name.localeCompare(b.vessel.name));
}

function Row({ state, link }: { state: VesselState; link: LinkState | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const { vessel, position, presence, heardAt } = state;
  const age = useAge(heardAt);
  const open = `/vessel/vessel/${vessel.id satisfies VesselId}`;
  const speed = presence === 'moving' || presence === 'stopped' ? position?.speedKnots : undefined;
  const refused = link?.refusals.reduce((sum, { count }) => sum + count, 0);
  return (
    // The name is the link for keyboard and screen reader; the rest of the row only helps the pointer.
    <tr className={style.row} onClick={() => void navigate(open)}>
      <td>
        <span className={style.vessel}>
          <VesselSymbol type={symbolTypeOf(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={18} />
          <Link to={open} className={style.name} onClick={(event) => event.stopPropagation()}>
            {vessel.name}
          </Link>
        </span>
      </td>
      <td>{translateWord(`presence-${presence}`)}</td>
      <td className={style.number} data-live={speed !== undefined}>
        {speed === undefined ? NOT_APPLICABLE : formatNumber(speed, { decimals: 1 })}
        {speed !== undefined && <span className={style.unit}> {t('KNOTS')}</span>}
      </td>
      <td>
        <AgeMark {...age} />
      </td>
      <td>{link === undefined ? NOT_APPLICABLE : t(link.connected ? 'CONNECTED' : 'NOT_CONNECTED')}</td>
      <td className={style.number}>{link === undefined ? NOT_APPLICABLE : formatBytes(link.backlogBytes)}</td>
      <td className={style.number}>{refused === undefined ? NOT_APPLICABLE : formatNumber(refused)}</td>
    </tr>
  );
}
