/** What the page asks and orders, apart from HTTP: each order is evaluated here and answered with a sentence. */
import { type ApprovalPolicy, isClosed, LEVEL_NAMES } from '@fms/domain/ship-view';
import type { Instant } from '@fms/domain/time';
import { z } from 'zod';
import type { SessionLedger, ShownSession } from '../desk/session-ledger.ts';
import { type CrewFiles, listFiles, sayUse } from './crew-files.ts';
import type { PinBook } from './pin-book.ts';
import { MAX_CLOSED_HOURS } from './ship-policy.ts';

export interface PageParts {
  readonly ledger: Pick<SessionLedger, 'list' | 'approve' | 'refuse' | 'kill'>;
  readonly pins: Pick<PinBook, 'names' | 'check'>;
  readonly policy: () => ApprovalPolicy;
  readonly close: (hours: number) => void;
  readonly screenName: (id: string) => string;
  /** Null where no files are exchanged. */
  readonly files: CrewFiles | null;
  readonly now: () => Instant;
  readonly log: { warn(details: object, message: string): void };
}

export interface PageAnswer {
  readonly status: number;
  readonly message: string;
}

/** Who cuts gives no name: the switch asks nothing first. */
const ANY_PERSON = 'crew';

const person = { name: z.string().min(1).max(60), pin: z.string().min(1).max(12) };
const session = z.int().positive();
const why = z.string().max(300);
const file = { ...person, transfer: z.int().positive(), sha256: z.string().length(64) };
const decision = { ...person, session, shown: z.string().max(500) };
const ORDERS = {
  '/approve': z.strictObject(decision).transform((given) => ({ order: 'approve', ...given }) as const),
  '/refuse': z.strictObject({ ...decision, why }).transform((given) => ({ order: 'refuse', ...given }) as const),
  '/close': z
    .strictObject({ ...person, hours: z.number().min(0).max(MAX_CLOSED_HOURS) })
    .transform((given) => ({ order: 'close', ...given }) as const),
  '/approve-file': z.strictObject(file).transform((given) => ({ order: 'approve-file', why: '', ...given }) as const),
  '/refuse-file': z.strictObject({ ...file, why }).transform((given) => ({ order: 'refuse-file', ...given }) as const),
  '/cut': z.strictObject({ session }).transform((given) => ({ order: 'cut', ...given }) as const),
};
type Order = z.infer<(typeof ORDERS)[keyof typeof ORDERS]>;
type Decision = Extract<Order, { order: 'approve' | 'refuse' }>;
type FileOrder = Extract<Order, { order: 'approve-file' | 'refuse-file' }>;

/** What a session asks, as it is given back with the decision on it. */
const keyOf = ({ told }: ShownSession) => JSON.stringify(told.ask);

function askOf({ own, told }: ShownSession): string | null {
  if (own.state === 'waiting') return `Asks for ${LEVEL_NAMES[told.level]}, ${told.minutes} minutes.`;
  if (own.ask === null) return null;
  return own.ask.kind === 'level'
    ? `Asks for ${LEVEL_NAMES[own.ask.level]}.`
    : `Asks for ${own.ask.minutes} minutes more.`;
}

const TITLES = { waiting: 'Asks to look', approved: 'Approved, not open yet', open: 'Connected now' } as const;

/** The line that a screen reader says when it changes. */
function sayCount(sessions: readonly { readonly state: string; readonly asks: string | null }[]): string {
  if (sessions.some(({ asks }) => asks !== null)) return 'A person ashore asks for access.';
  if (sessions.some(({ state }) => state === 'open')) return 'A person ashore is connected.';
  return sessions.length === 0 ? 'No person ashore looks or asks to.' : 'A session is approved and not open yet.';
}

const answer = (status: number, message: string): PageAnswer => ({ status, message });

function decideFile(
  files: CrewFiles | null,
  { order, transfer, sha256, why: reason }: FileOrder,
  by: string,
): PageAnswer {
  const isApproved = order === 'approve-file';
  const isDone = files?.decide(transfer, sha256, { isApproved, by, why: reason }) ?? false;
  if (!isDone) return answer(409, 'That file does not wait any more.');
  return answer(200, isApproved ? 'Approved: it goes into the inbox.' : 'Refused.');
}

export function createPageCalls({ ledger, pins, policy, close, screenName, files, now, log }: PageParts) {
  /** The name of who decides, or the answer that refuses. */
  function sign({ name, pin }: { name: string; pin: string }): string | PageAnswer {
    const checked = pins.check(name, pin);
    if (checked.ok) return checked.name;
    log.warn({ name, problem: checked.problem }, 'a PIN was refused on the page of the ship view');
    if (checked.problem === 'wrong') return answer(403, 'The name or the PIN is wrong.');
    const minutes = Math.ceil((checked.until - now()) / 60_000);
    return answer(429, `Too many wrong PINs: none is taken for ${minutes} min.`);
  }

  function decide(given: Decision, by: string): PageAnswer {
    const { session: id, shown } = given;
    const found = ledger.list().find(({ told }) => told.session === id);
    const isAsked = found !== undefined && keyOf(found) === shown;
    const isApproval = given.order === 'approve';
    const isDone = isAsked && (isApproval ? ledger.approve(id, by, found.told.ask) : ledger.refuse(id, by, given.why));
    if (!isDone) return answer(409, 'That is not asked any more.');
    return answer(200, isApproval ? 'Approved.' : 'Refused.');
  }

  function take(given: Order): PageAnswer {
    if (given.order === 'cut')
      return ledger.kill(given.session, ANY_PERSON) ? answer(200, 'Cut.') : answer(409, 'That session is over.');
    const by = sign(given);
    if (typeof by !== 'string') return by;
    if (given.order === 'approve-file' || given.order === 'refuse-file') return decideFile(files, given, by);
    if (given.order !== 'close') return decide(given, by);
    close(given.hours);
    return answer(200, given.hours === 0 ? 'The ship is open.' : 'The ship is closed.');
  }

  const show = (shown: ShownSession) => {
    const { told, own } = shown;
    const state = own.state === 'waiting' || own.state === 'open' ? own.state : 'approved';
    return {
      ...{ session: told.session, by: told.by, reason: told.reason, ticket: told.ticket, state, shown: keyOf(shown) },
      title: TITLES[state],
      screen: screenName(told.screenId),
      level: LEVEL_NAMES[own.level],
      asks: askOf(shown),
      leftMs: own.until === null ? null : own.until - now(),
    };
  };

  return {
    state() {
      const { closedUntil } = policy();
      const isShut = closedUntil !== null && isClosed(policy(), now());
      const sessions = ledger.list().map(show);
      const shut = isShut ? `The ship is closed until ${new Date(closedUntil).toISOString()}.` : '';
      const line = `${shut} ${sayCount(sessions)}`.trim();
      return {
        line,
        names: pins.names(),
        sessions,
        files: files ? listFiles(files) : [],
        use: files ? sayUse(files) : '',
      };
    },
    post(path: string, body: string): PageAnswer {
      if (!Object.hasOwn(ORDERS, path)) return answer(404, 'There is no such order.');
      const parsed = ORDERS[path as keyof typeof ORDERS].safeParse(readOrder(body));
      return parsed.success ? take(parsed.data) : answer(400, 'Something is missing or too long.');
    },
  };
}

/** Undefined for what is no JSON: no order is made of that. */
const readOrder = (body: string): unknown => z.string().transform(toJson).safeParse(body).data;

const toJson = (body: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    context.addIssue({ code: 'custom', message: 'is no JSON' });
    return z.NEVER;
  }
};
