import { formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';

/** A moment to the minute: `14:46` today, `Fri 22:15` before. */
export const formatMinute = (time: Instant, now: Instant): string =>
  formatTime(time, now).replace(/^(\d\d:\d\d):\d\d$/, '$1');
