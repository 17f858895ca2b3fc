import type { Instant } from '@fms/domain/time';
import { buildTimeTicks, computeTimeStep, formatTimeLabel, GUTTER_PX } from '@fms/ui/chart';
import { IconButton, Segmented } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../language/index.ts';
import type { LocationParts } from '../state/location-parts.ts';
import style from '../style/location.module.css';
import { useVoyage } from '../voyage/use-voyage.ts';
import { formatMoment } from './moment-text.ts';
import { PLAY_SPEEDS, usePlayback } from './use-playback.ts';

/** Plays the window: the moment runs, and the ship, the curves and the values with it. Stays stand in the bar. */
export function PlaybackBar({ vessel, track, cursor, hold }: LocationParts) {
  const t = useText();
  const { window } = track;
  const playback = usePlayback(cursor, window, hold);
  const at = useSyncExternalStore(cursor.subscribe, cursor.get);
  const { data } = useVoyage(vessel, window);
  const turns = (data?.stays ?? []).flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)]);
  const now = at ?? window.to;
  const before = turns.findLast((turn) => turn < now - 1);
  const after = turns.find((turn) => turn > now + 1);
  return (
    <Panel className={style.playback}>
      <fieldset className={style.line} aria-label={t('PLAYBACK')}>
        <TurnButton icon="previous" label={t('PREVIOUS_STAY')} turn={before} hold={hold} />
        <IconButton
          icon={playback.isPlaying ? 'pause' : 'play'}
          label={t(playback.isPlaying ? 'PAUSE' : 'PLAY')}
          tooltip="top"
          look="raised"
          onClick={playback.isPlaying ? playback.pause : playback.play}
        />
        <TurnButton icon="next" label={t('NEXT_STAY')} turn={after} hold={hold} />
        <Segmented
          label={t('PLAY_SPEED')}
          value={playback.speed}
          onChange={playback.setSpeed}
          options={PLAY_SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
        {at !== undefined && (
          <>
            <span className={style.replay}>{t('REPLAY_AT', { time: formatMoment(at) })}</span>
            <Button variant="default" onClick={() => hold(undefined)}>
              {t('BACK_TO_END')}
            </Button>
          </>
        )}
      </fieldset>
      <Timeline {...{ vessel, track, cursor, hold }} at={at} />
    </Panel>
  );
}

interface TurnButtonProps extends Pick<LocationParts, 'hold'> {
  readonly icon: 'previous' | 'next';
  readonly label: string;
  /** The arrival or departure it goes to; undefined: there is none. */
  readonly turn: Instant | undefined;
}

function TurnButton({ icon, label, turn, hold }: TurnButtonProps) {
  return (
    <IconButton icon={icon} label={label} tooltip="top" disabled={turn === undefined} onClick={() => hold(turn)} />
  );
}

type TimelineProps = Pick<LocationParts, 'vessel' | 'track' | 'cursor' | 'hold'> & { readonly at: number | undefined };

/** The window as a bar with its stays, on the axis of the curves below; a slider over it holds the moment. */
function Timeline({ vessel, track, cursor, hold, at }: TimelineProps) {
  const t = useText();
  const { ref, width } = useElementSize();
  const { data } = useVoyage(vessel, track.window);
  const { from, to } = track.window;
  const share = (time: number) => `${(100 * (Math.min(to, Math.max(from, time)) - from)) / (to - from)}%`;
  const step = computeTimeStep(from, to, width);
  return (
    <div ref={ref} className={style.timeline} style={{ marginInline: GUTTER_PX }}>
      <div className={style.bar} aria-hidden="true">
        {(data?.stays ?? []).map((stay) => (
          <span
            key={stay.from}
            data-kind={stay.kind}
            style={{
              left: share(Date.parse(stay.from)),
              right: `calc(100% - ${share(Date.parse(stay.to))})`,
            }}
          />
        ))}
      </div>
      <input
        type="range"
        className={style.head}
        aria-label={t('PLAYBACK')}
        aria-valuetext={`${formatMoment(at ?? to)} ${t('UTC')}`}
        min={from}
        max={to}
        step={60_000}
        value={at ?? to}
        onChange={(event) => cursor.hold(Number(event.currentTarget.value))}
        onPointerUp={() => hold(cursor.held())}
        onKeyUp={() => hold(cursor.held())}
      />
      <div className={style.ticks} aria-hidden="true">
        {buildTimeTicks(from, to, step).map((tick) => (
          <span key={tick} style={{ left: share(tick) }}>
            {formatTimeLabel(tick, step)}
          </span>
        ))}
      </div>
    </div>
  );
}
