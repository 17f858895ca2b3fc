import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildTag } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { TrendDock } from './trend-dock.tsx';

afterEach(clearScreen);

function openDock() {
  stubCalls({});
  const tag = buildTag(7, { name: 'Lube oil pressure' });
  const close = vi.fn();
  const trend = { tag, range: '24h', open: vi.fn(), setRange: vi.fn(), close } as const;
  renderLive({
    tags: [tag],
    children: (
      <>
        <TrendDock trend={trend} />
        <input aria-label="Filter" />
      </>
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
