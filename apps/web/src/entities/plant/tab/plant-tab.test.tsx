import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishMap } from '../../../language/english/english-map.ts';
import { englishDashboard } from '../../../language/english/vessel/english-dashboard.ts';
import { englishVesselLocation } from '../../../language/english/vessel/english-vessel-location.ts';
import { addTexts } from '../../../language/index.ts';
import { TabActionProvider } from '../../../registry/tab-actions.tsx';
import { buildAlarm, buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import '../../../language/inside.ts';
import { SlotValue } from '../value/slot-value.tsx';
import { PlantTab } from './plant-tab.tsx';

afterEach(clearScreen);

const vesselId = toId<VesselId>(1);
const pressure: Tag = buildTag(7, {
  ...{ vesselId, name: 'Main engine lube oil pressure', unit: 'kPa', decimals: 2, intervalSeconds: 5 },
  ...{ value: 430, timestamp: new Date(NOON).toISOString() },
});
const SLOT = formatSlotRef('main-engine', 'lubeOilPressure');
const engine = { id: 'main-engine', kind: 'main-engine', name: 'Main engine', parentId: null, parameters: {} };

/** Active at the past moment of the tests below, and not now. */
const then = buildAlarm(1, {
  vesselId,
  dataTagId: toId<TagId>(7),
  description: 'Lube oil pressure low',
  priority: 'alarm',
});

const PAST_VALUE = { value: 410, timestamp: '2026-05-14T10:59:58.000Z', quality: 0 };
const NO_RIGHTS = Object.fromEntries(
  ['manageUsers', 'manageVessels', 'impersonate', 'seeOutbox', 'seeFeedback', 'seeAudit'].map((right) => [
    right,
    false,
  ]),
);

interface Stage {
  readonly equipment?: object[];
  readonly address?: string;
  /** Active now. */
  readonly alarms?: readonly Alarm[];
  /** Resolves when the values of a moment may be answered. */
  readonly answered?: () => Promise<void>;
}

function openTab({ equipment = [engine], address = '/', alarms = [], answered = async () => {} }: Stage = {}) {
  const plant = { vesselId, version: 0, savedAt: null, savedBy: null, isEditable: true, mimics: {} };
  const bindings = equipment.length === 0 ? [] : [{ slot: SLOT, tagId: 7 }];
  const asked = stubCalls({
    '/api/v1.3/tag/getTagsByVesselId': { body: [pressure] },
    '/api/v2/plant': { body: { ...plant, equipment, bindings } },
    '/api/v2/plant/values': async () => {
      await answered();
      return { body: [{ ...PAST_VALUE, slot: SLOT, dataTagId: 7, unit: 'kPa' }] };
    },
    '/api/v2/alarm/at': { body: [then] },
    '/api/v2/account/abilities': { body: { level: 1, hidden: [], ...NO_RIGHTS } },
  });
  const place = document.createElement('div');
  document.body.append(place);
  history.replaceState(null, '', address);
  const view = renderLive({
    tags: [pressure],
    alarms,
    children: (
      <MemoryRouter initialEntries={[address]}>
        <TabActionProvider value={place}>
          <PlantTab vessel={buildVessel(1)} subject="engine" needs={['main-engine', 'generator']}>
            {() => <SlotValue slot={SLOT} label="Lube oil" />}
          </PlantTab>
        </TabActionProvider>
      </MemoryRouter>
    ),
  });
  addTexts({ ...englishMap, ...englishDashboard, ...englishVesselLocation });
  return { ...view, asked };
}

/** Intervals of that length pass when the answer is called: frames of the page run by an interval of their own. */
function holdInterval(ms: number): () => void {
  const real = globalThis.setInterval;
  const held: (() => void)[] = [];
  vi.stubGlobal('setInterval', (run: () => void, every: number) => {
    if (every !== ms) return real(run, every);
    held.push(run);
    return undefined;
  });
  return () => {
    for (const run of held) run();
  };
}

describe('a tab of machinery', () => {
  it('shows a slot in its unit, whatever the tag is measured in', async () => {
    openTab();
    expect(await screen.findByText('4.30')).toBeDefined();
    expect(screen.getByText('bar')).toBeDefined();
  });

  it('names the equipment it misses, and leads managers to where it is added', async () => {
    openTab({ equipment: [] });
    expect(await screen.findByText('No main engine or generator on this vessel')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add equipment' })).toBeDefined();
  });

  it('shows the moment of its address with the values of then', async () => {
    const { asked } = openTab({ address: '/?at=2026-05-14T11:00:00.000Z' });
    expect(await screen.findByText('4.10')).toBeDefined();
    const request = asked.find(({ path }) => path === '/api/v2/plant/values');
    expect(request?.body).toEqual({ vesselId, slots: [SLOT], at: '2026-05-14T11:00:00.000Z' });
  });

  it('shows the alarms of that moment, on the value and in words, and not those of now', async () => {
    const { asked } = openTab({
      address: '/?at=2026-05-14T11:00:00.000Z',
      alarms: [buildAlarm(2, { vesselId, description: 'Fire detected', priority: 'emergency' })],
    });
    const moment = await screen.findByRole('region', { name: 'Alarms of this moment' });
    fireEvent.click(await within(moment).findByRole('button', { name: /Lube oil pressure low/ }));
    expect(screen.queryByText('Fire detected')).toBeNull();
    expect(await screen.findByRole('img', { name: 'alarm, Unacknowledged' })).toBeDefined();
    expect(asked.find(({ path }) => path === '/api/v2/alarm/at')).toBeDefined();
    expect(await screen.findByRole('complementary')).toBeDefined();
  });

  it('keeps the trend inside what full screen shows', async () => {
    const { container } = openTab();
    fireEvent.click(await screen.findByTitle(/open the trend/));
    const dock = await screen.findByRole('complementary');
    expect(dock.closest('[data-fullscreen]')).toBe(container.querySelector('[data-fullscreen]'));
    expect(dock.closest('[data-fullscreen]')).not.toBeNull();
  });

  it('plays on only once the values of the moment came, and then leaves out what passed', async () => {
    let release = () => {};
    const { asked } = openTab({
      address: '/?at=2026-05-14T10:00:00.000Z',
      answered: () => new Promise((resolve) => (release = resolve)),
    });
    const play = await screen.findByRole('button', { name: 'Play' });
    const halfSecond = holdInterval(500);
    const listMoments = () =>
      asked.flatMap(({ path, body }) =>
        path === '/api/v2/plant/values' ? (body as { at: string }).at.slice(11, 19) : [],
      );
    /** With what the answer brings about: a round of the event loop. */
    const settle = () => act(async () => void (await new Promise((later) => setTimeout(later))));
    const pass = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) act(halfSecond);
      await settle();
    };
    const answer = async () => {
      release();
      await settle();
    };
    fireEvent.click(play);
    await pass(3);
    expect(listMoments()).toEqual(['10:00:00']);
    await answer();
    expect(await screen.findByText('4.10')).toBeDefined();
    await pass(1);
    // Four steps of half a second at 10×.
    expect(listMoments()).toEqual(['10:00:00', '10:00:20']);
    await answer();
    await pass(1);
    expect(listMoments().at(-1)).toBe('10:00:25');
  });

  it('steps back from live, and returns', async () => {
    openTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Replay' }));
    expect(await screen.findByText('4.10')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Back to live' }));
    expect(await screen.findByText('4.30')).toBeDefined();
  });

  it('draws what arrives', async () => {
    const { put } = openTab();
    await screen.findByText('4.30');
    put({ tagId: toId<TagId>(7), value: 250, time: NOON + 1000, quality: 0 });
    expect(screen.getByText('2.50')).toBeDefined();
  });
});
