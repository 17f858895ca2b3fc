import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BatteryBar } from './battery-bar.tsx';
import { isShown, priorityOf } from './instrument-frame.tsx';
import RadialGauge from './radial-gauge.tsx';
import { TankBar } from './tank-bar.tsx';

describe('an instrument', () => {
  it('points at a value it may believe', () => {
    const { container } = render(<RadialGauge label="612 rpm, fresh" state="fresh" value={612} max={800} unit="rpm" />);
    const gauge = container.querySelector('obc-gauge-radial');
    expect(gauge).toMatchObject({ value: 612, maxValue: 800, priority: 'enhanced' });
    expect(screen.getByRole('img', { name: '612 rpm, fresh' }).textContent).toContain('612rpm');
  });

  it('is grey and struck out when stale', () => {
    const { container } = render(<RadialGauge label="stale" state="stale" value={612} max={800} unit="rpm" />);
    expect(container.querySelector('obc-gauge-radial')).toMatchObject({ priority: 'regular' });
    expect(container.querySelector('s')?.textContent).toBe('612');
  });

  it.each(['unknown', 'bad'] as const)('is hatched and points nowhere when %s', (state) => {
    const { container } = render(<RadialGauge label="no data" state={state} value={0} max={800} unit="rpm" />);
    expect(container.querySelector('obc-gauge-radial')).toBeNull();
    expect(container.querySelector('.fms-hatch')).not.toBeNull();
    expect(container.textContent).toBe('––rpm');
  });

  it('stays on its scale', () => {
    const { container } = render(<RadialGauge label="over" state="fresh" value={950} max={800} unit="rpm" />);
    expect(container.querySelector('obc-gauge-radial')).toMatchObject({ value: 800 });
    expect(container.textContent).toContain('950');
  });

  it('takes null, NaN, bad and unknown for no value', () => {
    expect([isShown(null, 'fresh'), isShown(Number.NaN, 'fresh'), isShown(1, 'bad'), isShown(1, 'unknown')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isShown(0, 'stale')).toBe(true);
    expect([priorityOf('fresh'), priorityOf('late')]).toEqual(['enhanced', 'regular']);
  });
});

describe('bars', () => {
  const tank = { name: 'FO 1 P', medium: 'fuel', content: '118 m³', label: 'FO 1 P 63 %' } as const;

  it('a tank is filled to its level, with ticks at its limits', () => {
    const { container } = render(<TankBar {...tank} percent={63} state="fresh" limits={[95, 98]} />);
    expect(container.querySelector<HTMLElement>('[class*="fill"]')?.style.height).toBe('63%');
    expect([...container.querySelectorAll('i')].map(({ style }) => style.bottom)).toEqual(['95%', '98%']);
  });

  it('a tank without a level is hatched, not empty', () => {
    const { container } = render(<TankBar {...tank} percent={null} state="fresh" />);
    expect(container.querySelector('[class*="fill"]')).toBeNull();
    expect(container.querySelector('.fms-hatch')).not.toBeNull();
    expect(container.textContent).toContain('––%');
  });

  it('a stale battery is hatched over its last level', () => {
    const { container } = render(<BatteryBar percent={74} state="stale" limits={[20]} label="74 %, 14 min old" />);
    expect(container.querySelector<HTMLElement>('[class*="fill"]')?.style.width).toBe('74%');
    expect(container.querySelector('.fms-hatch')).not.toBeNull();
  });
});
