import { formatAge, formatNumber } from '@fms/domain/format';
import { HOUR_MS, type TimeSpan } from '@fms/domain/time';
import { buildTimeTicks, formatTimeLabel } from '@fms/ui/chart';
import { Hatch } from '@fms/ui/value';
import { type CSSProperties, useRef } from 'react';
import { PriorityMark } from '../../../entities/alarm/index.ts';
import { getJobKindText } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { formatClock, nameJob } from '../state/job-parts.ts';
import style from '../style/lane.module.css';
import type { Lane, LaneBar } from './lane.ts';
import { PowerCurve } from './power-curve.tsx';

interface LaneRowProps {
  readonly title: string;
  readonly lane: Lane;
  /** kW at the top of the curve. */
  readonly most: number;
  /** Days of a week or month: without curve and times. */
  readonly isFlat: boolean;
  readonly selected: number | undefined;
  readonly onSelect: (id: number) => void;
}

const TICK_MS = 2 * HOUR_MS;
const USUAL_SHIFT_MS = 12 * HOUR_MS;

/** Jobs of one shift or day as bars over their time, what power they took, and where nothing is known. */
export function LaneRow({ title, lane, most, isFlat, selected, onSelect }: LaneRowProps) {
  const t = useText();
  const [from, to] = [formatClock(lane.from), formatClock(lane.to)];
  const length = lane.to - lane.from;
  const isOdd = !isFlat && length !== USUAL_SHIFT_MS && length > HOUR_MS * 6;
  return (
    <div className={style.row} data-flat={isFlat}>
      <div className={style.name}>
        <strong>{title}</strong>
        {!isFlat && <span>{`${from}–${to}`}</span>}
        {isOdd && <span>{t('JOB_SHIFT_LENGTH', { hours: formatAge(length) })}</span>}
      </div>
      <div className={style.plot}>
        <AlarmMarks lane={lane} />
        <Bars lane={lane} label={t('JOB_LANE', { from, to })} selected={selected} onSelect={onSelect} />
        {!isFlat && (
          <>
            <div className={style.curve}>
              <PowerCurve
                lane={lane}
                most={most}
                label={t('JOB_POWER_CURVE', { from, to, most: formatNumber(most) })}
              />
              {lane.silences.map((silence) => (
                <div key={silence.from} className={style.silence} style={placeIn(lane, silence)}>
                  <Hatch label={t('JOB_NO_DATA', { duration: formatAge(silence.to - silence.from) })} />
                </div>
              ))}
            </div>
            <div className={style.ticks} aria-hidden="true">
              {buildTimeTicks(lane.from + HOUR_MS / 2, lane.to - HOUR_MS / 2, TICK_MS).map((at) => (
                <span key={at} style={{ left: `${shareOf(lane, at)}%` }}>
                  {formatTimeLabel(at, TICK_MS)}
                </span>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

interface BarsProps {
  readonly lane: Lane;
  readonly label: string;
  readonly selected: number | undefined;
  readonly onSelect: (id: number) => void;
}

/** Arrow keys go from job to job. */
function Bars({ lane, label, selected, onSelect }: BarsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const move = (by: number) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at >= 0) buttons[at + by]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold bars that are placed by time
    <div
      ref={ref}
      role="group"
      className={style.bars}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      {lane.bars.map((bar) => (
        <Bar
          key={bar.job.id}
          bar={bar}
          style={placeIn(lane, bar)}
          isSelected={bar.job.id === selected}
          onSelect={() => onSelect(bar.job.id)}
        />
      ))}
    </div>
  );
}

interface BarProps {
  readonly bar: LaneBar;
  readonly style: CSSProperties;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Bar({ bar, style: place, isSelected, onSelect }: BarProps) {
  const t = useText();
  const { job, isFromBefore, goesOn } = bar;
  const name = `${nameJob(job)} ${getJobKindText(job.kind)}`;
  const text = isFromBefore ? t('JOB_FROM_BEFORE', { name }) : name;
  return (
    <button
      type="button"
      className={style.bar}
      style={place}
      data-kind={job.kind}
      data-before={isFromBefore}
      data-on={goesOn}
      aria-pressed={isSelected}
      title={`${text} ${formatClock(bar.from)}–${formatClock(bar.to)}`}
      onClick={onSelect}
    >
      <span>{goesOn ? `${text} …` : text}</span>
    </button>
  );
}

function AlarmMarks({ lane }: { readonly lane: Lane }) {
  const t = useText();
  if (lane.alarms.length === 0) return null;
  return (
    <div className={style.alarms} role="img" aria-label={t('JOB_ALARMS', { count: lane.alarms.length })}>
      {lane.alarms.map((alarm) => (
        <span key={alarm.id} style={{ left: `${shareOf(lane, Date.parse(alarm.time))}%` }} title={alarm.channel}>
          <PriorityMark priority={alarm.priority} state="acknowledged" size={12} still />
        </span>
      ))}
    </div>
  );
}

const shareOf = ({ from, to }: TimeSpan, at: number) => ((at - from) / (to - from)) * 100;

const placeIn = (lane: TimeSpan, { from, to }: TimeSpan): CSSProperties => ({
  left: `${shareOf(lane, from)}%`,
  width: `${shareOf(lane, to) - shareOf(lane, from)}%`,
});
