import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { buildAlarm, buildTag, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AttentionPanel } from './attention.panel.tsx';
import type { Attention } from './attention.ts';

afterEach(clearScreen);

const acknowledged = { by: 'kari', at: new Date(NOON).toISOString(), comment: '' };

function row(id: number, isSeen: boolean): Attention {
  const vesselId = toId<VesselId>(id);
  const alarm = buildAlarm(id, { vesselId, acknowledged: isSeen ? acknowledged : null });
  return { kind: 'alarm', vesselId, name: `Vessel ${id}`, more: 0, isSeen, alarm };
}

it('folds vessels whose alarms are all acknowledged below the others', () => {
  const rows = [row(1, true), row(2, false), row(3, true)];
  renderLive({
    tags: [],
    children: (
      <MemoryRouter>
        <AttentionPanel rows={rows} links={new Map()} />
      </MemoryRouter>
    ),
  });
  const names = () => screen.getAllByRole('link').map((link) => link.textContent?.match(/Vessel \d/)?.[0]);
  expect(names()).toEqual(['Vessel 2']);
  const fold = screen.getByRole('button', { name: 'Acknowledged (2)' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold);
  expect(names()).toEqual(['Vessel 2', 'Vessel 1', 'Vessel 3']);
});

it('says where the values in alarm are heading, asked for in one call', async () => {
  const heading = (dataTagId: number) => ({
    ...{ dataTagId, time: new Date(NOON).toISOString(), ratePerHour: 15, errorPerHour: 1, spanSeconds: 3600 },
    reach: { limit: 540, priority: 'alarm', seconds: 720, earliestSeconds: 600, latestSeconds: 900 },
  });
  const asked = stubCalls({
    '/api/v2/tag/forecast': { body: [heading(7)] },
    '/api/v1.3/tag/GetStatistic': { body: [] },
  });
  const ofTag = (id: number): Attention => ({
    ...(row(id, false) as Extract<Attention, { kind: 'alarm' }>),
    alarm: buildAlarm(id, { vesselId: toId<VesselId>(id), dataTagId: toId<TagId>(id + 5), unit: '°C' }),
  });
  renderLive({
    tags: [buildTag(7, { value: 520, timestamp: new Date(NOON).toISOString() })],
    children: (
      <MemoryRouter>
        <AttentionPanel rows={[ofTag(2), ofTag(3)]} links={new Map()} />
      </MemoryRouter>
    ),
  });
  const [first, second] = screen.getAllByRole('link');
  expect(await screen.findByText('+15 °C per h · reaches 540 °C in about 12 min')).toBeDefined();
  expect(first?.textContent).toContain('+15 °C per h');
  expect(second?.textContent).not.toContain('per h');
  expect(asked.filter(({ path }) => path === '/api/v2/tag/forecast').map(({ body }) => body)).toEqual([
    { dataTagIds: [7, 8] },
  ]);
});
