import type { Tag } from '@fms/contract/tag';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { clearScreen } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { windRoseWidget } from './wind-rose.widget.tsx';

const { Component, firstOption } = windRoseWidget;
const vessel = buildVessel(1);
const measured = (id: number, name: string, value: number, unit: string) =>
  buildTag(id, { name, value, unit, timestamp: new Date(NOON).toISOString() });

afterEach(clearScreen);

async function drawWind(tags: readonly Tag[]) {
  const option = firstOption(vessel, tags);
  if (option === undefined) throw new Error('The vessel has no wind');
  const onTrend = vi.fn();
  const children = <Component vessel={vessel} tags={tags} option={option} onTrend={onTrend} />;
  const drawn = renderLive({ tags, children });
  await vi.dynamicImportSettled();
  return { ...drawn, onTrend };
}

describe('the wind', () => {
  it('that is true comes from a true direction, on a rose with north up', async () => {
    const tags = [measured(1, 'True wind speed', 12, 'm/s'), measured(2, 'True wind direction', 245, '°')];
    const { container } = await drawWind(tags);
    expect(container.textContent).toMatch(/^Wind.*north up/);
    expect(container.textContent).toContain('from 245° true · Bft 6');
  });

  it('that is known from the bow alone says so, on a rose with the bow up', async () => {
    const tags = [measured(1, 'Apparent wind speed', 9, 'm/s'), measured(2, 'Apparent wind angle', 315, '°')];
    const { container } = await drawWind(tags);
    expect(container.textContent).toMatch(/^Apparent wind.*bow up/);
    expect(container.textContent).toContain('045° off the bow, port');
  });

  it('leads to the trend of its speed', async () => {
    const tags = [measured(1, 'True wind speed', 12, 'm/s'), measured(2, 'True wind direction', 245, '°')];
    const { onTrend } = await drawWind(tags);
    fireEvent.click(screen.getByRole('button'));
    expect(onTrend).toHaveBeenCalledWith(tags[0]);
  });
});
