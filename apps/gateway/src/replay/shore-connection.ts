/** The shore as a replay sees it: connected or not, with room or not, done or refusing. */
import type { Instant } from '@fms/domain/time';
import { Link, type LinkState } from '../link/link.ts';
import type { LinkEvents, LinkIdentity } from '../link/session.ts';
import type { Spool } from '../spool/spool.ts';
import type { Refusals } from '../stream/refusals.ts';
import { ReplayError } from './plan.ts';

export interface ShoreConnectionOptions {
  readonly server: string;
  readonly key: string;
  readonly spool: Spool;
  readonly refusals: Refusals;
  readonly identity: LinkIdentity;
  readonly now: () => Instant;
  readonly onState?: (state: LinkState) => void;
  /** True when the rest is to be sent all the same. */
  readonly onVesselRefused: (index: number, code: string, message: string) => boolean;
  readonly onVessel?: (index: number, vesselId: number, name: string) => void;
  readonly backoffSeconds?: readonly number[];
}

/** Bytes under way before the next batch waits; keeps a long recording out of memory and off the disk. */
const ROOM_BYTES = 1_500_000;
/** A server that is just being started may take so long; a wrong address must not be tried forever. */
const PATIENCE_MS = 30_000;

export class ShoreConnection {
  /** Batches the shore has acknowledged, and those it will never store. */
  acknowledged = 0;
  refusedBatches = 0;
  readonly #options: ShoreConnectionOptions;
  readonly #link: Link;
  readonly #began: Instant;
  #wasOpened = false;
  #failure: Error | null = null;
  #wake: (() => void)[] = [];

  constructor(options: ShoreConnectionOptions) {
    this.#options = options;
    this.#began = options.now();
    const { server, key, spool, refusals, identity } = options;
    this.#link = new Link({
      server,
      key,
      spool,
      refusals,
      identity,
      events: this.#events(),
      onState: (state) => this.#changed(state),
      ...(options.backoffSeconds ? { backoffSeconds: options.backoffSeconds } : {}),
    });
    this.#link.start();
  }

  /** Resolves when the shore knows the stream. Throws `ReplayError` when it cannot be reached or refuses it. */
  opened(signal: AbortSignal): Promise<void> {
    return this.#when(() => this.#wasOpened, signal);
  }

  /** Resolves when the next batch may be journalled. */
  room(signal: AbortSignal): Promise<void> {
    return this.#when(() => this.#options.spool.backlogBytes < ROOM_BYTES, signal);
  }

  /** Resolves when everything is acknowledged. */
  drained(signal: AbortSignal): Promise<void> {
    return this.#when(() => this.#options.spool.isDrained, signal);
  }

  pump(): void {
    this.#link.pump();
  }

  close(): Promise<void> {
    return this.#link.stop();
  }

  /** What makes the replay pointless, from wherever it is noticed. */
  fail(error: Error): void {
    this.#failure ??= error;
    this.#tell();
  }

  #events(): LinkEvents {
    const { spool, onVesselRefused, onVessel } = this.#options;
    return {
      opened: (lastSequence, stored = []) => {
        // Only the first word counts: a shore that loses its store in the middle of a replay is past helping. The recording
        // can give everything again; what comes a second time changes nothing.
        if (!this.#wasOpened && spool.isForgottenBy(lastSequence, stored)) spool.reset();
        spool.trust(lastSequence);
        this.#wasOpened = true;
        this.#tell();
        return true;
      },
      vesselAccepted: (index, vesselId, name) => onVessel?.(index, vesselId, name),
      vesselRefused: onVesselRefused,
      refused: (sequence, code, message) => {
        if (sequence === null) this.fail(new ReplayError('shore-refused', `The shore refused: ${message} (${code})`));
        else this.refusedBatches++;
      },
      acknowledged: () => {
        this.acknowledged++;
        this.#tell();
      },
    };
  }

  #changed(state: LinkState): void {
    const { server, now, onState } = this.#options;
    if (state.kind === 'lost' && state.refusedKey) {
      this.fail(new ReplayError('shore-refused', `${server}: ${state.reason}`));
    }
    if (this.#failure) return;
    onState?.(state);
    if (state.kind !== 'lost') return;
    if (!this.#wasOpened && now() - this.#began > PATIENCE_MS) {
      this.fail(new ReplayError('shore-unreachable', `${server} cannot be reached: ${state.reason}`));
    }
  }

  #tell(): void {
    const woken = this.#wake;
    this.#wake = [];
    for (const wake of woken) wake();
  }

  async #when(condition: () => boolean, signal: AbortSignal): Promise<void> {
    const onAbort = () => this.#tell();
    signal.addEventListener('abort', onAbort);
    try {
      for (;;) {
        signal.throwIfAborted();
        if (this.#failure) throw this.#failure;
        if (condition()) return;
        await new Promise<void>((resolve) => this.#wake.push(resolve));
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }
}
