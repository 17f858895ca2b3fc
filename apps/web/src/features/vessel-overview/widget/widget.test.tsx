/**
 * Requirements of every widget: it finds its tags, tells fresh from stale from missing, shows an alarm, and renders
 * only for its own tags.
 */

import type { Alarm } from '@fms/contract/alarm';
import type { WidgetOption, WidgetType } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { MINUTE_MS } from '@fms/domain/time';
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAlarm, buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { stubCalls } from '../../../testing/screen.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import type { WidgetDefinition } from './definition/widget-definition.ts';
import { getWidgetDefinition } from './widget-library.ts';

const vessel = buildVessel(1);
const measured = (id: number, name: string, value: Tag['value'], given: Partial<Tag> = {}) =>
  buildTag(id, { name, value, timestamp: value === null ? null : new Date(NOON).toISOString(), ...given });

interface Case {
  readonly type: WidgetType;
  /** The ship's tags; the first is the one the widget is about. */
  readonly tags: readonly Tag[];
  /** The first tag's value as it is written. */
  readonly text: string;
}

const high = { alarmLevel: 93, emergencyLevel: 97, min: 0, max: 120 };
const CASES: readonly Case[] = [
  { type: 'gauge', tags: [measured(1, 'Main engine load', 71.4, { unit: '%', ...high })], text: '71.4' },
  {
    type: 'courseCompass',
    tags: [
      measured(1, 'Heading true', 61, { unit: '°' }),
      measured(2, 'Course over ground', 63, { unit: '°' }),
      measured(3, 'Rate of turn', 4, { unit: '°/min', min: -60 }),
    ],
    text: '061°',
  },
  {
    type: 'navigationInfo',
    tags: [
      measured(1, 'Speed over ground', 12.4),
      measured(2, 'Destination', 'MONGSTAD', { valueKind: 'text', unit: '' }),
    ],
    text: '12.4',
  },
  {
    type: 'engineRpm',
    tags: [
      measured(1, 'Shaft 1 speed', 102, { unit: 'rpm', max: 120 }),
      measured(2, 'Main engine load', 71, { unit: '%' }),
      measured(3, 'Main engine lube oil pressure', 3.9, { unit: 'bar' }),
    ],
    text: '102',
  },
  {
    type: 'booleanOverview',
    tags: [measured(1, 'Generator 1 running', true, { valueKind: 'boolean', unit: '', intervalSeconds: null })],
    text: 'on',
  },
  {
    type: 'tankOverview',
    tags: [
      measured(1, 'Fuel oil tank, port level', 63, { unit: '%', alarmLevel: 12, emergencyLevel: 8, reverse: true }),
      measured(2, 'Fuel oil tank, port volume', 118, { unit: 'm³' }),
    ],
    text: '63',
  },
  { type: 'tank', tags: [measured(1, 'Fuel oil day tank level', 82, { unit: '%' })], text: '82' },
  {
    type: 'imsOverview',
    tags: [
      measured(1, 'Generator 1 load', 55.5, { unit: '%' }),
      measured(2, 'Generator 1 lube oil pressure', 4.1, { unit: 'bar' }),
    ],
    text: '55.5',
  },
  {
    type: 'batteryView',
    tags: [
      measured(1, 'Battery state of charge', 74, { unit: '%', decimals: 0 }),
      measured(2, 'Battery power', -320, { unit: 'kW', min: -1200, max: 1200, description: 'Positive while it gives' }),
      measured(3, 'Battery string 1 voltage', 940.5, { unit: 'V' }),
      measured(4, 'Battery string 1 current', -120, { unit: 'A' }),
    ],
    text: '74',
  },
];

/** Another value, which moves all the time. */
const FOREIGN = measured(99, 'Wave height', 2.5, { unit: 'm' });

/** A definition of whichever type, as the dashboard treats it. */
function definitionOf(type: WidgetType): WidgetDefinition<'allValues'> {
  const definition = getWidgetDefinition(type) as WidgetDefinition<'allValues'> | undefined;
  if (definition === undefined) throw new Error(`No widget ${type}`);
  return definition;
}

function firstOption({ type, tags }: Case): WidgetOption<'allValues'> {
  const option = definitionOf(type).firstOption(vessel, [...tags, FOREIGN]);
  if (option === undefined) throw new Error(`${type} found none of its tags`);
  return option;
}

function drawWidget(one: Case, given: { tags?: readonly Tag[]; alarms?: readonly Alarm[] } = {}) {
  const { Component } = definitionOf(one.type);
  const tags = given.tags ?? [...one.tags, FOREIGN];
  const onTrend = vi.fn();
  const onRender = vi.fn();
  const stage = renderLive({
    tags,
    ...(given.alarms === undefined ? {} : { alarms: given.alarms }),
    children: (
      <Profiler id={one.type} onRender={onRender}>
        <Component vessel={vessel} tags={tags} option={firstOption(one)} onTrend={onTrend} />
      </Profiler>
    ),
  });
  return { ...stage, onTrend, onRender };
}

const mainOf = ({ tags }: Case): Tag => tags[0] as Tag;

/** Instruments are fetched when they are first drawn. */
async function settled(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => {
  stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] } });
});

describe.each(CASES)('the $type widget', (one) => {
  it('finds its tags by their standard names and shows what they say', async () => {
    const { container } = drawWidget(one);
    await settled();
    expect(container.textContent).toContain(one.text);
    expect(container.querySelector('s, [data-state="unknown"], [data-state="stale"]')).toBeNull();
  });

  it('strikes out what has grown stale', async () => {
    const { container, waitUntil } = drawWidget(one);
    await settled();
    waitUntil(NOON + 25 * MINUTE_MS);
    expect([...container.querySelectorAll('s')].some(({ textContent }) => textContent?.includes(one.text))).toBe(true);
  });

  it('says what it looks for on a ship that has none of it', () => {
    const { container } = drawWidget(one, { tags: [] });
    expect(container.textContent).toContain('Not on this vessel');
    expect(container.querySelector('button')).toBeNull();
  });

  it('never shows nought for a value that was never received', async () => {
    const never = one.tags.map((tag) => ({ ...tag, value: null, timestamp: null }));
    const { container } = drawWidget(one, { tags: never });
    await settled();
    expect(container.textContent).toContain('––');
    expect(container.textContent).not.toMatch(/(^|\D)0(\.0+)?(\D|$)/);
  });

  it('marks a value whose alarm stands, and only while it stands', async () => {
    const alarm = buildAlarm(1, { dataTagId: mainOf(one).Id, priority: 'alarm' });
    const { container, live } = drawWidget(one, { alarms: [alarm] });
    await settled();
    expect(container.querySelectorAll('[data-priority="alarm"]').length).toBeGreaterThan(0);
    act(() => live.alarms.change([{ ...alarm, cleared: { at: new Date(NOON).toISOString() } }]));
    expect(container.querySelector('[data-priority="alarm"]')).toBeNull();
  });

  it('opens the trend of a value that is pressed', async () => {
    const { onTrend } = drawWidget(one);
    await settled();
    const [button] = screen.getAllByRole('button', { name: new RegExp(one.text) });
    fireEvent.click(button as HTMLElement);
    expect(onTrend).toHaveBeenCalledWith(expect.objectContaining({ Id: mainOf(one).Id }));
  });

  it('is drawn again for its own values alone', async () => {
    const { live, onRender, put, unmount } = drawWidget(one);
    await settled();
    onRender.mockClear();
    put({ tagId: FOREIGN.Id, value: 3, time: NOON + 1000, quality: 0 });
    expect(onRender).not.toHaveBeenCalled();
    const { Id: tagId, value } = mainOf(one);
    put({ tagId, value: typeof value === 'boolean' ? !value : 64, time: NOON + 1000, quality: 0 });
    expect(onRender).toHaveBeenCalled();
    unmount();
    expect(live.tags.watchedCount).toBe(0);
  });
});

describe('firstOption', () => {
  it.each(CASES)('of $type finds nothing on a ship that sends nothing for it', ({ type }) => {
    expect(
      definitionOf(type).firstOption(vessel, [measured(1, 'Remark', 'none', { valueKind: 'text', unit: '' })]),
    ).toBeUndefined();
  });
});
