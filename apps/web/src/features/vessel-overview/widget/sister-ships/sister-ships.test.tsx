import type { SisterComparison } from '@fms/contract/vessel';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildVessel } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { stubCalls } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { sisterShipsWidget } from './sister-ships.widget.tsx';

const { Component, firstOption, suits } = sisterShipsWidget;
const sized = { ...buildVessel(1).standardData, lengthMeters: 88 };
const vessel = buildVessel(1, { name: 'Havbris', standardData: sized });

const TOLD: SisterComparison = {
  vesselId: vessel.id,
  shipType: 'cargo',
  fromTime: '2026-11-14T12:00:00.000Z',
  toTime: '2026-11-21T12:00:00.000Z',
  stateNow: 'sea',
  ships: 2,
  shipIds: [buildVessel(2).id, buildVessel(3).id],
  shipsOfUnknownSize: 0,
  states: [
    {
      state: 'sea',
      hours: 41,
      figures: [
        { quantity: 'speed', own: 12, ships: 2, median: 10, least: 9, most: 11 },
        { quantity: 'fuelPerMile', own: 31.25, ships: 0, median: null, least: null, most: null },
      ],
    },
    { state: 'manoeuvre', hours: 1.5, figures: [] },
    {
      state: 'still',
      hours: 100,
      figures: [{ quantity: 'electricPower', own: 300, ships: 1, median: 400, least: 400, most: 400 }],
    },
  ],
};

async function drawSisters(told: SisterComparison) {
  const fleet = [
    vessel,
    buildVessel(2, { name: 'Stormfugl' }),
    buildVessel(3, { name: 'Tindra' }),
    buildVessel(4, { name: 'Hestnes' }),
  ];
  stubCalls({ '/api/v2/vessel/sisters': { body: told }, '/api/v1.3/vessel/GetAll': { body: fleet } });
  renderLive({ tags: [], children: <Component vessel={vessel} tags={[]} option={{}} onTrend={() => {}} /> });
  return screen.findByText(/of type Cargo/);
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('a vessel beside its sister ships', () => {
  it('shows its state, with the difference to the median and how many ships it is of', async () => {
    await drawSisters(TOLD);
    const basis = await screen.findByText(/Stormfugl, Tindra/);
    expect(rows()).toEqual([
      ['Speed over ground kn', '12.0', '10.0', '+20 %', '', '2'],
      ['Fuel per mile l/nm', '31.3', '––', '––', '', '0'],
    ]);
    expect(basis.textContent).toContain(
      '2 sister ships, Stormfugl, Tindra: of type Cargo and similar size. Means of ten minutes over 3.5 kn',
    );
    expect(basis.textContent).toContain('41 h of Havbris');
  });

  it('goes to another state by a press, and says where there is too little of it', async () => {
    await drawSisters(TOLD);
    fireEvent.click(screen.getByRole('radio', { name: 'Stationary' }));
    expect(rows()).toEqual([['Electric power kW', '300', '400', '−25 %', '', '1']]);
    fireEvent.click(screen.getByRole('radio', { name: 'Manoeuvring' }));
    expect(
      screen.getByText('Havbris was 1.5 h at 0.5 to 3.5 kn in these seven days; two hours are needed.'),
    ).toBeTruthy();
  });

  it('begins with its longest state while the present one is unknown', async () => {
    await drawSisters({ ...TOLD, stateNow: null });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Stationary' }).checked).toBe(true);
  });

  it('says of how many ships it was worked out where there are too many', async () => {
    const shipIds = [2, 3, 4, 5].map((id) => buildVessel(id).id);
    const basis = await drawSisters({ ...TOLD, ships: 112, shipIds });
    expect(basis.textContent).toContain('Compared with 4 of them.');
  });

  it.each([
    ['of none', 0, 'of type Cargo and similar size. Means', ''],
    ['of some', 1, 'of type Cargo and similar size. Means', 'The size of 1 of them is unknown.'],
    ['of all', 2, 'of type Cargo, size unknown. Means', ''],
  ])('says whether it is compared by size, where it is not known %s', async (_words, unknown, like, more) => {
    const { textContent } = await drawSisters({ ...TOLD, shipsOfUnknownSize: unknown });
    expect(textContent).toContain(like);
    expect(textContent?.match(/The size of \d.* unknown\./)?.[0] ?? '').toBe(more);
  });

  it('says that it is the only one', async () => {
    await drawSisters({ ...TOLD, ships: 0, shipIds: [] });
    expect(screen.getByText('No sister ship')).toBeTruthy();
  });

  it.each([
    ['of its type and organisation', buildVessel(2), true],
    ['of another organisation', buildVessel(2, { organizationId: 9 as typeof vessel.organizationId }), false],
    ['of another size', buildVessel(2, { standardData: { ...vessel.standardData, lengthMeters: 165 } }), false],
    ['of another type', buildVessel(2, { standardData: { ...vessel.standardData, shipType: 'tug' } }), false],
  ])('stands in the default layout where there is a ship %s: %#', (_words, other, isThere) => {
    expect(suits?.(vessel, [vessel, other])).toBe(isThere);
    expect(firstOption(vessel, [])).toBeUndefined();
  });
});
