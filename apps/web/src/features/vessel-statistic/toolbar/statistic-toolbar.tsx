import type { TimeSpan } from '@fms/domain/time';
import { panWindow, zoomWindow } from '@fms/ui/chart';
import { IconButton, Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import {
  formatResolution,
  RANGE_MS,
  RANGES,
  STATISTIC_LOOKS,
  type StatisticRange,
  type StatisticTime,
  TimeFilterMenu,
} from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';
import { CompareMenu } from './compare-menu.tsx';
import { KnownAtMenu } from './known-at-menu.tsx';
import { NoteMenu } from './note-menu.tsx';
import style from './toolbar.module.css';
import { ToolbarChoice } from './toolbar-choice.tsx';
import { ViewMenu } from './view-menu.tsx';

interface StatisticToolbarProps extends ShownStatistic {
  readonly change: ChangeState;
  readonly children: React.ReactNode;
}

/** When is shown, how finely it is known, in which look, against what, and the ways to keep it. */
export function StatisticToolbar({ children, change, ...shown }: StatisticToolbarProps) {
  const t = useText();
  const { state, data } = shown;
  const { window, curves } = data;
  const show = (time: StatisticTime) => change({ time });
  const showSpan = ({ from, to }: TimeSpan) => show({ mode: 'fixed', from, to });
  const resolution = formatResolution(curves, window, t);
  const range = rangeOf(state.time);
  const choose = (next: StatisticRange) =>
    state.time.mode === 'live'
      ? show({ mode: 'live', range: next })
      : showSpan({ from: state.time.to - RANGE_MS[next], to: state.time.to });
  return (
    <div className={style.place}>
      <div className={style.toolbar}>
        <div className={style.line}>
          {children}
          <Segmented
            label={t('LIVE_OR_FIXED')}
            value={state.time.mode}
            onChange={(mode) => (mode === 'live' ? show({ mode, range: range ?? '8h' }) : showSpan(window))}
            options={[
              { value: 'live', label: t('MODE_LIVE') },
              { value: 'fixed', label: t('MODE_FIXED') },
            ]}
          />
          <ToolbarChoice
            label={t('STATISTIC_RANGE')}
            value={range ?? ''}
            onChange={(next) => next !== '' && choose(next)}
            options={RANGES.map((value) => ({
              value: value as StatisticRange | '',
              label: t(`STATISTIC_RANGE_${value.toUpperCase()}` as 'STATISTIC_RANGE_8H'),
            }))}
          />
          <TimeFilterMenu window={window} onApply={showSpan} />
          <WindowSteps window={window} onShow={showSpan} />
          <span className={style.resolution}>{resolution}</span>
        </div>
        <div className={style.line}>
          <ToolbarChoice
            label={t('STATISTIC_LOOK')}
            value={state.look}
            onChange={(look) => change({ look })}
            options={STATISTIC_LOOKS.map((value) => ({
              value,
              label: t(`LOOK_${value.toUpperCase()}` as 'LOOK_CURVES'),
            }))}
          />
          <CompareMenu {...shown} change={change} />
          <KnownAtMenu {...shown} change={change} />
          <Button
            variant="default"
            aria-pressed={state.shifts}
            leftSection={<Icon name={state.shifts ? 'check' : 'time'} size={16} />}
            onClick={() => change({ shifts: !state.shifts })}
          >
            {t('SHIFTS')}
          </Button>
          <ViewMenu {...shown} change={change} />
          <span className={style.end}>
            <NoteMenu {...shown} />
            <ExportMenu {...shown} />
          </span>
        </div>
        <span className={style.resolutionBelow}>{resolution}</span>
      </div>
    </div>
  );
}

interface WindowStepsProps {
  readonly window: TimeSpan;
  readonly onShow: (span: TimeSpan) => void;
}

/** Sign, name, and the share of the window that is shown then. */
const ZOOMS = [
  ['+', 'ZOOM_IN', 0.5],
  ['−', 'ZOOM_OUT', 2],
] as const;

/** Half a window earlier or later, nearer and farther. */
function WindowSteps({ window, onShow }: WindowStepsProps) {
  const t = useText();
  const middle = (window.from + window.to) / 2;
  return (
    <span className={style.steps}>
      <IconButton
        icon="chevron-left"
        iconSize={16}
        label={t('EARLIER_WINDOW')}
        tooltip="bottom"
        onClick={() => onShow(panWindow(window, -0.5))}
      />
      <IconButton
        icon="chevron-right"
        iconSize={16}
        label={t('LATER_WINDOW')}
        tooltip="bottom"
        onClick={() => onShow(panWindow(window, 0.5))}
      />
      {ZOOMS.map(([sign, label, share]) => (
        <button
          key={sign}
          type="button"
          className={style.zoom}
          aria-label={t(label)}
          onClick={() => onShow(zoomWindow(window, middle, share))}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/** The range a window is exactly as wide as. */
function rangeOf(time: StatisticTime): StatisticRange | undefined {
  if (time.mode === 'live') return time.range;
  return RANGES.find((range) => RANGE_MS[range] === time.to - time.from);
}
