import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CountBars } from './count-bars.tsx';

const heights = (label: string) =>
  [...screen.getByRole('img', { name: label }).querySelectorAll<HTMLElement>('[data-last]')].map(
    ({ style }) => style.height,
  );

describe('CountBars', () => {
  it('draws each count by its share of the largest, none as a line, and few so that they can be seen', () => {
    render(<CountBars counts={[0, 1, 50, 100]} label="alarms a day" />);
    expect(heights('alarms a day')).toEqual(['1px', 'max(2px, 1%)', 'max(2px, 50%)', 'max(2px, 100%)']);
  });

  it('shows few as few where there is a limit', () => {
    render(<CountBars counts={[15]} limit={150} label="alarms a day" />);
    expect(heights('alarms a day')).toEqual(['max(2px, 10%)']);
  });
});
