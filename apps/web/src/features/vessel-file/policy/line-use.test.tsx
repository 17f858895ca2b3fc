import { DEFAULT_LINE_BUDGET } from '@fms/domain/transfer';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../language/exchange/file.ts';
import { buildFilePolicy } from '../../../testing/build-file-policy.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { LineUse } from './line-use.tsx';

afterEach(clearScreen);

const MB = 1024 ** 2;

it('tells what each use has cost the line, and of how much where there is a bound', () => {
  const policy = buildFilePolicy();
  const bounded = { ...DEFAULT_LINE_BUDGET, line: { ...DEFAULT_LINE_BUDGET.line, bytesPerDay: 100 * MB } };
  policy.line = JSON.parse(JSON.stringify(bounded));
  policy.used.line = {
    ...policy.used.line,
    line: { dayBytes: 30 * MB, monthBytes: 50 * MB },
    'ship-view': { dayBytes: 20 * MB, monthBytes: 40 * MB },
    camera: { dayBytes: 10 * MB, monthBytes: 10 * MB },
  };
  render(<LineUse policy={policy} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['', 'Today', 'This month'],
    ['All', '30.0 MB of 100.0 MB', '50.0 MB'],
    ['Files', '0 B', '0 B of 2.00 GB'],
    ['Screens', '20.0 MB', '40.0 MB'],
    ['Cameras', '10.0 MB', '10.0 MB'],
  ]);
});
