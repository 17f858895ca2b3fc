import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceSymbol, MimicDrawing, MimicPipe, MimicReading, MimicTank } from './index.ts';

afterEach(cleanup);

function draw(children: ReactNode, moves = false) {
  const { container } = render(
    <MimicDrawing label="Fuel" width={400} height={100} bands={[]} moves={moves}>
      {children}
    </MimicDrawing>,
  );
  return container;
}
const arrowsOf = (container: HTMLElement) => container.querySelectorAll('[data-flows] svg').length;

describe('a pipe', () => {
  const points = [
    [0, 10],
    [200, 10],
    [200, 20],
    [300, 20],
  ] as const;

  it('has arrows along each straight stretch that is long enough, only while it flows', () => {
    expect(arrowsOf(draw(<MimicPipe points={points} medium="fuel" flows />))).toBe(2);
    cleanup();
    expect(arrowsOf(draw(<MimicPipe points={points} medium="fuel" flows={false} />))).toBe(0);
  });

  it('keeps the colour of its medium while it stands', () => {
    const container = draw(<MimicPipe points={points} medium="sea-water" flows={false} />);
    expect(container.querySelector('[stroke="var(--automation-medium-sea-water)"]')).not.toBeNull();
  });
});

describe('a reading', () => {
  const place = { x: 50, y: 50, align: 'middle', unit: 'bar', decimals: 2 } as const;

  it('is a number with its unit', () => {
    const container = draw(<MimicReading {...place} value={3.9} state="fresh" caption="outlet" />);
    expect(container.textContent).toContain('3.90 bar');
    expect(screen.getByText('outlet')).toBeDefined();
  });

  it.each(['bad', 'unknown'] as const)('is never a number when %s', (state) => {
    const container = draw(<MimicReading {...place} value={3.9} state={state} note="sensor fault 08:31" />);
    expect(container.textContent).not.toContain('3.90');
    expect(container.textContent).toContain('––');
    expect(screen.getByText('sensor fault 08:31')).toBeDefined();
  });
});

it('is a tank filled to its level, and empty of colour when the level is unknown', () => {
  const tank = { width: 80, height: 100, medium: 'fuel', lines: ['38.4 m³'] } as const;
  const known = draw(<MimicTank {...tank} percent={64} state="fresh" />);
  expect(known.querySelector('[fill="var(--automation-medium-fuel)"]')?.getAttribute('height')).toBe('63');
  cleanup();
  const unknown = draw(<MimicTank {...tank} percent={undefined} state="unknown" />);
  expect(unknown.querySelector('[fill="var(--automation-medium-fuel)"]')).toBeNull();
  expect(unknown.textContent).toContain('––');
});

it('draws a pump otherwise while it runs, stands, and is not known', () => {
  const pictures = [true, false, undefined].map((isOn) => {
    const { innerHTML } = draw(<DeviceSymbol kind="pump" isOn={isOn} />);
    cleanup();
    return innerHTML;
  });
  expect(new Set(pictures).size).toBe(3);
});

it('moves its marks only when it is told to', () => {
  const still = draw(
    <MimicPipe
      points={[
        [0, 0],
        [200, 0],
      ]}
      medium="fuel"
      flows
    />,
  );
  expect(still.querySelector('svg')?.dataset.moves).toBe('false');
});
