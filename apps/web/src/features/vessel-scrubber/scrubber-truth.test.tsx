/** What scrubber and SO2 track show of a simulated ship is what is true of it, within the error of its analysers (§9.8). */
import type { Vessel } from '@fms/contract/vessel';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScrubberTruth } from '../../../../simulator/src/ship/scrubber-truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, expectTrue, parseShown, readFigure, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import ScrubberTab from './scrubber.tab.tsx';
import So2TrackTab from './so2-track.tab.tsx';

// A map needs a canvas; its numbers stand in the panels beside it.
vi.mock('./map/compliance-panel.tsx', () => ({ CompliancePanel: () => null }));
afterEach(clearScreen);

const MINUTE = 60;
const DAY_MINUTES = 1440;
/** MEPC.340(77): what stands for 0.10 % of sulphur, the limit on the whole crossing of the Skagerrak. */
const RATIO_LIMIT = 4.3;
const SULPHUR_LIMIT = 0.1;

/** The positions of the last day, one a minute, the newest first. */
function listTrack(ship: SimulatedVessel) {
  return Array.from({ length: DAY_MINUTES + 1 }, (_, back) => {
    const seconds = ship.nowMs / 1000 - back * MINUTE;
    const { latitude, longitude } = ship.truthAt(seconds).navigation;
    const timestamp = new Date(seconds * 1000).toISOString();
    return { id: back + 1, dataTagId: 1, scope: 12, latitude, longitude, timestamp };
  });
}

async function openTab(Tab: ComponentType<{ vessel: Vessel }>, seed: number): Promise<SimulatedVessel> {
  const key = 'kvitholm';
  const at = findMoment(
    { key, seed },
    ({ scrubber, navigation: { plan } }) =>
      scrubber?.mode === 'open' && plan.acceleration === 0 && plan.sinceSeconds > 1800,
  );
  const ship = openSimulatedVessel({ key, seed, at, storedSeconds: (DAY_MINUTES + 20) * MINUTE });
  renderShipTab(Tab, ship, {
    query: '?window=day',
    answers: {
      '/api/v1/data/geo/get': { body: listTrack(ship) },
      '/api/v2/track/voyage': { body: { stays: [], days: [], spacingSeconds: 60 } },
    },
  });
  // The values of now stand before the record of the day has come, in a panel of their own.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'At this moment' }).textContent).toContain('limit 4.3'),
  );
  return ship;
}

function scrubberOf(ship: SimulatedVessel, quantity: string): ScrubberTruth {
  const { scrubber } = ship.truthOf(`Scrubber ${quantity}`);
  if (scrubber === null) throw new Error(`${ship.spec.key} has no scrubber`);
  return scrubber;
}

function listNow(ship: SimulatedVessel): Comparison[] {
  const place = screen.getByRole('region', { name: 'At this moment' });
  const error = (quantity: string) => ship.errorOf(`Scrubber ${quantity}`);
  const gas = scrubberOf(ship, 'SO2');
  const ratio = gas.so2Ppm / gas.co2Percent;
  const water = scrubberOf(ship, 'discharge PAH');
  const now = ship.nowMs / 1000;
  const turbid = Array.from({ length: 15 }, (_, back) => ship.truthAt(now - (back + 1) * MINUTE).scrubber).map(
    (of) => (of?.turbidity ?? 0) - (of?.inletTurbidity ?? 0),
  );
  const mean = turbid.reduce((sum, one) => sum + one, 0) / turbid.length;
  return [
    [
      'ratio',
      readFigure(place, 'SO2 to CO2'),
      ratio,
      ratio * (error('SO2') / gas.so2Ppm + error('CO2') / gas.co2Percent),
    ],
    ['SO2', readFigure(place, 'SO2'), gas.so2Ppm, error('SO2')],
    ['CO2', parseShown(/CO2 ([\d.]+) %/.exec(place.textContent ?? '')?.[1] ?? ''), gas.co2Percent, error('CO2')],
    [
      'wash water',
      readFigure(place, 'Wash water'),
      scrubberOf(ship, 'wash water flow').washWaterM3PerHour,
      error('wash water flow'),
    ],
    ['pH', readFigure(place, 'Discharge pH'), scrubberOf(ship, 'discharge pH').dischargePh, error('discharge pH')],
    [
      'PAH above the inlet',
      readFigure(place, 'PAH above inlet'),
      water.pahMicrograms - water.inletPahMicrograms,
      error('discharge PAH') + error('inlet PAH'),
    ],
    [
      'turbidity',
      readFigure(place, 'Turbidity above inlet'),
      mean,
      error('discharge turbidity') + error('inlet turbidity'),
    ],
  ];
}

type State = 'Compliant' | 'Exceeding' | 'Unknown';

/** What the last day was in truth, minute by minute: washed below the limit, sooty fuel past the scrubber, or not measured. */
function evaluateDay(ship: SimulatedVessel): Readonly<Record<State, { minutes: number; miles: number }>> {
  const totals = {
    Compliant: { minutes: 0, miles: 0 },
    Exceeding: { minutes: 0, miles: 0 },
    Unknown: { minutes: 0, miles: 0 },
  };
  for (let back = 1; back < DAY_MINUTES; back++) {
    const { scrubber, navigation } = ship.truthAt(ship.nowMs / 1000 - back * MINUTE);
    if (scrubber === null) continue;
    const { mode, calibrating, so2Ppm, co2Percent } = scrubber;
    const washed: State = so2Ppm / co2Percent <= RATIO_LIMIT ? 'Compliant' : 'Exceeding';
    const past: State = ship.spec.machinery.fuel.sulphurPercent <= SULPHUR_LIMIT ? 'Compliant' : 'Exceeding';
    const state = mode === 'bypass' ? past : calibrating ? 'Unknown' : washed;
    totals[state].minutes += 1;
    totals[state].miles += navigation.speedOverGroundKnots / 60;
  }
  return totals;
}

/** `2 h 05`, `17 min`, in minutes. */
function parseMinutes(text: string): number {
  const [, hours = '0', minutes = '0'] = /(?:(\d+) h)? ?(\d+)?/.exec(text) ?? [];
  return text.includes('s') ? 0 : 60 * Number(hours) + Number(minutes);
}

function listDay(ship: SimulatedVessel): Comparison[] {
  const place = screen.getByRole('region', { name: 'Within 24 h' });
  const truth = evaluateDay(ship);
  return (['Compliant', 'Exceeding', 'Unknown'] as const).flatMap((state): Comparison[] => {
    const cells = within(within(place).getByRole('row', { name: new RegExp(`^${state}`) })).getAllByRole('cell');
    const [time, miles, share] = cells.map(({ textContent }) => textContent ?? '');
    const { minutes } = truth[state];
    // A change of mode falls into a minute that is the one or the other: four crossings have some twelve of them.
    const changes = 12;
    return [
      [`${state} minutes`, { value: parseMinutes(time ?? ''), rounding: 0.5 }, minutes, changes],
      [`${state} miles`, parseShown(miles ?? ''), truth[state].miles, 2.5],
      [`${state} share`, parseShown(share ?? ''), (100 * minutes) / DAY_MINUTES, (100 * changes) / DAY_MINUTES],
    ];
  });
}

describe.each([
  ['the scrubber', ScrubberTab, 7],
  ['the SO2 track', So2TrackTab, 8],
] as const)('%s', (_name, Tab, seed) => {
  it(`shows what leaves the funnel and the ship, and how long it kept the limits, seed ${seed}`, async () => {
    const ship = await openTab(Tab, seed);
    expectTrue([...listNow(ship), ...listDay(ship)]);
  });
});
