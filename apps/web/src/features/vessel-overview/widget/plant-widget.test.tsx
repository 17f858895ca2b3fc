/** Widgets that show a part of a tab of machinery: they ask the vessel's plant, and say what it lacks. */
import type { WidgetOption, WidgetType } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { buildPlant } from '@fms/domain/plant';
import { screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import type { WidgetDefinition } from './definition/widget-definition.ts';
import { getWidgetDefinition } from './widget-library.ts';

const vessel = buildVessel(1);
const measured = (id: number, name: string, unit: string, value: number): Tag =>
  buildTag(id, {
    ...{ vesselId: vessel.id, name, unit, value, min: -1000, max: 5000 },
    timestamp: new Date(NOON).toISOString(),
  });

interface Case {
  readonly type: WidgetType;
  readonly tags: readonly Tag[];
  /** What is drawn of the first tag's slot. */
  readonly find: () => readonly HTMLElement[];
}

const CASES: readonly Case[] = [
  {
    type: 'conning',
    tags: [measured(1, 'Rudder angle', '°', 12), measured(2, 'Heading true', '°', 61)],
    find: () => screen.queryAllByText(/12/),
  },
  {
    type: 'switchboard',
    tags: [measured(1, 'Generator 1 power', 'kW', 412), measured(2, 'Generator 2 power', 'kW', 380)],
    find: () => screen.queryAllByRole('img', { name: /^Generator 1/ }),
  },
];

afterEach(clearScreen);

function draw({ type, tags }: Case, plantOf: readonly Tag[] = tags) {
  const built = buildPlant(plantOf.map((tag) => ({ ...tag, id: tag.Id, standardName: '' })));
  stubCalls({
    '/api/v1.3/tag/getTagsByVesselId': { body: tags },
    '/api/v1.3/tag/GetStatistic': { body: [] },
    '/api/v2/plant': {
      body: {
        ...{ vesselId: vessel.id, version: 0, savedAt: null, savedBy: null, isEditable: false, mimics: {} },
        ...built,
      },
    },
  });
  const { Component, firstOption } = getWidgetDefinition(type) as unknown as WidgetDefinition<'conning'>;
  const option = firstOption(vessel, tags) as WidgetOption<'conning'>;
  renderLive({
    tags,
    children: (
      <BrowserRouter>
        <Component vessel={vessel} tags={tags} option={option} onTrend={vi.fn()} />
      </BrowserRouter>
    ),
  });
}

describe.each(CASES)('the $type widget', (one) => {
  it('shows what the plant binds', async () => {
    draw(one);
    await waitFor(() => expect(one.find().length).toBeGreaterThan(0), { timeout: 5000 });
  });

  it('says so where the plant has no such equipment', async () => {
    draw(one, []);
    expect(await screen.findByText('Not on this vessel')).toBeDefined();
    expect(one.find()).toEqual([]);
  });
});
