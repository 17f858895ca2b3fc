/**
 * Takes the lines of gateways: under their vessel, at a time that can be, and no more of a vessel in a day than a gateway
 * that keeps to the contract sends. A hostile one fills nothing but its own share.
 */

import { MAX_LOG_BYTES_PER_DAY } from '@fms/contract/link';
import type { VesselId } from '@fms/domain/identity';
import { LOG_DAYS } from '@fms/domain/log';
import { DAY_MS } from '@fms/domain/time';
import type { GatewayLog } from '../../ingest/index.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LogEntry } from './log-entry.ts';
import type { LogRecorder } from './log-recorder.service.ts';
import { LOG_FUTURE_MS } from './log-search.service.ts';

/** A gateway and the shore do not turn the day in the same second: a day ashore may hold the end of one and the next. */
const MOST_BYTES = 2 * MAX_LOG_BYTES_PER_DAY;

interface Share {
  day: number;
  bytes: number;
  isTold: boolean;
}

export function createGatewayLog(clock: Clock, recorder: Pick<LogRecorder, 'take'>): GatewayLog {
  const shares = new Map<VesselId, Share>();

  function shareOf(vesselId: VesselId, now: number): Share {
    const day = Math.floor(now / DAY_MS);
    const known = shares.get(vesselId);
    if (known?.day === day) return known;
    const share = { day, bytes: 0, isTold: false };
    shares.set(vesselId, share);
    return share;
  }

  function tell(vesselId: VesselId, content: string): void {
    const line: LogEntry = {
      ...{ timeMs: clock.now(), source: 'gateway', level: 'warning', area: 'log' },
      ...{ vesselId, userId: 0, content, context: '{}' },
    };
    recorder.take(line);
  }

  return {
    take(vesselId, lines, dropped) {
      const now = clock.now();
      const share = shareOf(vesselId, now);
      for (const { time, level, area, content } of lines) {
        const isOld = time < now - LOG_DAYS * DAY_MS;
        share.bytes += content.length;
        if (share.bytes > MOST_BYTES || isOld || !Number.isFinite(time)) continue;
        const timeMs = time > now + LOG_FUTURE_MS ? now : Math.floor(time);
        recorder.take({ timeMs, source: 'gateway', level, area, vesselId, userId: 0, content, context: '{}' });
      }
      if (dropped > 0) tell(vesselId, `${dropped} lines were given up on board`);
      if (share.bytes > MOST_BYTES && !share.isTold) {
        share.isTold = true;
        tell(vesselId, 'the gateway sends more lines than a day may have: the rest of this day is given up');
      }
    },
  };
}
