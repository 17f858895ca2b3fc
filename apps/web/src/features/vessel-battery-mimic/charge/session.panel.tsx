import { formatNumber, formatTime, NO_VALUE } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { NumberButton, type PlantView } from '../../../entities/plant/index.ts';
import { formatMomentAddress } from '../../../entities/track/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import style from './charge.module.css';
import type { ShownSession } from './charge-sessions.ts';
import type { Charge } from './use-charge.ts';

interface SessionPanelProps {
  readonly charge: Charge;
  readonly plant: PlantView;
  /** Begin of the chosen session. */
  readonly selected: Instant | undefined;
  /** Only what reaches into it; undefined: all of the span. */
  readonly picked: TimeSpan | undefined;
  readonly onSelect: (session: Instant | undefined) => void;
}

/** Sessions of the span, the newest first; the chosen one with those of its strings. */
export function SessionPanel({
  charge: { sessions: all, window, isPending },
  plant,
  selected,
  picked,
  onSelect,
}: SessionPanelProps) {
  const t = useText();
  const sessions = all.filter((session) => picked === undefined || reachesInto(session, picked));
  if (sessions.length === 0 && !isPending) {
    return (
      <Panel quiet title={t('SESSIONS')}>
        <EmptyState title={t('NO_SESSIONS')} detail={t('NO_SESSIONS_DETAIL')} />
      </Panel>
    );
  }
  return (
    <Panel quiet title={t('SESSIONS')} flush>
      <div className={style.scroll}>
        <table className={`${style.table} ${style.sessions}`}>
          <thead>
            <tr>
              {(
                [
                  'HEAD_NUMBER',
                  'HEAD_FROM',
                  'HEAD_TO',
                  'HEAD_SOURCE',
                  'HEAD_SOC',
                  'HEAD_IN',
                  'HEAD_PEAK',
                  'HEAD_MEAN_C',
                  'HEAD_PEAK_C',
                  'HEAD_RISE',
                  'HEAD_DURATION',
                ] as const
              ).map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => {
              const isChosen = session.fromTime === selected;
              return (
                <Fragment key={session.fromTime}>
                  <Row
                    session={session}
                    until={window.to}
                    isChosen={isChosen}
                    onSelect={() => onSelect(isChosen ? undefined : session.fromTime)}
                  />
                  {isChosen && <StringRow session={session} plant={plant} />}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const reachesInto = ({ fromTime, toTime }: ShownSession, { from, to }: TimeSpan) =>
  fromTime < to && (toTime ?? Number.POSITIVE_INFINITY) > from;

interface RowProps {
  readonly session: ShownSession;
  readonly until: Instant;
  readonly isChosen: boolean;
  readonly onSelect: () => void;
}

const SOURCE_TEXT = { shore: 'CHARGE_FROM_SHORE', ship: 'CHARGE_FROM_SHIP' } as const;

const percent = (value: number | null) => formatNumber(value, { decimals: 1 });

function Row({ session, until, isChosen, onSelect }: RowProps) {
  const t = useText();
  const { number, fromTime, toTime, fromCharge, toCharge, energyKwh, energyFrom, peakKw, meanC, peakC } = session;
  const { source, riseKelvin, durationHours } = session;
  return (
    <tr data-chosen={isChosen}>
      <th scope="row">
        <button type="button" className="fms-plain-button" aria-expanded={isChosen} onClick={onSelect}>
          {number}
        </button>
      </th>
      <td>{formatTime(fromTime, until)}</td>
      <td>{toTime === null ? t('NO_END_RECEIVED') : formatTime(toTime, until)}</td>
      <td>{source === null ? NO_VALUE : t(SOURCE_TEXT[source])}</td>
      <td>{`${percent(fromCharge)} → ${percent(toCharge)}`}</td>
      <td title={energyFrom === 'charge' ? t('ENERGY_FROM_CHARGE') : undefined}>
        {energyKwh === null ? NO_VALUE : `${energyFrom === 'charge' ? '≈ ' : ''}${formatNumber(energyKwh)}`}
      </td>
      <td>{formatNumber(peakKw)}</td>
      <td>{formatNumber(meanC, { decimals: 2 })}</td>
      <td>{formatNumber(peakC, { decimals: 2 })}</td>
      <td>{formatNumber(riseKelvin, { decimals: 1 })}</td>
      <td>{formatNumber(durationHours, { decimals: 2 })}</td>
    </tr>
  );
}

/** The same session of each string, one without an end says so; and where the ship lay. */
function StringRow({ session, plant }: { readonly session: ShownSession; readonly plant: PlantView }) {
  const t = useText();
  const now = useMinute();
  const strings = plant.ofKind('battery-string');
  return (
    <tr className={style.strings}>
      <td colSpan={11}>
        {session.strings.map((string, place) => {
          const words = wordsOf(string, strings[place]?.name ?? `${place + 1}`, t);
          const tag = plant.tagOf(formatSlotRef(strings[place]?.id ?? '', 'stateOfCharge'));
          return (
            <Fragment key={words}>
              {place > 0 && ' · '}
              {tag === undefined ? (
                words
              ) : (
                <NumberButton
                  className="fms-plain-button"
                  {...{ tag, value: string.toCharge ?? string.fromCharge, unit: '%' }}
                  time={string.toTime ?? session.fromTime}
                >
                  {words}
                </NumberButton>
              )}
            </Fragment>
          );
        })}
        {' · '}
        <Link className={style.map ?? ''} to={formatMomentAddress(session.fromTime, now)}>
          {t('CHARGE_BERTH')}
        </Link>
      </td>
    </tr>
  );
}

const wordsOf = (
  { fromCharge, toCharge, toTime }: ShownSession['strings'][number],
  name: string,
  t: Translate,
): string => `${name} ${percent(fromCharge)} → ${toTime === null ? t('NO_END_RECEIVED') : `${percent(toCharge)} %`}`;
