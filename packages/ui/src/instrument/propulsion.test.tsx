/** Instruments of what drives and steers, and of the water under the ship. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Azimuth from './azimuth.tsx';
import { CentreBar } from './centre-bar.tsx';
import { computeDepthScale, DepthProfile } from './depth-profile.tsx';
import Propeller from './propeller.tsx';
import Rudder from './rudder.tsx';

describe('Rudder', () => {
  it('shows angle and order on its scale', () => {
    const { container } = render(<Rudder label="Rudder −1.5°" state="fresh" angleDegrees={-1.5} orderDegrees={-60} />);
    expect(container.querySelector('obc-rudder')).toMatchObject({
      angle: -1.5,
      setpoint: -45,
      maxAngle: 45,
      priority: 'enhanced',
    });
    expect(screen.getByRole('img', { name: 'Rudder −1.5°' })).toBeDefined();
  });

  it('has no mark without an order, and is grey once it is late', () => {
    const { container } = render(<Rudder label="" state="late" angleDegrees={3} />);
    expect(container.querySelector('obc-rudder')).toMatchObject({ setpoint: undefined, priority: 'regular' });
  });
});

describe('Propeller', () => {
  it('shows speed and pitch with their orders, and nothing beyond its scale', () => {
    const { container } = render(
      <Propeller
        label=""
        state="fresh"
        speedPercent={97}
        speedOrderPercent={130}
        thrustPercent={-81.6}
        thrustOrderPercent={-82}
      />,
    );
    expect(container.querySelector('obc-main-engine')).toMatchObject({
      speed: 97,
      speedSetpoint: 100,
      thrust: -81.6,
      thrustSetpoint: -82,
    });
  });
});

describe('Azimuth', () => {
  it('points where it pushes', () => {
    const { container } = render(
      <Azimuth label="" state="fresh" angleDegrees={30} angleOrderDegrees={35} thrustPercent={60} />,
    );
    expect(container.querySelector('obc-azimuth-thruster')).toMatchObject({
      angle: 30,
      angleSetpoint: 35,
      thrust: 60,
      thrustSetpoint: undefined,
    });
  });
});

it.each(['unknown', 'bad'] as const)('without a value an instrument is hatched when it is %s', (state) => {
  const { container } = render(
    <>
      <Rudder label="" state={state} angleDegrees={0} />
      <Propeller label="" state={state} speedPercent={0} thrustPercent={0} />
      <Azimuth label="" state={state} angleDegrees={0} thrustPercent={0} />
      <CentreBar label="x" state={state} value={0} extent={100} />
    </>,
  );
  expect(container.querySelectorAll('.fms-hatch')).toHaveLength(4);
  expect(container.querySelectorAll('obc-rudder, obc-main-engine, obc-azimuth-thruster')).toHaveLength(0);
});

describe('CentreBar', () => {
  const draw = (value: number, order?: number) => {
    const { container } = render(
      <CentreBar label="Thrust" state="fresh" value={value} extent={100} {...(order !== undefined && { order })} />,
    );
    return [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => [style.left, style.width]);
  };

  it.each([
    [-40, ['30%', '20%'], '30%'],
    [40, ['50%', '20%'], '70%'],
    [300, ['50%', '50%'], '100%'],
  ])('%d fills from the middle', (value, fill, head) => expect(draw(value)).toEqual([fill, [head, '']]));

  it('has a mark at its order, and none without one', () => {
    expect(draw(0, 50).at(-1)).toEqual(['75%', '']);
    expect(draw(0)).toHaveLength(2);
  });
});

describe('DepthProfile', () => {
  it.each([
    [[3], 10],
    [[12, null, 18], 20],
    [[372], 500],
    [[500], 500],
    [[510], 1000],
  ])('%j m stand on a scale of %d m', (depth, scale) => expect(computeDepthScale(depth)).toBe(scale));

  it('has the surface at the top, deeper water below, and no line where nothing was measured', () => {
    const { container } = render(
      <DepthProfile
        label="372 m"
        state="fresh"
        time={[0, 50, 100]}
        depth={[0, 250, 500]}
        window={{ from: 0, to: 200 }}
        gaps={[{ from: 100, to: 200 }]}
        scaleMeters={500}
        ends={['−30 min', 'now']}
      />,
    );
    expect(container.querySelectorAll('path')[1]?.getAttribute('d')).toBe('M0 80L250 500L500 920');
    expect(container.querySelector<HTMLElement>('.fms-hatch')?.style.left).toBe('50%');
    expect(container.textContent).toContain('500 m');
  });
});
