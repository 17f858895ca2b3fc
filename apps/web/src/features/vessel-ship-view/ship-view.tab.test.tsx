import type { FilePolicyRules } from '@fms/contract/file';
import {
  type ListedSession,
  type PastSession,
  SHIP_VIEW_CLOSE,
  type ShipViewEntry,
  type ShipViewNotice,
  type ViewStatus,
} from '@fms/contract/ship-view';
import type { VesselWord } from '@fms/domain/permission';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../language/inside.ts';
import { buildFilePolicy } from '../../testing/build-file-policy.ts';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { clearFakeViewers, connectFakeViewer, FakeSocket, FakeViewer } from '../../testing/ship-view/fake-viewer.ts';
import {
  buildPastSession,
  buildSession,
  buildShipView,
  configureShipView,
  formatFromNoon,
  SESSION_ID,
} from '../../testing/ship-view/ship-view.ts';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import ShipViewTab from './ship-view.tab.tsx';

vi.mock('@novnc/novnc', async () => ({ default: (await import('../../testing/ship-view/fake-viewer.ts')).FakeViewer }));

beforeEach(async () => {
  await configureShipView(true);
  clearFakeViewers();
});
afterEach(clearScreen);

const POLICY = buildFilePolicy();
const isPolicy = (body: unknown): body is FilePolicyRules =>
  typeof body === 'object' && body !== null && 'line' in body;

const ALL: readonly VesselWord[] = ['view', 'ship-view', 'ship-basic', 'ship-control'];

/** The tab of vessel 1; `answer` makes the session after each step of its body, null where it ended. */
function open(
  first: ListedSession | null,
  {
    words = ALL,
    past = [] as readonly PastSession[],
    entry = {} as Partial<ShipViewEntry>,
    answer = (_body: Record<string, unknown>) => first,
  } = {},
) {
  const server = { session: first, past };
  vi.stubGlobal('WebSocket', FakeSocket);
  const permission = { view: true, edit: true, acknowledge: true, admin: false, words: [...words] };
  const view = renderVesselTab(ShipViewTab, {
    vessel: buildVessel(1, { name: 'Havbris', permission }),
    query: '?tab=shipview',
    answers: {
      '/api/v2/ship-view/list': async () => ({ body: [buildShipView(1, { ...entry, session: server.session })] }),
      '/api/v2/ship-view/past': async () => ({ body: server.past }),
      '/api/v2/file/policy': async (body) => ({ body: (body ?? POLICY) as object }),
      '/api/v2/ship-view/cut': async () => ({ body: null }),
      '/api/vessel/1/ViewStatusUpdate': async (body) => {
        const before = server.session ?? buildSession();
        server.session = answer(body as Record<string, unknown>);
        const { level, until, approvedBy, state } = server.session ?? { ...before, state: 'ended', until: null };
        return { body: { sessionId: SESSION_ID, level, until, approvedBy, state } satisfies ViewStatus };
      },
    },
  });
  const steps = () => view.asked.filter(({ path }) => path.endsWith('ViewStatusUpdate')).map(({ body }) => body);
  return { ...view, server, steps };
}

async function openLive(session: ListedSession, more: Parameters<typeof open>[1] = {}) {
  const view = open(session, more);
  await waitFor(() => expect(FakeViewer.made).toHaveLength(1));
  act(connectFakeViewer);
  return view;
}

/** What the server tells by the socket each second. */
function tell(change: Partial<ShipViewNotice>): void {
  const { level, until, quality, approvedBy, state } = buildSession();
  const counts = { bytesFromShip: 0, bytesToShip: 0 };
  const notice = {
    level,
    until,
    quality,
    approvedBy,
    state,
    ...counts,
    ask: null,
    held: null,
    roundTripMs: null,
    ended: null,
  };
  act(() => FakeSocket.last.onmessage?.({ data: JSON.stringify({ ...notice, ...change } satisfies ShipViewNotice) }));
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('without a session', () => {
  it('says that ship view is turned off', async () => {
    await configureShipView(false);
    open(null);
    expect(await screen.findByText('Ship view is turned off')).toBeDefined();
  });

  it('says that one has no right', async () => {
    open(null, { words: ['view'] });
    expect(await screen.findByText('No screen of Havbris is shown to you')).toBeDefined();
  });

  it('says that another person is connected', async () => {
    const { asked } = open(buildSession({ sessionId: null, by: 'M. Berg' }));
    expect(await screen.findByText('M. Berg is connected')).toBeDefined();
    expect(screen.getByText('View only, 30:00 left. One session at a time.')).toBeDefined();
    press('Cut the link now');
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/ship-view/cut'))).toBe(true));
  });

  it('asks, waits for the crew, and opens once it is approved', async () => {
    const waiting = buildSession({ state: 'waiting', approvedBy: null });
    const { steps, server, asked } = open(null, {
      answer: ({ state }) => (state === 'open' ? buildSession() : waiting),
    });
    fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'LO pressure' } });
    fireEvent.change(screen.getByLabelText(/^Ticket/), { target: { value: 'T-2' } });
    press('Send request');
    expect(await screen.findByText(/^Waits for crew, 4 min/)).toBeDefined();
    server.session = buildSession({ state: 'approved' });
    // The list is asked every five seconds; a step of one's own asks it at once.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toBeDefined(), { timeout: 8000 });
    press('Open');
    await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
    expect(steps()).toMatchObject([{ state: 'request', reason: 'LO pressure' }, { state: 'open' }]);
    const [protocol, token] = FakeSocket.last.protocols;
    expect(FakeSocket.last.address).toMatch(new RegExp(`^ws://[^/]+/ship-view/${SESSION_ID}$`));
    expect([protocol, token?.startsWith('fms.token.')]).toEqual(['binary', true]);
    expect(asked.some(({ path }) => path.includes('recording'))).toBe(false);
  }, 20_000);
});

describe('an open session', () => {
  it('says its level, what that means, and what was asked', async () => {
    await openLive(buildSession());
    expect(screen.getAllByText('View only').length).toBeGreaterThan(0);
    expect(screen.getByText('mouse and keys of this window do not reach the ship’s screen')).toBeDefined();
    const session = screen.getByRole('region', { name: 'Session' });
    for (const text of ['IAS station 1', 'LO pressure low', 'T-1', 'olav', 'A. Lunde', '12:30:00']) {
      expect(within(session).getByText(text)).toBeDefined();
    }
    expect(within(screen.getByRole('region', { name: 'Link' })).getByText('618 ms')).toBeDefined();
    expect(FakeViewer.last.viewOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Special keys' })).toBeNull();
  });

  it('shows the levels of one’s rights alone', async () => {
    await openLive(buildSession(), { words: ['view', 'ship-view'] });
    expect(within(screen.getByRole('radiogroup', { name: 'Level' })).getAllByRole('radio')).toHaveLength(1);
  });

  it('asks the crew for a higher level, and counts it once it is granted', async () => {
    const { steps } = await openLive(buildSession());
    fireEvent.click(screen.getByRole('radio', { name: 'Basic control' }));
    expect(await screen.findByText('Basic control asked, the crew decides')).toBeDefined();
    expect(steps()).toMatchObject([{ state: 'level', level: 'basic', sessionId: SESSION_ID }]);
    expect(FakeViewer.last.viewOnly).toBe(true);
  });

  it('shows what pictures cost beside what they may, and sets it for who may edit the vessel', async () => {
    const MB = 1024 ** 2;
    const budget = { dayBytes: 37 * MB, monthBytes: 400 * MB, mostDayBytes: 120 * MB, mostMonthBytes: null };
    const { asked } = await openLive(buildSession(), { entry: { budget } });
    const link = within(screen.getByRole('region', { name: 'Link' }));
    for (const text of ['37.0 MB', 'of 120.0 MB', 'no limit', 'The line carries about 2.0 Mbit/s.']) {
      expect(link.getByText(text)).toBeDefined();
    }
    fireEvent.click(link.getByRole('button', { name: 'Set' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Budget of the ship view' }));
    fireEvent.change(await dialog.findByLabelText('MB a month'), { target: { value: '3000' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked.some(({ body }) => isPolicy(body))).toBe(true));
    const body = asked.map((one) => one.body).find(isPolicy);
    expect(body).toMatchObject({ revision: 0, needsApproval: false });
    expect(body?.line['ship-view']).toMatchObject({ bytesPerDay: null, bytesPerMonth: 3000 * MB });
  });

  it('says why it shows stills alone, and offers nothing else', async () => {
    await openLive(buildSession());
    const qualities = () => within(screen.getByRole('radiogroup', { name: 'Quality' })).getAllByRole('radio');
    expect(qualities()).toHaveLength(3);
    tell({ quality: 'still', held: { reason: 'day-budget', until: formatFromNoon(12 * 60) } });
    expect(screen.getByText(/^Stills only: today’s budget is used. Goes on at .* 00:00 UTC.$/)).toBeDefined();
    expect(qualities()).toHaveLength(1);
  });

  it('is cut at once by its kill switch', async () => {
    const { asked } = await openLive(buildSession());
    press('Cut the link now');
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/cut'))?.body).toEqual({ vesselId: 1 }));
    expect(FakeSocket.last.readyState).not.toBe(WebSocket.OPEN);
  });

  it('takes a level that is granted in the second in which the server tells it', async () => {
    await openLive(buildSession());
    tell({ ask: 'level' });
    tell({ level: 'basic', ask: null, roundTripMs: 84 });
    expect(screen.getByText('mouse and keys of this window reach the ship’s screen')).toBeDefined();
    expect(FakeViewer.last.viewOnly).toBe(false);
    expect(screen.getByText('84 ms')).toBeDefined();
  });

  it('goes to a lower level at once', async () => {
    await openLive(buildSession({ level: 'control' }), { answer: () => buildSession({ level: 'view' }) });
    expect(FakeViewer.last.viewOnly).toBe(false);
    fireEvent.click(screen.getByRole('radio', { name: 'View only' }));
    await waitFor(() => expect(FakeViewer.last.viewOnly).toBe(true));
    expect(screen.getByText('View only in use')).toBeDefined();
  });

  it('says what the server refuses, as a sign-in that is too old', async () => {
    const refusal = { code: 'expired', message: 'This level needs a sign-in of the last 15 minutes.', errors: [] };
    await openLive(buildSession());
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 410 }));
    fireEvent.click(screen.getByRole('radio', { name: 'Control with special buttons' }));
    expect(await screen.findByText(/sign-in of the last 15 minutes/)).toBeDefined();
  });

  it('has the special keys at the highest level alone, and sends their chords', async () => {
    await openLive(buildSession({ level: 'control' }));
    press('Special keys');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Ctrl Esc' }));
    expect(FakeViewer.last.keys).toEqual(['+65507', '+65307', '-65307', '-65507']);
  });

  it('changes its quality, and asks for a still', async () => {
    const { steps } = await openLive(buildSession(), { answer: () => buildSession({ quality: 'still' }) });
    fireEvent.click(screen.getByRole('radio', { name: 'Still' }));
    fireEvent.click(await screen.findByRole('button', { name: 'New still' }));
    await waitFor(() => expect(steps()).toHaveLength(2));
    expect(steps()).toMatchObject([
      { state: 'open', quality: 'still' },
      { state: 'open', quality: 'still' },
    ]);
  });

  it('asks for more time', async () => {
    const { steps } = await openLive(buildSession());
    press('Ask for more time');
    fireEvent.click(await screen.findByRole('menuitem', { name: '60 min' }));
    expect(await screen.findByText('More time asked, the crew decides')).toBeDefined();
    expect(steps()).toMatchObject([{ state: 'prolong', minutes: 60 }]);
  });

  it('takes the keys back by Ctrl Alt Shift, and then by X cuts the link', async () => {
    const { asked } = await openLive(buildSession({ level: 'basic' }));
    const cuts = () => asked.filter(({ path }) => path.endsWith('/cut'));
    fireEvent.keyDown(window, { key: 'x', code: 'KeyX' });
    expect(cuts()).toEqual([]);
    fireEvent.keyDown(window, { key: 'Shift', ctrlKey: true, altKey: true, shiftKey: true });
    expect(await screen.findByText(/^Keys are here/)).toBeDefined();
    expect(FakeViewer.last.isFocused).toBe(false);
    fireEvent.keyDown(window, { key: 'x', code: 'KeyX' });
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
    await waitFor(() => expect(cuts()).toHaveLength(1));
  });

  it('stays dimmed while the line is lost, and says so', async () => {
    await openLive(buildSession({ level: 'basic' }));
    act(() => FakeSocket.last.close());
    expect(await screen.findByText('Link lost 0 s ago, trying')).toBeDefined();
    expect(document.querySelector('[data-phase="lost"] canvas')).not.toBeNull();
    expect(FakeViewer.last.viewOnly).toBe(true);
  });
});

describe('the end of a session', () => {
  it('freezes at the end of its time box before the server says so', async () => {
    const { waitUntil } = await openLive(buildSession({ level: 'basic' }));
    waitUntil(NOON + 28.5 * 60_000);
    expect(screen.getByText('2 min left')).toBeDefined();
    waitUntil(NOON + 30 * 60_000);
    expect(await screen.findByText('Time box ended 12:30:00')).toBeDefined();
    expect([FakeViewer.last.viewOnly, FakeSocket.last.readyState]).toEqual([true, FakeSocket.CLOSED]);
    expect(screen.queryByRole('button', { name: 'Cut the link now' })).toBeNull();
  });

  it('says why it ended as soon as the server tells it, and tries no more', async () => {
    await openLive(buildSession());
    tell({ until: null, ended: { cause: 'killed-on-board', by: 'crew', why: '', at: formatFromNoon(5) } });
    act(() => FakeSocket.last.close(SHIP_VIEW_CLOSE.ended));
    expect(await screen.findByText('Session ended 12:05:00: cut on board by crew')).toBeDefined();
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('says that another window shows it', async () => {
    await openLive(buildSession());
    act(() => FakeSocket.last.close(SHIP_VIEW_CLOSE.replaced));
    expect(await screen.findByText('The session was opened in another window')).toBeDefined();
  });

  it('says who cut it and when, keeps the last picture, and lets one ask again', async () => {
    const endedBy = { cause: 'killed-on-board', by: 'A. Lunde', why: '' } as const;
    const { server } = await openLive(buildSession(), { answer: () => null });
    server.past = [buildPastSession({ endedBy, to: formatFromNoon(5) })];
    press('End session');
    expect(await screen.findByText('Session ended 12:05:00: cut on board by A. Lunde')).toBeDefined();
    expect(document.querySelector('canvas')).not.toBeNull();
    press('Request again');
    expect(await screen.findByRole('region', { name: 'Request: Havbris' })).toBeDefined();
    expect(document.querySelector('canvas')).toBeNull();
  });
});
