import type { Tag } from '@fms/contract/tag';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildAlarm, buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { clearScreen } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { cylindersWidget } from './cylinders.widget.tsx';

afterEach(clearScreen);

const { Component, firstOption } = cylindersWidget;
const vessel = buildVessel(1);
const measured = (id: number, name: string, value: Tag['value'], unit = '°C') =>
  buildTag(id, { name, value, unit, timestamp: new Date(NOON).toISOString() });
const TEMPERATURES = [372, 381, 418, 369];
const tags = [
  ...TEMPERATURES.map((value, index) =>
    measured(index + 1, `Main engine port cylinder ${index + 1} exhaust temperature`, value),
  ),
  measured(20, 'Main engine port load', 57, '%'),
];

function drawCylinders(alarms: Parameters<typeof renderLive>[0]['alarms'] = []) {
  const option = firstOption(vessel, tags);
  if (option === undefined) throw new Error('No cylinders were found');
  const onTrend = vi.fn();
  const children = <Component vessel={vessel} tags={tags} option={option} onTrend={onTrend} />;
  return { ...renderLive({ tags, alarms, children }), onTrend };
}

describe('the cylinders', () => {
  it('stand as deviations from their mean of 385 °C', () => {
    drawCylinders();
    expect(screen.getByRole('button', { name: 'Cylinder 3, 418 °C, +33 K from the mean' }).dataset.out).toBe('true');
    expect(screen.getByText('Mean 385 °C · Spread 49 K')).toBeDefined();
  });

  it('lead to the curve of one of them', () => {
    const { onTrend } = drawCylinders();
    fireEvent.click(screen.getByRole('button', { name: /^Cylinder 2/ }));
    expect(onTrend).toHaveBeenCalledWith(tags[1]);
  });

  it('are not evaluated once their values are stale', () => {
    const { waitUntil } = drawCylinders();
    waitUntil(NOON + 25 * 60_000);
    expect(screen.getByRole('button', { name: 'Cylinder 3, no value, left out of the mean' })).toBeDefined();
    expect(screen.getByText(/Mean ––/)).toBeDefined();
  });

  it('carry the colour of an alarm only where one stands', () => {
    const alarm = buildAlarm(9, { dataTagId: tags[2]?.Id ?? null, priority: 'warning' });
    drawCylinders([alarm]);
    expect(screen.getByRole('button', { name: /^Cylinder 3/ }).dataset.alarm).toBe('warning');
    expect(screen.getByRole('button', { name: /^Cylinder 2/ }).dataset.alarm).toBeUndefined();
  });

  it('are asked for on no ship that has none', () => {
    expect(firstOption(vessel, [measured(1, 'Main engine load', 50, '%')])).toBeUndefined();
  });
});
