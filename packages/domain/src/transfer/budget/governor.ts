/** Decides whether bytes may go over the line now, why not, and when they may. */
import type { Instant } from '../../time/instant.ts';
import { pickReason, WAIT_REASONS, type WaitReason } from '../state/wait-reason.ts';
import {
  ACCOUNTS_OF_LANE,
  LINE_ACCOUNTS,
  type LineAccount,
  type LineBudget,
  type LineLane,
  type LineRule,
} from './line-budget.ts';
import { findOpening } from './line-hours.ts';
import { addUsage, getUsage, getUsageEnds, type LineUsage, mergeUsage, NO_USAGE } from './line-usage.ts';
import { fillPace, findNextFrame, type Pace, spendPace, startPace } from './pace.ts';

/** What is known of the line and the ship; null is not known, and does not fulfil a condition. */
export interface LineState {
  /** Bits a second, a mean over half a minute, so that a rule does not open and close with each gust. */
  readonly bitRate: number | null;
  readonly isInPort: boolean | null;
}

export interface Demand {
  readonly lane: LineLane;
  readonly bytes: number;
  /** Against the schedule: a person chose `now`. Bytes of a day and a month hold all the same. */
  readonly isNow: boolean;
}

/** Why bytes are held; `until` is when they may go as far as it is known, null otherwise. */
export interface Hold {
  readonly reason: WaitReason;
  readonly until: Instant | null;
}

export type SavedUsage = Partial<Record<LineAccount, LineUsage>>;

/**
 * The governor of one vessel's line: files, screens and cameras of an end share it, so that what one of them used is not there
 * for the others. Each end keeps its own; the usage is saved and outlives a restart.
 */
export class LineGovernor {
  #budget: LineBudget;
  readonly #usage: Map<LineAccount, LineUsage>;
  readonly #paces = new Map<LineAccount, Pace>();

  constructor(budget: LineBudget, saved: SavedUsage = {}) {
    this.#budget = budget;
    this.#usage = new Map(LINE_ACCOUNTS.map((account) => [account, saved[account] ?? NO_USAGE]));
  }

  get budget(): LineBudget {
    return this.#budget;
  }

  /** Takes another budget; what was used stays used. */
  setBudget(budget: LineBudget): void {
    this.#budget = budget;
  }

  /** Null when the bytes may go, and then they are counted; otherwise why not, and nothing is counted. */
  take(demand: Demand, line: LineState, now: Instant): Hold | null {
    const hold = this.ask(demand, line, now);
    if (hold === null) this.count(demand.lane, demand.bytes, now);
    return hold;
  }

  /** Null when the bytes may go; counts nothing. */
  ask(demand: Demand, line: LineState, now: Instant): Hold | null {
    const holds = ACCOUNTS_OF_LANE[demand.lane].flatMap((account) => this.#listHolds(account, demand, line, now));
    const reason = pickReason(holds.map((hold) => hold.reason));
    return reason && { reason, until: this.#findEnd(holds, demand, now) };
  }

  /** Counts bytes that went, whether they were asked for or not. */
  count(lane: LineLane, bytes: number, now: Instant): void {
    for (const account of ACCOUNTS_OF_LANE[lane]) {
      this.#usage.set(account, addUsage(this.#usageOf(account), bytes, now));
      const pace = this.#paceOf(account, now);
      if (pace) this.#paces.set(account, spendPace(pace, bytes));
    }
  }

  /** Takes what the other end, or a store, counted of the same bytes: the greater number holds. */
  takeUsage(told: SavedUsage, now: Instant): void {
    for (const account of LINE_ACCOUNTS) {
      this.#usage.set(account, mergeUsage(this.#usageOf(account), told[account] ?? NO_USAGE, now));
    }
  }

  /** What an account has used of its day and month. */
  getUsage(account: LineAccount, now: Instant): LineUsage {
    return getUsage(this.#usageOf(account), now);
  }

  /** To be saved. */
  toJSON(): SavedUsage {
    return Object.fromEntries(this.#usage);
  }

  #listHolds(account: LineAccount, { bytes, isNow }: Demand, line: LineState, now: Instant): Hold[] {
    const rule = this.#budget[account];
    const holds = [
      ...listBudgetHolds(rule, this.getUsage(account, now), bytes),
      ...listConditionHolds(rule, line, now).filter(({ reason }) => !(isNow && WAIT_REASONS[reason].isPassedByNow)),
    ];
    const pace = this.#paceOf(account, now);
    const next = pace && findNextFrame(pace, rule.bytesPerSecond ?? 0);
    if (pace && next !== now) holds.push({ reason: 'rate', until: next });
    return holds;
  }

  /** The first instant at which nothing holds that a clock can end; null where something else must end first. */
  #findEnd(holds: readonly Hold[], { lane, isNow }: Demand, now: Instant): Instant | null {
    let end = now;
    for (const { until } of holds) {
      if (until === null) return null;
      end = Math.max(end, until);
    }
    if (isNow) return end;
    const hours = ACCOUNTS_OF_LANE[lane].map((account) => this.#budget[account].hours);
    // Hours of one account may be closed when those of another open: a few rounds find the first time that suits all.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const opening = Math.max(...hours.map((each) => findOpening(each, end)));
      if (opening === end) return end;
      end = opening;
    }
    return null;
  }

  #usageOf(account: LineAccount): LineUsage {
    return this.#usage.get(account) ?? NO_USAGE;
  }

  /** Filled up to now; null without a bound. It begins with the bytes of one second. */
  #paceOf(account: LineAccount, now: Instant): Pace | null {
    const { bytesPerSecond } = this.#budget[account];
    if (bytesPerSecond === null) return null;
    return fillPace(this.#paces.get(account) ?? startPace(bytesPerSecond, now), bytesPerSecond, now);
  }
}

/** Hours repeat each day: two accounts that do not suit each other within so many openings never do. */
const MOST_ROUNDS = 64;

function listBudgetHolds({ bytesPerDay, bytesPerMonth }: LineRule, usage: LineUsage, bytes: number): Hold[] {
  const ends = getUsageEnds(usage);
  const holds: Hold[] = [];
  const hold = (reason: WaitReason, bound: number | null, used: number, end: Instant) => {
    // More than a whole day or month may carry never goes.
    if (bound !== null && used + bytes > bound) holds.push({ reason, until: bytes > bound ? null : end });
  };
  hold('day-budget', bytesPerDay, usage.dayBytes, ends.day);
  hold('month-budget', bytesPerMonth, usage.monthBytes, ends.month);
  return holds;
}

function listConditionHolds({ hours, leastBitRate, isInPortOnly }: LineRule, line: LineState, now: Instant): Hold[] {
  const holds: Hold[] = [];
  const opening = findOpening(hours, now);
  if (opening !== now) holds.push({ reason: 'schedule', until: opening });
  if (isInPortOnly && line.isInPort !== true) holds.push({ reason: 'at-sea', until: null });
  if (leastBitRate !== null && !(line.bitRate !== null && line.bitRate >= leastBitRate)) {
    holds.push({ reason: 'slow-line', until: null });
  }
  return holds;
}
