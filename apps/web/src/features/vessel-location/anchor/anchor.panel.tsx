import type { AnchorWatch } from '@fms/contract/zone';
import { formatAge, formatTime } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { Icon } from '@fms/ui/icon';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { useAnchorWatches } from '../../../entities/track/index.ts';
import { useText } from '../../../language/index.ts';
import type { LocationParts } from '../state/location-parts.ts';
import { useVoyage } from '../voyage/use-voyage.ts';
import style from '../voyage/voyage.module.css';
import { AnchorProposal } from './anchor-proposal.tsx';
import { AnchorRunning } from './anchor-running.tsx';

interface AnchorPanelProps extends LocationParts {
  readonly onPlace: (place: Position) => void;
}

/** The anchor watch that runs, or the way to set one while the vessel lies at anchor, and past ones. */
export function AnchorPanel({ vessel, track, state, onPlace }: AnchorPanelProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useAnchorWatches(vessel.id);
  const { data: voyage } = useVoyage(vessel, track.window);
  const last = state.time.mode === 'live' ? voyage?.stays.findLast(({ isCutAtEnd }) => isCutAtEnd) : undefined;
  // Held in place away from a port may be an anchor in calm water.
  const stay = last?.kind === 'anchor' || last?.kind === 'station' ? last : undefined;
  if (data === undefined) {
    if (error === null) return null;
    const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
    return <ProblemLine text={t('ANCHOR_WATCH_UNREADABLE')} retry={retry} />;
  }
  const { running, past } = data;
  if (running === null && stay === undefined && past.length === 0) return null;
  return (
    <Panel title={t('ANCHOR_WATCH')} quiet>
      {running !== null && <AnchorRunning key={running.id} vessel={vessel} watch={running} onPlace={onPlace} />}
      {running === null && stay !== undefined && <AnchorProposal key={stay.from} vessel={vessel} stay={stay} />}
      {past.length > 0 && (
        <>
          <h3 className={style.heading}>{t('ANCHOR_PAST')}</h3>
          <ul className={style.stays}>
            {past.map((watch) => (
              <PastWatch key={watch.id} watch={watch} onPlace={onPlace} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function PastWatch({ watch, onPlace }: { watch: AnchorWatch; onPlace: (place: Position) => void }) {
  const t = useText();
  const { set, ended, drags, radiusMeters } = watch;
  const [from, to] = [Date.parse(set.at), Date.parse(ended?.at ?? set.at)];
  const time = (at: number) => formatTime(at, Date.now());
  return (
    <li>
      <button type="button" className={style.stay} title={t('ANCHOR_SHOW')} onClick={() => onPlace(watch)}>
        <Icon name="anchor" size={16} />
        <span className={style.words}>
          <span className={style.name}>
            {drags.length === 0 ? t('ANCHOR_HELD') : t('ANCHOR_DRAGGED', { count: drags.length })}
          </span>
          <span className={style.detail}>{`${time(from)} – ${time(to)} · ${radiusMeters} m`}</span>
          <span className={style.detail}>{t('ANCHOR_SET_ENDED', { set: set.by, ended: ended?.by ?? '' })}</span>
        </span>
        <span className={style.length}>{formatAge(to - from)}</span>
      </button>
    </li>
  );
}
