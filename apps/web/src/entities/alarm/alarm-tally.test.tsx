import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AlarmTallyMarks } from './alarm-tally.tsx';
import { NO_ALARMS } from './vessel-tally.ts';

afterEach(clearScreen);

it('shows a dash and no zero until the alarms are known', () => {
  const { live } = renderLive({ tags: [], children: <AlarmTallyMarks alarms={NO_ALARMS} columns /> });
  expect(screen.getAllByText('·')).toHaveLength(3);
  act(() => live.alarms.forget());
  expect(screen.queryByText('·')).toBeNull();
  expect(screen.getByText('Alarms not known yet')).toBeDefined();
});
