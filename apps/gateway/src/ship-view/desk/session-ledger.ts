/**
 * The gateway's own copy of each session: what the shore asks is decided here once more, by the policy and the people of
 * the ship, so that no shore shows or gives more than was approved on board. Of what both sides hold the lesser counts.
 */
import type { DeskFromShip, DeskSession } from '@fms/contract/ship-view';
import {
  type ApprovalPolicy,
  type Ask,
  decideApproval,
  expireSession,
  includesLevel,
  requestSession,
  type ShipViewSession,
  type Step,
  takeStep,
  type ViewLevel,
} from '@fms/domain/ship-view';
import type { Instant } from '@fms/domain/time';

/** Sessions held at once; the shore lets one in on a vessel, so that more are a mistake. */
const MAX_SESSIONS = 100;
/** Whom the shore is told of for what the gateway itself decides. */
const GATEWAY = 'gateway';
const REASONS = {
  closed: 'The master lets no session in now.',
  'no-approver': 'No person on board can approve this, and no policy of the vessel does.',
} as const;

interface Entry {
  readonly told: DeskSession;
  readonly own: ShipViewSession;
  /** What the crew approved and the shore has not taken over yet: until then what it tells is of before. */
  readonly approved: Ask | null;
}

export interface LedgerPorts {
  readonly now: () => Instant;
  readonly policy: () => ApprovalPolicy;
  /** To the shore. */
  readonly say: (message: DeskFromShip) => void;
  /** What counts of a session may be another now. */
  readonly changed: () => void;
}

/** A session as people on board see it. */
export interface ShownSession {
  readonly told: DeskSession;
  readonly own: ShipViewSession;
}

const isSame = (one: Ask | null, other: Ask | null) => JSON.stringify(one) === JSON.stringify(other);

export class SessionLedger {
  readonly #ports: LedgerPorts;
  readonly #entries = new Map<number, Entry>();

  constructor(ports: LedgerPorts) {
    this.#ports = ports;
  }

  /** The shore tells all sessions that live; others are over. */
  tell(sessions: readonly DeskSession[]): void {
    const told = new Map(sessions.slice(0, MAX_SESSIONS).map((session) => [session.session, session]));
    for (const id of [...this.#entries.keys()]) if (!told.has(id)) this.#entries.delete(id);
    for (const session of told.values()) this.#takeOver(session);
    this.#ports.changed();
  }

  /** Those that live, as far as their time goes. */
  list(): ShownSession[] {
    this.#expire();
    return [...this.#entries.values()].filter(({ own }) => own.ended === null);
  }

  /** The level that counts of a session that is open on both sides; null for every other. */
  levelOf(id: number): ViewLevel | null {
    this.#expire();
    const entry = this.#entries.get(id);
    if (entry?.own.state !== 'open' || entry.told.state !== 'open') return null;
    return includesLevel(entry.own.level, entry.told.level) ? entry.told.level : entry.own.level;
  }

  /** The shore opens a picture: false where the session, on that screen, was not approved on board. */
  open(id: number, screenId: string): boolean {
    const entry = this.#entries.get(id);
    if (entry?.told.screenId !== screenId) return false;
    this.#step(id, { kind: 'open' });
    return this.levelOf(id) !== null;
  }

  /** A person on board approves what was shown: the session itself, or its ask. False where that is not asked any more. */
  approve(id: number, by: string, shown: Ask | null): boolean {
    const entry = this.#entries.get(id);
    if (!entry || !isSame(entry.told.ask, shown)) return false;
    if (!this.#step(id, { kind: 'approve', by, ask: entry.own.ask })) return false;
    this.#change(id, { approved: shown });
    this.#ports.say({ type: 'approve', session: id, by, ask: shown });
    this.#ports.changed();
    return true;
  }

  refuse(id: number, by: string, why: string): boolean {
    if (!this.#step(id, { kind: 'refuse', by, why })) return false;
    this.#ports.say({ type: 'refuse', session: id, by, why });
    this.#ports.changed();
    return true;
  }

  /** Cuts a session, whatever its state; the picture ends before the shore hears of it. */
  kill(id: number, by: string): boolean {
    if (!this.#step(id, { kind: 'kill', side: 'on-board', by })) return false;
    this.#ports.changed();
    this.#ports.say({ type: 'kill', session: id, by });
    return true;
  }

  #takeOver(told: DeskSession): void {
    const entry = this.#entries.get(told.session);
    if (!entry) this.#begin(told);
    else {
      const isOfBefore = entry.approved !== null && isSame(entry.approved, told.ask);
      this.#change(told.session, { told, ...(isOfBefore ? {} : { approved: null }) });
      if (!isOfBefore) this.#follow(entry.told, told);
    }
  }

  /** A session that is new here, also where the gateway was started while it lived: it is approved here, or not at all. */
  #begin(told: DeskSession): void {
    const { session: id, level, minutes } = told;
    const approval = decideApproval(this.#ports.policy(), level, this.#ports.now());
    const own = requestSession({ level, minutes }, approval, this.#ports.now());
    if (own === null) {
      const why = approval.by === 'none' ? REASONS[approval.why] : '';
      this.#ports.say(
        told.state === 'waiting'
          ? { type: 'refuse', session: id, by: GATEWAY, why }
          : { type: 'kill', session: id, by: GATEWAY },
      );
      return;
    }
    this.#entries.set(id, { told, own, approved: null });
    if (own.state === 'approved' && told.state === 'waiting')
      this.#ports.say({ type: 'approve', session: id, by: own.approvedBy ?? GATEWAY, ask: null });
  }

  /** What changed ashore: a lower level at once, an ask by policy or people, and what the policy gave at once. */
  #follow(before: DeskSession, told: DeskSession): void {
    const { session: id, level, ask, minutes } = told;
    const own = this.#entries.get(id)?.own;
    if (own?.state !== 'open') return;
    const now = this.#ports.now();
    if (ask !== null && !isSame(ask, before.ask)) this.#ask(id, ask);
    else if (ask === null && own.ask !== null) this.#change(id, { own: { ...own, ask: null } });
    if (level !== before.level) {
      const approval = decideApproval(this.#ports.policy(), level, now);
      if (includesLevel(own.level, level) || approval.by === 'policy' || approval.by === 'window')
        this.#step(id, { kind: 'level', level, approval });
    }
    if (ask === null && (told.until ?? 0) > (before.until ?? 0)) {
      const approval = decideApproval(this.#ports.policy(), own.level, now);
      if (approval.by === 'policy' || approval.by === 'window') this.#step(id, { kind: 'prolong', minutes, approval });
    }
  }

  #ask(id: number, ask: Ask): void {
    const level = ask.kind === 'level' ? ask.level : (this.#entries.get(id)?.own.level ?? 'view');
    const approval = decideApproval(this.#ports.policy(), level, this.#ports.now());
    if (approval.by === 'none') {
      this.#ports.say({ type: 'refuse', session: id, by: GATEWAY, why: REASONS[approval.why] });
      return;
    }
    this.#step(id, ask.kind === 'level' ? { kind: 'level', level, approval } : { ...ask, approval });
    if (approval.by === 'crew') return;
    this.#change(id, { approved: ask });
    this.#ports.say({ type: 'approve', session: id, by: approval.by, ask });
  }

  #step(id: number, step: Step): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return false;
    const { session: own, problem } = takeStep(entry.own, step, this.#ports.now());
    this.#change(id, { own });
    return problem === null;
  }

  #change(id: number, change: Partial<Entry>): void {
    const entry = this.#entries.get(id);
    if (entry) this.#entries.set(id, { ...entry, ...change });
  }

  #expire(): void {
    const now = this.#ports.now();
    for (const [id, { own }] of this.#entries) this.#change(id, { own: expireSession(own, now) });
  }
}
