/** What every source of a ship is given: the sink of its readings, the count of refusals, clock and log. */
import type { Instant } from '@fms/domain/time';
import type { ReadingSink } from '../recording/reading-sink.ts';
import type { SourceEvents } from '../source/line-source.ts';
import type { Log } from './log.ts';

export interface SourceParts {
  readonly sink: ReadingSink;
  readonly refuse: (reason: string, example: string) => void;
  /** Called after each piece, so that a flood is spooled before its second is over. */
  readonly gathered: () => void;
  readonly flush: () => Promise<void>;
  readonly now: () => Instant;
  readonly log: Log;
  readonly backoffSeconds?: readonly number[];
}

/** Writes down when a source comes and goes. */
export function createStateLogger(name: string, log: Log): SourceEvents['state'] {
  return (state, detail) => {
    if (state === 'up') log.info({ source: name }, `listening to ${detail}`);
    else log.warn({ source: name }, `source lost: ${detail}`);
  };
}
