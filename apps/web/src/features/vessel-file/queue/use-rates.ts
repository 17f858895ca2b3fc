/** How fast transfers go, by what is done of them from one answer of the queue to the next. */
import type { FileTransfer } from '@fms/contract/file';
import type { Instant } from '@fms/domain/time';
import { addProgress, estimateEnd, getRate, type TransferRate } from '@fms/domain/transfer';
import { useEffect, useState } from 'react';

interface Counted {
  readonly doneBytes: number;
  readonly at: Instant;
  readonly rate: TransferRate | null;
}

/** By transfer. */
export type Rates = ReadonlyMap<number, Counted>;

/** The counts after an answer that came at a time, ms. */
export function countProgress(known: Rates, transfers: readonly FileTransfer[], at: Instant): Rates {
  return new Map(
    transfers.map(({ transferId, doneBytes }) => {
      const before = known.get(transferId);
      if (before === undefined || doneBytes < before.doneBytes) return [transferId, { doneBytes, at, rate: null }];
      if (doneBytes === before.doneBytes) return [transferId, before];
      const rate = addProgress(before.rate, doneBytes - before.doneBytes, { since: before.at, at });
      return [transferId, { doneBytes, at, rate }];
    }),
  );
}

export function useRates(transfers: readonly FileTransfer[], answeredAt: Instant): Rates {
  const [rates, setRates] = useState<Rates>(new Map());
  useEffect(() => {
    setRates((known) => countProgress(known, transfers, answeredAt));
  }, [transfers, answeredAt]);
  return rates;
}

export interface Outlook {
  /** Bytes a second; null where none arrived of late. */
  readonly bytesPerSecond: number | null;
  /** When its last byte is there; null where that cannot be told. */
  readonly endsAt: Instant | null;
}

/**
 * When each open transfer ends: those before it go first, at the rate of what moves now. One that waits for a person, or
 * for what has no known time, has no end, and holds up none behind it.
 */
export function estimateQueue(open: readonly FileTransfer[], rates: Rates, now: Instant): Map<number, Outlook> {
  const known = open.map(({ transferId }) => getRate(rates.get(transferId)?.rate ?? null, now));
  const line = known.reduce<number>((sum, rate) => sum + (rate ?? 0), 0) || null;
  let ahead = 0;
  return new Map(
    open.map(({ transferId, state, size, doneBytes, until }, index) => {
      const bytesPerSecond = known[index] ?? null;
      const from = until === null ? null : Date.parse(until);
      const mayGo = state === 'sending' || state === 'queued' || (state === 'waiting' && from !== null);
      if (!mayGo || size === null) return [transferId, { bytesPerSecond, endsAt: null }];
      const bytes = size - doneBytes;
      const begins = Math.max(from ?? now, line === null ? now : now + (ahead / line) * 1000);
      if (state !== 'waiting') ahead += bytes;
      return [transferId, { bytesPerSecond, endsAt: estimateEnd({ bytes, bytesPerSecond: line, from: begins }, now) }];
    }),
  );
}
