import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-acknowledged-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-emergency-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-rectified-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-silenced-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-alarm-unacknowledged-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-caution-color-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-acknowledged-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-rectified-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-silenced-iec.js';
import '@oicl/openbridge-webcomponents/dist/icons/icon-warning-unacknowledged-iec.js';
import type { AlarmPriority } from '@fms/domain';
import { createElement } from 'react';
import { ALERT_SHAPES } from '../symbol/alert-shape.ts';
import { type BlinkKind, useBlink } from '../theme/blink.ts';
import style from './alarm-mark.module.css';

/** Raised shows the sounder, acknowledged "!", cleared but unacknowledged a tick, silenced a struck sounder. */
export type AlarmMarkState = 'raised' | 'acknowledged' | 'cleared' | 'silenced';

const ALARM: Record<AlarmMarkState, string> = {
  raised: 'obi-alarm-unacknowledged-iec',
  acknowledged: 'obi-alarm-acknowledged-iec',
  cleared: 'obi-alarm-rectified-iec',
  silenced: 'obi-alarm-silenced-iec',
};

const WARNING: Record<AlarmMarkState, string> = {
  raised: 'obi-warning-unacknowledged-iec',
  acknowledged: 'obi-warning-acknowledged-iec',
  cleared: 'obi-warning-rectified-iec',
  silenced: 'obi-warning-silenced-iec',
};

/** Under this the inner mark cannot be read and a plain shape stands for it. */
const ICON_MIN_SIZE = 14;

/** The OpenBridge icon of a mark. A caution makes no sound and needs no acknowledgement: one mark for all its states. */
export function alarmIcon(priority: AlarmPriority, state: AlarmMarkState): string {
  if (priority === 'caution') return 'obi-caution-color-iec';
  if (priority === 'warning') return WARNING[state];
  return priority === 'emergency' && state === 'raised' ? 'obi-alarm-emergency-iec' : ALARM[state];
}

/** Which of the page's two blinks an alert follows until someone acknowledges it; cautions never blink. */
export function blinkOf(priority: AlarmPriority): BlinkKind | undefined {
  if (priority === 'caution') return undefined;
  return priority === 'warning' ? 'warning' : 'alarm';
}

export interface AlarmMarkProps {
  priority: AlarmPriority;
  state: AlarmMarkState;
  /** Edge in px; below 14 a plain triangle, disc or square with a halo. */
  size?: number;
  /** What a screen reader says; left out where the words stand beside it. */
  label?: string | undefined;
  /** Keeps a raised mark from blinking, where it counts others and is not itself the alert. */
  still?: boolean;
}

/** Shape, colour and inner mark of one alert. */
export function AlarmMark({ priority, state, size = 20, label, still = false }: AlarmMarkProps) {
  const blink = state === 'raised' && !still ? blinkOf(priority) : undefined;
  useBlink(blink);
  const className = blink === undefined ? style.mark : `${style.mark} fms-blink-${blink}`;
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={className} data-priority={priority} style={{ width: size, height: size }} {...spoken}>
      {size >= ICON_MIN_SIZE ? (
        createElement(alarmIcon(priority, state), { useCssColor: true })
      ) : (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={ALERT_SHAPES[priority]} />
        </svg>
      )}
    </span>
  );
}
