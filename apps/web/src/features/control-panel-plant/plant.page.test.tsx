/** The page of a plant: versions brought back, a copy to a sister shown before it is written, and what sisters say. */
import type { BindingProposal, PlantVersion, VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import { type TagId, toId } from '@fms/domain/identity';
import type { SlotRef } from '@fms/domain/plant';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createClock } from '../../live/clock.ts';
import { LiveProvider } from '../../live/index.ts';
import { buildTag, buildVessel, NOON } from '../../testing/builders.ts';
import { press } from '../../testing/form-screen.tsx';
import { renderPage } from '../../testing/page-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { createStillLive } from '../../testing/still-live.ts';
import PlantPage from './plant.page.tsx';
import '../../language/plant.ts';

const LOAD = 'main-engine/load' as SlotRef;
const OIL = 'main-engine/lubeOilPressure' as SlotRef;
const FUEL = 'main-engine/fuelPressure' as SlotRef;
const SAVED_AT = new Date(NOON - 3_600_000).toISOString();
const mayEdit = { view: true, edit: true, acknowledge: true, admin: false, words: [] };
const [astrid, birgit] = [1, 2].map((id) =>
  buildVessel(id, { name: id === 1 ? 'Astrid' : 'Birgit', permission: mayEdit }),
) as [ReturnType<typeof buildVessel>, ReturnType<typeof buildVessel>];

const tagsOf = (first: number): Tag[] => [
  buildTag(first, { name: 'PX 1', unit: '%' }),
  buildTag(first + 1, { name: 'PX 2', unit: 'bar' }),
];

function planOf(vessel: typeof astrid, given: Partial<VesselPlant> = {}): VesselPlant {
  return {
    vesselId: vessel.id,
    ...{ version: 0, savedAt: null, savedBy: null, isEditable: true, equipment: [], bindings: [], mimics: {} },
    ...given,
  };
}

const saved = planOf(astrid, {
  ...{ version: 2, savedAt: SAVED_AT, savedBy: 'Ingrid Moe' },
  equipment: [
    { id: 'main-engine', kind: 'main-engine', name: 'Main engine', parentId: null, parameters: { ratedPower: 1800 } },
  ],
  bindings: [
    { slot: LOAD, tagId: toId<TagId>(11) },
    { slot: OIL, tagId: toId<TagId>(12) },
  ],
});

const versions: PlantVersion[] = [
  {
    ...{ version: 2, savedAt: SAVED_AT, savedBy: 'Ingrid Moe', restored: null },
    changes: { count: 41, first: [{ at: 'Main engine, load', from: null, to: 'PX 1' }] },
  },
  { version: 1, savedAt: SAVED_AT, savedBy: 'demonstration', changes: null, restored: null },
];

interface Stage {
  readonly search?: string;
  readonly plant?: VesselPlant;
  readonly proposals?: readonly BindingProposal[];
  readonly answers?: Parameters<typeof stubCalls>[0];
}

afterEach(clearScreen);

/** The page of Astrid's plant; what is known of Birgit, its sister, is there already. */
async function open({ search = '', plant = saved, proposals = [], answers = {} }: Stage = {}) {
  const asked = stubCalls({
    '/api/v2/plant': { body: plant },
    '/api/v2/plant/proposals': { body: proposals },
    '/api/v2/plant/versions': { body: versions },
    '/api/v1.3/tag/getTagsByVesselId': { body: tagsOf(11) },
    ...answers,
  });
  const { live } = createStillLive({ clock: createClock(() => NOON) });
  const known = [
    [['vessel'], [astrid, birgit]],
    [['tag', birgit.id], [buildTag(21, { name: 'px 1', unit: '%' })]],
    [['tag', birgit.id, 'plant'], planOf(birgit)],
  ] as const;
  renderPage(
    <LiveProvider live={live}>
      <PlantPage />
    </LiveProvider>,
    `/?vessel=1${search}`,
    known,
  );
  await screen.findByRole('list', { name: 'Equipment' });
  return asked;
}

it('lists versions with what each changed, and brings one back after it was asked', async () => {
  const restored = planOf(astrid, { version: 3, savedAt: SAVED_AT, savedBy: 'Ingrid Moe' });
  const asked = await open({ answers: { '/api/v2/plant/restore': { body: restored } } });
  press('Versions');
  const table = await screen.findByRole('table', { name: 'Versions' });
  expect(window.location.search).toContain('view=versions');
  expect(within(table).getByText('Main engine, load: — → PX 1')).toBeDefined();
  expect(within(table).getByText('40 more')).toBeDefined();
  expect(within(table).queryByRole('button', { name: 'Restore version 2' })).toBeNull();
  press('Restore version 1');
  await screen.findByText(/^Restore version 1\? It becomes version 3/);
  press('OK');
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/api/v2/plant/restore',
      body: { vesselId: 1, version: 2, restored: 1 },
    }),
  );
});

it('restores nothing over a draft', async () => {
  await open({ search: '&equipment=main-engine' });
  fireEvent.change(await screen.findByLabelText('Rated power, kW'), { target: { value: '1900' } });
  press('Versions');
  await screen.findByText('Save or discard your changes before you restore a version.');
  const restore = await screen.findByRole('button', { name: 'Restore version 1' });
  expect(restore.hasAttribute('disabled')).toBe(true);
});

it('copies to a sister what binds there, and shows before what does not', async () => {
  const asked = await open();
  press('Copy to sister vessels');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Vessels', { selector: 'input' }));
  // The list of vessels of the page offers the same name, before it.
  fireEvent.click((await screen.findAllByText('Birgit')).at(-1) as HTMLElement);
  const preview = await screen.findByRole('article', { name: 'Birgit' });
  expect(within(preview).getByText('1 equipment added, 0 described further')).toBeDefined();
  expect(within(preview).getByText('1 slot bound')).toBeDefined();
  expect(within(preview).getByText('1 slot has no such tag')).toBeDefined();
  expect(within(preview).getByText('Main engine, lube oil pressure')).toBeDefined();
  press('Write to 1 vessel');
  await screen.findByText('Copied to 1 vessel');
  const written = asked.find(({ path, body }) => path === '/api/v2/plant' && body !== undefined);
  expect(written?.body).toEqual({
    vesselId: birgit.id,
    version: 0,
    mimics: {},
    equipment: saved.equipment,
    bindings: [{ slot: LOAD, tagId: 21 }],
  });
});

it('proposes what a sister bound otherwise than a rule did here, and names that sister', async () => {
  const candidate = (slot: SlotRef, score: number, sisters: boolean): BindingProposal['candidates'][number] => ({
    ...{ slot, kind: 'main-engine', equipmentName: 'Main engine', score },
    evidence: [sisters ? 'sister' : 'name'],
    sisters: sisters ? [birgit.id] : [],
  });
  const contradicted: BindingProposal = {
    tagId: toId<TagId>(12),
    candidates: [candidate(FUEL, 0.85, true), candidate(OIL, 0.8, false)],
    bound: OIL,
    isSaved: false,
  };
  const certain: BindingProposal = {
    tagId: toId<TagId>(11),
    candidates: [candidate(LOAD, 1, false)],
    bound: LOAD,
    isSaved: false,
  };
  await open({ proposals: [contradicted, certain] });
  const table = await screen.findByRole('table', { name: 'Proposed bindings' });
  expect(within(table).getByText('85 %, as on Birgit')).toBeDefined();
  expect(within(table).getByText(`fills ${OIL} now, by a rule`)).toBeDefined();
  expect(within(table).queryByText('PX 1')).toBeNull();
  press('Accept');
  await screen.findByRole('button', { name: 'Save 2 changes' });
});
