/** The plan of tanks: one dragged by the pointer, a step taken back, and what is kept for the vessel. */
import type { SlotRef } from '@fms/domain/plant';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildTag, buildVessel, NOON } from '../../testing/builders.ts';
import { press } from '../../testing/form-screen.tsx';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import TankMimicTab from './tank-mimic.tab.tsx';

const ship = buildVessel(1);
const vessel = { ...ship, standardData: { ...ship.standardData, lengthMeters: 80 } };
const tags = [
  buildTag(1, { name: 'Ballast tank volume', unit: 'm³', value: 40, timestamp: new Date(NOON).toISOString() }),
];
const plant = {
  ...{ vesselId: 1, version: 3, savedAt: null, savedBy: null, isEditable: true, mimics: {} },
  equipment: [
    {
      ...{ id: 'tank-ballast-tank', kind: 'tank', name: 'Ballast tank', parentId: null },
      parameters: { capacity: 80, aftEnd: 60, foreEnd: 70, innerSide: -7.04, outerSide: 7.04, bottom: 1, top: 6 },
    },
  ],
  bindings: [{ slot: 'tank-ballast-tank/volume' as SlotRef, tagId: 1 }],
};

beforeEach(() => {
  // jsdom captures no pointer: what is captured gets its events all the same.
  Element.prototype.setPointerCapture = () => {};
});

async function open() {
  const { asked } = renderVesselTab(TankMimicTab, {
    vessel,
    tags,
    query: '?tab=tank-mimic',
    answers: { '/api/v2/plant': { body: plant }, '/api/v1.3/tag/GetStatistic': { body: [] } },
  });
  await screen.findByRole('button', { name: 'Move tanks' });
  return asked;
}

const tank = () => screen.getByRole('button', { name: /^Ballast/ });
const left = () => Number.parseFloat(tank().style.left);
const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 50 });

function drag(right: number): void {
  fireEvent.pointerDown(tank(), at(100));
  fireEvent.pointerMove(tank(), at(100 + right));
  fireEvent.pointerUp(tank(), at(100 + right));
}

it('drags a tank in the plan, takes a step back, and keeps its middle in metres', async () => {
  const asked = await open();
  press('Move tanks');
  const before = left();
  drag(-64);
  expect(left()).toBeCloseTo(before - 64, 0);
  fireEvent.keyDown(tank(), { key: 'ArrowDown', shiftKey: true });
  press('Undo');
  press('Done');
  const saves = () => asked.filter(({ path, body }) => path === '/api/v2/plant' && body !== undefined);
  await waitFor(() => expect(saves()).toHaveLength(1));
  // 80 m over 512 px: 64 px are 10 m aft of the middle at 65 m.
  expect(saves()[0]?.body).toMatchObject({ version: 3, mimics: { 'tank-plan': { 'tank-ballast-tank': [55, 0] } } });
});

it('moves nothing while it is not edited', async () => {
  await open();
  const before = left();
  drag(-64);
  expect(left()).toBe(before);
});

it('says in the table how full a tank is drawn', async () => {
  await open();
  expect(tank().getAttribute('aria-label')).toContain('50.0 %');
  // The panel, and in it the part that scrolls.
  const [soundings] = screen.getAllByRole('region', { name: 'Soundings' });
  const cells = within(soundings as HTMLElement).getAllByRole('cell');
  expect(cells[0]?.textContent).toBe('50.0');
});
