import type { FleetAlarmPage as Page } from '@fms/contract/alarm';
import { type AlarmId, toId } from '@fms/domain/identity';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeFeatures, RegistryProvider } from '../../registry/index.ts';
import { buildAlarm, buildJournalEntry, buildVessel, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { stubLayout } from '../../testing/page-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import FleetAlarmPage from './fleet-alarm.page.tsx';

beforeEach(() => stubLayout(400));
afterEach(clearScreen);

const MAY = { view: true, edit: true, acknowledge: true, admin: false, words: [] };
const vessels = [
  buildVessel(1, { name: 'Havbris', permission: MAY }),
  buildVessel(2, { name: 'Tindra', permission: { ...MAY, acknowledge: false } }),
];
const [havbris, tindra] = vessels.map(({ id, name }) => ({ vesselId: id, vesselName: name }));
const oil = buildAlarm(1, { ...havbris, description: 'Oil pressure low', priority: 'alarm' });
const bilge = buildAlarm(2, { ...havbris, description: 'Bilge high' });
const foreign = buildAlarm(3, { ...tindra, description: 'Fuel low' });
const pageOf = (alarms: Page['alarms'], next: string | null = null): Page => ({
  ...{ alarms, next },
  counts: { all: alarms.length, unacknowledged: alarms.length, acknowledged: 0, suppressed: 0 },
});

/** Draws the page at an address; `answer` is told the path and the query of every call that the page makes. */
function open(query: string, answer: (path: string, query: URLSearchParams, body: unknown) => unknown) {
  const asked: [path: string, query: string][] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const [path = '', words = ''] = address.split('?');
    if (path === '/api/v1.3/vessel/GetAll') return Response.json(vessels);
    asked.push([path, decodeURIComponent(words)]);
    const body = request.body === undefined ? undefined : JSON.parse(String(request.body));
    return Response.json(answer(path, new URLSearchParams(words), body));
  });
  history.replaceState(null, '', `/vessel/alarm${query}`);
  const router = createBrowserRouter([{ path: '*', element: <FleetAlarmPage /> }]);
  const view = renderLive({
    tags: [],
    alarms: [oil, bilge, foreign],
    children: (
      <RegistryProvider registry={composeFeatures([])}>
        <RouterProvider router={router} />
      </RegistryProvider>
    ),
  });
  return { ...view, asked, query: () => decodeURIComponent(router.state.location.search) };
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const named = (name: string) => rows().find(({ textContent }) => textContent?.includes(name)) as HTMLElement;

describe('the active alarms of the fleet', () => {
  it('name their vessel, and are counted by state', async () => {
    open('', () => pageOf([oil, bilge, foreign]));
    const link = await screen.findByRole('link', { name: 'Tindra' });
    expect(link.getAttribute('href')).toBe('/vessel/vessel/2?tab=alarm');
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Unacknowledged 3' })).toBeDefined();
  });

  it('are filtered by state, priority and words, which stand in the address', async () => {
    const { asked, query } = open('', () => pageOf([oil]));
    await screen.findByText('Oil pressure low');
    fireEvent.click(screen.getByRole('button', { name: /^Unacknowledged/ }));
    fireEvent.click(screen.getByRole('button', { name: /^alarm$/i }));
    await waitFor(() => expect(query()).toBe('?state=unacknowledged&priority=alarm'));
    await waitFor(() => expect(asked).toContainEqual(['/api/v2/alarm/fleet', 'priorities=alarm&state=unacknowledged']));
  });

  it('go on as far as one scrolls, page by page, each asked for once', async () => {
    const cursorOf = (query: string) => new URLSearchParams(query).get('cursor');
    const { asked } = open('', (_path, query) =>
      query.get('cursor') === null ? pageOf([oil], '2.5.1') : pageOf([bilge]),
    );
    await screen.findByText('Bilge high');
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
    expect(asked.filter(([, query]) => cursorOf(query) === '2.5.1')).toHaveLength(1);
  });

  it('draw the rows in view of a long list', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    const many = Array.from({ length: 5_000 }, (_, at) =>
      buildAlarm(at + 10, { ...havbris, description: `Alarm ${at}` }),
    );
    open('', () => pageOf(many));
    await screen.findByText('Alarm 0');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    expect(rows().length).toBeLessThan(60);
  });

  it('are acknowledged together with one comment, those the user may', async () => {
    const bodies: unknown[] = [];
    const seen = { by: 'olav', at: new Date(NOON).toISOString(), comment: 'called' };
    open('', (path, _query, body) => {
      if (path !== '/api/v2/alarm/acknowledge') return pageOf([oil, bilge, foreign]);
      bodies.push(body);
      return [oil, bilge].map((alarm) => ({ ...alarm, acknowledged: seen }));
    });
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
    expect(within(named('Fuel low')).queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mark all alarms shown that you may acknowledge' }));
    fireEvent.click(screen.getByRole('button', { name: 'Acknowledge 2' }));
    fireEvent.change(await screen.findByLabelText('Comment (optional)'), { target: { value: 'called' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(named('Oil pressure low').textContent).toContain('“called”'));
    expect(bodies).toEqual([{ alarmIds: [1, 2], comment: 'called' }]);
    expect(await screen.findByText('2 alarms acknowledged')).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /^Mark Oil/ })).toBeNull();
  });

  it('are asked for once when the page opens', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = open('', () => pageOf([oil]));
    await screen.findByText('Oil pressure low');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(asked.filter(([path]) => path === '/api/v2/alarm/fleet')).toHaveLength(1);
  });

  it('follow the hub at once, and are asked again', async () => {
    const { live, asked } = open('', () => pageOf([oil]));
    await screen.findByText('Oil pressure low');
    const count = asked.length;
    act(() => live.alarms.change([{ ...oil, id: toId<AlarmId>(1), description: 'Oil pressure very low' }]));
    expect(screen.getByText('Oil pressure very low')).toBeDefined();
    await waitFor(() => expect(asked.length).toBeGreaterThan(count), { timeout: 3_000 });
  });

  it('say that none matches, and clear the filter', async () => {
    const { query } = open('?state=suppressed&q=oil', () => pageOf([]));
    await screen.findByText('No active alarm matches the filter.');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(query()).toBe(''));
  });
});

describe('the journal of the fleet', () => {
  const entry = { ...buildJournalEntry(7, { description: 'Oil pressure low', by: 'kari' }), ...tindra };

  it('begins with the last night, and goes on page by page', async () => {
    const { asked } = open('?view=journal', (_path, query) =>
      query.get('cursor') === null
        ? { entries: [entry], next: '1.7' }
        : { entries: [{ ...entry, id: 6, description: 'Older' }], next: null },
    );
    await screen.findByText('Oil pressure low');
    const [, query = ''] = asked.find(([path]) => path === '/api/v2/alarm/fleet-journal') ?? [];
    const { fromTime = '', toTime = '' } = Object.fromEntries(new URLSearchParams(query));
    expect([new Date(fromTime).getHours(), new Date(toTime).getHours()]).toEqual([18, 6]);
    expect(screen.getByRole('radio', { name: 'Last night 18–06' })).toHaveProperty('checked', true);
    await screen.findByText('Older');
    expect(rows()).toHaveLength(2);
  });
});
