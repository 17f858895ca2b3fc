/** What a transfer does, or why it waits, in words. */
import type { FileTransfer } from '@fms/contract/file';
import { formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { type Translate, translateWord } from '../../../language/index.ts';

/** `Sending`, `Waits for the link`, `Resumes 22:00`, `Held, over quota`. */
export function describeTransfer(
  t: Translate,
  { state, reason, until, direction, sha256 }: FileTransfer,
  now: Instant,
) {
  if ((state === 'waiting' || state === 'on-board') && reason !== null) {
    const words = translateWord(`wait-${reason}`);
    return until === null ? words : `${words}, ${t('RESUMES_AT', { time: shortTime(Date.parse(until), now) })}`;
  }
  if (state === 'complete' && direction === 'to-ship') return t('TRANSFER_ON_BOARD');
  if (state === 'complete') return t(sha256 === null ? 'TRANSFER_COMPLETE' : 'TRANSFER_VERIFIED');
  return translateWord(`transfer-${state}`);
}

/** To the minute: what was planned for a second is no more exact than that. */
export function shortTime(at: Instant, now: Instant): string {
  return formatTime(at, now).replace(/^(\d\d:\d\d):\d\d$/, '$1');
}
