import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isDisabled, press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { AnchorRadiusForm } from './anchor-radius.tsx';

const LABEL = 'Swing circle radius';

afterEach(clearScreen);

function draw(isSet: boolean) {
  const send = vi.fn(async (radius: number) => radius);
  renderForm(<AnchorRadiusForm isSet={isSet} radiusMeters={300} action="Change" send={send} />);
  return send;
}

it('sends another radius of a watch that runs, and not the one it has', async () => {
  const send = draw(true);
  expect(isDisabled('Change')).toBe(true);
  typeInto(LABEL, '450');
  press('Change');
  await waitFor(() => expect(send).toHaveBeenCalledWith(450));
});

it.each(['', '2'])('sends no radius of %j m', (typed) => {
  const send = draw(false);
  expect(isDisabled('Change')).toBe(false);
  typeInto(LABEL, typed);
  expect(isDisabled('Change')).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
