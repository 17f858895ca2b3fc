import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { HOUR_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAlarm, buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { stubCalls } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { booleanOverviewWidget } from './boolean-overview.widget.tsx';

const { Component, firstOption } = booleanOverviewWidget;
const vessel = buildVessel(1);
const iso = (at: number) => new Date(at).toISOString();
const aSwitch = (id: number, name: string, value: boolean, given: Partial<Tag> = {}) =>
  buildTag(id, { name, value, valueKind: 'boolean', unit: '', intervalSeconds: null, timestamp: iso(NOON), ...given });

/** History in which the switch is off until two hours ago and on from then. */
function history(dataTagId: number) {
  const point = (at: number, value: number) => ({
    time: iso(at),
    min: value,
    max: value,
    avg: value,
    first: value,
    last: value,
    count: 1,
  });
  const points = [point(NOON - 3 * HOUR_MS, 0), point(NOON - 2 * HOUR_MS, 1), point(NOON - HOUR_MS, 1)];
  return { dataTagId, from: iso(NOON - 24 * HOUR_MS), to: iso(NOON), bucketSeconds: 60, points };
}

function drawSwitches(tags: readonly Tag[], alarms: readonly Alarm[] = []) {
  const option = { tags: tags.map(({ name }) => name) };
  const children = <Component vessel={vessel} tags={tags} option={option} onTrend={() => {}} />;
  return renderLive({ tags, alarms, children });
}

describe('the overview of switches', () => {
  it('tells since when, from one call for all of them', async () => {
    const asked = stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [history(1)] } });
    drawSwitches([aSwitch(1, 'Generator 1 running', true), aSwitch(2, 'Bilge pump running', false)]);
    expect((await screen.findByText('since 10:00')).closest('button')?.textContent).toContain('Generator 1 running');
    expect(screen.getByText('over 24 h')).toBeDefined();
    expect(asked.map(({ body }) => (body as { tags: number[] }).tags)).toEqual([[1, 2]]);
  });

  it('knows a switch that is thrown while looked at to the minute', async () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] } });
    const running = aSwitch(1, 'Generator 1 running', true);
    const { put } = drawSwitches([running]);
    put({ tagId: running.Id, value: false, time: NOON + 5 * 60_000, quality: 0 });
    expect(screen.getByRole('button').textContent).toContain('offsince 12:05');
  });

  it('is green for what runs, and in the colour of an alarm only for what raised one', () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] } });
    const trouble = aSwitch(2, 'Engine 0 low oil level', true, { alarmLevel: 1 });
    const alarm = buildAlarm(1, { dataTagId: trouble.Id, priority: 'warning' });
    const { container } = drawSwitches(
      [aSwitch(1, 'Generator 1 running', true), trouble, aSwitch(3, 'Relay', true)],
      [alarm],
    );
    const looks = [...container.querySelectorAll<HTMLElement>('[data-tone], [data-priority]')];
    expect(looks.map(({ dataset }) => dataset.tone ?? dataset.priority)).toEqual(['running', 'warning', 'plain']);
  });

  it('puts what runs first and what means trouble last', () => {
    const tags = [
      aSwitch(1, 'Engine 0 check engine', false, { alarmLevel: 1 }),
      aSwitch(2, 'Relay closed', false),
      aSwitch(3, 'Generator 1 running', true),
    ];
    expect(firstOption(vessel, tags)?.tags).toEqual(['Generator 1 running', 'Relay closed', 'Engine 0 check engine']);
  });
});
