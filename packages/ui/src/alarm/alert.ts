/** Bridge alert priorities with a mark of their own (IEC 62923-1); an emergency alarm is drawn as an alarm. */
export type AlertPriority = 'alarm' | 'warning' | 'caution';

/** Raised shows the sounder, acknowledged "!", cleared but unacknowledged a tick, silenced a struck sounder. */
export type AlertMarkState = 'raised' | 'acknowledged' | 'cleared' | 'silenced';

/** Most urgent first. */
export const ALERT_PRIORITIES: readonly AlertPriority[] = ['alarm', 'warning', 'caution'];
