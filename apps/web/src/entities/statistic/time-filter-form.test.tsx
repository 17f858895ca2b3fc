import { HOUR_MS } from '@fms/domain/time';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { press, renderForm, typeInto } from '../../testing/form-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import { TimeFilterForm } from './time-filter-form.tsx';

afterEach(clearScreen);

function draw() {
  const onApply = vi.fn();
  renderForm(<TimeFilterForm window={{ from: NOON - HOUR_MS, to: NOON }} onApply={onApply} />);
  return onApply;
}

it('begins with the window and applies both ends in UTC', async () => {
  const onApply = draw();
  expect(screen.getByLabelText('From, UTC').getAttribute('value')).toBe('2026-11-21 11:00');
  typeInto('To, UTC', '2026-11-22 13:30');
  press('Apply');
  const to = Date.parse('2026-11-22T13:30:00.000Z');
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ from: NOON - HOUR_MS, to }));
});

it.each([
  ['2026-11-21 11:00', 'The end must be after the start.'],
  ['', 'Enter both times.'],
  ['2026-11-31 10:00', 'Not a valid time. Example: 2026-11-22 01:26'],
])('says at the field why it does not end at %j', async (typed, problem) => {
  const onApply = draw();
  typeInto('To, UTC', typed);
  press('Apply');
  expect(await screen.findByText(problem)).toBeDefined();
  expect(onApply).not.toHaveBeenCalled();
});
