import type { WidgetOption } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { batteryViewWidget } from './battery-view.widget.tsx';

const { Component, firstOption } = batteryViewWidget;
const vessel = buildVessel(1);
const measured = (id: number, name: string, value: Tag['value'], given: Partial<Tag> = {}) =>
  buildTag(id, { name, value, timestamp: new Date(NOON).toISOString(), ...given });

const charge = measured(1, 'Battery state of charge', 74, { unit: '%' });
const power = (value: number) =>
  measured(2, 'Battery power', value, { unit: 'kW', decimals: 0, min: -1200, max: 1200 });
const NOTHING: WidgetOption<'batteryView'> = { stateOfCharge: null, power: null, strings: null, giving: 'positive' };

function drawBattery(tags: readonly Tag[], option: Partial<WidgetOption<'batteryView'>>) {
  const children = <Component vessel={vessel} tags={tags} option={{ ...NOTHING, ...option }} onTrend={() => {}} />;
  return renderLive({ tags, children });
}

describe('the battery', () => {
  it.each([
    ['charging by the sign of a maker', -320, 'positive', 'Charging', true],
    ['giving by the same sign', 320, 'positive', 'Discharging', false],
    ['charging by the other sign', 320, 'negative', 'Charging', true],
    ['idle within the noise of the meter', 1, 'positive', 'Idle', false],
  ] as const)('is %s, and green only while charging is measured', (_words, kilowatt, giving, word, isGreen) => {
    const { container } = drawBattery([charge, power(kilowatt)], {
      stateOfCharge: 'Battery state of charge',
      power: 'Battery power',
      giving,
    });
    const flow = screen.getByRole('button', { name: new RegExp(`^${word}`) });
    expect(flow.textContent).toContain(`${word}${Math.abs(kilowatt)}kW`);
    expect(container.querySelector('[data-charging="true"]') !== null).toBe(isGreen);
  });

  it('proves no charging by an old meter', () => {
    const { container, waitUntil } = drawBattery([charge, power(-320)], {
      stateOfCharge: 'Battery state of charge',
      power: 'Battery power',
    });
    waitUntil(NOON + 60_000);
    expect(container.querySelector('[data-charging="true"]')).toBeNull();
    expect(container.textContent).toContain('Last flow');
  });

  it('shows strings that come as one structure, with what follows from their figures', () => {
    const battery = [
      { SOC: { value: 74.4, unit: '%' }, voltage: { value: 900, unit: 'V' }, current: { value: 120, unit: 'A' } },
    ];
    const struct = measured(3, 'Battery strings', { battery }, { type: 7, valueKind: 'struct', unit: '' });
    drawBattery([struct], { strings: 'Battery strings' });
    const [head, row] = within(screen.getByRole('table')).getAllByRole('row');
    expect(head?.textContent).toBe('StringSOC %Voltage VCurrent APower kW');
    expect(row?.textContent).toBe('String 174.4900.0120.0108.0');
  });

  it('tells of a battery whose makers say nothing of the sign as buses mostly have it', () => {
    const strings = [
      measured(4, 'House battery voltage', 12.7, { unit: 'V' }),
      measured(5, 'House battery current', -4, { unit: 'A' }),
    ];
    expect(firstOption(vessel, strings)).toEqual({
      stateOfCharge: null,
      power: 'House battery current',
      strings: null,
      giving: 'negative',
    });
  });
});
