import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { buildTag, buildVessel } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { useShiftTotals } from './use-shift-totals.ts';

afterEach(clearScreen);

const VESSEL = buildVessel(1);
const TAGS = [buildTag(1, { name: 'Speed', unit: 'kn' })];
const KEYS = ['1'];
const MORNING = { from: Date.parse('2026-11-21T00:00:00Z'), to: Date.parse('2026-11-21T11:00:00Z') };
const SHIFT = { from: '2026-11-20T23:30:00.000Z', to: '2026-11-21T11:30:00.000Z' };

function Totals({ query }: { query: string }) {
  const state = STATISTIC_ADDRESS.parse(new URLSearchParams(query));
  const totals = useShiftTotals(VESSEL, TAGS, KEYS, state, MORNING);
  return <p>{totals?.isPending ? '' : JSON.stringify(totals?.rows.map((row) => row.totals))}</p>;
}

const ADDRESS = 'from=2026-11-21T00:00:00Z&to=2026-11-21T11:00:00Z&shifts=1';

it('are the figures of the shift call, to the digit', async () => {
  const row = { ...SHIFT, values: [10.123456789, 8, 12, 60.7407407], coverage: [0.5, 0.5, 0.5, 0.5] };
  const asked = stubCalls({ '/api/v1.4/shift/getHistory': { body: [row] } });
  renderLive({ tags: TAGS, children: <Totals query={ADDRESS} /> });
  const sum = { value: 60.7407407, unit: 'nm' };
  await screen.findByText(JSON.stringify([[{ mean: 10.123456789, min: 8, max: 12, sum, knownShare: 0.5 }]]));
  expect(asked.map(({ body }) => body)).toEqual([
    {
      ...{ vesselId: 1, fromTime: SHIFT.from, toTime: SHIFT.to, shiftTimestamps: [23.5, 11.5] },
      columns: ['average', 'minimum', 'maximum', 'sum'].map((kind) => ({ dataTagId: 1, kind })),
    },
  ]);
});

it('are nothing where nothing was measured, and as known at a moment', async () => {
  const row = { ...SHIFT, values: [null, null, null, null], coverage: [0, 0, 0, 0] };
  const asked = stubCalls({ '/api/v1.4/shift/getHistory': { body: [row] } });
  renderLive({ tags: TAGS, children: <Totals query={`${ADDRESS}&known=2026-11-21T06:00:00.000Z`} /> });
  await screen.findByText('[[null]]');
  expect(asked[0]?.body).toMatchObject({ knownAt: '2026-11-21T06:00:00.000Z' });
});
