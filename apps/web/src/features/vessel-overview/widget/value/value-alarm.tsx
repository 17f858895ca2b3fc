import type { Tag } from '@fms/contract/tag';
import { AlarmMark } from '@fms/ui/alarm';
import { getMarkState, toReadingAlarm, useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';

/** The mark of the alarm that stands on a tag, beside an instrument that cannot be framed; nothing while there is none. */
export function ValueAlarm({ tag }: { readonly tag: Tag }) {
  const t = useText();
  const alarm = useTagAlarm(tag);
  if (alarm === undefined) return null;
  return (
    <AlarmMark
      priority={alarm.priority}
      state={getMarkState(alarm)}
      size={16}
      label={toReadingAlarm(alarm, t)?.label}
    />
  );
}
