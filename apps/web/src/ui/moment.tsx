import { formatTime } from '@fms/domain/format';

/** A moment of the wire in UTC, with its day where that is not today. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatTime(Date.parse(at), Date.now())}</time>;
}
