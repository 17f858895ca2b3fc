/** What a running server serves a person against what `why` says, which is worked out by another path (§6). */
import { assignUserToOrganization, assignVesselToOrganization } from '@fms/contract/organization';
import { assignVesselsToUser, explainRight, savePermissions } from '@fms/contract/permission';
import { deleteVessel, getAllVessels, restoreVessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { VESSEL_WORDS, type VesselWord } from '@fms/domain/permission';
import { createFakeClock, createSeededRandom } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, type TestServer, type TypedClient } from '../../testing/index.ts';
import { type OrganizationFixture, PASSWORD, startWithTwoOrganizations } from '../../testing/two-organizations.ts';

const STEPS = 60;
/** Short beside the half hour that a token lasts. */
const LONGEST_PAUSE_MS = 20_000;

const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
const random = createSeededRandom(31);
let server: TestServer;
let vessels: readonly VesselId[];
let organizations: readonly OrganizationFixture[];
let member: OrganizationFixture['member'];
let client: TypedClient;

beforeAll(async () => {
  const { own, foreign, server: started } = await startWithTwoOrganizations({ clock });
  server = started;
  organizations = [own, foreign];
  vessels = organizations.map(({ vesselId }) => vesselId);
  member = own.member;
  client = await server.signIn(member.userName, PASSWORD);
});
afterAll(() => server.close());

function someWords(): VesselWord[] {
  const words = VESSEL_WORDS.filter(() => random.fraction() < 0.4);
  return words.includes('view') || random.fraction() < 0.2 ? words : ['view', ...words];
}

function someEnd(): string | null {
  if (random.fraction() < 0.5) return null;
  return new Date(clock.now() + 1 + Math.floor(random.fraction() * 2 * LONGEST_PAUSE_MS)).toISOString();
}

/** The steps an admin may take; one that is refused changes nothing, as bringing back what was not deleted. */
const steps: readonly [string, () => Promise<unknown>][] = [
  [
    'assign',
    () => {
      const change = { userId: member.id, vesselId: random.pick(vessels), words: someWords(), until: someEnd() };
      return server.asAdmin.call(savePermissions, { body: { changes: [change], leaveUnmanaged: true } });
    },
  ],
  [
    'assign the whole list',
    () => {
      const given = vessels.map((vesselId) => ({ vesselId, words: someWords(), until: someEnd() }));
      return server.asAdmin.call(assignVesselsToUser, { body: { userId: member.id, vessels: given } });
    },
  ],
  ['revoke', () => server.asAdmin.call(assignVesselsToUser, { body: { userId: member.id, vessels: [] } })],
  [
    'move the vessel',
    () => {
      const { organizationId } = random.pick(organizations);
      const body = { organizationId, vesselIds: [random.pick(vessels)] };
      return server.asAdmin.call(assignVesselToOrganization, { body });
    },
  ],
  [
    'move the person',
    () => {
      const { organizationId } = random.pick(organizations);
      return server.asAdmin.call(assignUserToOrganization, { body: { organizationId, userIds: [member.id] } });
    },
  ],
  ['delete', () => server.asAdmin.call(deleteVessel, { query: { vesselId: String(random.pick(vessels)) } })],
  ['bring back', () => server.asAdmin.call(restoreVessel, { body: { vesselId: random.pick(vessels) } })],
  ['wait', async () => clock.advance(Math.floor(random.fraction() * LONGEST_PAUSE_MS))],
];

describe('the words a person is served', () => {
  it('are those that `why` explains, whatever was assigned, moved and revoked before', async () => {
    let [explained, refused] = [0, 0];
    for (let step = 0; step < STEPS; step++) {
      const [name, take] = random.pick(steps);
      await take().catch((error: unknown) => {
        if (!(error instanceof CallRejected)) throw error;
        refused++;
      });
      const served = new Map((await client.call(getAllVessels)).map(({ id, permission }) => [id, permission.words]));
      for (const vesselId of vessels) {
        const query = { userId: String(member.id), vesselId: String(vesselId) };
        const { words } = await server.asAdmin.call(explainRight, { query });
        const usable = words.filter((word) => word.usable);
        expect([step, name, vesselId, served.get(vesselId) ?? []]).toEqual([
          ...[step, name, vesselId],
          usable.some(({ word }) => word === 'view') ? usable.map(({ word }) => word) : [],
        ]);
        expect(usable.every(({ steps: why }) => why.length > 0)).toBe(true);
        explained += usable.length;
      }
    }
    expect(explained).toBeGreaterThan(STEPS);
    expect(refused).toBeLessThan(STEPS / 3);
  });
});
