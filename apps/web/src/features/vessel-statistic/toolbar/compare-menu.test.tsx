import type { Vessel } from '@fms/contract/vessel';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { buildVessel } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { CompareMenu } from './compare-menu.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const sized = (id: number, name: string, lengthMeters: number): Vessel =>
  buildVessel(id, { name, standardData: { ...buildVessel(id).standardData, lengthMeters } });
const FLEET = [sized(1, 'Kvitholm', 165), sized(2, 'Tindra', 139), sized(3, 'Stella', 160), sized(4, 'Azure', 228)];
const [vessel] = FLEET as [Vessel];

function drawMenu(query: string) {
  stubCalls({ '/api/v1.3/vessel/GetAll': { body: FLEET } });
  const change = vi.fn();
  const state = STATISTIC_ADDRESS.parse(new URLSearchParams(query));
  renderLive({ tags: [], children: <CompareMenu vessel={vessel} state={state} change={change} /> });
  return change;
}

it('lists sister ships of its size before the others, each by name', async () => {
  const change = drawMenu('');
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const [sister] = await screen.findAllByText('Stella');
  const lines = [
    ...screen.getByRole('menu', { hidden: true }).querySelectorAll('[role="menuitem"], .mantine-Menu-label'),
  ];
  expect(lines.map(({ textContent }) => textContent).slice(4)).toEqual([
    'Sister ships',
    'Stella',
    'Other ships',
    'Azure',
    'Tindra',
  ]);
  fireEvent.click(sister as HTMLElement);
  expect(change).toHaveBeenCalledWith({ compare: { kind: 'vessel', vesselId: 3 } });
});

it('shows on its button what is compared with', async () => {
  drawMenu('compare=v2');
  const button = await screen.findByRole('button', { name: 'Compared with Tindra' });
  expect(button.textContent).toBe('Tindra');
});
