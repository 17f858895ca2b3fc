import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../language/inside.ts';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import { Pager } from './pager.tsx';

afterEach(clearScreen);

const noChange = () => {};
const way = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('is absent where one page shows all', () => {
  renderScreen(<Pager page={50} offset={0} total={50} onChange={noChange} />);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  [0, 120, '1–50 of 120', [true, false]],
  [50, 120, '51–100 of 120', [false, false]],
  [100, 120, '101–120 of 120', [false, true]],
  // The list became shorter while a late page of it was shown.
  [50, 20, '20–20 of 20', [false, true]],
])('from row %i of %i it says %s', (offset, total, words, disabled) => {
  renderScreen(<Pager page={50} offset={offset} total={total} onChange={noChange} />);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect([way('Previous page').disabled, way('Next page').disabled]).toEqual(disabled);
});

it('moves by one page and not before the first row', () => {
  const onChange = vi.fn();
  renderScreen(<Pager page={50} offset={20} total={120} onChange={onChange} />);
  way('Previous page').click();
  way('Next page').click();
  expect(onChange.mock.calls).toEqual([[0], [70]]);
});
