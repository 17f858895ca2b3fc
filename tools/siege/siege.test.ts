/** The short siege: every attacker that needs no browser, against one server. `npm run siege -- --long` is the long one. */
import { itLong } from '@fms/test-kit/suite';
import { describe, expect, it } from 'vitest';
import { attacks } from './attacks.ts';
import { checkAnswer } from './server/answer-check.ts';
import type { Answer } from './server/ask.ts';
import type { SiegedServer } from './server/sieged-server.ts';
import { createTally } from './server/tally.ts';
import { laySiege } from './siege.ts';
import { listComplaints } from './table.ts';

const SEED = 1;
/** Starting, restarting and attacking a server on a busy machine. */
const SIEGE_MS = 400_000;
/** The names are looked at in a browser: e2e/journeys/look/hostile-names.test.ts. */
const WITHOUT_BROWSER = Object.keys(attacks).filter((name) => name !== 'names');
const MIN_INPUTS = 10_000;

/** What `checkAnswer` reads of a server. */
const SERVER = {
  fleetKey: 'the-key',
  dataFolder: '/data/folder',
  belongings: { foreign: { organizationId: 2, member: { email: 'member2@fleet.example' } } },
} as unknown as SiegedServer;

function checked(answer: Partial<Answer>, seesAll = false) {
  const tally = createTally();
  checkAnswer({ status: 200, headers: {}, text: '', ...answer }, 'a call', { server: SERVER, tally, seesAll });
  const { refused, ok, serverErrors, leaks } = tally.counts();
  return { refused, ok, serverErrors, leaks };
}

describe('an answer', () => {
  const none = { refused: 0, ok: 0, serverErrors: 0, leaks: 0 };

  it.each<[string, Partial<Answer>, Partial<typeof none>]>([
    ['is served', { status: 204 }, { ok: 1 }],
    ['is refused', { status: 403 }, { refused: 1 }],
    ['is a closed connection', { status: 0 }, { refused: 1 }],
    ['is a fault of the server', { status: 500 }, { serverErrors: 1 }],
    ['is a fault of the server that says nothing of when', { status: 503 }, { serverErrors: 1 }],
    ['is a bounded queue', { status: 503, headers: { 'retry-after': '1' } }, { refused: 1 }],
    ['tells of the other organisation', { text: '[{"name":"vessel2"}]' }, { ok: 1, leaks: 1 }],
    ['tells a key', { text: 'the-key' }, { ok: 1, leaks: 1 }],
    ['tells a stack', { status: 400, text: 'at run (file:///srv/apps/x.ts:3:4)' }, { refused: 1, leaks: 1 }],
    ['tells words of the store', { status: 400, text: 'violates unique constraint "a"' }, { refused: 1, leaks: 1 }],
  ])('%s', (_, answer, wanted) => {
    expect(checked(answer)).toEqual({ ...none, ...wanted });
  });

  it('may tell an admin of every organisation', () => {
    expect(checked({ text: 'member2@fleet.example' }, true)).toEqual({ ...none, ok: 1 });
  });
});

describe('the short siege', () => {
  itLong(
    'finds no 5xx, no leak and no loss',
    async () => {
      const rows = await laySiege({ length: 'short', seed: SEED, only: WITHOUT_BROWSER, progress: () => {} });
      expect(listComplaints(rows, 'short')).toEqual([]);
      expect(rows.map(({ name }) => name)).toEqual(WITHOUT_BROWSER);
      for (const { name, inputs, refused } of rows) {
        expect(inputs, name).toBeGreaterThan(0);
        expect(refused, name).toBeGreaterThan(0);
      }
      expect(rows.reduce((sum, { inputs }) => sum + inputs, 0)).toBeGreaterThan(MIN_INPUTS);
    },
    SIEGE_MS,
  );
});
