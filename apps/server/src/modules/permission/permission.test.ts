/** Assignments, their limits and their end, through the API of a running server. */

import { deactivateUser, getUsers } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import { listAudit } from '@fms/contract/audit';
import { getAllVessels } from '@fms/contract/vessel';
import { USER_WORDS, VESSEL_WORDS } from '@fms/domain/permission';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRefusal, type TypedClient } from '../../testing/index.ts';
import { setUpTwoOrganizations } from '../../testing/set-up-server.ts';
import { PASSWORD } from '../../testing/two-organizations.ts';

const END_MS = 600_000;

const { clock, fixture } = setUpTwoOrganizations();
let member: TypedClient;
beforeAll(async () => {
  member = await fixture.server.signIn(fixture.own.member.userName, PASSWORD);
});

const inTenMinutes = () => new Date(clock.now() + END_MS).toISOString();
const wordsOf = async (client: TypedClient, vesselId: number) =>
  (await client.call(getAllVessels)).find(({ id }) => id === vesselId)?.permission.words ?? [];
const assignForeign = (words: (typeof VESSEL_WORDS)[number][], until: string | null = null) =>
  fixture.server.asAdmin.call(endpoints.assignVesselsToUser, {
    body: {
      userId: fixture.own.member.id,
      vessels: words.length === 0 ? [] : [{ vesselId: fixture.foreign.vesselId, words, until }],
    },
  });

beforeEach(() => assignForeign([]));

describe('rights on vessels', () => {
  it('have a dictionary with the level of each word', async () => {
    const dictionary = await member.call(endpoints.getAllUserPermissions);
    expect(dictionary.map(({ name }) => name)).toEqual(VESSEL_WORDS);
    expect(dictionary.filter(({ level }) => level > 0).map(({ name }) => name)).toEqual(['edit']);
  });

  it('are given and taken by assignment, at once', async () => {
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual([]);
    await assignForeign(['report', 'view']);
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual(['view', 'report']);
    await assignForeign([]);
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual([]);
  });

  it('end at their end', async () => {
    await assignForeign(['view'], inTenMinutes());
    clock.advance(END_MS - 1);
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual(['view']);
    clock.advance(1);
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual([]);
  });

  it('are listed by vessel and by person, with what gave them', async () => {
    const { asAdmin: admin, asManager: manager } = fixture.server;
    const people = await manager.call(endpoints.getUsersFromVessel, {
      query: { vesselId: String(fixture.own.vesselId) },
    });
    const through = Object.fromEntries(people.map((one) => [one.userName, one.through]));
    expect(through).toMatchObject({ admin: 'admin', manager: 'organization', guest1: 'assignment' });
    expect(through).not.toHaveProperty('guest2');
    const vessels = await admin.call(endpoints.getVesselsFromUser, { query: { userId: String(fixture.own.guest.id) } });
    expect(vessels).toMatchObject([{ vesselId: fixture.own.vesselId, words: USER_WORDS, through: 'assignment' }]);
    const users = await admin.call(getUsers, { query: { vesselId: String(fixture.own.vesselId) } });
    expect(users.map(({ userName }) => userName).sort()).toEqual(people.map(({ userName }) => userName).sort());
  });

  it('are assigned one at a time with the words of the role', async () => {
    const { asAdmin: admin } = fixture.server;
    const body = { vesselId: fixture.foreign.vesselId, userId: fixture.own.member.id };
    await admin.call(endpoints.assignUserToVessel, { body: { ...body, isAssign: true } });
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual(USER_WORDS);
    await admin.call(endpoints.assignUserToVessel, { body: { ...body, isAssign: false } });
    expect(await wordsOf(member, fixture.foreign.vesselId)).toEqual([]);
  });
});

describe('a manager', () => {
  let manager: TypedClient;
  beforeAll(async () => {
    manager = await fixture.server.signIn('manager');
  });
  const change = (
    words: (typeof VESSEL_WORDS)[number][],
    of = fixture.own.member.id,
    vesselId = fixture.own.vesselId,
  ) => ({
    body: { changes: [{ userId: of, vesselId, words, until: null }] },
  });

  it('gives no word beyond the own', async () => {
    const refused = await readRefusal(manager.call(endpoints.savePermissions, change(['view', 'ship-control'])));
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refused.message).toContain('ship-control');
    expect(await manager.call(endpoints.savePermissions, change(['file-write']))).toEqual({ changed: 1 });
    expect(await wordsOf(member, fixture.own.vesselId)).toContain('file-write');
  });

  it('gives nothing to outsiders, and ends what they have', async () => {
    expect(
      await readRefusal(manager.call(endpoints.savePermissions, change(['view', 'edit'], fixture.own.guest.id))),
    ).toMatchObject({
      code: 'forbidden',
    });
    const guest = await fixture.server.signIn(fixture.own.guest.userName, PASSWORD);
    expect(await wordsOf(guest, fixture.own.vesselId)).toEqual(USER_WORDS);
    await manager.call(endpoints.assignUsersToVessel, { body: { vesselId: fixture.own.vesselId, users: [] } });
    expect(await wordsOf(guest, fixture.own.vesselId)).toEqual([]);
    const watched = await guest.call(getAllVessels);
    expect(watched).toEqual([]);
  });

  it('looks before saving, and nothing is stored by the look', async () => {
    const asked = change(['view', 'file-write', 'ship-basic']);
    const [seen] = await manager.call(endpoints.previewPermissions, asked);
    expect(seen).toMatchObject({ userName: fixture.own.member.userName, refusal: null });
    expect(seen?.after).toContain('ship-basic');
    expect(await wordsOf(member, fixture.own.vesselId)).not.toContain('ship-basic');
    const [refused] = await manager.call(endpoints.previewPermissions, change(['ship-control']));
    expect(refused?.refusal).toContain('ship-control');
  });

  it('is told of an assignment that changed since the form was filled', async () => {
    const [asked] = change(['view']).body.changes;
    if (!asked) throw new Error('no change');
    const body = { changes: [{ ...asked, before: { words: ['report' as const], until: null } }] };
    expect(await readRefusal(manager.call(endpoints.savePermissions, { body }))).toMatchObject({
      code: 'changed-meanwhile',
    });
  });

  it('saves all or none, as one entry of the trail that names both', async () => {
    await manager.call(endpoints.savePermissions, change(['file-write']));
    const both = {
      changes: [
        { userId: fixture.own.member.id, vesselId: fixture.own.vesselId, words: ['report' as const], until: null },
        { userId: fixture.own.guest.id, vesselId: fixture.own.vesselId, words: ['view' as const], until: null },
      ],
    };
    expect(await readRefusal(manager.call(endpoints.savePermissions, { body: both }))).toMatchObject({
      code: 'forbidden',
    });
    expect(await wordsOf(member, fixture.own.vesselId)).toContain('file-write');
    await manager.call(endpoints.savePermissions, change([]));
    const { asAdmin: admin } = fixture.server;
    const [entry] = await admin.call(listAudit, { query: { what: 'assignment.changed', limit: '1' } });
    expect(entry).toMatchObject({ userName: 'manager', subject: `vessel:${fixture.own.vesselId}` });
    expect(JSON.parse(entry?.oldValue ?? '')).toMatchObject([
      { userName: fixture.own.member.userName, vesselName: 'vessel1', words: ['file-write'] },
    ]);
  });

  it('sees one page of people and vessels with what each holds', async () => {
    const query = { userLimit: '2', vesselSearch: 'VESSEL' };
    const matrix = await manager.call(endpoints.getPermissionMatrix, { query });
    expect(matrix.users).toHaveLength(2);
    expect(matrix.userTotal).toBeGreaterThan(2);
    expect(matrix.vessels).toMatchObject([{ id: fixture.own.vesselId, grantable: VESSEL_WORDS.slice(0, -1) }]);
    const mine = matrix.cells.filter(({ userId }) => userId === matrix.users[0]?.id);
    expect(mine.every(({ vesselId }) => vesselId === fixture.own.vesselId)).toBe(true);
  });
});

describe('the last manager of a vessel', () => {
  const body = (more: object = {}) => ({ body: { userId: 2 as typeof fixture.own.member.id, ...more } });

  it('is not deactivated by mistake, and on purpose is', async () => {
    const { asAdmin: admin } = fixture.server;
    const refused = await readRefusal(admin.call(deactivateUser, body()));
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(refused.message).toContain('vessel1');
    await admin.call(deactivateUser, body({ leaveUnmanaged: true }));
    expect(await readRefusal(fixture.server.signIn('manager'))).toMatchObject({ code: 'wrong-credentials' });
    const [manager] = (await admin.call(getUsers)).filter(({ userName }) => userName === 'manager');
    expect(manager).toMatchObject({ disabled: true, reach: 'organization' });
  });
});

describe('why', () => {
  it('names what gives a word and what keeps it away, to the person too', async () => {
    const { asAdmin: admin } = fixture.server;
    const query = { userId: String(fixture.own.member.id), vesselId: String(fixture.own.vesselId) };
    const explained = await member.call(endpoints.explainRight, { query });
    expect(await admin.call(endpoints.explainRight, { query })).toEqual(explained);
    const word = (name: string) => explained.words.find((one) => one.word === name);
    expect(word('view')).toMatchObject({ given: true, usable: true });
    expect(word('edit')).toMatchObject({ given: false, usable: false });
    expect(explained.steps.join(' ')).toContain('member1 is a user of');
    const removed = { ...query, vesselId: String(fixture.own.removed.vesselId) };
    expect((await admin.call(endpoints.explainRight, { query: removed })).words[0]?.steps).toEqual([
      'The vessel is removed, which leaves no word.',
    ]);
  });
});
