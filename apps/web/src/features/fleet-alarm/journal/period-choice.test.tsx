import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import '../../../language/fleet-alarm.ts';
import '../../../language/inside.ts';
import { PeriodChoice } from './period-choice.tsx';

afterEach(clearScreen);

const span = { from: NOON - 3_600_000, to: NOON };
const isChosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

function open(time: Parameters<typeof PeriodChoice>[0]['time']) {
  const onChange = vi.fn();
  renderLive({ tags: [], children: <PeriodChoice time={time} span={span} onChange={onChange} /> });
  return onChange;
}

it('marks the range, and asks for another', () => {
  const onChange = open({ mode: 'live', range: 'night' });
  expect([isChosen('Last night 18–06'), isChosen('24 h')]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: '24 h' }));
  expect(onChange).toHaveBeenCalledWith({ mode: 'live', range: '24h' });
});

it('marks no range while two moments are chosen', () => {
  open({ mode: 'fixed', ...span });
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
});
