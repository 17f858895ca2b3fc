import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AlarmTallyMarks } from './alarm-tally.tsx';
import { NO_ALARMS } from './vessel-tally.ts';

afterEach(clearScreen);

it('leaves the place of none empty and shows a dash until the alarms are known', () => {
  const { live } = renderLive({ tags: [], children: <AlarmTallyMarks alarms={NO_ALARMS} columns /> });
  expect(screen.queryByText('Alarms not known yet')).toBeNull();
  expect(screen.queryByText('·')).toBeNull();
  act(() => live.alarms.forget());
  expect(screen.getByText('Alarms not known yet')).toBeDefined();
});
