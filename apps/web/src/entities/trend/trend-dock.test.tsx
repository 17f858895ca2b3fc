import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import '../../language/trend.ts';
import { buildAlarm, buildTag } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { TrendDock } from './trend-dock.tsx';

afterEach(clearScreen);

function openDock() {
  stubCalls({});
  const tag = buildTag(7, { name: 'Lube oil pressure' });
  const close = vi.fn();
  const trend = { tag, inputs: [], range: '24h', open: vi.fn(), setRange: vi.fn(), close } as const;
  renderLive({
    tags: [tag],
    children: (
      <MemoryRouter>
        <TrendDock trend={trend} />
        <input aria-label="Filter" />
      </MemoryRouter>
    ),
  });
  return close;
}

it('closes on Escape wherever the focus is', () => {
  const close = openDock();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});

it('leaves Escape to a field and to what has taken it', () => {
  const close = openDock();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Filter' }), { key: 'Escape' });
  const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  taken.preventDefault();
  document.body.dispatchEvent(taken);
  expect(close).not.toHaveBeenCalled();
});

it('leads from a computed number to each of its inputs', () => {
  stubCalls({});
  const inputs = [buildTag(7, { name: 'Fuel rate' }), buildTag(8, { name: 'Shaft power' })];
  const open = vi.fn();
  const trend = { tag: inputs[0], inputs, range: '24h', open, setRange: vi.fn(), close: vi.fn() } as const;
  renderLive({
    tags: inputs,
    children: (
      <MemoryRouter>
        <TrendDock trend={trend} />
      </MemoryRouter>
    ),
  });
  const list = within(screen.getByRole('navigation', { name: 'Computed from' }));
  expect(list.getByRole('button', { name: 'Fuel rate' }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(list.getByRole('button', { name: 'Shaft power' }));
  expect(open).toHaveBeenCalledWith(inputs[1], inputs);
  const link = screen.getByRole('link', { name: 'Open in Statistic' });
  expect(link.getAttribute('href')).toMatch(/tab=statistic&show=7\.8$/);
});

it('says which alarm stands on the tag, and since when', () => {
  stubCalls({});
  const tag = buildTag(7, { name: 'Lube oil pressure' });
  const alarm = buildAlarm(1, {
    dataTagId: tag.Id,
    description: 'Lube oil pressure low',
    time: '2026-11-21T08:20:00.000Z',
  });
  const trend = { tag, inputs: [], range: '24h', open: vi.fn(), setRange: vi.fn(), close: vi.fn() } as const;
  renderLive({
    tags: [tag],
    alarms: [alarm],
    children: (
      <MemoryRouter>
        <TrendDock trend={trend} />
      </MemoryRouter>
    ),
  });
  expect(screen.getByText('Lube oil pressure low, since 08:20')).toBeDefined();
});
