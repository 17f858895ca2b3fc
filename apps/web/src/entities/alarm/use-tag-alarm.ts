import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { isSuppressed } from '@fms/domain/alarm';
import type { ReadingAlarm } from '@fms/ui/value';
import { useCallback, useSyncExternalStore } from 'react';
import { type Translate, translateWord } from '../../language/index.ts';
import { useLive } from '../../live/index.ts';

/** The most urgent alarm that stands on a tag now; the component is drawn again only when that alarm changed. */
export function useTagAlarm(tag: Tag | undefined): Alarm | undefined {
  const { alarms } = useLive();
  const tagId = tag?.Id;
  const subscribe = useCallback((listener: () => void) => alarms.subscribe(listener), [alarms]);
  return useSyncExternalStore(subscribe, () =>
    alarms.snapshot.active.find((alarm) => alarm.dataTagId === tagId && alarm.cleared === null && !isSuppressed(alarm)),
  );
}

/** The alarm as the mark and the frame of a reading. */
export function toReadingAlarm(alarm: Alarm | undefined, t: Translate): ReadingAlarm | undefined {
  if (alarm === undefined) return undefined;
  const acknowledged = alarm.acknowledged !== null;
  const words = acknowledged ? t('STATE_ACKNOWLEDGED') : t('STATE_UNACKNOWLEDGED');
  return { priority: alarm.priority, acknowledged, label: `${translateWord(`priority-${alarm.priority}`)}, ${words}` };
}
