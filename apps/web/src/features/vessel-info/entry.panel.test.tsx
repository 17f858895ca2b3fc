import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildVessel } from '../../testing/builders.ts';
import { clearScreen, renderScreen } from '../../testing/screen.tsx';
import { EntryPanel } from './entry.panel.tsx';
import { ENTRY_LISTS } from './entry-list.ts';

afterEach(clearScreen);

it('lists two entries that say the same', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const plotter = { name: 'Plotter', version: '2.1', maker: 'Navis', installed: '' };
  const rows = [plotter, plotter];
  renderScreen(<EntryPanel list={ENTRY_LISTS.software} rows={rows} vessel={buildVessel(1)} />);
  expect(screen.getAllByText('Plotter')).toHaveLength(2);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
