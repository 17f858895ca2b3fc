/** API tokens: what they open, and when they end, through the API of a running server. */
import { getUsers } from '@fms/contract/account';
import { createApiToken, deleteApiToken, listApiTokens } from '@fms/contract/permission';
import { editExpiredDate, getAllVessels } from '@fms/contract/vessel';
import { describe, expect, it } from 'vitest';
import { readRefusal } from '../../../testing/index.ts';
import { setUpTwoOrganizations } from '../../../testing/set-up-server.ts';

const { clock, fixture } = setUpTwoOrganizations();

const scope = (until: string | null = null) => ({
  name: 'Charts',
  vesselIds: [fixture.own.vesselId],
  words: ['view' as const, 'report' as const],
  until,
});

describe('an API token', () => {
  it('has 256 bits, sees its vessel with its words, and is stored as a hash alone', async () => {
    const { token, id } = await fixture.server.asAdmin.call(createApiToken, { body: scope() });
    expect(token).toMatch(/^fms_[\w-]{43}$/);
    const vessels = await fixture.server.withToken(token).call(getAllVessels);
    expect(vessels.map((vessel) => [vessel.id, vessel.permission.words])).toEqual([
      [fixture.own.vesselId, ['view', 'report']],
    ]);
    const [listed] = await fixture.server.asAdmin.call(listApiTokens);
    expect(listed).toMatchObject({ id, name: 'Charts', lastUsedAt: new Date(clock.now()).toISOString() });
    expect(JSON.stringify(listed)).not.toContain(token);
  });

  it('makes no call of managers, accounts or tokens, and opens no hub', async () => {
    const { token } = await fixture.server.asAdmin.call(createApiToken, { body: scope() });
    const program = fixture.server.withToken(token);
    const body = { vesselId: fixture.own.vesselId, expiredDate: null };
    for (const call of [
      () => program.call(getUsers),
      () => program.call(listApiTokens),
      () => program.call(createApiToken, { body: scope() }),
      () => program.call(editExpiredDate, { body }),
    ]) {
      expect(await readRefusal(call())).toMatchObject({ status: 403, code: 'forbidden' });
    }
    const negotiation = await program.fetch('/hub/negotiate?negotiateVersion=1', { method: 'POST' });
    expect(negotiation.status).toBe(401);
  });

  it('gives no more than its owner has', async () => {
    const body = { ...scope(), vesselIds: [fixture.foreign.vesselId] };
    expect(await readRefusal(fixture.server.asManager.call(createApiToken, { body }))).toMatchObject({
      code: 'forbidden',
    });
    const useless = { ...scope(), words: ['view' as const, 'edit' as const] };
    expect(await readRefusal(fixture.server.asManager.call(createApiToken, { body: useless }))).toMatchObject({
      status: 400,
    });
  });

  it('ends at its end, and when it is ended, at once', async () => {
    const until = new Date(clock.now() + 60_000).toISOString();
    const { token } = await fixture.server.asManager.call(createApiToken, { body: scope(until) });
    const other = await fixture.server.asManager.call(createApiToken, { body: scope() });
    const program = fixture.server.withToken(other.token);
    await program.call(getAllVessels);
    await fixture.server.asAdmin.call(deleteApiToken, { query: { id: other.id } });
    expect(await readRefusal(program.call(getAllVessels))).toMatchObject({ status: 401, code: 'not-signed-in' });
    await fixture.server.withToken(token).call(getAllVessels);
    clock.advance(60_000);
    expect(await readRefusal(fixture.server.withToken(token).call(getAllVessels))).toMatchObject({
      code: 'token-expired',
    });
  });
});
