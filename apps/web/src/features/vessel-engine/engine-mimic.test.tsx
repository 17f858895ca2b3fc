/** The layout of an engine mimic: a device dragged by the pointer, a step taken back, and what is kept for the vessel. */
import type { VesselPlant } from '@fms/contract/plant';
import { buildPlant } from '@fms/domain/plant';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabActionProvider } from '../../registry/tab-actions.tsx';
import { buildTag, buildVessel, NOON } from '../../testing/builders.ts';
import { press } from '../../testing/form-screen.tsx';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import EngineMimicTab from './engine-mimic.tab.tsx';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';

const vessel = buildVessel(1);
const NAME = 'engine/main-engine';
const tags = ['Main engine fuel booster pump outlet pressure', 'Main engine lube oil pressure'].map((name, i) =>
  buildTag(i + 1, { vesselId: vessel.id, name, unit: 'bar', value: 8.1, timestamp: new Date(NOON).toISOString() }),
);
const built = buildPlant(tags.map((tag) => ({ ...tag, id: tag.Id, standardName: '' })));
const plant: VesselPlant = {
  ...{ vesselId: vessel.id, version: 0, savedAt: null, savedBy: null, isEditable: true, mimics: {} },
  equipment: built.equipment.map((one) => ({ ...one, parameters: {} })),
  bindings: [...built.bindings],
};

beforeEach(() => {
  // jsdom captures no pointer: what is captured gets its events all the same.
  Element.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  clearScreen();
});

async function open() {
  const asked = stubCalls({
    '/api/v1.3/tag/getTagsByVesselId': { body: tags },
    '/api/v2/plant': { body: plant },
    '/api/v2/account/abilities': { status: 500, body: {} },
  });
  const place = document.createElement('div');
  document.body.append(place);
  renderLive({
    tags,
    children: (
      <BrowserRouter>
        <TabActionProvider value={place}>
          <EngineMimicTab vessel={vessel} />
        </TabActionProvider>
      </BrowserRouter>
    ),
  });
  await screen.findByRole('button', { name: 'Move devices' });
  const sheet = device().ownerSVGElement as SVGSVGElement;
  // One pixel of the screen is one of the drawing.
  const width = Number(sheet.getAttribute('viewBox')?.split(' ')[2]);
  Object.defineProperty(sheet, 'viewBox', { value: { baseVal: { width } } });
  sheet.getBoundingClientRect = () => ({ width }) as DOMRect;
  return asked;
}

const device = () => {
  const found = document.querySelector<SVGGElement>('[data-node="boosterPump"]');
  if (found === null) throw new Error('The booster pump is not drawn.');
  return found;
};
const at = (clientX: number, clientY: number) => ({ pointerId: 1, clientX, clientY });
/** Where the device is drawn. */
const drawn = () => device().innerHTML;

function drag(right: number, down: number): void {
  fireEvent.pointerDown(device(), at(100, 100));
  fireEvent.pointerMove(device(), at(100 + right / 2, 100 + down / 2));
  fireEvent.pointerMove(device(), at(100 + right, 100 + down));
  fireEvent.pointerUp(device(), at(100 + right, 100 + down));
}

it('drags a device, takes a drag back as one step, and keeps where it stands without what rules bound', async () => {
  const asked = await open();
  press('Move devices');
  const original = drawn();
  drag(40, 20);
  const once = drawn();
  expect(once).not.toBe(original);
  drag(8, 0);
  expect(drawn()).not.toBe(once);
  press('Undo');
  expect(drawn()).toBe(once);
  // A pointer that is released moves nothing.
  fireEvent.pointerMove(device(), at(300, 300));
  expect(drawn()).toBe(once);
  press('Done');
  await waitFor(() => expect(asked.find(({ body }) => body !== undefined)).toBeDefined());
  const kept = asked.find(({ body }) => body !== undefined)?.body as VesselPlant;
  expect(kept).toMatchObject({ version: 0, equipment: [], bindings: [] });
  const [x, y] = kept.mimics[NAME]?.boosterPump ?? [0, 0];
  expect([x % 4, y % 4]).toEqual([0, 0]);
  expect(Object.keys(kept.mimics[NAME] ?? {})).toEqual(['boosterPump']);
});

it('is left as it was, and moves nothing while it is not edited', async () => {
  const asked = await open();
  const original = drawn();
  drag(40, 20);
  expect(drawn()).toBe(original);
  press('Move devices');
  drag(40, 20);
  press('Leave as it was');
  expect(drawn()).toBe(original);
  expect(asked.filter(({ body }) => body !== undefined)).toEqual([]);
});
