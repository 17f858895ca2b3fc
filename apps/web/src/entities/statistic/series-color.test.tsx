import type { OrganizationEntry } from '@fms/contract/organization';
import type { VesselId } from '@fms/domain/identity';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { applyOrganizationSetting } from '../../settings/app-setting.ts';
import { getSeriesColor, useSeriesColors, useWidgetChartColors } from './series-color.ts';

const VESSEL = 1 as VesselId;
const FOREIGN = 2 as VesselId;

/** The first organisation of the list, to which the first vessel belongs; jsdom prefers no dark colours: it is day. */
function organizationWants(customData: object): void {
  const organization = { id: 1, name: 'Own', customData: JSON.stringify(customData) };
  applyOrganizationSetting([{ organization, vessels: [{ id: VESSEL }] } as unknown as OrganizationEntry]);
}

const seriesColors = (vesselId: VesselId) => renderHook(() => useSeriesColors(vesselId)).result.current;
const widgetColors = (vesselId: VesselId) => renderHook(() => useWidgetChartColors(vesselId)).result.current;

afterEach(() => {
  applyOrganizationSetting([]);
});

describe('§9.14, series colours and widget chart colours', () => {
  it('are six of the palette where no others are set', () => {
    expect(seriesColors(VESSEL)).toHaveLength(6);
    expect(seriesColors(VESSEL)[0]).toBe('#173f96');
    expect(widgetColors(VESSEL)).toEqual(seriesColors(VESSEL));
  });

  it('are those of the organisation, for its own vessels', () => {
    organizationWants({ seriesColors: { day: ['#112233', '#445566'], night: ['#000001'] } });
    expect(seriesColors(VESSEL)).toEqual(['#112233', '#445566']);
    expect(seriesColors(FOREIGN)[0]).toBe('#173f96');
  });

  it('are its series colours on dashboards too, unless those have their own', () => {
    organizationWants({ seriesColors: { day: ['#112233'] } });
    expect(widgetColors(VESSEL)).toEqual(['#112233']);
    organizationWants({ seriesColors: { day: ['#112233'] }, widgetChartColors: { day: ['#778899'] } });
    expect(widgetColors(VESSEL)).toEqual(['#778899']);
    expect(seriesColors(VESSEL)).toEqual(['#112233']);
  });
});

describe('getSeriesColor', () => {
  it.each([
    [0, '#1'],
    [1, '#2'],
    [2, '#1'],
  ])('place %i of two colours is %s', (order, color) => {
    expect(getSeriesColor(['#1', '#2'], order)).toBe(color);
  });
});
