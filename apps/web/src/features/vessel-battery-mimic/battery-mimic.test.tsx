/** The battery mimic and its charge history over values and records that a test gives. */
import type { VesselPlant } from '@fms/contract/plant';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildVessel, buildVesselPlant, NOON } from '../../testing/builders.ts';
import { bindSlots, buildSlotTags, type HeldSlot } from '../../testing/ship/slot-tags.ts';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import BatteryMimicTab from './battery-mimic.tab.tsx';

const vessel = buildVessel(1);
const HOUR = 3_600_000;
/** Slot → value and unit; string 2 is open. */
const VALUES: readonly HeldSlot[] = [
  ['battery', 'power', 395, 'kW'],
  ['battery-string-1', 'stateOfCharge', 71.4, '%'],
  ['battery-string-1', 'stateOfHealth', 90, '%'],
  ['battery-string-1', 'voltage', 934, 'V'],
  ['battery-string-1', 'cellSpread', 44, 'mV'],
  ['battery-string-1', 'contactor', true, ''],
  ['battery-string-2', 'stateOfCharge', 60, '%'],
  ['battery-string-2', 'stateOfHealth', 92, '%'],
  ['battery-string-2', 'voltage', 934, 'V'],
  ['battery-string-2', 'cellSpread', 9, 'mV'],
  ['battery-string-2', 'contactor', false, ''],
];
const tags = buildSlotTags(VALUES, { decimals: 1 });
const equipment: VesselPlant['equipment'] = [
  { id: 'battery', kind: 'battery', name: 'Battery', parentId: null, parameters: { lowestCharge: 45 } },
  ...[1, 2].map((n): VesselPlant['equipment'][number] => ({
    id: `battery-string-${n}`,
    kind: 'battery-string',
    name: `String ${n}`,
    parentId: 'battery',
    parameters: { capacity: 1000 },
  })),
];
const plant = buildVesselPlant({ equipment, bindings: bindSlots(VALUES) });
const record = (hours: number, StateChange: number, ...socs: number[]) => ({
  timestamp: new Date(NOON + hours * HOUR).toISOString(),
  StateChange,
  battery: socs.map((value) => ({ SOC: { value } })),
});
const records = [record(-1, -1, 64, 63), record(-4.5, 1, 75.5, 74), record(-5, -1, 60, 58)];

const show = (query: string) =>
  renderVesselTab(BatteryMimicTab, {
    vessel,
    tags,
    query,
    answers: {
      '/api/v2/plant': { body: plant },
      '/api/v1.4/bms/getChargeHistory': { body: { 99: { timestamp: records[0]?.timestamp, records } } },
      '/api/v1.3/tag/GetStatistic': { body: [] },
    },
  });

describe('the battery mimic', () => {
  it('counts the connected strings alone, and names the weakest by its health', async () => {
    show('?tab=battery-mimic');
    const panel = await screen.findByRole('region', { name: 'Battery' });
    expect(panel.textContent).toContain('SoC71.4%');
    // 1,000 kWh × 90 % × 71.4 %.
    expect(panel.textContent).toContain('643');
    const weak = screen.getByRole('region', { name: 'String 1' });
    expect(within(weak).getByText('weakest')).toBeDefined();
    expect(within(weak).getByText('Spread, over 40 mV')).toBeDefined();
    expect(screen.getByRole('img', { name: 'String 2 contactor open' })).toBeDefined();
  });
});

describe('the charge history', () => {
  it('lists sessions newest first, one of them open, with those of each string', async () => {
    show(`?tab=battery-mimic&view=charge-history&session=${new Date(NOON - 5 * HOUR).toISOString()}`);
    const panel = await screen.findByRole('region', { name: 'Sessions' });
    await waitFor(() => expect(within(panel).getAllByRole('row')).toHaveLength(4));
    const [, open, closed, strings] = within(panel).getAllByRole('row');
    expect(open?.textContent).toContain('no end received');
    expect(open?.textContent).toContain('64.0 → ––');
    // 15.5 points of the 900 kWh that are connected.
    expect(closed?.textContent).toContain('60.0 → 75.5≈ 140');
    expect(strings?.textContent).toContain('String 2 58.0 → 74.0 %');
    const berth = within(panel).getByRole('link', { name: 'Berth on the map' });
    expect(berth.getAttribute('href')).toContain('at=2026-11-21T07');
  });

  it('says that the rule of full cycles is unverified', async () => {
    show('?tab=battery-mimic&view=charge-history');
    const panel = await screen.findByRole('region', { name: 'Cycles of the month' });
    await waitFor(() => expect(panel.textContent).toContain('Σ|ΔSoC| / 200 %: unverified'));
  });
});
