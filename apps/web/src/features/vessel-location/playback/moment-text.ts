import { DAY_MS, type Instant } from '@fms/domain/time';
import { formatTimeLabel } from '@fms/ui/chart';

/** `21 Nov 07:54:00`: a moment of the past is said with its day. */
export function formatMoment(at: Instant): string {
  return `${formatTimeLabel(at, DAY_MS)} ${new Date(at).toISOString().slice(11, 19)}`;
}
