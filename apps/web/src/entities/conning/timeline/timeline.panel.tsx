import type { Vessel } from '@fms/contract/vessel';
import { computeMinSpacingMs } from '@fms/domain/map';
import { HOUR_MS, type Instant } from '@fms/domain/time';
import { buildTimeTicks, computeTimeStep, formatTimeLabel } from '@fms/ui/chart';
import { Segmented } from '@fms/ui/control';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { Sparkline } from '@fms/ui/value';
import { useElementSize } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import type { PlantTime } from '../../plant/index.ts';
import { formatMomentAddress } from '../../track/index.ts';
import { formatConning } from './conning-record.ts';
import { createConningTrackQuery, findConningAt, findPlaybackScope, findSilences } from './conning-track.ts';
import style from './timeline.module.css';
import { TimelineAlarms } from './timeline-alarms.tsx';
import { usePlaybackSpan } from './use-playback-span.ts';

const SPANS = { '1h': HOUR_MS, '3h': 3 * HOUR_MS, '12h': 12 * HOUR_MS, '24h': 24 * HOUR_MS } as const;
type Span = keyof typeof SPANS;
const SPAN_NAMES = Object.keys(SPANS) as Span[];
const ADDRESS = addressOf<{ span: Span }>({ span: parameter('span', z.enum(SPAN_NAMES), '3h') });
const STEP_MS = 1000;
/** Share of the bar at its ends where the words of a tick would be cut. */
const EDGE = 0.02;

/** The hours before on a bar with their speed, silences and alarms: a moment is held by the slider over it. */
export function TimelinePanel({ vessel, time }: { vessel: Vessel; time: PlantTime }) {
  const t = useText();
  const [{ span: name }, change] = useAddressState(ADDRESS);
  const span = usePlaybackSpan(SPANS[name], time.at);
  const now = useMinute();
  const query = useQuery({
    ...createConningTrackQuery(vessel.standardData.positionTagId, span),
    placeholderData: keepPreviousData,
  });
  const points = query.data ?? [];
  const spacingMs = computeMinSpacingMs(findPlaybackScope(span));
  const shown = findConningAt(points, time.at ?? span.to, spacingMs);
  const silences = query.data === undefined ? [] : findSilences(points, span, spacingMs);
  return (
    <section aria-label={t('CONNING_PLAYBACK')}>
      <Panel className={style.panel}>
        {query.error !== null && (
          <ProblemLine
            text={t('CONNING_PLAYBACK_UNREADABLE')}
            retry={{ label: t('TRY_AGAIN'), onClick: () => void query.refetch(), busy: query.isFetching }}
          />
        )}
        <div className={style.line}>
          <Segmented
            label={t('WINDOW')}
            value={name}
            onChange={(next) => change({ span: next })}
            options={SPAN_NAMES.map((value) => ({ value, label: value.replace('h', ' h') }))}
          />
          <div className={style.bar}>
            <Sparkline
              time={points.map((point) => point.time)}
              value={points.map(({ speedKnots }) => speedKnots)}
              window={span}
              gaps={silences}
              state="fresh"
              label={t('CONNING_SPEED_CURVE')}
              height={34}
            />
            <TimelineAlarms vesselId={vessel.id} span={span} onPick={time.hold} />
            <Playhead time={time} from={span.from} to={span.to} />
          </div>
          <p className={style.record} aria-live="off">
            {shown === undefined ? t('CONNING_SILENT') : formatConning(shown, t).join(' · ')}
          </p>
          {time.at !== undefined && (
            <Link className={style.map ?? ''} to={formatMomentAddress(time.at, now)}>
              {t('CONNING_ON_MAP')}
            </Link>
          )}
        </div>
      </Panel>
    </section>
  );
}

interface PlayheadProps {
  readonly time: PlantTime;
  readonly from: Instant;
  readonly to: Instant;
}

/** The slider over the bar, with its hours below: it holds the moment it is let go at. */
function Playhead({ time, from, to }: PlayheadProps) {
  const t = useText();
  const { ref, width } = useElementSize();
  const [dragged, setDragged] = useState<Instant>();
  const at = dragged ?? time.at ?? to;
  const step = computeTimeStep(from, to, width);
  const letGo = () => {
    if (dragged === undefined) return;
    if (dragged >= to) time.goLive();
    else time.hold(dragged);
    setDragged(undefined);
  };
  return (
    <div ref={ref}>
      <input
        type="range"
        className={style.head}
        aria-label={t('CONNING_PLAYBACK')}
        aria-valuetext={`${formatTimeLabel(at, STEP_MS)} ${t('UTC')}`}
        min={from}
        max={to}
        step={STEP_MS}
        value={at}
        onChange={(event) => setDragged(Number(event.currentTarget.value))}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <div className={style.ticks} aria-hidden="true">
        {buildTimeTicks(from, to, step)
          .map((tick) => ({ tick, share: (tick - from) / (to - from) }))
          .filter(({ share }) => share >= EDGE && share <= 1 - EDGE)
          .map(({ tick, share }) => (
            <span key={tick} style={{ left: `${100 * share}%` }}>
              {formatTimeLabel(tick, step)}
            </span>
          ))}
      </div>
    </div>
  );
}
