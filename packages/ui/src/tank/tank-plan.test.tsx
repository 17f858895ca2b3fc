import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DrawnTank } from './tank-place.ts';
import { TankPlan, type TankPlanProps } from './tank-plan.tsx';
import { HULL, PORT_TANK } from './testing/port-tank.ts';

const PORT = PORT_TANK;
const STARBOARD: DrawnTank = {
  ...PORT,
  id: 'starboard',
  percent: 61,
  place: { ...PORT.place, port: 1, starboard: 8 },
  label: 'FO 1 starboard, 61 %',
};
const DAY: DrawnTank = {
  ...PORT,
  id: 'day',
  name: 'Day',
  place: { aft: 20, fore: 23, port: 3, starboard: 7, bottom: 3, top: 6 },
  label: 'FO day, 82 %',
};

function show(props: Partial<TankPlanProps> = {}) {
  const onTank = vi.fn();
  const { container } = render(
    <MantineProvider>
      <TankPlan
        label="Tanks from above"
        hull={HULL}
        tanks={[PORT, STARBOARD, DAY]}
        onTank={onTank}
        sides={['P', 'S']}
        {...props}
      />
    </MantineProvider>,
  );
  return { onTank, container };
}

describe('TankPlan while tanks are moved', () => {
  it('tells of the press on a tank with the metres to a pixel, and of steps by key, and opens no curve', () => {
    const [onGrab, onStep] = [vi.fn(), vi.fn()];
    const { onTank } = show({ moving: { onGrab, onStep } });
    const button = screen.getByRole('button', { name: 'FO 1 starboard, 61 %' });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    const [, id, [along, across]] = onGrab.mock.calls[0] ?? [null, '', []];
    expect(id).toBe('starboard');
    // 80 m over 640 px less both sides, and 18 m over the least breadth of 130 px.
    expect(along).toBeCloseTo(80 / 512, 9);
    expect(across).toBeCloseTo(18 / 130, 9);
    fireEvent.keyDown(button, { key: 'ArrowRight' });
    expect(onStep).not.toHaveBeenCalled();
    fireEvent.keyDown(button, { key: 'ArrowUp', shiftKey: true });
    expect(onStep).toHaveBeenCalledWith('starboard', [0, -0.5]);
    expect(onTank).not.toHaveBeenCalled();
  });
});

describe('TankPlan', () => {
  it('leads from each tank to its curve, by pointer and by key', () => {
    const { onTank } = show();
    const button = screen.getByRole('button', { name: 'FO 1 starboard, 61 %' });
    fireEvent.click(button);
    expect(onTank).toHaveBeenCalledWith('starboard');
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('writes name and level inside a large tank and beside a small one', () => {
    const { container } = show();
    const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toContain('FO 163 %');
    expect(texts).toContain('Day 63 %');
  });

  it.each(['bad', 'unknown'] as const)('hatches a tank that is %s and shows no level of it', (state) => {
    const { container } = show({ tanks: [{ ...PORT, state }] });
    expect(container.querySelectorAll('rect[fill^="url("]')).toHaveLength(1);
    expect(container.textContent).toContain('–– %');
    expect(container.textContent).not.toContain('63');
  });

  it('draws a transfer from one tank to the other and says what it moves', () => {
    const { container } = show({
      transfers: [{ fromId: 'starboard', toId: 'day', text: 'transfer 6.0 m³/h since 08:01' }],
    });
    expect(container.textContent).toContain('transfer 6.0 m³/h since 08:01');
    expect(container.querySelectorAll('[class*="transfer"] path').length).toBeGreaterThan(1);
  });

  it('draws no transfer of a tank without a place', () => {
    const { container } = show({ transfers: [{ fromId: 'nowhere', toId: 'day', text: 'transfer' }] });
    expect(container.querySelector('[class*="transfer"]')).toBeNull();
  });
});
