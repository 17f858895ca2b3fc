import { formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { AgeMark } from '@fms/ui/value';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { VesselState } from '../../entities/fleet/index.ts';
import { formatBacklog } from '../../entities/link/index.ts';
import { formatVesselPath } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAge, useFromClock } from '../../live/index.ts';
import style from './freshness.module.css';
import { takeFirst } from './take-first.ts';
import type { LinkProgress } from './use-links.ts';

/** What is late stands first; a healthy fleet needs no longer list. */
const MOST_SHOWN = 8;

interface FreshnessPanelProps {
  readonly states: readonly VesselState[];
  readonly links: ReadonlyMap<VesselState['vessel']['id'], LinkProgress>;
}

/** How the data of each vessel comes in: its age, what waits on board, when that will be ashore. Worst first. */
export function FreshnessPanel({ states, links }: FreshnessPanelProps) {
  const t = useText();
  const shown = useMemo(() => oldestFirst(states, links), [states, links]);
  const rest = states.length - shown.length;
  return (
    <Panel title={t('DATA_FRESHNESS')} flush>
      <table className={style.table}>
        <thead>
          <tr>
            <th>{t('VESSEL')}</th>
            <th>{t('DATA_AGE')}</th>
            <th className={style.number}>{t('BACKLOG')}</th>
            <th className={style.number}>{t('CAUGHT_UP')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((state) => (
            <Row key={state.vessel.id} state={state} progress={links.get(state.vessel.id)} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Link to="/vessel/overview/1?sort=-age" className={style.more}>
          {t('MORE_VESSELS', { count: rest })}
        </Link>
      )}
    </Panel>
  );
}

const byName = new Intl.Collator().compare;

/** Oldest data first and then the largest backlog, so that trouble stands at the top; equals by name, so that rows do not jump. */
function oldestFirst(states: readonly VesselState[], links: FreshnessPanelProps['links']): VesselState[] {
  const rank = { never: 0, silent: 1, late: 2, online: 3 } as const;
  // Whole quarters of a megabyte: what trickles in must not reorder the list with every answer.
  const backlog = ({ vessel }: VesselState) => Math.floor((links.get(vessel.id)?.link.backlogBytes ?? 0) / 262_144);
  return takeFirst(
    states,
    MOST_SHOWN,
    (a, b) => rank[a.data] - rank[b.data] || backlog(b) - backlog(a) || byName(a.vessel.name, b.vessel.name),
  );
}

function Row({ state, progress }: { state: VesselState; progress: LinkProgress | undefined }) {
  const t = useText();
  const { vessel, heardAt } = state;
  const age = useAge(heardAt);
  const caughtUp = useFromClock((nowMs) =>
    // An estimate has no seconds.
    progress?.caughtUpAt === undefined
      ? NOT_APPLICABLE
      : formatTime(progress.caughtUpAt, nowMs).replace(/^(\d\d:\d\d):\d\d$/, '$1'),
  );
  return (
    <tr>
      <td>
        <Link to={formatVesselPath(vessel.id)} className={style.name}>
          {vessel.name}
        </Link>
      </td>
      <td>
        <AgeMark {...age} />
      </td>
      <td className={style.number}>{formatBacklog(progress?.link, t)}</td>
      <td className={style.number}>{caughtUp}</td>
    </tr>
  );
}
