import type { AnchorWatch } from '@fms/contract/zone';
import { type AlarmId, toId, type VesselId } from '@fms/domain/identity';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { answerVoyage, buildParts, buildStay, HOUR_MS } from '../testing/location-parts.ts';
import { AnchorPanel } from './anchor.panel.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(clearScreen);

const at = (hours: number) => new Date(NOON - hours * HOUR_MS).toISOString();
const watch = (given: Partial<AnchorWatch> = {}): AnchorWatch => ({
  id: 1,
  vesselId: toId<VesselId>(1),
  latitude: 58.9,
  longitude: 5.6,
  radiusMeters: 300,
  drags: [],
  set: { by: 'kari', at: at(3) },
  ended: null,
  ...given,
});
const atAnchor = () => buildStay(5, 0, { kind: 'anchor', isCutAtEnd: true });
const vesselOf = (edit: boolean) => buildVessel(1, { permission: { ...buildVessel(1).permission, edit } });

interface Given {
  readonly running?: AnchorWatch;
  readonly past?: AnchorWatch[];
  readonly stays?: ReturnType<typeof buildStay>[];
  readonly mayEdit?: boolean;
}

function draw({ running, past = [], stays = [], mayEdit = true }: Given) {
  const asked = answerVoyage({ stays }, { running: running ?? null, past });
  const onPlace = vi.fn();
  const parts = buildParts({ vessel: vesselOf(mayEdit) });
  const { live, waitUntil } = renderLive({
    tags: [],
    children: (
      <MemoryRouter>
        <AnchorPanel {...parts} onPlace={onPlace} />
      </MemoryRouter>
    ),
  });
  const report = (latitude: number) => {
    const course = { speedKnots: 0, courseDegrees: null, headingDegrees: null };
    live.positions.put(toId<VesselId>(1), { latitude, longitude: 5.6, time: NOON, quality: 0, ...course });
    waitUntil(NOON);
  };
  return { asked, onPlace, report };
}
const sent = (asked: ReturnType<typeof answerVoyage>) =>
  asked.flatMap(({ path, body }) => (body ? [[path, body]] : []));

describe('a watch that runs', () => {
  it.each([
    ['within the circle', 58.901, 'Within the circle', '111 m'],
    ['beyond it', 58.905, 'Beyond the circle, not confirmed yet', '556 m'],
  ])('says that the vessel lies %s, and how far from the centre', async (_words, latitude, standing, away) => {
    const { report } = draw({ running: watch() });
    await screen.findByText('Distance from centre');
    report(latitude);
    expect(await screen.findByText(standing)).toBeDefined();
    expect(screen.getByText(away)).toBeDefined();
  });

  it('says that dragging cannot be detected without a position', async () => {
    draw({ running: watch() });
    expect(await screen.findByText('No position for no data: dragging cannot be detected')).toBeDefined();
  });

  it('leads to the alarm while the anchor drags', async () => {
    draw({ running: watch({ drags: [{ alarmId: toId<AlarmId>(4), from: at(1), to: null }] }) });
    const link = await screen.findByRole('link', { name: /^Anchor dragging since 11:00/ });
    expect(link.getAttribute('href')).toBe('/vessel/vessel/1?tab=alarm');
  });

  it('takes another radius, and none that may not be watched', async () => {
    const { asked } = draw({ running: watch() });
    const field = await screen.findByLabelText('Swing circle radius');
    const change = screen.getByRole('button', { name: 'Change' });
    expect(change).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: '1' } });
    expect(change).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: '450' } });
    fireEvent.click(change);
    await vi.waitFor(() =>
      expect(sent(asked)).toEqual([['/api/v2/anchor-watch/radius', { vesselId: 1, radiusMeters: 450 }]]),
    );
  });

  it('ends only after a question', async () => {
    const { asked } = draw({ running: watch() });
    fireEvent.click(await screen.findByRole('button', { name: 'End anchor watch' }));
    expect(sent(asked)).toEqual([]);
    expect(await screen.findByText(/No alarm will be raised when the anchor drags/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(sent(asked)).toEqual([['/api/v2/anchor-watch/end', { vesselId: 1 }]]));
  });

  it('offers no change to a user who may not edit the vessel', async () => {
    draw({ running: watch(), mayEdit: false });
    expect(await screen.findByText('300 m')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Change|End/ })).toBeNull();
  });
});

describe('a vessel at anchor without a watch', () => {
  it('is offered one at its place with the swing so far', async () => {
    const { asked } = draw({ stays: [atAnchor()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Set anchor watch' }));
    await vi.waitFor(() =>
      expect(sent(asked)).toEqual([
        ['/api/v2/anchor-watch/set', expect.objectContaining({ vesselId: 1, latitude: 58.97, longitude: 5.73 })],
      ]),
    );
  });

  it('says only that none is set to a user who may not edit it', async () => {
    draw({ stays: [atAnchor()], mayEdit: false });
    expect(await screen.findByText('No anchor watch is set.')).toBeDefined();
  });
});

it('lists past watches, and shows the place of the one that is pressed', async () => {
  const drags = [1, 2].map((id) => ({ alarmId: toId<AlarmId>(id), from: at(6), to: at(5) }));
  const ended = { by: 'olav', at: at(4) };
  const { onPlace } = draw({ past: [watch({ id: 3, set: { by: 'kari', at: at(8) }, ended, drags })] });
  const row = await screen.findByRole('button', { name: /Dragged 2 times/ });
  expect(row.textContent).toMatch(/04:00.* – 08:00.* · 300 mset by kari, ended by olav4 h 00$/);
  fireEvent.click(row);
  expect(onPlace).toHaveBeenCalledWith(expect.objectContaining({ latitude: 58.9 }));
});

it('is absent where there is nothing to watch', async () => {
  const { asked } = draw({ stays: [buildStay(4, 3)] });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText('Anchor watch')).toBeNull();
});
