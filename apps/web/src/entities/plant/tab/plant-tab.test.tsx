import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
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
}

function openTab({ equipment = [engine], address = '/', alarms = [] }: Stage = {}) {
  const plant = { vesselId, version: 0, savedAt: null, savedBy: null, isEditable: true, mimics: {} };
  const bindings = equipment.length === 0 ? [] : [{ slot: SLOT, tagId: 7 }];
  const asked = stubCalls({
    '/api/v1.3/tag/getTagsByVesselId': { body: [pressure] },
    '/api/v2/plant': { body: { ...plant, equipment, bindings } },
    '/api/v2/plant/values': {
      body: [{ slot: SLOT, dataTagId: 7, unit: 'kPa', value: 410, timestamp: '2026-05-14T10:59:58.000Z', quality: 0 }],
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
  addTexts({ ...englishDashboard, ...englishVesselLocation });
  return { ...view, asked };
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
