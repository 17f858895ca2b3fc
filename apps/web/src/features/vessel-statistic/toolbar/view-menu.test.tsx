import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, typeInto } from '../../../testing/form-screen.tsx';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { buildShown } from '../testing/shown-statistic.ts';
import { ViewMenu } from './view-menu.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const view = (id: number, name: string, given = {}) => ({
  ...{ id, vesselId: 1, by: 'kari', name, query: `show=${id}`, shared: false, mayDelete: true },
  ...given,
});
const VIEWS = [view(3, 'Engines'), view(4, 'Fuel', { shared: true, mayDelete: false, query: 'show=4&as=histogram' })];

/** Opens the menu; answers the calls and the changes. */
async function openViews(query: string) {
  const asked = stubCalls({
    '/api/v2/chart-view/list': { body: VIEWS },
    '/api/v2/chart-view/save': { body: VIEWS[0] },
    '/api/v2/chart-view/delete': {},
  });
  const change = vi.fn();
  renderLive({ tags: [], children: <ViewMenu {...buildShown(query)} change={change} /> });
  press('Views');
  await screen.findByText('Engines');
  return { asked, change };
}

const entry = (name: RegExp) => screen.getByRole('button', { name, hidden: true });

it('opens a view, and says by whom it is shared', async () => {
  const { change } = await openViews('show=9');
  fireEvent.click(entry(/^Fuel shared by kari/));
  expect(change.mock.lastCall?.[0]).toMatchObject({ panes: [['4']], look: 'histogram' });
});

it('deletes a view, but not one that belongs to another user', async () => {
  const { asked } = await openViews('show=9');
  expect(screen.queryByRole('button', { name: 'Delete the view Fuel', hidden: true })).toBeNull();
  fireEvent.click(entry(/^Delete the view Engines/));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v2/chart-view/delete'));
});

it('saves the present view under a name for all users of the vessel', async () => {
  const { asked } = await openViews('show=9&as=scatter');
  typeInto('Save this view as', ' Load ');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Share with all users of Vessel 1', hidden: true }));
  fireEvent.click(entry(/^Save$/));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v2/chart-view/save'));
  const sent = asked.find(({ path }) => path.endsWith('save'))?.body;
  expect(sent).toEqual({ vesselId: 1, name: 'Load', shared: true, query: 'show=9&as=scatter' });
});
