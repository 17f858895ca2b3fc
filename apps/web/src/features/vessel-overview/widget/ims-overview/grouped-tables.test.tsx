/** The IMS overview under the groups that the configuration names, by the slots its tags fill. */
import type { VesselPlant } from '@fms/contract/plant';
import type { SlotRef } from '@fms/domain/plant';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadAppSetting } from '../../../../settings/app-setting.ts';
import { APP_SETTING } from '../../../../testing/build-setting.ts';
import { buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../../testing/screen.tsx';
import { imsOverviewWidget } from './ims-overview.widget.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';

const vessel = buildVessel(1);
const tags = ['DG2 Leistung', 'Main engine load'].map((name, i) =>
  buildTag(i + 1, { vesselId: vessel.id, name, unit: '%', value: 50 + i, timestamp: new Date(NOON).toISOString() }),
);
const plant: VesselPlant = {
  ...{ vesselId: vessel.id, version: 0, savedAt: null, savedBy: null, isEditable: false, mimics: {} },
  equipment: (['main-engine', 'generator'] as const).map((kind) => ({
    ...{ id: kind, kind, name: kind, parentId: null, parameters: {} },
  })),
  bindings: ['generator/load', 'main-engine/load'].map((slot, i) => ({
    slot: slot as SlotRef,
    tagId: tags[i]?.Id ?? null,
  })),
};

/** Answers the configuration with these groups. */
async function configure(overviewGroups: object[]) {
  const asked = stubCalls({
    '/json/appSetting.json': { body: { ...APP_SETTING, overviewGroups } },
    '/api/v2/plant': { body: plant },
    '/api/v1.3/tag/getTagsByVesselId': { body: tags },
  });
  await act(() => loadAppSetting(NOON));
  return asked;
}
const { Component } = imsOverviewWidget;
const draw = (shown = tags) =>
  renderLive({
    tags: shown,
    children: (
      <Component vessel={vessel} tags={shown} option={{ tags: shown.map(({ name }) => name) }} onTrend={() => {}} />
    ),
  });

afterEach(async () => {
  await configure([]);
  clearScreen();
});

it('stands under the names of the groups, in their order', async () => {
  await configure([
    { name: 'Propulsion', slots: ['main-engine/*'] },
    { name: 'Power', slots: ['generator/load'] },
  ]);
  draw();
  await screen.findByRole('heading', { name: 'Propulsion' });
  const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Propulsion', 'Power']);
  expect(screen.getByText('DG2 Leistung')).toBeDefined();
});

it('stands under the parts of the plant where the configuration names no group', async () => {
  await configure([]);
  draw();
  await screen.findByRole('heading', { name: 'Power' });
  const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Propulsion', 'Power']);
});

it('is one table where all of it is of one part', async () => {
  const asked = await configure([]);
  draw(tags.slice(1));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/v2/plant'));
  await act(() => Promise.resolve());
  expect(screen.getByText('Main engine')).toBeDefined();
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
});
