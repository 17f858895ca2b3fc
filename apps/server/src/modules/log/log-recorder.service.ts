/**
 * Stores the log: entries are gathered and written together. What the engine cannot take stays until it can, up to a
 * bound; what goes beyond it is counted, and the count becomes a line. Nothing here is logged, because it would come back.
 */
import type { Clock } from '../../platform/clock/clock.ts';
import type { LogTable } from '../../telemetry/index.ts';
import { type LogEntry, sealLogEntry } from './log-entry.ts';

/** Entries kept in memory while the engine does not take them. */
const MOST_WAITING = 20_000;
/** Entries of one insert. */
const MOST_AT_ONCE = 5000;
/** Ids of one millisecond: an id is the time of storing in these steps, and stays below 2^53 until the year 2255. */
const IDS_PER_MS = 1000;

export interface LogRecorder {
  /** Takes an entry as it came; never throws. */
  take(entry: LogEntry): void;
  /** Writes what waits; rejects when the engine refuses it, and keeps it. */
  flush(): Promise<void>;
}

interface RecorderPorts {
  readonly clock: Clock;
  readonly log: Pick<LogTable, 'append'>;
}

export function createLogRecorder({ clock, log }: RecorderPorts): LogRecorder {
  let waiting: LogEntry[] = [];
  let lost = 0;
  let lastId = 0;
  let writing: Promise<void> | null = null;

  function nextId(): number {
    lastId = Math.max(lastId + 1, clock.now() * IDS_PER_MS);
    return lastId;
  }

  function takeLost(): LogEntry[] {
    if (lost === 0) return [];
    const content = `${lost} lines of the log could not be stored`;
    lost = 0;
    return [
      {
        ...{ timeMs: clock.now(), source: 'server', level: 'error', area: 'log' },
        ...{ vesselId: 0, userId: 0, content, context: '{}' },
      },
    ];
  }

  async function write(): Promise<void> {
    while (waiting.length > 0 || lost > 0) {
      const some = [...waiting.slice(0, MOST_AT_ONCE), ...takeLost()];
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await log.append(some.map((entry) => ({ ...entry, id: nextId() })));
      } catch (error) {
        waiting = [...some, ...waiting];
        throw error;
      }
    }
  }

  return {
    take(entry) {
      if (waiting.length < MOST_WAITING) waiting.push(sealLogEntry(entry));
      else lost++;
    },
    flush() {
      writing ??= write().finally(() => {
        writing = null;
      });
      return writing;
    },
  };
}
