/** Names of alarms in words: what is measured, and on which side of its limit it is. */
import type { AlarmLimits } from './alarm.ts';

/** A tag as far as the reason of its alarms needs it. */
export interface ReasonedTag extends Pick<AlarmLimits, 'reverse'> {
  readonly name: string;
  readonly description: string;
  /** `number`, `boolean` and so on, as a tag is declared: a switch is neither high nor low. */
  readonly valueKind: string;
}

const HAS_DIRECTION = /\b(?:high|low)\b/i;

/**
 * Why a limit raised its alarm: `Lube oil pressure low`. The direction follows from the kind of the limit and is left
 * out where the name already says it and where the value is not a number.
 */
export function formatAlarmReason({ name, description, reverse, valueKind }: ReasonedTag): string {
  const measured = description || name;
  if (valueKind !== 'number' || HAS_DIRECTION.test(measured)) return measured;
  return `${measured} ${reverse ? 'low' : 'high'}`;
}

/** The channel of an alarm and its reason, each word said once: the reason alone where it begins with the channel. */
export function formatAlarmName({ channel, description }: { channel: string; description: string }): string {
  if (description === '') return channel;
  return description.toLowerCase().startsWith(channel.toLowerCase()) ? description : `${channel} ${description}`;
}
