import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Reading, type ReadingProps } from './reading.tsx';

const AGE = { kind: 'full', text: '2 s' } as const;

function show(props: Partial<ReadingProps>) {
  const all = {
    label: 'LO pressure',
    value: 3.9,
    unit: 'bar',
    decimals: 1,
    state: 'fresh',
    age: AGE,
    ...props,
  } as const;
  return render(<Reading {...all} />).container;
}

describe('Reading', () => {
  it('shows label, number, unit and age of a fresh value', () => {
    expect(show({}).textContent).toBe('LO pressure2 s3.9bar');
  });

  it('keeps the decimals of the tag, so that digits stay in place', () => {
    show({ value: 4, decimals: 2 });
    expect(screen.getByText('4.00')).toBeDefined();
  });

  it('writes a true minus, and a plus where the sign matters', () => {
    show({ value: -0.2, signed: true });
    expect(screen.getByText('−0.2')).toBeDefined();
    show({ value: 0.2, signed: true });
    expect(screen.getByText('+0.2')).toBeDefined();
  });

  it('strikes out the number of a stale value and not its unit', () => {
    const container = show({ state: 'stale', note: 'at 08:28' });
    expect(container.querySelector('s')?.textContent).toBe('3.9');
    expect(screen.getByText('at 08:28')).toBeDefined();
  });

  it.each(['bad', 'unknown'] as const)('shows two dashes, never a number, when the value is %s', (state) => {
    const container = show({ state, text: '3.9' });
    expect(container.textContent).toContain('––bar');
    expect(container.textContent).not.toContain('3.9');
  });

  it('marks a bad value with a cross and its reason', () => {
    const container = show({ state: 'bad', note: 'sensor fault' });
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(screen.getByText('sensor fault')).toBeDefined();
  });

  it('says "manual" in a chip', () => {
    show({ state: 'manual', note: 'manual' });
    expect(screen.getByText('manual').dataset.chip).toBe('true');
  });

  it('names the alarm for a screen reader and blinks its mark and frame while unacknowledged', () => {
    const alarm = { priority: 'alarm', acknowledged: false, label: 'alarm, unacknowledged' } as const;
    const container = show({ alarm });
    expect(screen.getByRole('img', { name: 'alarm, unacknowledged' })).toBeDefined();
    expect(container.querySelectorAll('.fms-blink-alarm')).toHaveLength(2);
  });

  it('does not blink an acknowledged alarm, nor a caution', () => {
    const acknowledged = { priority: 'alarm', acknowledged: true, label: 'alarm' } as const;
    expect(show({ alarm: acknowledged }).querySelectorAll('[class*="fms-blink"]')).toHaveLength(0);
    const caution = { priority: 'caution', acknowledged: false, label: 'caution' } as const;
    expect(show({ alarm: caution }).querySelectorAll('[class*="fms-blink"]')).toHaveLength(0);
  });
});
