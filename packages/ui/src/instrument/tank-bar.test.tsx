import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TankBar, type TankBarProps } from './tank-bar.tsx';

const FULL = { name: 'FO 1 P', medium: 'fuel', content: '118 m³', rise: '−1.2 m³/h' } as const;

function show(props: Partial<TankBarProps> = {}) {
  render(<TankBar {...FULL} percent={63} state="fresh" label="FO 1 P 63 %" {...props} />);
  const tank = screen.getByRole('img', { name: 'FO 1 P 63 %' });
  return { tank, fill: tank.querySelector<HTMLElement>('[class*="fill"]') };
}

describe('TankBar', () => {
  it.each([
    ['column', '63%FO 1 P118 m³−1.2 m³/h'],
    ['line', '63%FO 1 P'],
    ['large', '63%'],
  ] as const)('says as a %s what there is room for', (look, text) => {
    expect(show({ look }).tank.textContent).toBe(text);
  });

  it.each([
    [104, '100%'],
    [-2, '0%'],
  ])('stays within its bar at %s percent', (percent, share) => {
    expect(show({ percent }).fill?.style.getPropertyValue('--share')).toBe(share);
  });

  it.each([
    ['its medium', 'fuel', 'var(--automation-medium-fuel)'],
    ['none where the medium is not known', undefined, ''],
  ] as const)('has the colour of %s', (_words, medium, colour) => {
    expect(show({ medium }).fill?.style.background).toBe(colour);
  });

  it('strikes out a stale level and hatches it', () => {
    const { tank } = show({ state: 'stale' });
    expect(tank.querySelector('s')?.textContent).toBe('63');
    expect(tank.querySelector('.fms-hatch')).not.toBeNull();
  });

  it('marks the alarm of its level beside the number', () => {
    const { tank } = show({ alarm: { priority: 'alarm', label: 'alarm' } });
    expect(tank.querySelector('[data-priority="alarm"]')).not.toBeNull();
  });
});
