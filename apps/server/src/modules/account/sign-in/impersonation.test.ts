import {
  enrolTwoFactor,
  getAccountInfomation,
  impersonate,
  listSignIns,
  refreshToken,
  revokeSignIn,
  signOut,
  tokenClaims,
} from '@fms/contract/account';
import { getAllVessels } from '@fms/contract/vessel';
import { toId, type UserId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { readRefusal, type TypedClient } from '../../../testing/index.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const ADMIN = toId<UserId>(1);
const OPERATOR = toId<UserId>(3);

const { clock, server } = setUpServer();

const hubs: HubConnection[] = [];
afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.stop())));

async function actAs(admin: TypedClient, userId: UserId) {
  return server.withToken((await admin.call(impersonate, { query: { userId: String(userId) } })).token);
}

/** Connects to the hub; the promise in it tells why the hub signed it out. */
async function onHub({ token }: TypedClient): Promise<{ signedOut: Promise<unknown> }> {
  const hub = new HubConnectionBuilder()
    .withUrl(`${server.address}/hub`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  hubs.push(hub);
  const signedOut = new Promise((resolve) => hub.on('signedOut', resolve));
  for (const name of ['hello', 'broadcastactivealarmmessage', 'changed']) hub.on(name, () => {});
  await hub.start();
  return { signedOut };
}

describe('impersonation', () => {
  it('shows what the user sees, says who is behind it, and ends after half an hour whatever is refreshed', async () => {
    const acting = await actAs(await server.signIn('admin'), OPERATOR);
    const claims = tokenClaims.parse(decodeJwt(acting.token));
    expect(claims).toMatchObject({ sub: 'operator', role: 'User', act: { sub: String(ADMIN) } });
    expect((await acting.call(getAccountInfomation)).userName).toBe('operator');

    clock.advance(20 * MINUTE_MS);
    const refreshed = server.withToken((await acting.call(refreshToken)).token);
    expect(decodeJwt(refreshed.token).exp).toBe(claims.exp);
    clock.advance(10 * MINUTE_MS);
    expect(await readRefusal(refreshed.call(getAllVessels))).toMatchObject({ status: 401 });
  });

  it('needs a sign-in of the last 15 minutes', async () => {
    const admin = await server.signIn('admin');
    clock.advance(15 * MINUTE_MS + 1);
    expect(await readRefusal(actAs(admin, OPERATOR))).toMatchObject({ status: 410, code: 'expired' });
  });

  it('is never of an admin, of an unknown user, or out of another impersonation', async () => {
    const admin = await server.signIn('admin');
    expect(await readRefusal(actAs(admin, ADMIN))).toMatchObject({ code: 'forbidden' });
    expect(await readRefusal(actAs(admin, toId<UserId>(999)))).toMatchObject({ code: 'not-found' });
    expect(await readRefusal(actAs(await actAs(admin, OPERATOR), OPERATOR))).toMatchObject({ code: 'forbidden' });
  });

  it('ends with the sign-in it began in, on the hub too, whether that is left or ended from elsewhere', async () => {
    const [lost, kept] = [await server.signIn('admin'), await server.signIn('admin')];
    const [first, other] = [await actAs(lost, OPERATOR), await actAs(kept, OPERATOR)];
    const { signedOut } = await onHub(first);
    await kept.call(revokeSignIn, { query: { id: String(decodeJwt(lost.token).sid) } });
    expect(await signedOut).toEqual({ reason: 'ended-by-user' });
    expect(await readRefusal(first.call(getAllVessels))).toMatchObject({ code: 'session-revoked' });
    expect(await other.call(getAllVessels)).toEqual([]);
    await kept.call(signOut);
    expect(await readRefusal(other.call(getAllVessels))).toMatchObject({ code: 'signed-out' });
  });

  it('does not change the locks of the account', async () => {
    const acting = await actAs(await server.signIn('admin'), OPERATOR);
    const [own] = await acting.call(listSignIns);
    const body = { password: 'Fleet-Demo-1' };
    expect(await readRefusal(acting.call(enrolTwoFactor, { body }))).toMatchObject({ code: 'forbidden' });
    const query = { id: own?.id ?? '' };
    expect(await readRefusal(acting.call(revokeSignIn, { query }))).toMatchObject({ code: 'forbidden' });
  });
});

describe('the list of sign-ins', () => {
  it('holds those of the caller that still count, newest first, and names the admin behind one', async () => {
    clock.advance(31 * MINUTE_MS);
    const first = await server.signIn('operator');
    clock.advance(MINUTE_MS);
    const second = await server.signIn('operator');
    clock.advance(MINUTE_MS);
    await actAs(await server.signIn('admin'), OPERATOR);
    const list = await second.call(listSignIns);
    expect(list.map(({ current, impersonatedBy }) => [current, impersonatedBy])).toEqual([
      [false, 'admin'],
      [true, null],
      [false, null],
    ]);
    expect(list[1]).toMatchObject({ from: '127.0.0.1', agent: 'node', id: decodeJwt(second.token).sid });
    expect(Date.parse(list[1]?.lastSeenAt ?? '')).toBe(clock.now());
    await first.call(signOut);
    expect(await second.call(listSignIns)).toHaveLength(2);
  });

  it('ends one of them at once, on the hub too', async () => {
    const [lost, kept] = [await server.signIn('operator'), await server.signIn('operator')];
    const { signedOut } = await onHub(lost);
    await kept.call(revokeSignIn, { query: { id: String(decodeJwt(lost.token).sid) } });
    expect(await signedOut).toEqual({ reason: 'ended-by-user' });
    expect(await readRefusal(lost.call(getAllVessels))).toMatchObject({ code: 'session-revoked' });
    expect(await kept.call(getAllVessels)).toEqual([]);
  });

  it('ends no other user’s', async () => {
    const operator = await server.signIn('operator');
    const query = { id: String(decodeJwt(operator.token).sid) };
    const admin = await server.signIn('admin');
    expect(await readRefusal(admin.call(revokeSignIn, { query }))).toMatchObject({ code: 'not-found' });
    expect(await operator.call(getAllVessels)).toEqual([]);
  });
});
