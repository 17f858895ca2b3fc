/**
 * The sessions that live. Each step is taken here and nowhere else: one at a time on each vessel, written to the store
 * with its entry of the trail before it counts, then told to the ship and to the socket that shows it.
 */
import { randomBytes } from 'node:crypto';
import type { VesselId } from '@fms/domain/identity';
import {
  expireSession,
  includesLevel,
  type ShipViewSession,
  type Step,
  type StepProblem,
  takeStep,
  type ViewHold,
  type ViewQuality,
} from '@fms/domain/ship-view';
import type { Instant } from '@fms/domain/time';
import { type AuditEntry, recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import { insertSession, updateSession } from '../store/session.repository.ts';
import type { LiveSession } from './live-session.ts';
import { createExpiryEntry, createRequestEntry, createStepEntry } from './step-trail.ts';

/** 128 bits: a number could be guessed. */
const TOKEN_BYTES = 16;

export interface BookPorts {
  readonly db: Db;
  readonly clock: Clock;
}

export interface StepDetail {
  readonly quality?: ViewQuality | undefined;
  readonly by?: Pick<LiveSession, 'caller' | 'from'>;
}

/** Told of each change after it is stored; `live` has its new state, ended ones for the last time. */
export type BookListener = (live: LiveSession) => void;

export class SessionBook {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #live = new Map<number, LiveSession>();
  readonly #queue = new KeyedQueue<VesselId>();
  readonly #listeners: BookListener[] = [];

  constructor({ db, clock }: BookPorts) {
    this.#db = db;
    this.#clock = clock;
  }

  listen(listener: BookListener): void {
    this.#listeners.push(listener);
  }

  all(): LiveSession[] {
    return [...this.#live.values()];
  }

  of(vesselId: VesselId): LiveSession[] {
    return this.all().filter((live) => live.vesselId === vesselId);
  }

  byToken(token: string): LiveSession | undefined {
    return this.all().find((live) => live.token === token);
  }

  byId(id: number): LiveSession | undefined {
    return this.#live.get(id);
  }

  /** @throws {Failure} `conflict` while another session lives on the vessel */
  add(asked: Omit<LiveSession, 'id' | 'token'>): Promise<LiveSession> {
    return this.#queue.run(asked.vesselId, async () => {
      const [other] = this.of(asked.vesselId);
      if (other) throw conflict(`${other.caller.userName} has a session on this vessel: one is let in at a time.`);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const { vesselId, screenId, caller, reason, ticket, session } = asked;
      const { state, level, approvedBy, requestedAt: requestedMs } = session;
      const by = { accountId: caller.userId, accountName: caller.userName, actingId: caller.impersonatedBy };
      const values = { token, vesselId, screenId, ...by, reason, ticket, state, level, highestLevel: level };
      const live = await this.#db.transaction().execute(async (tx) => {
        const added = { ...asked, token, id: await insertSession(tx, { ...values, approvedBy, requestedMs }) };
        await recordAudit(tx, createRequestEntry(added, requestedMs));
        return added;
      });
      this.#hold(live);
      return live;
    });
  }

  /**
   * Takes a step of a session; `quality` changes with it where it is given, and `by` is who took it in place of the
   * person whose session it is.
   * @throws {Failure} `conflict` where the state takes no such step, or nothing can approve what it asks for
   */
  step(id: number, step: Step, { quality, by }: StepDetail = {}): Promise<LiveSession> {
    const vesselId = this.#live.get(id)?.vesselId;
    if (vesselId === undefined) throw conflict(PROBLEMS['not-now']);
    return this.#queue.run(vesselId, async () => {
      const live = this.#live.get(id);
      if (live === undefined) throw conflict(PROBLEMS['not-now']);
      const now = this.#clock.now();
      const { session, problem } = takeStep(live.session, step, now);
      if (problem !== null) {
        // Its time may be over, which stands whatever was asked.
        if (session.ended !== null) await this.#write(live, session, createExpiryEntry(live, session, now));
        throw conflict(PROBLEMS[problem]);
      }
      const entry = createStepEntry({ ...live, ...by }, session, step, now);
      const asksStill = step.kind === 'open' && (quality ?? live.quality) === 'still';
      const shown = { quality: quality ?? live.quality, stills: live.stills + Number(asksStill) };
      return this.#write({ ...live, ...shown }, session, entry);
    });
  }

  /** The line holds a session to stills, or does no longer; the quality it had is asked for anew by who looks. */
  async hold(id: number, held: ViewHold | null): Promise<void> {
    const vesselId = this.#live.get(id)?.vesselId;
    if (vesselId === undefined) return;
    await this.#queue.run(vesselId, async () => {
      const live = this.#live.get(id);
      if (live === undefined || live.held?.reason === held?.reason) return;
      this.#hold({ ...live, held, quality: held === null ? live.quality : 'still' });
    });
  }

  /** Ends what is over by its time, and drops what the crew left unanswered. */
  async expire(): Promise<void> {
    const now = this.#clock.now();
    const over = this.all().filter(({ session }) => expireSession(session, now) !== session);
    await runEach(over, ({ id, vesselId }) =>
      this.#queue.run(vesselId, async () => {
        const live = this.#live.get(id);
        const session = live && expireSession(live.session, now);
        if (!live || !session || session === live.session) return;
        await this.#write(live, session, session.ended === null ? null : createExpiryEntry(live, session, now));
      }),
    );
  }

  async #write(live: LiveSession, session: ShipViewSession, entry: AuditEntry | null): Promise<LiveSession> {
    const after = { ...live, session };
    await this.#db.transaction().execute(async (tx) => {
      await updateSession(tx, live.id, toColumns(live.session, session, this.#clock.now()));
      if (entry !== null) await recordAudit(tx, entry);
    });
    this.#hold(after);
    return after;
  }

  #hold(live: LiveSession): void {
    if (live.session.ended === null) this.#live.set(live.id, live);
    else this.#live.delete(live.id);
    for (const listener of this.#listeners) listener(live);
  }
}

const PROBLEMS: Readonly<Record<StepProblem, string>> = {
  'not-now': 'The session is over, or does not wait for this.',
  closed: 'The master lets no session in now.',
  'no-approver': 'No person on board can approve this, and no policy of the vessel does.',
};

/** What the row takes over of a state; the highest level is the highest that counted while it was open. */
function toColumns(before: ShipViewSession, after: ShipViewSession, now: Instant) {
  const { state, level, approvedBy, ended } = after;
  const isRaised = level !== before.level && includesLevel(level, before.level);
  return {
    ...{ state, level, approvedBy },
    ...(isRaised && { highestLevel: level }),
    ...(before.state === 'approved' && state === 'open' && { openedMs: now }),
    ...(ended && { endedMs: ended.at, endedCause: ended.cause, endedBy: ended.by, endedWhy: ended.why }),
  };
}
