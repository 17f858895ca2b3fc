import { HOUR_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { isDisabled, press, renderForm, typeInto } from '../../testing/form-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import { TimeFilterForm } from './time-filter-form.tsx';

afterEach(clearScreen);

function draw() {
  const onApply = vi.fn();
  renderForm(<TimeFilterForm window={{ from: NOON - HOUR_MS, to: NOON }} onApply={onApply} />);
  return onApply;
}

it('begins with the window and applies both ends in UTC', () => {
  const onApply = draw();
  expect(screen.getByLabelText('From, UTC').getAttribute('value')).toBe('2026-11-21 11:00');
  typeInto('To, UTC', '2026-11-22 13:30');
  press('Apply');
  expect(onApply).toHaveBeenCalledWith({ from: NOON - HOUR_MS, to: Date.parse('2026-11-22T13:30:00.000Z') });
});

it.each(['2026-11-21 11:00', '', '2026-11-31 10:00'])('does not end at %j', (typed) => {
  const onApply = draw();
  typeInto('To, UTC', typed);
  expect(isDisabled('Apply')).toBe(true);
  press('Apply');
  expect(onApply).not.toHaveBeenCalled();
});
