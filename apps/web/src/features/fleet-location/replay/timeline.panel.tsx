import { formatAge, formatTime, formatWeekday } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { AlarmMark } from '@fms/ui/alarm';
import { IconButton, Segmented } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { translateWord, useText } from '../../../language/index.ts';
import { countAlarmsByPriority, useLive, useMinute } from '../../../live/index.ts';
import { REPLAY_SPEEDS, type ReplaySpeed } from '../../../map/index.ts';
import { REPLAY_WINDOWS, type ReplayWindow, WINDOW_MS } from '../address/replay-window.ts';
import { findNeighbourAlarm } from './alarm-history.ts';
import style from './timeline.module.css';
import { TimelineBar } from './timeline-bar.tsx';
import { type Replay, useReplayTime } from './use-replay.ts';

interface TimelinePanelProps {
  readonly replay: Replay;
  readonly middle: Position | undefined;
}

/** Below the map: plays the fleet of a window with its alarms, from a quarter of the speed to an hour a second. */
export default function TimelinePanel({ replay, middle }: TimelinePanelProps) {
  const t = useText();
  const { clock } = useLive();
  useMinute();
  const { moment, span, alarms, goTo } = replay;
  const [speed, setSpeed] = useState<ReplaySpeed>(60);
  const time = useReplayTime(moment) ?? Math.min(clock.now(), span.to);
  const isPlaying = moment?.speed !== undefined;
  const toggle = () => {
    if (isPlaying) moment.pause();
    // Playing from now on would show nothing new: it begins where the window does.
    else (moment ?? goTo(span.from))?.play(speed);
  };
  const step = (way: 'next' | 'previous') => {
    moment?.pause();
    goTo(findNeighbourAlarm(alarms, time, way) ?? (way === 'next' ? span.to : span.from));
  };
  const choose = (next: ReplaySpeed) => {
    setSpeed(next);
    if (isPlaying) moment.play(next);
  };
  return (
    <Panel variant="card" flush className={style.panel}>
      <section aria-label={t('TIMELINE')} className={style.inside}>
        <div className={style.row}>
          <IconButton icon="previous" label={t('STEP_BACK')} tooltip="top" onClick={() => step('previous')} />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? t('PAUSE') : t('PLAY')}
            look="raised"
            tooltip="top"
            onClick={toggle}
            disabled={replay.history === undefined}
          />
          <IconButton icon="next" label={t('STEP_ON')} tooltip="top" onClick={() => step('next')} />
          <SpeedChoice speed={speed} onChoose={choose} />
          <Clock replay={replay} time={time} />
          <InWindow replay={replay} />
          <Segmented
            label={t('WINDOW')}
            value={replay.window}
            onChange={replay.setWindow}
            options={REPLAY_WINDOWS.map((value) => ({ value, label: t(WINDOW_TEXT[value]) }))}
          />
        </div>
        {replay.hasFailed && replay.history === undefined ? (
          <p className={style.note}>
            {t('HISTORY_UNREADABLE')}{' '}
            <Button size="compact-xs" variant="default" onClick={replay.retry}>
              {t('TRY_AGAIN')}
            </Button>
          </p>
        ) : (
          <TimelineBar replay={replay} time={time} middle={middle} onTogglePlay={toggle} />
        )}
      </section>
    </Panel>
  );
}

const WINDOW_TEXT: Record<ReplayWindow, 'WINDOW_6H' | 'WINDOW_24H' | 'WINDOW_7D' | 'WINDOW_30D'> = {
  '6h': 'WINDOW_6H',
  '24h': 'WINDOW_24H',
  '7d': 'WINDOW_7D',
  '30d': 'WINDOW_30D',
};

function SpeedChoice({ speed, onChoose }: { speed: ReplaySpeed; onChoose: (speed: ReplaySpeed) => void }) {
  const t = useText();
  return (
    <div className={style.speed}>
      <Segmented
        label={t('REPLAY_SPEED')}
        value={String(speed)}
        onChange={(word) => {
          const chosen = REPLAY_SPEEDS.find((known) => String(known) === word);
          if (chosen !== undefined) onChoose(chosen);
        }}
        options={REPLAY_SPEEDS.map((value) => ({ value: String(value), label: t('REPLAY_TIMES', { speed: value }) }))}
      />
    </div>
  );
}

function Clock({ replay, time }: { replay: Replay; time: number }) {
  const t = useText();
  const { clock } = useLive();
  const age = clock.now() - time;
  const when = replay.moment === undefined ? t('NOW') : t('AGO', { age: formatAge(age) });
  const isLong = WINDOW_MS[replay.window] <= 6 * 3_600_000;
  return (
    <span className={style.clock}>
      <strong>{formatTime(time, time).slice(0, isLong ? 8 : 5)}</strong>
      <span>
        UTC · {formatWeekday(time)} · {when}
      </span>
    </span>
  );
}

/** How many alarms were raised in the window, by mark. */
function InWindow({ replay: { alarms, span } }: { replay: Replay }) {
  const t = useText();
  const within = alarms.filter(({ time }) => Date.parse(time) >= span.from);
  return (
    <span className={style.tally}>
      {countAlarmsByPriority(within)
        .filter(({ count }) => count > 0)
        .map(({ priority, count }) => (
          <span key={priority} className={style.count}>
            <AlarmMark
              priority={priority}
              state="acknowledged"
              size={14}
              label={translateWord(`priority-${priority}`)}
              still
            />
            {count}
          </span>
        ))}
      {within.length > 0 && t('IN_WINDOW')}
    </span>
  );
}
