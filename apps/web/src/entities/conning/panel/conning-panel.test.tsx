/** Panels of conning: what they show of a ship, what they compute, and what they leave out. */
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import { measured, renderConning, silent, vessel } from '../testing/conning-stage.tsx';
import { AzimuthPanel } from './azimuth.panel.tsx';
import { HeadingPanel } from './heading.panel.tsx';
import { MotionPanel } from './motion.panel.tsx';
import { PropulsionPanel } from './propulsion.panel.tsx';
import { SpeedPanel } from './speed.panel.tsx';
import { SteeringPanel } from './steering.panel.tsx';
import { ThrusterPanel } from './thruster.panel.tsx';
import { WindPanel } from './wind.panel.tsx';

afterEach(clearScreen);

const way = [
  measured(1, 'Speed over ground', 'kn', 10 * Math.SQRT2),
  measured(2, 'Course over ground', '°', 45),
  measured(3, 'Speed through water', 'kn', 10, { intervalSeconds: 1 }),
  measured(4, 'Heading true', '°', 0, { source: 'HE' }),
];
const LONG_AGO = new Date(NOON - 780_000).toISOString();

describe('the way of the ship', () => {
  it('drifts by the vector over ground less the one through the water', () => {
    const { container } = renderConning({ tags: way, children: <SpeedPanel /> });
    expect(container.textContent).toContain('Drift, set 090°');
    expect(container.textContent).toContain('10.0kn');
  });

  it('has no drift while the log is silent, and strikes its last speed out', () => {
    const tags = way.map((tag) => (tag.name === 'Speed through water' ? { ...tag, timestamp: LONG_AGO } : tag));
    const { container } = renderConning({ tags, children: <SpeedPanel /> });
    expect(container.querySelector('s')?.textContent).toBe('10.0');
    expect(container.textContent).toContain('needs speed through water');
  });

  it('names the source of the heading and how much the second one differs', async () => {
    const second = measured(5, 'Heading true', '°', 0.4, { source: 'HC' });
    renderConning({ tags: [...way, second], children: <HeadingPanel vessel={vessel} /> });
    expect(await screen.findByText('Source HE · HC differs +0.4°')).toBeDefined();
  });

  it('leads each number to its trend', () => {
    const { onTrend } = renderConning({ tags: way, children: <HeadingPanel vessel={vessel} /> });
    fireEvent.click(screen.getByText('000°'));
    expect(onTrend).toHaveBeenCalledWith(expect.objectContaining({ name: 'Heading true' }), []);
  });

  it('leads a computed number to the measurement it comes from, and copies it with unit and time', () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { onTrend } = renderConning({ tags: way, children: <SpeedPanel /> });
    const drift = screen.getByRole('button', { name: /^Drift/ });
    fireEvent.keyDown(drift, { key: 'Enter', shiftKey: true });
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^10(?:\.0+\d*)? kn 20\d\d-.*Z$/));
    fireEvent.click(drift);
    const through = expect.objectContaining({ name: 'Speed through water' });
    expect(onTrend).toHaveBeenCalledWith(through, expect.arrayContaining([through]));
  });

  it('crosses out a heading whose source calls it bad', () => {
    const bad = way.map((tag) => (tag.name === 'Heading true' ? { ...tag, quality: QUALITY_BAD_SOURCE } : tag));
    const { container } = renderConning({ tags: bad, children: <HeadingPanel vessel={vessel} /> });
    expect(container.textContent).toContain('––');
    expect(container.textContent).toContain('sensor fault');
  });
});

describe('the wind', () => {
  it('is felt as the true wind and that of the ship’s own way', () => {
    const calm = [measured(5, 'True wind speed', 'm/s', 0), measured(6, 'True wind direction', '°', 0)];
    const north = way.map((tag) => (tag.name === 'Course over ground' ? { ...tag, value: 0 } : tag));
    const { container } = renderConning({ tags: [...north, ...calm], children: <WindPanel /> });
    const felt = ((10 * Math.SQRT2 * 1852) / 3600).toFixed(1);
    expect(container.textContent).toContain(`Relative${felt}m/s`);
    expect(container.textContent).toContain('off bow0° S');
  });

  it('waits for the ten minutes of a gust, and does not ask for a wind speed that is there', () => {
    const winds = [measured(5, 'True wind speed', 'm/s', 9), measured(6, 'True wind direction', '°', 315)];
    const { container } = renderConning({ tags: [...way, ...winds], children: <WindPanel /> });
    expect(container.textContent).toContain('Gust––m/stoo few values');
  });

  it('stands with the bow up when it is relative, and the address says so', async () => {
    const felt = [measured(5, 'Apparent wind speed', 'm/s', 9), measured(6, 'Apparent wind angle', '°', 315)];
    const { container } = renderConning({ tags: [...way, ...felt], children: <WindPanel /> });
    await vi.dynamicImportSettled();
    fireEvent.click(screen.getByRole('radio', { name: 'Relative' }));
    expect(container.querySelector('obc-wind')).toMatchObject({ currentWindFromDirection: 315, vesselHeadingDeg: 0 });
    expect(window.location.search).toBe('?wind=relative');
    expect(container.textContent).toContain('off bow45° P');
  });
});

describe('what drives and steers', () => {
  const shaft = [measured(1, 'Shaft port speed', 'rpm', 174), measured(2, 'Shaft port power', 'kW', 6160)];

  it('has a torque of power and speed, and none at standstill', () => {
    const { container } = renderConning({ tags: shaft, children: <PropulsionPanel /> });
    expect(container.textContent).toContain(`Torque${Math.round(6160 / ((2 * Math.PI * 174) / 60))}kN·m`);
    clearScreen();
    const still = shaft.map((tag) => (tag.unit === 'rpm' ? { ...tag, value: 0 } : tag));
    expect(renderConning({ tags: still, children: <PropulsionPanel /> }).container.textContent).toContain('stopped');
  });

  it('shows orders where they are measured, and no mark where they are not', async () => {
    const rudders = [
      measured(1, 'Rudder angle, port', '°', -1.5),
      measured(2, 'Rudder order, port', '°', -2),
      measured(3, 'Rudder angle, starboard', '°', 4),
    ];
    const { container } = renderConning({ tags: rudders, children: <SteeringPanel /> });
    await vi.dynamicImportSettled();
    expect([...container.querySelectorAll('obc-rudder')].map((one) => (one as { setpoint?: number }).setpoint)).toEqual(
      [-2, undefined],
    );
    expect(container.textContent).toContain('−1.5°');
    expect(container.textContent?.match(/Order/g)).toHaveLength(1);
  });

  it('hatches a thruster that was never received, and not one at rest', () => {
    const tags = [measured(1, 'Bow thruster 1 thrust', '%', 0), silent(2, 'Bow thruster 2 thrust', '%')];
    const { container } = renderConning({ tags, children: <ThrusterPanel /> });
    const sections = [...container.querySelectorAll('section section')];
    expect(sections.map((one) => one.querySelectorAll('.fms-hatch').length)).toEqual([0, 1]);
    expect(sections[1]?.textContent).toContain('––');
  });

  it('leaves out what the ship does not have', () => {
    const children = [AzimuthPanel, ThrusterPanel, SteeringPanel, MotionPanel].map((Panel) => (
      <Panel key={Panel.name} />
    ));
    expect(renderConning({ tags: shaft, children }).container.querySelectorAll('section')).toHaveLength(0);
  });
});

describe('the ship in the sea', () => {
  it('leans to a side, and to none when it rounds to nothing', () => {
    const tags = [measured(1, 'Roll', '°', -1.8), measured(2, 'Pitch', '°', 0.04), measured(3, 'Heel', '°', 0.6)];
    const { container } = renderConning({ tags, children: <MotionPanel /> });
    expect(container.textContent).toContain('1.8° P');
    expect(container.textContent).toContain('0.0°');
    expect(container.textContent).toContain('0.6° S');
  });

  it('has the mean of its roll for a heel where none is measured, and needs most of a minute for it', () => {
    const { container } = renderConning({ tags: [measured(1, 'Roll', '°', 3)], children: <MotionPanel /> });
    expect(container.textContent).toContain('too few values');
  });
});
