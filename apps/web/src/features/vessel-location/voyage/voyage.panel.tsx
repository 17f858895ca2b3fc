import type { Stay, Voyage } from '@fms/contract/voyage';
import { formatAge, formatNumber, formatPosition, formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { METERS_PER_NAUTICAL_MILE } from '@fms/domain/map';
import { Icon, type IconName } from '@fms/ui/icon';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { useText } from '../../../language/index.ts';
import type { LocationParts } from '../state/location-parts.ts';
import { StateBar } from './state-bar.tsx';
import { formatStayName } from './stay-text.ts';
import { useVoyage } from './use-voyage.ts';
import style from './voyage.module.css';

interface VoyagePanelProps extends LocationParts {
  readonly onPlace: (place: Position) => void;
}

/** Time and distance by what the vessel did, and where it stayed with arrival and departure. */
export function VoyagePanel(props: VoyagePanelProps) {
  const t = useText();
  const { data, error, isPending, refetch } = useVoyage(props.vessel, props.track.window);
  return (
    <Panel title={t('TIME_AND_DISTANCE')} quiet>
      {data !== undefined ? (
        <>
          <Totals totals={data.totals} />
          <h3 className={style.heading} title={t('STAYS_RULE')}>
            {t('STAYS')}
          </h3>
          {data.stays.length === 0 ? (
            <EmptyState title={t('NO_STAYS')} detail={t('STAYS_RULE')} />
          ) : (
            <ul className={style.stays}>
              {[...data.stays].reverse().map((stay) => (
                <StayRow key={stay.from} stay={stay} {...props} />
              ))}
            </ul>
          )}
        </>
      ) : error !== null ? (
        <ErrorState
          title={t('VOYAGE_UNREADABLE')}
          detail={error.message}
          retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isPending }}
        />
      ) : (
        <LoadingState label={t('LOADING_VOYAGE')} shape={[{ height: 120, width: 1 }]} />
      )}
    </Panel>
  );
}

function Totals({ totals }: { totals: Voyage['totals'] }) {
  const t = useText();
  const seconds = totals.reduce((sum, total) => sum + total.seconds, 0);
  const meters = totals.reduce((sum, total) => sum + total.meters, 0);
  const miles = (value: number) =>
    t('NAUTICAL_MILES', { miles: formatNumber(value / METERS_PER_NAUTICAL_MILE, { decimals: 1 }) });
  return (
    <>
      <StateBar totals={totals} />
      <table className={style.totals}>
        <tbody>
          {totals.map(({ state, seconds: own, meters: way }) => (
            <tr key={state}>
              <th scope="row">
                <i data-state={state} className={state === 'unknown' ? 'fms-hatch' : undefined} />
                {t(`VOYAGE_STATE_${state.toUpperCase()}` as 'VOYAGE_STATE_SEA')}
              </th>
              <td>{own === 0 ? NOT_APPLICABLE : formatAge(own * 1000)}</td>
              <td>{own === 0 ? NOT_APPLICABLE : state === 'unknown' ? '' : miles(way)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('TOTAL')}</th>
            <td>{formatAge(seconds * 1000)}</td>
            <td>{miles(meters)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

const KIND_ICON: Record<Stay['kind'], IconName> = {
  port: 'berth',
  station: 'position',
  anchor: 'anchor',
  drift: 'position',
};

function StayRow({ stay, hold, onPlace }: VoyagePanelProps & { stay: Stay }) {
  const t = useText();
  const [from, to] = [Date.parse(stay.from), Date.parse(stay.to)];
  const time = (at: number) => formatTime(at, Date.now());
  const arrival = stay.isCutAtStart ? t('STAY_SINCE_BEFORE', { time: time(from) }) : time(from);
  const departure = stay.isCutAtEnd ? t('STAY_STILL_THERE') : time(to);
  const name = formatStayName(stay, t);
  const show = () => {
    hold(from);
    onPlace(stay);
  };
  return (
    <li>
      <button type="button" className={style.stay} title={t('SHOW_STAY')} onClick={show}>
        <Icon name={KIND_ICON[stay.kind]} size={16} />
        <span className={style.words}>
          <span className={style.name}>{name}</span>
          <span className={style.detail}>{`${arrival} – ${departure}`}</span>
          <span className={style.detail}>{formatPosition(stay)}</span>
        </span>
        <span className={style.length}>{formatAge(to - from)}</span>
      </button>
    </li>
  );
}
