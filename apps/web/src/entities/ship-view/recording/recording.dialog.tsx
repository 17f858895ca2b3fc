import type { PastSession } from '@fms/contract/ship-view';
import { formatTime } from '@fms/domain/format';
import type { Timeline } from '@fms/domain/rfb';
import { IconButton, Segmented } from '@fms/ui/control';
import { Modal, Slider } from '@mantine/core';
import { useRef } from 'react';
import { useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { formatStopwatch } from '../words/session-text.ts';
import style from './recording.module.css';
import { PLAY_SPEEDS, type PlaySpeed, useRecording } from './use-recording.ts';

interface RecordingDialogProps {
  readonly session: PastSession;
  readonly vesselName: string;
  readonly onClose: () => void;
}

/** Plays the recording of a past session from its start; the timeline shows when the picture changed, and the steps. */
export default function RecordingDialog({ session, vesselName, onClose }: RecordingDialogProps) {
  const t = useText();
  const time = formatTime(Date.parse(session.from), Date.now());
  return (
    <Modal
      opened
      size="xl"
      title={t('RECORDING_TITLE', { vessel: vesselName, time })}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      onClose={onClose}
      transitionProps={{ duration: 120 }}
    >
      <Recording sessionId={session.sessionId} />
    </Modal>
  );
}

function Recording({ sessionId }: { sessionId: string }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const state = useRecording(place, sessionId);
  const { query, timeline, durationMs, positionMs, isPlaying, problem } = state;
  const asked = problem === undefined ? query : { ...query, data: undefined, error: problem };
  return (
    <div className={style.player}>
      <div ref={place} className={style.screen} data-shown={timeline !== undefined} />
      {timeline === undefined ? (
        <QueryState query={asked} loading={t('LOADING_RECORDING')} unreadable={t('RECORDING_UNREADABLE')} />
      ) : (
        <>
          <Activity timeline={timeline} durationMs={durationMs} />
          <Slider
            thumbLabel={t('RECORDING_POSITION')}
            thumbProps={{ 'aria-valuetext': formatStopwatch(positionMs / 1000) }}
            label={null}
            min={0}
            max={Math.max(1, durationMs)}
            step={1000}
            value={positionMs}
            onChange={state.show}
          />
          <div className={style.controls}>
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              look="raised"
              tooltip="top"
              label={t(isPlaying ? 'PAUSE' : 'PLAY')}
              onClick={isPlaying ? state.pause : state.play}
            />
            <span className={style.time}>
              {formatStopwatch(positionMs / 1000)} / {formatStopwatch(durationMs / 1000)}
            </span>
            <Segmented
              label={t('REPLAY_SPEED')}
              value={String(state.speed)}
              onChange={(next) => state.setSpeed(Number(next) as PlaySpeed)}
              options={PLAY_SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
            />
          </div>
          {durationMs === 0 && <p className={style.note}>{t('RECORDING_EMPTY')}</p>}
          {state.isDamaged && <p className={style.note}>{t('RECORDING_DAMAGED')}</p>}
          <Steps timeline={timeline} onShow={state.show} />
        </>
      )}
    </div>
  );
}

/** Columns of the drawing. */
const COLUMNS = 200;

/** When the picture changed, by bytes, and when mouse or keys were used. */
function Activity({ timeline, durationMs }: { timeline: Timeline; durationMs: number }) {
  const t = useText();
  const columns = countActivity(timeline, durationMs);
  const most = Math.log1p(Math.max(1, ...columns.map(({ bytes }) => bytes)));
  return (
    <svg
      className={style.activity}
      viewBox={`0 0 ${COLUMNS} 24`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('RECORDING_ACTIVITY')}
    >
      {columns.map(({ column, bytes, inputs }) => {
        const height = (Math.log1p(bytes) / most) * 20;
        return (
          <g key={column}>
            <rect x={column} y={20 - height} width={0.9} height={height} className={style.change} />
            {inputs > 0 && <rect x={column} y={21} width={1} height={3} className={style.input} />}
          </g>
        );
      })}
      {timeline.steps.map(({ atMs }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a recording stay in their order
          key={index}
          x={(atMs / Math.max(1, durationMs)) * COLUMNS}
          y={0}
          width={0.5}
          height={24}
          className={style.step}
        />
      ))}
    </svg>
  );
}

function countActivity({ spans }: Timeline, durationMs: number) {
  const columns = new Map<number, { column: number; bytes: number; inputs: number }>();
  for (const { fromMs, bytes, inputs } of spans) {
    const column = Math.min(COLUMNS - 1, Math.floor((fromMs / Math.max(1, durationMs)) * COLUMNS));
    const before = columns.get(column) ?? { column, bytes: 0, inputs: 0 };
    columns.set(column, { column, bytes: before.bytes + bytes, inputs: before.inputs + inputs });
  }
  return [...columns.values()];
}

function Steps({ timeline: { steps }, onShow }: { timeline: Timeline; onShow: (atMs: number) => void }) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <ol className={style.steps} aria-label={t('RECORDING_STEPS')}>
      {steps.map(({ atMs, step }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps of a recording stay in their order
        <li key={index}>
          <button type="button" onClick={() => onShow(atMs)}>
            <span className={style.time}>{formatStopwatch(atMs / 1000)}</span> {step}
          </button>
        </li>
      ))}
    </ol>
  );
}
