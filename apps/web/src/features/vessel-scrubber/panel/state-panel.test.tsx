import { sumCompliance } from '@fms/domain/emission';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../language/machinery/scrubber.ts';
import { clearScreen, renderScreen } from '../../../testing/screen.tsx';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { StatePanel } from './state-panel.tsx';

afterEach(clearScreen);

const evaluated = (minute: number, state: 'compliant' | 'exceeding' | 'unknown', reason: 'ratio' | 'calibration') => ({
  time: minute * 60_000,
  position: { latitude: 49, longitude: -minute / 60 },
  compliance: { state, reason, area: null, limit: null, value: 5 },
});

it('gives time, distance and share of each state, and why a part is unknown', () => {
  const record = sumCompliance([
    ...Array.from({ length: 70 }, (_, minute) => evaluated(minute, 'compliant', 'ratio')),
    ...Array.from({ length: 17 }, (_, minute) => evaluated(70 + minute, 'exceeding', 'ratio')),
    ...Array.from({ length: 13 }, (_, minute) => evaluated(87 + minute, 'unknown', 'calibration')),
    evaluated(100, 'compliant', 'ratio'),
  ]);
  const parts = { state: { record }, span: { choice: 'passage', port: 'Le Havre' } } as unknown as ScrubberParts;
  renderScreen(<StatePanel {...parts} />);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  // A minute is 1/60 of a degree of longitude at 49° N: 0.6565 nm.
  expect(screen.getByRole('heading', { name: 'Since Le Havre' })).toBeDefined();
  expect(cells('Compliant')).toEqual(['1 h 10', '46.0', '70.0']);
  expect(cells('Exceeding')).toEqual(['17 min', '11.2', '17.0']);
  expect(cells('Unknown')).toEqual(['13 min', '8.5', '13.0']);
  expect(screen.getByText('Why unknown: analyser calibrating 13 min')).toBeDefined();
});
