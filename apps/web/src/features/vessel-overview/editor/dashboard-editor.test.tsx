import type { Dashboard, DashboardScope } from '@fms/contract/dashboard';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../language/english/english.ts';
import { LiveProvider } from '../../../live/index.ts';
import { closeQuestions } from '../../../message/index.ts';
import { buildTag, buildVessel, buildWidget, NOON } from '../../../testing/builders.ts';
import { renderScreen, stubCalls } from '../../../testing/screen.tsx';
import { createStillLive } from '../../../testing/still-live.ts';
import DashboardEditor from './dashboard-editor.tsx';

const SAVE = '/api/v2/dashboard/save';
const GET = '/api/v2/dashboard/get';
const vessel = buildVessel(1, { name: 'Havbris' });
const tags = [buildTag(1, { name: 'Lube oil pressure', unit: 'bar' })];

const alarms = buildWidget('alarmList');
const values = buildWidget('allValues', { row: 6 });

function aDashboard(version: number, given: Partial<Dashboard> = {}): Dashboard {
  const at = new Date(NOON).toISOString();
  return {
    vesselId: vessel.id,
    origin: 'vessel',
    widgets: [alarms, values],
    saved: [{ scope: 'vessel', version, exists: true, by: 'kari', at }],
    maySave: ['user', 'vessel', 'organization'],
    ...given,
  };
}

function drawEditor(dashboard = aDashboard(3)) {
  const { live } = createStillLive();
  const onClose = vi.fn();
  const editor = (
    <LiveProvider live={live}>
      <DashboardEditor
        dashboard={dashboard}
        widgets={dashboard.widgets ?? []}
        productLayout={() => []}
        vessel={vessel}
        tags={tags}
        onClose={onClose}
      />
    </LiveProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element: editor },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ]);
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    english,
  );
  return { onClose, router };
}

const grip = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}: column`) });
const places = () => screen.getAllByRole('button', { name: /: column/ }).map((one) => one.getAttribute('aria-label'));
const press = (title: string, key: string, more = {}) => fireEvent.keyDown(grip(title), { key, ...more });
async function saveFor(words: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  // jsdom lays nothing out, so that a menu opened again counts as detached from its button, and as hidden.
  fireEvent.click(await screen.findByRole('menuitem', { name: words, hidden: true }));
}
/** What a screen reader was told last; panels that load tell of themselves in other places. */
const said = () => document.querySelector('output')?.textContent;
const saved = (scope: DashboardScope, version: number, widgets: unknown) => ({
  path: SAVE,
  body: { vesselId: 1, scope, version, widgets },
});

afterEach(() => {
  closeQuestions();
  vi.unstubAllGlobals();
});

describe('the editor of a dashboard', () => {
  it('moves, resizes and removes by keys, says so, and takes each step back', () => {
    drawEditor();
    press('Live values', 'ArrowUp');
    expect(places()).toEqual([
      'Active alarms: column 1, row 7, 8 columns wide, 6 rows high',
      'Live values: column 1, row 1, 8 columns wide, 6 rows high',
    ]);
    press('Live values', 'ArrowRight', { shiftKey: true });
    press('Live values', 'ArrowUp', { shiftKey: true });
    const resized = 'Live values: column 1, row 1, 9 columns wide, 5 rows high';
    expect(places()).toContain(resized);
    expect(said()).toBe(resized);
    press('Active alarms', 'Delete');
    expect(places()).toEqual([resized]);
    expect(said()).toBe('Active alarms was removed.');
    for (let step = 0; step < 4; step += 1) fireEvent.keyDown(grip('Live values'), { key: 'z', ctrlKey: true });
    expect(places()).toEqual([
      'Active alarms: column 1, row 1, 8 columns wide, 6 rows high',
      'Live values: column 1, row 7, 8 columns wide, 6 rows high',
    ]);
  });

  it('goes under no least span and over no edge', () => {
    drawEditor();
    for (let step = 0; step < 9; step += 1) press('Active alarms', 'ArrowLeft', { shiftKey: true });
    press('Active alarms', 'ArrowLeft');
    expect(places()[0]).toBe('Active alarms: column 1, row 1, 5 columns wide, 6 rows high');
  });

  it('offers what the ship sends something for, and says of the rest that it does not', () => {
    drawEditor();
    const picker = screen.getByRole('region', { name: 'Add a widget' });
    expect(picker.textContent).toContain('Batterynot sent by this vessel');
    expect(screen.queryByRole('button', { name: 'Battery' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Data link' }));
    expect(places()).toContain('Data link: column 9, row 1, 7 columns wide, 7 rows high');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'VSAT' } });
    expect(places()).toContain('VSAT: column 9, row 1, 7 columns wide, 7 rows high');
  });

  it('scrolls to a new widget, which takes the first free place', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    drawEditor();
    fireEvent.click(screen.getByRole('button', { name: 'Data link' }));
    expect(scroll.mock.contexts.map((element) => (element as HTMLElement).dataset.widget)).toEqual(['dataLink']);
  });

  it('saves for the scope that is chosen, on the version that was opened', async () => {
    const asked = stubCalls({ [SAVE]: { body: aDashboard(4) } });
    const { onClose } = drawEditor();
    press('Active alarms', 'Delete');
    await saveFor('Save for Havbris');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked).toEqual([saved('vessel', 3, [{ ...values, row: 0 }])]);
  });

  it('shows who was first in a conflict, and replaces it only by a second save', async () => {
    const conflict = { code: 'conflict', message: 'kari saved this layout.', errors: [] };
    const answers = [
      { status: 409, body: conflict },
      { status: 200, body: aDashboard(5) },
    ];
    const asked = stubCalls({ [SAVE]: async () => answers.shift() ?? {}, [GET]: { body: aDashboard(4) } });
    const { onClose } = drawEditor();
    press('Active alarms', 'Delete');
    await saveFor('Save for Havbris');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^kari saved this layout\. Save again/);
    expect(onClose).not.toHaveBeenCalled();
    await saveFor('Save for Havbris');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked.filter(({ path }) => path === SAVE).map(({ body }) => (body as { version: number }).version)).toEqual([
      3, 4,
    ]);
  });

  it('offers an operator only a personal one', () => {
    drawEditor(aDashboard(3, { maySave: ['user'] }));
    expect(screen.getByRole('button', { name: 'Save for me' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('asks before a way out loses changes, and stays when told so', async () => {
    const { router, onClose } = drawEditor();
    press('Active alarms', 'Delete');
    void router.navigate('/elsewhere');
    expect((await screen.findByRole('dialog')).textContent).toContain('changes that are not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(places()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
