import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { buildVessel } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { FleetPanel } from './fleet.panel.tsx';

afterEach(clearScreen);

const typed = (id: number, shipType: 'tug' | 'cargo') =>
  buildVessel(id, { standardData: { ...buildVessel(id).standardData, shipType } });
const FLEET = [typed(1, 'tug'), typed(2, 'cargo'), typed(3, 'cargo')];

async function draw(path = '/vessel/location') {
  stubCalls({ '/api/v1.3/vessel/GetAll': { body: FLEET }, '/api/v2/zone/list': { body: [] } });
  const list = { moment: undefined, alarmsThen: undefined, selectedId: undefined, onSelect: vi.fn() };
  renderLive({
    tags: [],
    children: (
      <MemoryRouter initialEntries={[path]}>
        <FleetPanel {...list} zones={<p>The zones</p>} options={<p>The options</p>} />
      </MemoryRouter>
    ),
  });
  return screen.findByRole('button', { name: /3 vessels/ });
}
const show = (part: string) => fireEvent.click(screen.getByRole('radio', { name: part }));
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the panel of the map', () => {
  it('explains symbols with the words of every list, and counts ships by type', async () => {
    await draw();
    expect(textsOf('listitem')).toEqual(['Cargo2', 'Tug1', 'Under way', 'Stopped', 'Late', 'Lost']);
  });

  it('shows zones in place of the legend', async () => {
    await draw();
    show('Zones');
    expect(screen.getByText('The zones')).toBeDefined();
    expect(screen.queryByText('Under way')).toBeNull();
  });

  it('narrows the list by words, and says when no ship is left', async () => {
    await draw();
    show('List');
    fireEvent.change(await screen.findByLabelText('Filter 3 vessels'), { target: { value: 'no such ship' } });
    expect(screen.getByText('No vessel of that name')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Filter 3 vessels'), { target: { value: '2' } });
    expect(screen.queryByText('No vessel of that name')).toBeNull();
  });

  it('is folded and opened, which the device remembers', async () => {
    const title = await draw();
    fireEvent.click(title);
    expect(title.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('The options')).toBeNull();
    expect(localStorage.getItem('devicePreference')).toContain('"mapPanelOpen":false');
    fireEvent.click(title);
    expect(screen.getByText('The options')).toBeDefined();
  });

  it('offers a style for drawn maps and none for imagery', async () => {
    await draw();
    fireEvent.click(screen.getByRole('radio', { name: 'Satellite' }));
    const styles = () => ['Dark', 'Light'].map((name) => screen.getByRole('radio', { name }) as HTMLInputElement);
    expect(styles().map(({ disabled }) => disabled)).toEqual([true, true]);
    fireEvent.click(screen.getByRole('radio', { name: 'Terrain' }));
    expect(styles().map(({ disabled }) => disabled)).toEqual([false, false]);
  });
});
