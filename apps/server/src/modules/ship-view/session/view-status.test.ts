import { NO_APPROVAL } from '@fms/domain/ship-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_WORDS, admin, manager, NOON, setUpView } from '../testing/view-fixture.ts';
import { createSessionWatch } from './session-watch.ts';

const MINUTE = 60_000;

const view = setUpView();
beforeEach(async () => {
  for (const { id } of view.book.all()) await view.book.step(id, { kind: 'close', by: 'test' });
  Object.assign(view, { policy: { ...NO_APPROVAL, hasPin: true }, words: ALL_WORDS, signedInAt: NOON, held: null });
});

const only = () => view.book.of(view.vesselId)[0];
const at = (milliseconds: number) => new Date(NOON + milliseconds).toISOString();
const approve = (ask = only()?.session.ask ?? null) =>
  view.book.step(only()?.id ?? 0, { kind: 'approve', by: 'C/O Lunde', ask });
const row = () =>
  view.store.db
    .selectFrom('shipViewSession')
    .selectAll()
    .where('vesselId', '=', view.vesselId)
    .executeTakeFirstOrThrow();

/** A session that is open since now. */
async function openUp(level: 'view' | 'basic' | 'control' = 'view'): Promise<string> {
  const { sessionId } = await view.step({ state: 'request', level });
  await approve();
  await view.step({ state: 'open', sessionId });
  return sessionId;
}

describe('a request', () => {
  it('waits for the crew a quarter of an hour, and ends by itself', async () => {
    const asked = await view.step({ state: 'request' });
    expect(asked).toMatchObject({ state: 'waiting', until: at(15 * MINUTE), approvedBy: null });
    view.clock.advance(15 * MINUTE);
    await view.book.expire();
    expect([only(), (await row()).endedCause]).toEqual([undefined, 'time']);
    expect((await view.trail()).map(({ what, who }) => [what, who])).toEqual([
      ['ship-view.requested', 'admin'],
      ['ship-view.ended', 'server'],
    ]);
  });

  it('is approved at once by a policy of the ship', async () => {
    view.policy = { ...NO_APPROVAL, preApproved: 'view' };
    expect(await view.step({ state: 'request' })).toMatchObject({ state: 'approved', approvedBy: 'policy' });
    await expect(view.step({ state: 'request', level: 'basic' }, manager)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['the ship is away', { policy: null }, {}, 'conflict'],
    ['the ship is closed', { policy: { ...NO_APPROVAL, hasPin: true, closedUntil: NOON + 1 } }, {}, 'conflict'],
    ['no person can approve', { policy: NO_APPROVAL }, {}, 'conflict'],
    ['the screen is not there', {}, { screenId: 'radar' }, 'not-found'],
    ['the word is missing', { words: ['ship-view', 'ship-control'] }, { level: 'control' }, 'forbidden'],
    ['the sign-in is old', { signedInAt: NOON - 15 * MINUTE - 1 }, { level: 'control' }, 'expired'],
  ])('is refused where %s', async (_, given, body, code) => {
    Object.assign(view, given);
    await expect(view.step({ state: 'request', ...(body as object) })).rejects.toMatchObject({ code });
    expect(view.book.of(view.vesselId)).toEqual([]);
  });

  it('of another person has to wait for the end of the session', async () => {
    await view.step({ state: 'request' });
    await expect(view.step({ state: 'request' }, manager)).rejects.toThrow('admin has a session on this vessel');
  });
});

describe('a session', () => {
  it('lasts its box, and no longer', async () => {
    const sessionId = await openUp();
    expect(only()?.session).toMatchObject({ state: 'open', until: NOON + 30 * MINUTE });
    view.clock.advance(30 * MINUTE);
    await expect(view.step({ state: 'open', sessionId })).rejects.toMatchObject({ code: 'conflict' });
    expect(await row()).toMatchObject({ state: 'ended', endedCause: 'time', endedMs: NOON + 30 * MINUTE });
  });

  it('is asked to be prolonged and raised, and gets both from the crew', async () => {
    const sessionId = await openUp();
    view.clock.advance(20 * MINUTE);
    expect(await view.step({ state: 'prolong', minutes: 60, sessionId })).toMatchObject({ until: at(30 * MINUTE) });
    await approve();
    expect(only()?.session.until).toBe(NOON + 80 * MINUTE);
    view.signedInAt = view.clock.now();
    expect(await view.step({ state: 'level', level: 'control', sessionId })).toMatchObject({ level: 'view' });
    await approve();
    expect(only()?.session.level).toBe('control');
    view.policy = null;
    expect(await view.step({ state: 'level', level: 'view', sessionId })).toMatchObject({ level: 'view' });
    expect(await row()).toMatchObject({ level: 'view', highestLevel: 'control' });
    expect((await view.trail()).map(({ what }) => what.slice('ship-view.'.length))).toEqual([
      ...['requested', 'approved', 'opened', 'asked', 'approved', 'asked', 'approved', 'level'],
    ]);
  });

  it('of another level needs a sign-in of late, and going back to it needs none', async () => {
    const sessionId = await openUp('control');
    view.clock.advance(20 * MINUTE);
    expect(await view.step({ state: 'open', sessionId })).toMatchObject({ state: 'open' });
    await expect(view.step({ state: 'prolong', sessionId })).rejects.toMatchObject({ code: 'expired' });
  });

  it('belongs to one person', async () => {
    const sessionId = await openUp();
    for (const state of ['open', 'close', 'level'] as const)
      await expect(view.step({ state, sessionId }, manager)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows one more still with each step that asks for one', async () => {
    const sessionId = await openUp();
    await view.step({ state: 'open', quality: 'still', sessionId });
    await view.step({ state: 'open', sessionId });
    expect(only()).toMatchObject({ quality: 'still', stills: 2 });
  });

  it.each([
    ['the word of its level is taken', { words: ['ship-view'] }, admin],
    ['the sign-in has ended', {}, null],
  ])('ends at the next look where %s', async (_, given, present) => {
    await openUp('basic');
    Object.assign(view, given);
    const watch = createSessionWatch({ book: view.book, mayGoOn: view.viewRights.mayGoOn, again: async () => present });
    await watch.check();
    expect([only(), (await row()).endedCause]).toEqual([undefined, 'right']);
  });

  it('goes on at the next look while the rights hold, however old the sign-in is', async () => {
    await openUp('control');
    view.clock.advance(25 * MINUTE);
    const watch = createSessionWatch({ book: view.book, mayGoOn: view.viewRights.mayGoOn, again: async () => admin });
    await watch.check();
    expect(only()?.session.state).toBe('open');
  });

  it('is cut ashore at once, by its owner or who may edit the vessel, with who cut it in the trail', async () => {
    await openUp();
    await view.cut(manager);
    expect([only(), await row()]).toMatchObject([undefined, { endedCause: 'killed-ashore', endedBy: 'manager' }]);
    expect((await view.trail()).at(-1)).toEqual({ what: 'ship-view.ended', who: 'manager' });
    expect(view.asked).toContainEqual(['edit', [view.vesselId]]);
    await expect(view.cut()).rejects.toMatchObject({ code: 'not-found' });
    view.asked.length = 0;
    await openUp();
    await view.cut(admin);
    expect(view.asked.at(-1)).toEqual(['view', [view.vesselId]]);
  });

  it('falls to stills while the line has no room, and gets its quality back on request alone', async () => {
    const sessionId = await openUp();
    view.held = { reason: 'day-budget', until: NOON + 60 * MINUTE };
    await view.book.hold(only()?.id ?? 0, view.held);
    expect(only()).toMatchObject({ quality: 'still', held: view.held });
    await expect(view.step({ state: 'open', quality: 'low', sessionId })).rejects.toThrow(
      'no room for more than stills',
    );
    await view.book.hold(only()?.id ?? 0, null);
    expect(only()).toMatchObject({ quality: 'still', held: null });
    await view.step({ state: 'open', quality: 'low', sessionId });
    expect(only()?.quality).toBe('low');
  });

  it('begins with stills where the line has no room at the request', async () => {
    view.held = { reason: 'thin-line', until: null };
    await view.step({ state: 'request', quality: 'normal' });
    expect(only()).toMatchObject({ quality: 'still', held: view.held });
  });

  it('that was cut on board is told of with the name given there', async () => {
    await openUp();
    await view.book.step(only()?.id ?? 0, { kind: 'kill', side: 'on-board', by: 'crew' });
    expect(await row()).toMatchObject({ endedCause: 'killed-on-board', endedBy: 'crew' });
    expect((await view.trail()).at(-1)).toMatchObject({ what: 'ship-view.ended', who: 'crew' });
  });
});
