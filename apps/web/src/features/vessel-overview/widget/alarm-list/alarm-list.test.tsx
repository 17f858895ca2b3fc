import type { Alarm } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { type TagId, toId } from '@fms/domain/identity';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { MINUTE_MS } from '@fms/domain/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildAlarm, buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { AlarmBand } from './alarm-band.tsx';
import { alarmListWidget } from './alarm-list.widget.tsx';

afterEach(clearScreen);

const at = (timeMs: number) => new Date(timeMs).toISOString();
const pressure = toId<TagId>(12);

const low = buildAlarm(1, {
  description: 'Lube oil pressure low',
  priority: 'alarm',
  dataTagId: pressure,
  channel: 'Lube oil pressure',
  value: 2.2,
  limit: 2.5,
  unit: 'bar',
  time: at(NOON - 9 * MINUTE_MS),
});
const spread = buildAlarm(2, { description: 'Cell spread high', dataTagId: toId<TagId>(13), channel: 'Cell spread' });

const falling = {
  ...{ dataTagId: 12, time: at(NOON), ratePerHour: -0.6, errorPerHour: 0.02, spanSeconds: 3600 },
  reach: { limit: 2, priority: 'alarm', seconds: 600, earliestSeconds: 540, latestSeconds: 660 },
};

function open(alarms: readonly Alarm[], mayAcknowledge = true, onTrend: (tag: Tag) => void = () => {}) {
  const permission = { view: true, edit: false, acknowledge: mayAcknowledge, admin: false, words: [] };
  const vessel = buildVessel(1, { permission });
  const tags = [buildTag(12, { value: 2.1, unit: 'bar', timestamp: at(NOON) })];
  const { Component } = alarmListWidget;
  return renderLive({
    tags,
    alarms,
    children: (
      <MemoryRouter>
        <Component vessel={vessel} tags={tags} option={{}} onTrend={onTrend} />
      </MemoryRouter>
    ),
  });
}

/** One recorded value of each tag, as the server answers. */
function recorded(...tagIds: readonly number[]) {
  const [from, time, to] = [NOON - 6 * 60 * MINUTE_MS, NOON - MINUTE_MS, NOON].map(at);
  const point = { time, min: 2, max: 4, avg: 3, first: 3, last: 3, count: 60 };
  return tagIds.map((dataTagId) => ({ dataTagId, from, to, bucketSeconds: 60, points: [point] }));
}

const rows = () => screen.getAllByRole('listitem');

describe('the active alarms of a vessel', () => {
  it('carry value, limit and time since', () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] } });
    open([low]);
    const [row] = rows();
    expect(row?.textContent).toContain('limit 2.50 · ');
    expect(screen.getByRole('button', { name: '2.1 bar' })).toBeDefined();
    expect(row?.textContent).toContain('UTC, 9 min ago');
  });

  it('show the curve of the most urgent one alone', async () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: recorded(12, 13) } });
    open([spread, low]);
    const curve = await screen.findByRole('img', { name: 'Lube oil pressure, last 1 h 00, raised 11:51 UTC' });
    expect(rows()[0]?.contains(curve)).toBe(true);
    expect(screen.queryByRole('img', { name: /^Cell spread/ })).toBeNull();
  });

  it('say where the value of the most urgent one is heading, and lead to its trend', async () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] }, '/api/v2/tag/forecast': { body: [falling] } });
    const onTrend = vi.fn();
    const { put } = open([low], true, onTrend);
    expect(await screen.findByText('−0.60 bar per h · reaches 2 bar in about 10 min')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '2.1 bar' }));
    expect(onTrend).toHaveBeenCalledWith(expect.objectContaining({ Id: pressure }));
    put({ tagId: pressure, value: 2.1, time: NOON + 1000, quality: QUALITY_BAD_SOURCE });
    expect(screen.queryByText(/per h/)).toBeNull();
  });

  it('name who acknowledged in the place of Ack', async () => {
    const acknowledged = { by: 'kari', at: at(NOON), comment: '' };
    const asked = stubCalls({
      '/api/v1.3/tag/GetStatistic': { body: [] },
      '/api/v2/alarm/acknowledge': { body: [{ ...low, acknowledged }] },
    });
    open([low]);
    fireEvent.click(screen.getByRole('button', { name: 'Ack' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(await within(rows()[0] as HTMLElement).findByText('kari')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ack' })).toBeNull();
    expect(asked).toContainEqual({ path: '/api/v2/alarm/acknowledge', body: { alarmIds: [low.id], comment: '' } });
  });

  it('take a comment once they are acknowledged, by those who may', async () => {
    const acknowledged = { by: 'kari', at: at(NOON), comment: '' };
    const asked = stubCalls({
      '/api/v1.3/tag/GetStatistic': { body: [] },
      '/api/v2/alarm/comment': { body: [{ ...low, acknowledged: { ...acknowledged, comment: 'engineer called' } }] },
    });
    open([{ ...low, acknowledged }]);
    fireEvent.click(screen.getByRole('button', { name: 'Comment on Lube oil pressure low' }));
    const field = await screen.findByLabelText('Comment');
    expect(await screen.findByRole('button', { name: 'Save comment' })).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: 'engineer called' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText('“engineer called”')).toBeDefined();
    const body = { alarmIds: [low.id], comment: 'engineer called' };
    expect(asked).toContainEqual({ path: '/api/v2/alarm/comment', body });
  });

  it('offer no Ack without the right', () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] } });
    open([low], false);
    expect(screen.getByText('Lube oil pressure low')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ack' })).toBeNull();
  });
});

describe('the alarm above a layout without a list of alarms', () => {
  function openBand(alarms: readonly Alarm[]) {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: recorded(12) }, '/api/v2/tag/forecast': { body: [] } });
    const tags = [buildTag(12, { value: 2.1, unit: 'bar', timestamp: at(NOON) })];
    renderLive({
      tags,
      alarms,
      children: (
        <MemoryRouter>
          <AlarmBand vessel={buildVessel(1)} tags={tags} onTrend={() => {}} />
        </MemoryRouter>
      ),
    });
  }

  it('is the most urgent one with value and curve, and says how many more there are', async () => {
    openBand([spread, low]);
    expect(await screen.findByRole('img', { name: /^Lube oil pressure, last/ })).toBeDefined();
    expect(screen.getByRole('button', { name: '2.1 bar' })).toBeDefined();
    expect(screen.getByRole('link', { name: '1 more alarm.' })).toBeDefined();
    expect(screen.queryByText('Cell spread high')).toBeNull();
  });

  it('is not there while there is none', () => {
    openBand([]);
    expect(screen.queryByText('Active alarms')).toBeNull();
  });
});
