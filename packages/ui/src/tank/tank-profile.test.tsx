import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TankProfile, type TankProfileProps } from './tank-profile.tsx';
import { TankSection } from './tank-section.tsx';
import { HULL, PORT_TANK } from './testing/port-tank.ts';

const TANK = PORT_TANK;

function showProfile(props: Partial<TankProfileProps> = {}) {
  return render(
    <MantineProvider>
      <TankProfile label="Tanks from the side" hull={HULL} tanks={[TANK]} trimDegrees={0} {...props} />
    </MantineProvider>,
  ).container;
}

const turnOf = (container: Element) =>
  Number(/rotate\((-?[\d.]+)/.exec(container.querySelector('g[transform]')?.getAttribute('transform') ?? '')?.[1]);

describe('TankProfile', () => {
  it('lifts the bow, which is right, of a ship that lies by the stern', () => {
    expect(turnOf(showProfile({ trimDegrees: 0.3 }))).toBeCloseTo(-1.5);
  });

  it('draws the waterline between both draughts and names them', () => {
    const container = showProfile({
      aft: { meters: 6.4, text: '6.40 m' },
      fore: { meters: 5.98, text: '5.98 m' },
      foreWord: 'forward',
    });
    expect(container.querySelector('[class*="waterline"]')).not.toBeNull();
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '6.40 m',
      '5.98 m',
      'forward',
    ]);
  });

  it('draws no waterline while no draught is known', () => {
    expect(showProfile().querySelector('[class*="waterline"]')).toBeNull();
  });

  it('marks 95 and 98 % in each tank', () => {
    expect(showProfile().querySelectorAll('[class*="tick"]')).toHaveLength(2);
  });
});

describe('TankSection', () => {
  const showSection = (heelDegrees: number | null) =>
    render(<TankSection label="Section" hull={HULL} tanks={[TANK]} heelDegrees={heelDegrees} draughtMeters={6.2} />)
      .container;

  it.each([
    [0.6, 3],
    [-0.6, -3],
    [null, 0],
  ])('turns by five times a heel of %s°, starboard is right', (heel, turned) => {
    expect(turnOf(showSection(heel))).toBeCloseTo(turned);
  });

  it('says the level of each tank it cuts', () => {
    expect(showSection(0).textContent).toBe('63 %');
  });
});
