import type { Alarm } from '@fms/contract/alarm';
import { isSuppressed } from '@fms/domain/alarm';
import { useCallback, useSyncExternalStore } from 'react';
import type { TankContent } from '../../../entities/tank/index.ts';
import { useLive } from '../../../live/index.ts';

/** The first alarm that stands on a measurement of a tank now. */
export function useTankAlarm({ readings }: TankContent): Alarm | undefined {
  const { alarms } = useLive();
  const subscribe = useCallback((listener: () => void) => alarms.subscribe(listener), [alarms]);
  const tagIds = Object.values(readings).flatMap((reading) => reading?.tag?.Id ?? []);
  return useSyncExternalStore(subscribe, () =>
    alarms.snapshot.active.find(
      (alarm) =>
        alarm.dataTagId !== null && tagIds.includes(alarm.dataTagId) && alarm.cleared === null && !isSuppressed(alarm),
    ),
  );
}
