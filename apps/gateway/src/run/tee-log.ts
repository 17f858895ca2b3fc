/** A log that writes on board as before, and hands each line to what goes ashore. */

import { formatLogContent, type LogLevel } from '@fms/domain/log';
import type { Instant } from '@fms/domain/time';
import type { ShoreLog } from '../log/shore-log.ts';
import type { Log } from './log.ts';

/** What every line of a ship has, and its name ashore says. */
const KNOWN_ASHORE = ['vessel', 'vesselId'];

/** The part of the gateway: the source a line is about, else the link. */
function areaOf({ source }: Record<string, unknown>): string {
  return typeof source === 'string' && source !== '' ? source.slice(0, 60) : 'gateway';
}

export function teeLog(log: Log, shoreLog: Pick<ShoreLog, 'take'>, now: () => Instant): Log {
  const write = (level: LogLevel, details: object, message: string) => {
    const told = Object.entries(details).filter(([name]) => !KNOWN_ASHORE.includes(name));
    const content = formatLogContent(message, Object.fromEntries(told));
    shoreLog.take({ time: now(), level, area: areaOf(details as Record<string, unknown>), content });
  };
  return {
    info(details, message) {
      log.info(details, message);
      write('info', details, message);
    },
    warn(details, message) {
      log.warn(details, message);
      write('warning', details, message);
    },
  };
}
