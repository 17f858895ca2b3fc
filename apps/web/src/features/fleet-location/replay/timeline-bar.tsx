import type { Alarm } from '@fms/contract/alarm';
import { formatTime } from '@fms/domain/format';
import { computeSunElevation, type Position, SUNSET_DEGREES } from '@fms/domain/geo';
import type { Instant } from '@fms/domain/time';
import { ALERT_SHAPE_BOX, ALERT_SHAPES, getAlertColor } from '@fms/ui/symbol';
import { getPaletteColors } from '@fms/ui/theme';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import { buildAlarmTicks } from './alarm-history.ts';
import { computeFleetCoverage, groupRuns } from './fleet-coverage.ts';
import { buildTimeTicks } from './time-tick.ts';
import style from './timeline.module.css';
import type { Replay } from './use-replay.ts';

const PARTS = 240;
const KEY_STEPS = 240;

interface TimelineBarProps {
  readonly replay: Replay;
  /** Where the playhead stands; at the end of the span while live. */
  readonly time: Instant;
  /** Middle of the fleet: whose day and night is shaded. */
  readonly middle: Position | undefined;
  readonly onTogglePlay: () => void;
}

/** Alarms above, day and night in the bar, data of the fleet as its lower edge, and the playhead, which is a slider. */
export function TimelineBar({ replay, time, middle, onTogglePlay }: TimelineBarProps) {
  const t = useText();
  const { span, alarms, history, goTo } = replay;
  const bar = useRef<HTMLDivElement>(null);
  const width = span.to - span.from;
  const share = (time - span.from) / width;
  const isLive = replay.moment === undefined;
  const seek = ({ clientX, buttons, type }: PointerEvent<HTMLDivElement>) => {
    const box = bar.current?.getBoundingClientRect();
    if (box === undefined || (type === 'pointermove' && buttons !== 1)) return;
    goTo(span.from + Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * width);
  };
  const onKey = (event: KeyboardEvent) => {
    const target = keyTarget(event, time, span);
    if (target !== undefined) goTo(target);
    else if (event.key === ' ') onTogglePlay();
    else return;
    event.preventDefault();
  };
  return (
    <div className={style.place}>
      <AlarmRail alarms={alarms} span={span} passed={share} />
      <div
        ref={bar}
        className={style.bar}
        role="slider"
        tabIndex={0}
        aria-label={t('PLAYHEAD')}
        aria-valuemin={span.from}
        aria-valuemax={span.to}
        aria-valuenow={Math.round(time)}
        aria-valuetext={isLive ? t('NOW') : `${formatTime(time, span.to)} UTC`}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={seek}
      >
        <DayAndNight span={span} middle={middle} />
        <Coverage history={history} span={span} />
        {!isLive && <span className={style.ahead} style={{ left: `${share * 100}%` }} />}
        <span className={style.head} data-live={isLive} style={{ left: `${share * 100}%` }} />
      </div>
      <div className={style.ticks} aria-hidden="true">
        {buildTimeTicks(span).map(({ at, label }) => (
          <span key={at} style={{ left: `${((at - span.from) / width) * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where a key leads, or undefined for one that is none of ours. */
function keyTarget({ key, shiftKey }: KeyboardEvent, time: Instant, { from, to }: Replay['span']): Instant | undefined {
  const step = ((to - from) / KEY_STEPS) * (shiftKey ? 10 : 1);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from, time - step);
    case 'ArrowRight':
    case 'ArrowUp':
      return time + step;
    case 'PageDown':
      return Math.max(from, time - 10 * step);
    case 'PageUp':
      return time + 10 * step;
    case 'Home':
      return from;
    case 'End':
      return to;
    default:
      return undefined;
  }
}

function AlarmRail({ alarms, span, passed }: { alarms: readonly Alarm[]; span: Replay['span']; passed: number }) {
  const [palette] = usePalette();
  const colors = getPaletteColors(palette);
  const ticks = useMemo(() => buildAlarmTicks(alarms, span, PARTS), [alarms, span]);
  return (
    <div className={style.rail} aria-hidden="true">
      {ticks.map(({ share, priority }) => (
        <svg
          key={share}
          viewBox={`0 0 ${ALERT_SHAPE_BOX} ${ALERT_SHAPE_BOX}`}
          className={style.alarm}
          data-ahead={share > passed + 0.001}
          style={{ left: `${share * 100}%` }}
          role="presentation"
        >
          <path d={ALERT_SHAPES[priority]} fill={getAlertColor(priority, colors)} />
        </svg>
      ))}
    </div>
  );
}

function DayAndNight({ span, middle }: { span: Replay['span']; middle: Position | undefined }) {
  const latitude = middle?.latitude;
  const longitude = middle?.longitude;
  const nights = useMemo(() => {
    if (latitude === undefined || longitude === undefined) return [];
    const at = (part: number) => span.from + ((part + 0.5) / PARTS) * (span.to - span.from);
    const dark = Array.from(
      { length: PARTS },
      (_, part) => computeSunElevation({ latitude, longitude }, at(part)) < SUNSET_DEGREES,
    );
    return groupRuns(dark).filter(({ value }) => value);
  }, [span, latitude, longitude]);
  return nights.map(({ from, to }) => (
    <span key={from} className={style.night} style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
  ));
}

function Coverage({ history, span }: Pick<Replay, 'history' | 'span'>) {
  const runs = useMemo(
    () => (history === undefined ? [] : groupRuns(computeFleetCoverage(history, span, PARTS))),
    [history, span],
  );
  return runs.map(({ from, to, value }) => (
    <span
      key={from}
      className={`${style.data} ${value ? '' : 'fms-hatch'}`}
      data-has={value}
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    />
  ));
}
