import { confirmTwoFactor, createFirstAdmin, enrolTwoFactor, getAbilities } from '@fms/contract/account';
import { getFirstHour, skipFirstHour } from '@fms/contract/first-hour';
import { getAllOrganizations } from '@fms/contract/organization';
import { addVessel, deleteVessel, issueGatewayKey } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TypedClient } from '../../testing/index.ts';

const PASSWORD = 'Seven-Seas-7';
const clock = createFakeClock(Date.UTC(2026, 10, 23, 8));

let server: TestServer;
let admin: TypedClient;
beforeAll(async () => {
  server = await startTestServer({ clock, config: { mode: 'live', publicUrl: new URL('http://127.0.0.1') } });
  const code = new URL(server.firstAdminLink ?? '').hash.replace('#code=', '');
  const body = { userName: 'captain', email: 'c@fleet.example', password: PASSWORD, organization: 'Nordlys' };
  await server.asAnonymous.call(createFirstAdmin, { body: { code, ...body } });
  admin = await server.signIn('captain', PASSWORD);
  expect((await admin.call(getAbilities)).firstHour).toBe(false);
  const { secret } = await admin.call(enrolTwoFactor, { body: { password: PASSWORD } });
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
  await admin.call(confirmTwoFactor, { body: { code: otp } });
});
afterAll(() => server.close());

async function states(): Promise<Record<string, string>> {
  const { steps } = await admin.call(getFirstHour);
  return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
}

it('the guide follows what is done, wherever it is done, and is over once no step is open', async () => {
  expect((await admin.call(getAbilities)).firstHour).toBe(true);
  const open = { vessel: 'open', 'gateway-key': 'open', connect: 'open', invite: 'open' };
  expect(await states()).toEqual({ organization: 'done', ...open });

  const [{ organization } = { organization: { id: 0 } }] = await admin.call(getAllOrganizations);
  const add = async (name: string): Promise<VesselId> => {
    const named = { name, IMO: 'none', MMSI: '', serialNumber: name, projectNumber: '', customerRef: '' };
    const body = { ...named, organizationId: organization.id };
    return (await admin.call(addVessel, { body })).id;
  };
  const lost = await add('Sydlys');
  expect(await states()).toMatchObject({ vessel: 'done' });
  await admin.call(deleteVessel, { query: { vesselId: String(lost) } });
  expect(await states()).toMatchObject({ vessel: 'open' });
  const vesselId = await add('Nordlys I');
  await admin.call(issueGatewayKey, { body: { vesselId } });
  expect(await states()).toMatchObject({ vessel: 'done', 'gateway-key': 'done', connect: 'open' });

  await admin.call(skipFirstHour, { body: { steps: ['connect', 'invite'], isSkipped: true } }).then(({ isOver }) => {
    expect(isOver).toBe(true);
  });
  expect((await admin.call(getAbilities)).firstHour).toBe(false);
  expect(await admin.call(getFirstHour)).toEqual({ isOver: true, steps: [] });
  const again = await admin.call(skipFirstHour, { body: { steps: ['invite'], isSkipped: false } });
  expect(again.isOver).toBe(true);
});
