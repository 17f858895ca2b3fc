/** What a transfer does, or why it waits, in words. */
import type { FileTransfer } from '@fms/contract/file';
import { formatBytes, formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { type Translate, translateWord } from '../../../language/index.ts';

/** A smaller share of the file than this was sent: the rest was there, or was packed. */
const LESS_SHARE = 0.9;

/** `Sending`, `Waits for the link`, `Resumes 22:00`, `Held, over quota`. */
export function describeTransfer(t: Translate, transfer: FileTransfer, now: Instant): string {
  const { state, reason, until } = transfer;
  if ((state === 'waiting' || state === 'on-board') && reason !== null) {
    const words = translateWord(`wait-${reason}`);
    return until === null ? words : `${words}, ${t('RESUMES_AT', { time: formatShortTime(Date.parse(until), now) })}`;
  }
  if (state === 'complete') return describeArrival(t, transfer);
  return translateWord(`transfer-${state}`);
}

/** `Complete, verified`, with what crossed the line where that is clearly less than the file; or `Already there, not sent`. */
function describeArrival(t: Translate, { direction, sha256, size, sentBytes }: FileTransfer): string {
  if (sentBytes === 0 && size !== null && size > 0) return t('TRANSFER_NOT_SENT');
  const words = t(
    direction === 'to-ship' ? 'TRANSFER_ON_BOARD' : sha256 === null ? 'TRANSFER_COMPLETE' : 'TRANSFER_VERIFIED',
  );
  const isLess = sentBytes !== null && size !== null && sentBytes < LESS_SHARE * size;
  return isLess ? t('TRANSFER_SENT', { words, size: formatBytes(sentBytes) }) : words;
}

/** To the minute: what was planned for a second is no more exact than that. */
export function formatShortTime(at: Instant, now: Instant): string {
  return formatTime(at, now).replace(/^(\d\d:\d\d):\d\d$/, '$1');
}
