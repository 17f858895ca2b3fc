/** What came of the inputs of one attacker. */

/** Faults kept as examples at most; all are counted. */
const MAX_EXAMPLES = { count: 20, length: 300 } as const;

/** The counts of one attacker, a row of the siege's table. */
export interface Counts {
  /** Everything sent: requests, frames, connections, kills. */
  readonly inputs: number;
  /** Turned down by name, or closed: what a hostile input should come to. */
  readonly refused: number;
  /** Served. */
  readonly ok: number;
  /** Answers of 500 and above, besides those of a bounded queue and of what is not configured. */
  readonly serverErrors: number;
  /** Answers that hold what their reader may not see: another organisation, a secret, the inside of the server. */
  readonly leaks: number;
  /** What was acknowledged and is gone, and service that does not come back. */
  readonly losses: number;
  /** Milliseconds, where the attacker measures by itself; the server's own are measured around it. */
  readonly longestStallMs: number;
  /** Megabytes kept, where the attacker measures by itself; null where the server's are measured around it. */
  readonly keptMb: number | null;
  /** What the faults were, the first of them. */
  readonly faults: readonly string[];
}

export interface Tally {
  refused(count?: number): void;
  ok(count?: number): void;
  serverError(example: string): void;
  leak(example: string): void;
  loss(example: string): void;
  stall(milliseconds: number): void;
  memory(keptMb: number): void;
  counts(): Counts;
}

export function createTally(): Tally {
  const counts = { inputs: 0, refused: 0, ok: 0, serverErrors: 0, leaks: 0, losses: 0, longestStallMs: 0 };
  let ownKeptMb: number | null = null;
  const faults: string[] = [];

  function fault(kind: 'serverErrors' | 'leaks' | 'losses', example: string): void {
    counts[kind]++;
    if (faults.length < MAX_EXAMPLES.count) faults.push(`${kind}: ${example.slice(0, MAX_EXAMPLES.length)}`);
  }

  function served(kind: 'refused' | 'ok', count: number): void {
    counts.inputs += count;
    counts[kind] += count;
  }

  return {
    refused: (count = 1) => served('refused', count),
    ok: (count = 1) => served('ok', count),
    serverError(example) {
      counts.inputs++;
      fault('serverErrors', example);
    },
    leak: (example) => fault('leaks', example),
    loss: (example) => fault('losses', example),
    stall(milliseconds) {
      counts.longestStallMs = Math.max(counts.longestStallMs, milliseconds);
    },
    memory(keptMb) {
      ownKeptMb = keptMb;
    },
    counts: () => ({ ...counts, keptMb: ownKeptMb, faults: [...faults] }),
  };
}
