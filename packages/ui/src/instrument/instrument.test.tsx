import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarGauge } from './bar-gauge.tsx';
import { BatteryBar } from './battery-bar.tsx';
import { getInstrumentPriority, isShown } from './instrument-frame.tsx';
import { Lamp } from './lamp.tsx';
import RadialGauge from './radial-gauge.tsx';
import SpeedGauge from './speed-gauge.tsx';
import { TankBar } from './tank-bar.tsx';

/** An element that draws itself, a moment after it was told what. */
type DrawnElement = HTMLElement & { readonly updateComplete: Promise<unknown> };

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

  it('places its labels while it has no size yet', async () => {
    const gauge = {
      label: 'Speed',
      state: 'fresh',
      speedKnots: 12,
      maxKnots: 18,
      tickKnots: 6,
      caption: 'kn',
    } as const;
    const { container } = render(<SpeedGauge {...gauge} />);
    // jsdom lays nothing out: every element is as wide as one that is not shown.
    const outer = container.querySelector<DrawnElement>('obc-speed-gauge');
    await outer?.updateComplete;
    const watch = outer?.shadowRoot?.querySelector<DrawnElement>('obc-watch');
    await watch?.updateComplete;
    const labels = [...(watch?.shadowRoot?.querySelectorAll('text') ?? [])];
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((text) => /Infinity|NaN/.test(`${text.getAttribute('x')} ${text.getAttribute('y')}`))).toEqual(
      [],
    );
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
    expect([getInstrumentPriority('fresh'), getInstrumentPriority('late')]).toEqual(['enhanced', 'regular']);
  });
});

describe('bars', () => {
  const tank = { name: 'FO 1 P', medium: 'fuel', content: '118 m³', label: 'FO 1 P 63 %' } as const;

  it('a tank is filled to its level, with ticks at its limits', () => {
    const { container } = render(<TankBar {...tank} percent={63} state="fresh" limits={[95, 98]} />);
    const shares = [...container.querySelectorAll<HTMLElement>('[class*="fill"], i')];
    expect(shares.map(({ style }) => style.getPropertyValue('--share'))).toEqual(['63%', '95%', '98%']);
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

describe('limits on a scale', () => {
  const zones = [
    { severity: 'warning', from: 93, to: 97 },
    { severity: 'alarm', from: 97, to: 120 },
  ] as const;

  it('are marked along the arc, in no colour of an alarm', () => {
    const { container } = render(
      <RadialGauge label="71 %" state="fresh" value={71} max={120} unit="%" zones={zones} />,
    );
    expect(container.querySelector('obc-gauge-radial')).toMatchObject({
      advices: [
        { minValue: 93, maxValue: 97, type: 'advice' },
        { minValue: 97, maxValue: 120, type: 'advice' },
      ],
    });
  });

  it.each([
    ['begins at nought', { min: 0, max: 120, value: 30 }, { minValue: 0, maxValue: 120, value: 30 }],
    ['begins above it', { min: 60, max: 120, value: 75 }, { minValue: 0, maxValue: 60, value: 15 }],
    ['goes both ways', { min: -40, max: 60, value: -10 }, { minValue: -60, maxValue: 60, value: -10 }],
  ])('an arc that %s', (_words, given, drawn) => {
    const { container } = render(<RadialGauge label="scale" state="fresh" unit="A" {...given} />);
    expect(container.querySelector('obc-gauge-radial')).toMatchObject(drawn);
  });

  it('a bar fills from nought and has bands for what lies beyond', () => {
    const { container } = render(
      <BarGauge label="-30 A" state="fresh" value={-30} min={-60} max={60} decimals={0} unit="A" zones={[...zones]} />,
    );
    const fill = container.querySelector<HTMLElement>('[class*="fill"]');
    expect([fill?.style.left, fill?.style.width]).toEqual(['25%', '25%']);
    expect(container.querySelectorAll('i[data-severity]')).toHaveLength(2);
    expect(container.textContent).toBe('−30A−6060');
  });

  it.each(['unknown', 'bad'] as const)('a bar is hatched when %s, and struck out when stale', (state) => {
    const bar = { label: 'x', min: 0, max: 10, decimals: 1, unit: 'bar' };
    const { container, rerender } = render(<BarGauge {...bar} value={3} state={state} />);
    expect(container.querySelector('.fms-hatch')).not.toBeNull();
    expect(container.textContent).toContain('––');
    rerender(<BarGauge {...bar} value={3} state="stale" />);
    expect(container.querySelector('s')?.textContent).toBe('3.0');
  });
});

describe('Lamp', () => {
  it.each([
    ['on', { on: true, state: 'fresh' }, { look: 'on', tone: 'plain' }],
    ['running machinery', { on: true, state: 'fresh', running: true }, { look: 'on', tone: 'running' }],
    ['stale machinery is not seen to run', { on: true, state: 'stale', running: true }, { look: 'on', tone: 'old' }],
    ['off', { on: false, state: 'fresh' }, { look: 'off', tone: 'plain' }],
    ['an unknown state', { on: null, state: 'unknown' }, { look: 'unknown', tone: 'old' }],
    ['a bad sensor', { on: true, state: 'bad' }, { look: 'unknown', tone: 'old' }],
  ] as const)('%s', (_words, props, look) => {
    const { container } = render(<Lamp {...props} />);
    expect({ ...container.querySelector<HTMLElement>('span')?.dataset }).toEqual(look);
  });

  it('gives its place to the mark of an alarm', () => {
    const { container } = render(<Lamp on state="fresh" alarm={{ priority: 'alarm', acknowledged: false }} />);
    expect(container.querySelector('[data-priority="alarm"]')).not.toBeNull();
    expect(container.querySelector('[data-look]')).toBeNull();
  });
});
