import { LOG_PAGE } from '@fms/contract/log';
import { buildUserProfile } from '@fms/test-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../language/english/english.ts';
import { buildVessel } from '../../testing/builders.ts';
import { stubLayout } from '../../testing/page-screen.tsx';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import LogPage from './log.page.tsx';

const LINES = '/api/v1.3/log/getlog';
const HISTOGRAM = '/api/v2/log/histogram';
const PROFILE = '/api/v1.0/account/GetAccountInfomation';
const ONE = '/api/v1.3/log/getLogFromId';
const TIME = '2026-11-21T08:42:11.204Z';

const line = (id: number, more: object = {}) => ({
  ...{ id, time: TIME, level: 'warning', source: 'gateway', area: 'link', vesselId: 1, userId: null },
  ...{ content: `frame ${id} late`, ...more },
});
const histogram = {
  ...{ from: '2026-11-21T08:00:00.000Z', to: '2026-11-21T08:09:59.999Z', bucketSeconds: 60 },
  buckets: Array.from({ length: 10 }, (_, at) => ({ lines: at, grave: 0 })),
};

beforeEach(() => stubLayout(360));
afterEach(clearScreen);

const open = (search?: string, lines?: readonly object[]) => openWith(search, {}, lines).asked;

function openWith(
  search = '',
  answers: Parameters<typeof stubCalls>[0] = {},
  lines: readonly object[] = [line(2), line(1, { level: 'info', vesselId: null })],
) {
  history.replaceState(null, '', `/${search}`);
  const asked = stubCalls({
    [LINES]: { body: { total: lines.length, items: lines } },
    [HISTOGRAM]: { body: histogram },
    [ONE]: { body: { ...line(2), context: '{"stream":"s-1"}' } },
    [PROFILE]: { body: buildUserProfile({}) },
    ...answers,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['vessel'], [buildVessel(1, { name: 'Solund Star' })]);
  client.setQueryDefaults(['vessel'], { staleTime: Number.POSITIVE_INFINITY });
  const element = (
    <QueryClientProvider client={client}>
      <LogPage />
    </QueryClientProvider>
  );
  renderScreen(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />, english);
  return { asked, client };
}

const searched = () => new URLSearchParams(location.search).get('q');
const field = () => screen.getByLabelText<HTMLInputElement>('Search the log');

describe('the log', () => {
  it('lists lines with level, part and vessel', async () => {
    open();
    const grid = await screen.findByRole('grid', { name: 'Logs' });
    const rows = within(grid).getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Warning', 'gateway link', 'Solund Star', 'frame 2 late'],
      ['Info', 'gateway link', '––', 'frame 1 late'],
    ]);
    expect(screen.getByText('2 lines found')).toBeTruthy();
  });

  it('is searched by what is typed, whose terms are chips that can be taken away', async () => {
    open();
    fireEvent.change(field(), { target: { value: 'late vessel:"Solund Star"' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(searched()).toBe('late vessel:"Solund Star"'));
    fireEvent.click(screen.getByRole('radio', { name: 'Warning' }));
    await waitFor(() => expect(searched()).toBe('late vessel:"Solund Star" level:>=warning'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove vessel:Solund Star' }));
    await waitFor(() => expect(searched()).toBe('late level:>=warning'));
  });

  it('says beside the field how it is searched', async () => {
    open('?q=late or lost vessel:"Solund Star"');
    await screen.findByRole('grid', { name: 'Logs' });
    const help = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toContain('“late or lost” asks for one of both');
    fireEvent.click(screen.getByRole('button', { name: 'Remove vessel:Solund Star' }));
    await waitFor(() => expect(searched()).toBe('late or lost'));
  });

  it.each([
    ['vessel:Havbris', 'No vessel is named Havbris'],
    ['late or', 'This cannot be read: or'],
    ['level:loud since:soon', 'This cannot be read: level:loud since:soon'],
  ])('says what of %s cannot be read, and asks nothing', async (search, problem) => {
    const asked = open(`?q=${encodeURIComponent(search)}`);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(asked.filter(({ path }) => path !== PROFILE)).toEqual([]);
  });

  it('is exported page after page, with what was searched', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }),
    );
    const full = Array.from({ length: LOG_PAGE }, (_, at) => line(at + 1));
    const asked = open('?q=late', full);
    await screen.findByRole('grid', { name: 'Logs' });
    let rest = 2;
    asked.length = 0;
    stubCalls({
      [LINES]: async () => ({ body: { total: 150, items: --rest > 0 ? full : [line(900)] } }),
      [HISTOGRAM]: { body: histogram },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.text();
    expect(text).toContain('late');
    expect(text?.match(/Solund Star/g)).toHaveLength(LOG_PAGE + 1);
    expect(text).toContain('frame 900 late');
  });

  it('opens a saved search, and saves the present one under a name', async () => {
    const EDIT = '/api/v1.0/account/EditAccountInfomation';
    const profile = buildUserProfile({ data: { logSearches: [{ name: 'Night', query: 'level:error' }] } });
    const { asked, client } = openWith('?q=late', { [EDIT]: { body: profile }, [PROFILE]: { body: profile } });
    client.setQueryData(['account', 'profile'], profile);
    fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Save this view as', hidden: true }), {
      target: { value: 'Late' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === EDIT)?.body).toMatchObject({
        data: {
          logSearches: [
            { name: 'Night', query: 'level:error' },
            { name: 'Late', query: 'late' },
          ],
        },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Night/, hidden: true }));
    await waitFor(() => expect(searched()).toBe('level:error'));
  });

  it('is followed until it is scrolled', async () => {
    open();
    const grid = await screen.findByRole('grid', { name: 'Logs' });
    const follow = screen.getByRole<HTMLInputElement>('switch', { name: 'Follow' });
    expect(follow.checked).toBe(true);
    const scroller = grid.parentElement as HTMLElement;
    Object.defineProperty(scroller, 'scrollTop', { value: 200 });
    fireEvent.scroll(scroller);
    await waitFor(() => expect(follow.checked).toBe(false));
    fireEvent.click(follow);
    await waitFor(() => expect(follow.checked).toBe(true));
  });

  it('offers a longer period where nothing was found', async () => {
    open('', []);
    fireEvent.click(await screen.findByRole('button', { name: 'Search 24 h' }));
    await waitFor(() => expect(searched()).toBe('since:24h'));
    fireEvent.click(await screen.findByRole('button', { name: 'Search 90 days' }));
    await waitFor(() => expect(searched()).toBe('since:90d'));
  });

  it('takes the period that is dragged over', async () => {
    open();
    const bars = await screen.findByRole('img', { name: /45 lines from/ });
    vi.spyOn(bars, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 100 } as DOMRect);
    fireEvent.pointerDown(bars, { clientX: 55 });
    fireEvent.pointerMove(bars, { clientX: 25 });
    fireEvent.pointerUp(bars, { clientX: 25 });
    await waitFor(() => expect(searched()).toBe('since:2026-11-21T08:02:00.000Z until:2026-11-21T08:05:59.999Z'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Follow' }).disabled).toBe(true);
  });

  it('opens a line by Enter, and by its address', async () => {
    open();
    const grid = await screen.findByRole('grid', { name: 'Logs' });
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(await screen.findByRole('region', { name: 'Line of the log' })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('line')).toBe('2');
    expect(await screen.findByText(/"stream": "s-1"/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show around it' }));
    await waitFor(() => expect(searched()).toBe('since:2026-11-21T08:37:11.204Z until:2026-11-21T08:47:11.204Z'));
  });

  it('goes to a time by G', async () => {
    open();
    fireEvent.keyDown(await screen.findByRole('grid', { name: 'Logs' }), { key: 'g' });
    const time = await screen.findByLabelText('Time, UTC');
    fireEvent.change(time, { target: { value: '2026-11-20 10:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(searched()).toBe('since:2026-11-20T09:55:00.000Z until:2026-11-20T10:05:00.000Z'));
  });
});
