import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-acknowledged-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-rectified-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-silenced-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-unacknowledged-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-caution-color-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-acknowledged-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-rectified-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-silenced-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-unacknowledged-iec.js';
import { createElement } from 'react';
import { useBlink } from '../theme/blink.ts';
import style from './alarm-mark.module.css';
import type { AlertMarkState, AlertPriority } from './alert.ts';

const ELEMENT: Record<AlertPriority, Record<AlertMarkState, string>> = {
  alarm: {
    raised: 'obi-alarm-unacknowledged-iec',
    acknowledged: 'obi-alarm-acknowledged-iec',
    cleared: 'obi-alarm-rectified-iec',
    silenced: 'obi-alarm-silenced-iec',
  },
  warning: {
    raised: 'obi-warning-unacknowledged-iec',
    acknowledged: 'obi-warning-acknowledged-iec',
    cleared: 'obi-warning-rectified-iec',
    silenced: 'obi-warning-silenced-iec',
  },
  // A caution makes no sound and needs no acknowledgement: one mark for all.
  caution: {
    raised: 'obi-caution-color-iec',
    acknowledged: 'obi-caution-color-iec',
    cleared: 'obi-caution-color-iec',
    silenced: 'obi-caution-color-iec',
  },
};

const SHAPE: Record<AlertPriority, string> = {
  alarm: 'M5 .6 9.7 9.2H.3Z',
  warning: 'M5 .7a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 0 1 0-8.6Z',
  caution: 'M1 1h8v8H1Z',
};

/** Under this the inner mark cannot be read and a plain shape stands for it. */
const ICON_MIN_SIZE = 14;

export interface AlarmMarkProps {
  priority: AlertPriority;
  state: AlertMarkState;
  /** Edge in px; below 14 a plain triangle, disc or square with a halo. */
  size?: number;
  /** What a screen reader says; left out where the words stand beside it. */
  label?: string | undefined;
  /** Raised alarms and warnings blink with the page unless their row says otherwise. */
  still?: boolean;
}

/** Shape, colour and inner mark of one alert. */
export function AlarmMark({ priority, state, size = 20, label, still = false }: AlarmMarkProps) {
  const kind = state === 'raised' && priority !== 'caution' && !still ? priority : undefined;
  useBlink(kind);
  const className = `${style['mark']} ${kind === undefined ? '' : `fms-blink-${kind}`}`;
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={className} data-priority={priority} style={{ width: size, height: size }} {...spoken}>
      {size >= ICON_MIN_SIZE ? (
        createElement(ELEMENT[priority][state], { useCssColor: true })
      ) : (
        <svg viewBox="0 0 10 10">
          <path d={SHAPE[priority]} />
        </svg>
      )}
    </span>
  );
}
