import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type CylinderBar, CylinderBars } from './cylinder-bars.tsx';

afterEach(cleanup);

const bar = (number: number, deviation: number | null, part: Partial<CylinderBar> = {}): CylinderBar => ({
  number,
  deviation,
  state: 'used',
  isOut: false,
  label: `Cylinder ${number}`,
  ...part,
});

function draw(cylinders: readonly CylinderBar[]) {
  const onOpen = vi.fn();
  const view = render(<CylinderBars label="Port" fine={30} isLate={false} cylinders={cylinders} onOpen={onOpen} />);
  return { ...view, onOpen };
}

it('writes each deviation signed, and one that rounds to nothing as such', () => {
  draw([bar(1, -8.2), bar(2, 38, { isOut: true }), bar(3, 0.2)]);
  expect(['−8', '+38', '±0'].map((text) => screen.getByText(text).textContent)).toEqual(['−8', '+38', '±0']);
  expect(screen.getByRole('button', { name: 'Cylinder 2' }).dataset.out).toBe('true');
});

it('hatches a cylinder without a value, and draws nothing for one that stands', () => {
  const { container } = draw([bar(1, null, { state: 'missing' }), bar(2, null, { state: 'stopped' })]);
  const [missing, stopped] = screen.getAllByRole('button');
  expect(missing?.querySelector('.fms-hatch')).not.toBeNull();
  expect(stopped?.querySelector('.fms-hatch')).toBeNull();
  expect(container.textContent).not.toContain('0 K');
});

it('leads to the curve of the cylinder that was pressed', () => {
  const { onOpen } = draw([bar(1, 2), bar(2, 3)]);
  fireEvent.click(screen.getByRole('button', { name: 'Cylinder 2' }));
  expect(onOpen).toHaveBeenCalledWith(2);
});
