/** Every call of the contract × role × what is its own, another organisation's and not there (§6). */
import { endpoints } from '@fms/contract/api';
import type { Endpoint } from '@fms/contract/endpoint';
import { expectOutcomeByRights } from '../../../apps/server/src/testing/right-outcome.ts';
import { RIGHT_TABLE } from '../../../apps/server/src/testing/right-table.ts';
import type { OrganizationFixture } from '../../../apps/server/src/testing/two-organizations.ts';
import { checkAnswer } from '../server/answer-check.ts';
import { type Answer, ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';
import { SIEGE_ROLES, type SiegeRole } from '../server/sieged-server.ts';

const SIDES = ['own', 'foreign', 'absent'] as const;
type Side = (typeof SIDES)[number];
/** `anonymous` has no token. */
type Role = 'anonymous' | SiegeRole;

const ABSENT = 999_999;
/** Ends the sign-in it is called with, so that it goes last. */
const LEAVES = 'signOut';

/** The same names and shapes with numbers that nothing has. */
function absentLike(of: OrganizationFixture): OrganizationFixture {
  const replaced = JSON.stringify(of, (_, value: unknown) => {
    if (typeof value === 'number') return ABSENT;
    return typeof value === 'string' ? `absent-${value}` : value;
  });
  return JSON.parse(replaced) as OrganizationFixture;
}

/** The refusal's code, or an empty text. */
function codeOf({ text }: Answer): string {
  return /^\{"code":"([\w-]+)"/.exec(text)?.[1] ?? '';
}

/** What rights forbid and the server did all the same; undefined when the answer is right. */
function findViolation(name: string, endpoint: Endpoint, role: Role, side: Side, answer: Answer): string | undefined {
  const isServed = answer.status >= 200 && answer.status < 300;
  // For a missing thing no organisation's rights apply: what is refused for another's things must not be served.
  const wanted = expectOutcomeByRights(name, endpoint, role, side === 'own' ? 'own' : 'foreign');
  if (isServed && wanted !== 'passes') return `served, though ${wanted}`;
  if (side === 'foreign' && wanted !== 'passes' && !isServed && codeOf(answer) !== wanted)
    return `refused with ${codeOf(answer)} in place of ${wanted}`;
  return undefined;
}

/** A list that holds vessels of the other organisation, for who may not see them. */
function isTellingOfOthers(name: string, role: Role, answer: Answer, foreign: OrganizationFixture): boolean {
  const row = RIGHT_TABLE[name];
  if (row?.scope !== 'filtered' || role === 'admin' || answer.status !== 200) return false;
  const isOrganization = name === 'getAllOrganizations' || name === 'getAvailableFolders' || name === 'listZones';
  const ids = row.seen?.(JSON.parse(answer.text) as never) ?? [];
  return ids.includes(isOrganization ? foreign.organizationId : foreign.vesselId);
}

async function attackAs(role: Role, siege: Siege, belongings: Record<Side, OrganizationFixture>): Promise<void> {
  const { server, tally } = siege;
  const token = role === 'anonymous' ? undefined : await server.signIn(role);
  const calls = Object.entries(endpoints as Record<string, Endpoint>).toSorted(([a]) => (a === LEAVES ? 1 : -1));
  for (const [name, endpoint] of calls) {
    for (const side of name === LEAVES ? (['own'] as const) : SIDES) {
      const asked = RIGHT_TABLE[name]?.ask(belongings[side], role === 'admin' ? 'admin' : 'manager') ?? {};
      const answer = await ask(server.address, createAsking(endpoint, asked, token));
      const what = `${name} as ${role} about ${side}`;
      checkAnswer(answer, what, { server, tally, seesAll: role === 'admin' });
      const wrong = findViolation(name, endpoint, role, side, answer);
      if (wrong !== undefined) tally.leak(`${what}: ${wrong}`);
      if (isTellingOfOthers(name, role, answer, belongings.foreign)) tally.leak(`${what}: lists what is another's`);
    }
  }
}

export const attackRights: Attack = async (siege) => {
  const { own, foreign } = siege.server.belongings;
  const belongings = { own, foreign, absent: absentLike(foreign) };
  for (const role of ['anonymous', ...SIEGE_ROLES] as const) await attackAs(role, siege, belongings);
};
