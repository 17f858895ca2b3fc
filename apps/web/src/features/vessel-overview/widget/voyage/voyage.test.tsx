import type { Tag } from '@fms/contract/tag';
import type { Stay, Voyage } from '@fms/contract/voyage';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { stubCalls } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { getLookBack } from '../../../../entities/track/index.ts';
import { voyageWidget } from './voyage.widget.tsx';

const { Component, firstOption } = voyageWidget;
const words = (id: number, name: string, value: string): Tag =>
  buildTag(id, {
    name,
    value,
    valueKind: 'text',
    unit: '',
    intervalSeconds: null,
    timestamp: new Date(NOON).toISOString(),
  });

const stay = (
  kind: Stay['kind'],
  portName: string | null,
  from: string,
  to: string,
  given: Partial<Stay> = {},
): Stay => ({
  kind,
  portName,
  from: `2026-11-${from}:00.000Z`,
  to: `2026-11-${to}:00.000Z`,
  isCutAtStart: false,
  isCutAtEnd: false,
  latitude: 58,
  longitude: 5,
  radiusMeters: 20,
  ...given,
});

const LEFT = [
  stay('port', 'Tananger', '17T06:00', '17T09:30'),
  stay('port', 'Mongstad', '20T05:00', '20T21:00'),
  stay('anchor', 'Bergen', '21T02:00', '21T06:00'),
];

function drawVoyage(stays: Stay[], tags: readonly Tag[] = []) {
  const body: Partial<Voyage> = { stays, totals: [], spacingSeconds: 56 };
  stubCalls({
    '/api/v2/track/voyage': { body: { days: [], ...body } },
    '/api/v1.3/tag/getTagsByVesselId': { body: tags },
  });
  return renderLive({
    tags,
    children: <Component vessel={buildVessel(1)} tags={tags} option={{}} onTrend={() => {}} />,
  });
}

describe('the voyage', () => {
  it('is what the ship says of it, and the last port it left', async () => {
    const { container } = drawVoyage(LEFT, [words(1, 'Destination', 'STURE'), words(2, 'ETA', '22 Nov 04:00')]);
    await screen.findByText('Mongstad');
    const lines = [...container.querySelectorAll('div[title]')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Next portSTURE',
      'ETA22 Nov 04:00',
      'Last portMongstad',
      'ArrivedFri 05:00, for 16 h 00',
      'DepartedFri 21:00, 15 h 00 ago',
    ]);
  });

  it('is the port it lies in, with since when', async () => {
    const { container } = drawVoyage([
      ...LEFT.slice(0, 1),
      stay('port', 'Sture', '21T04:00', '21T12:00', { isCutAtEnd: true }),
    ]);
    await screen.findByText('In port');
    expect(container.textContent).toContain('Arrived04:00:00, for 8 h 00');
  });

  it.each([
    [
      'arrival was not seen',
      [stay('port', 'Sture', '20T04:00', '20T12:00', { isCutAtStart: true })],
      'before Fri 04:00',
    ],
    ['it was in no port', [stay('station', null, '20T04:00', '20T12:00')], 'none in the last 30 days'],
  ])('says that %s', async (_words, stays, text) => {
    drawVoyage(stays);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('not reported')).toBeTruthy();
  });

  it('looks for a position', () => {
    expect(firstOption(buildVessel(1), [])).toBeUndefined();
    expect(firstOption(buildVessel(1), [buildTag(1, { name: 'Position', type: 8, valueKind: 'struct' })])).toEqual({});
  });
});

describe('getLookBack', () => {
  it.each([
    ['12:00', '12:10'],
    ['12:09', '12:10'],
    ['12:10', '12:20'],
  ])('asks at %s for thirty days to %s', (now, to) => {
    const end = Date.parse(`2026-11-21T${to}:00.000Z`);
    expect(getLookBack(Date.parse(`2026-11-21T${now}:00.000Z`))).toEqual({ from: end - 30 * 86_400_000, to: end });
  });
});
