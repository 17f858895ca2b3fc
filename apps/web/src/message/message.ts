import type { AlarmPriority } from '@fms/domain/alarm';
import { SECOND_MS } from '@fms/domain/time';
import type { TextKey, TextValues } from '../language/index.ts';

/** Words that stand bottom right for a while. */
export interface Toast {
  readonly kind: 'toast';
  /** `danger` is outlined in the alarm outline colour: a failure of ours, never an alarm of a ship. */
  readonly tone: 'success' | 'warning' | 'danger';
  readonly title?: TextKey;
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly lifetimeMs: number;
  /** Of an alarm of a vessel: the toast carries the colour of this priority instead of the one of its tone. */
  readonly priority?: AlarmPriority;
  /** Where a click on it leads. */
  readonly opens?: string;
  /** A button beside the words; it takes the message away. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly text: TextKey;
  /** Tells this message from others of the same words, whose button does something else. */
  readonly key: string;
  readonly run: () => void;
}

/** A sentence that waits for its OK, and for a refusal where there is something to refuse. */
export interface Dialog {
  readonly kind: 'dialog';
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly canCancel: boolean;
}

export type Message = Toast | Dialog;

/** The same message with the names and numbers it speaks of. */
export function fillMessage<Kind extends Message>(message: Kind, values: TextValues): Kind {
  return { ...message, values };
}

export function toMilliseconds(count: number): number {
  return count * SECOND_MS;
}
