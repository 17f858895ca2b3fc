import type { AlarmPriority } from '@fms/domain/alarm';
import { ALERT_ICON_ART } from '../icon/alert-icon-art.ts';
import type { AlertIconName } from '../icon/icon-names.ts';
import { ALERT_SHAPES } from '../symbol/alert-shape.ts';
import { type BlinkKind, useBlink } from '../theme/blink.ts';
import style from './alarm-mark.module.css';

/** Raised shows the sounder, acknowledged "!", cleared but unacknowledged a tick, silenced a struck sounder. */
export type AlarmMarkState = 'raised' | 'acknowledged' | 'cleared' | 'silenced';

/** Under this the inner mark cannot be read and a plain shape stands for it. */
const ICON_MIN_SIZE = 14;

/** The icon of a mark. A caution makes no sound and needs no acknowledgement: one mark for all its states. */
function iconOf(priority: AlarmPriority, state: AlarmMarkState): AlertIconName {
  if (priority === 'caution') return 'caution';
  if (priority === 'warning') return `warning-${state}`;
  return priority === 'emergency' && state === 'raised' ? 'emergency' : `alarm-${state}`;
}

/** Which of the page's two blinks an alert follows until it is acknowledged; cautions never blink. */
export function getBlinkKind(priority: AlarmPriority): BlinkKind | undefined {
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
  const blink = state === 'raised' && !still ? getBlinkKind(priority) : undefined;
  useBlink(blink);
  const className = blink === undefined ? style.mark : `${style.mark} fms-blink-${blink}`;
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={className} data-priority={priority} style={{ width: size, height: size }} {...spoken}>
      {size >= ICON_MIN_SIZE ? (
        <AlarmIcon icon={iconOf(priority, state)} />
      ) : (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path className={style.shape} d={ALERT_SHAPES[priority]} />
        </svg>
      )}
    </span>
  );
}

/** The drawing of a mark in its own colours. */
function AlarmIcon({ icon }: { icon: AlertIconName }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {ALERT_ICON_ART[icon].map(({ d, evenOdd, fill, stroke }) => (
        <path key={d} d={d} fillRule={evenOdd === true ? 'evenodd' : undefined} fill={fill} stroke={stroke} />
      ))}
    </svg>
  );
}
