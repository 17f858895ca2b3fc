/** Evaluates an answer of the server: refused, served, failed, or leaking data the caller must not see. */
import type { Answer } from './ask.ts';
import type { SiegedServer } from './sieged-server.ts';
import type { Tally } from './tally.ts';

const NOT_CONFIGURED = 501;
const UNAVAILABLE = 503;

/** The inside of the server, which no answer holds: stacks, paths of sources, words of the stores. */
const INSIDE =
  /\bat (?:async )?[\w.<>[\] ]*\(?(?:file:\/\/|node:|\/)[^\s)]*:\d+|\/(?:apps|node_modules)\/[\w@./-]+\.[jt]s\b|\bSQLSTATE\b|syntax error at or near|violates \w+ constraint|\bDB::Exception\b/;

/** What belongs to the second organisation, as it is written in its names. */
function isForeign(text: string, { belongings }: SiegedServer): boolean {
  const { member, organizationId } = belongings.foreign;
  return text.includes(member.email) || text.includes(`"vessel${organizationId}"`);
}

export interface AnswerContext {
  readonly server: SiegedServer;
  readonly tally: Tally;
  /** Whether its reader may see both organisations, as an admin. */
  readonly seesAll?: boolean;
}

/** Why an answer of 500 and above is no fault: a bounded queue says when to come back, and a part is not configured. */
function isByDesign({ status, headers }: Answer): boolean {
  return status === NOT_CONFIGURED || (status === UNAVAILABLE && headers['retry-after'] !== undefined);
}

/** Counts one answer; `what` names the input in an example of a fault. A closed connection counts as refused. */
export function checkAnswer(answer: Answer, what: string, { server, tally, seesAll = false }: AnswerContext): void {
  const { status, text } = answer;
  const inside = INSIDE.exec(text)?.[0] ?? [server.fleetKey, server.dataFolder].find((word) => text.includes(word));
  if (inside !== undefined) tally.leak(`${what} → ${status}, tells ${inside}`);
  else if (!seesAll && isForeign(text, server)) tally.leak(`${what} → ${status}, tells of the other organisation`);
  if (status >= 500 && !isByDesign(answer)) tally.serverError(`${what} → ${status} ${text}`);
  else if (status >= 200 && status < 400) tally.ok();
  else tally.refused();
}
