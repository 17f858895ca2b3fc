/** Tells with an answer "as known at" a moment what was deleted since, so that it may say less than was known. */
import { DELETED_HEADER, formatDeletedSpans } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { TimeSpan } from '@fms/domain/time';

export function tellDeleted(tell: (header: `x-${string}`, value: string) => void, spans: readonly TimeSpan[]): void {
  if (spans.length === 0) return;
  const named = spans.map(({ from, to }) => ({ from: toWireTime(from), to: toWireTime(to) }));
  tell(DELETED_HEADER, formatDeletedSpans(named));
}
