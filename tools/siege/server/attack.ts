/** What an attacker of the siege is given and what it answers; each lies in attack/ and exports one `Attack`. */
import type { Random } from '../mutate/random.ts';
import type { SiegedServer } from './sieged-server.ts';
import type { Tally } from './tally.ts';

/** `short` is bounded for a test run, `long` for one that takes its time. */
export type SiegeLength = 'short' | 'long';

export interface Siege {
  /** A real server process of its own, in the demonstration without its fleet, with two organisations. */
  readonly server: SiegedServer;
  readonly length: SiegeLength;
  /** How many inputs this attacker may send at most. */
  readonly inputs: number;
  /** Numbers in [0, 1), the same in each run of the same seed and attacker. */
  readonly random: Random;
  /** Where the attacker counts what it sent and what came of it. */
  readonly tally: Tally;
  progress(text: string): void;
}

/**
 * Sends at most `siege.inputs` inputs, counts each in `siege.tally` and ends by itself, whatever the server does. It
 * leaves the server running and usable: what it opens it closes. It throws only for a fault of the siege itself.
 * The event loop's stalls and the memory of the server's process are measured around it, not by it.
 */
export type Attack = (siege: Siege) => Promise<void>;
