import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearScreen, renderScreen } from '../../testing/screen.tsx';
import { CiiScale } from './cii-scale.tsx';

afterEach(clearScreen);

it('marks the letter of the year and where the ship stands between the boundaries', () => {
  renderScreen(
    <CiiScale
      label="2026: C, attained 6.24"
      year={2026}
      boundaries={[5.21, 5.92, 6.87, 8.14]}
      attained={6.24}
      rating="C"
    />,
  );
  const scale = screen.getByRole('img', { name: '2026: C, attained 6.24' });
  expect(scale.querySelector('[data-chosen="true"]')?.textContent).toBe('C');
  // Ends are a quarter of the inner boundaries: 4.4775 to 8.8725.
  const left = Number.parseFloat(scale.querySelector('i')?.style.left ?? '');
  expect(left).toBeCloseTo((100 * (6.24 - 4.4775)) / (8.8725 - 4.4775), 3);
  expect(screen.getByText('5.92')).toBeDefined();
});

it('draws the interval of a forecast, and none beyond the ends', () => {
  const boundaries = [5.21, 5.92, 6.87, 8.14];
  const scale = { label: 'forecast', year: 2026, boundaries, attained: 6.24, rating: 'C' } as const;
  renderScreen(<CiiScale {...scale} interval={{ low: 5.8, high: 99 }} />);
  const [interval] = [...screen.getByRole('img').querySelectorAll<HTMLElement>('[style*="right"]')].slice(-1);
  expect(Number.parseFloat(interval?.style.left ?? '')).toBeCloseTo((100 * (5.8 - 4.4775)) / (8.8725 - 4.4775), 3);
  expect(interval?.style.right).toBe('0%');
});
