import { formatTime } from '@fms/domain/format';
import { useMinute } from '../../../live/index.ts';

/** A moment of the wire in UTC to the minute, with its day where that is not today. */
export function ShortTime({ at }: { at: string }) {
  const now = useMinute();
  const text = formatTime(Date.parse(at), now);
  return <time dateTime={at}>{/^\d\d:\d\d:\d\d$/.test(text) ? text.slice(0, 5) : text}</time>;
}
