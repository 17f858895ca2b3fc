/** The camera tab over answers that a test gives. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildAlarm } from '@fms/test-kit';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { createRefusal } from '../../testing/form-screen.tsx';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import CameraTab from './camera.tab.tsx';

const vessel = { ...buildVessel(1), name: 'Havbris' };
const at = (secondsAgo: number) => new Date(NOON - secondsAgo * 1000).toISOString();
const last = (secondsAgo: number) => ({ time: at(secondsAgo), bytes: 40_000, width: 640, height: 360 });
const camera = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, place: '', stream: { kind: 'mjpeg', bitRate: 800_000 } },
  still: { url: '/x', everySeconds: 300, last: last(7) },
  ...more,
});
const cameras = [
  camera(1, 'Aft deck'),
  camera(2, 'Engine room', { still: { url: '/x', everySeconds: 300, last: last(1320) } }),
  camera(3, 'Funnel', { stream: null, still: { url: '/x', everySeconds: 300, last: last(2 * 86_400) } }),
];
const state = (cameraId: number, more: object = {}) => ({
  ...{ cameraId, problem: null, linkDownSince: null, zones: [], live: [] },
  ...more,
});
const budget = {
  ...{ streamBytes: 20_000_000, dayBytes: 100_000_000, monthBytes: 1_500_000_000 },
  ...{ usedDayBytes: 41_000_000, usedMonthBytes: 612_000_000, reached: null, resumesAt: null, askWhom: 'Ingrid Moe' },
  ...{ revision: 0, changedAt: null, changedBy: null },
};
const live = {
  ...{ streamId: 's1', kind: 'mjpeg', url: '/y', until: at(-120), framesPerSecond: 5, bytes: 8_600_000 },
  ...{ ended: null, canProlong: true, budget },
};
const answersOf = (more: object = {}) => ({
  '/api/vessel/GetCameras': { body: cameras },
  '/api/v2/camera/states': {
    body: [state(1, { zones: ['Cabins'] }), state(2), state(3, { problem: { code: 'silent', since: at(2 * 86_400) } })],
  },
  '/api/v2/camera/budget': { body: budget },
  '/api/v2/camera/viewed-by': {
    body: [
      { id: 1, cameraId: 2, by: 'kaasen', actingBy: null, kind: 'live', from: at(60), to: null, taken: null },
      { id: 2, cameraId: 1, by: 'berg', actingBy: 'root', kind: 'still', from: at(90), to: null, taken: at(100) },
    ],
  },
  '/api/v2/camera/still': { body: 'jpeg' },
  '/api/v2/camera/alarm-stills': { body: [] },
  '/api/v2/camera/stills': { body: [] },
  ...more,
});
const open = (more: object = {}, stage: object = {}) =>
  renderVesselTab(CameraTab, { vessel, answers: answersOf(more) as never, ...stage });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const tileOf = async (name: string) => {
  const button = await screen.findByRole('button', { name: `Show ${name} large` });
  return within(button.closest('li') as HTMLElement);
};

describe('the wall', () => {
  it('shows each still with its time and age, and why there is none', async () => {
    open();
    expect((await tileOf('Aft deck')).getByText('7 s')).toBeDefined();
    expect((await tileOf('Engine room')).getByText('22 min')).toBeDefined();
    const funnel = await tileOf('Funnel');
    expect(await funnel.findByText('camera does not answer')).toBeDefined();
    expect(funnel.getByText(/^no picture since/)).toBeDefined();
    expect(screen.queryByText('live')).toBeNull();
    expect(screen.getByText('Covered on board: Cabins')).toBeDefined();
    expect(screen.getByText('one still each 5 minutes')).toBeDefined();
    expect(screen.getByText('live, Engine room')).toBeDefined();
    expect(screen.getByText('berg, acting by root')).toBeDefined();
  });

  it('is walked by arrows, and the address names what is large', async () => {
    const view = open();
    const first = await screen.findByRole('button', { name: 'Show Aft deck large' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    await waitFor(() => expect(view.query()).toBe('?camera=2'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Show Engine room large');
    expect(await screen.findByRole('region', { name: 'Engine room' })).toBeDefined();
  });

  it('says what all stills cost before it asks for them', async () => {
    const { asked } = open({ '/api/v2/camera/still-now': { body: { asked: 3, costBytes: 120_000 } } });
    fireEvent.click(await screen.findByRole('button', { name: 'All stills now, 117 KB' }));
    expect(await screen.findByText('3 stills are asked for. Cost about 117 KB.')).toBeDefined();
    expect(asked.find(({ path }) => path.endsWith('still-now'))?.body).toEqual({ vesselId: 1, cameraIds: [1, 2, 3] });
  });

  it('says that no camera is set up', async () => {
    open({ '/api/vessel/GetCameras': { body: [] } });
    expect(await screen.findByText('No camera is set up on Havbris')).toBeDefined();
  });
});

describe('the large view', () => {
  it('says which budget is used, until when, and who can raise it', async () => {
    const used = { ...budget, reached: 'day', resumesAt: '2026-11-24T00:00:00.000Z' };
    open({ '/api/v2/camera/budget': { body: used } });
    expect(await screen.findByText("Today's budget is used.")).toBeDefined();
    expect(screen.getByText(/Next at 00:00 UTC, or ask Ingrid Moe/)).toBeDefined();
    expect(screen.getByText('39.1 MB')).toBeDefined();
  });

  it('starts a live view by L, says when it stops, and asks when the time is over', async () => {
    const never = new Promise<never>(() => {});
    const { asked } = open({
      '/api/v2/camera/live/start': { body: live },
      '/api/v2/camera/live/s1': () => never,
      '/api/v2/camera/live/stop': { body: { ...live, ended: 'time-over' } },
    });
    await screen.findByRole('button', { name: 'Live' });
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(await screen.findByText('stops in 02:00')).toBeDefined();
    expect(screen.getByText('live on demand')).toBeDefined();
    expect(screen.getByText('8.2 MB')).toBeDefined();
    expect(asked.find(({ path }) => path.endsWith('live/start'))?.body).toEqual({ vesselId: 1, cameraId: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Two minutes are over. Go on?')).toBeDefined();
    expect(screen.getByRole('button', { name: '2 minutes more' })).toBeDefined();
  });

  it('offers stills alone where there is no stream', async () => {
    open({}, { query: '?camera=3' });
    expect(await screen.findByRole('region', { name: 'Funnel' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Live' })).toBeNull();
  });

  it('keeps a still with a note by K, and with an alarm by B', async () => {
    const kept = {
      ...{
        ...last(7),
        id: 9,
        cameraId: 1,
        url: '/x',
        sha256: 'a',
        reason: 'kept',
        alarm: null,
        notes: [],
        until: null,
      },
    };
    const alarm = buildAlarm({ vesselId: vessel.id, channel: 'LO pressure' });
    const { asked } = open(
      { '/api/v2/camera/keep': { body: kept }, '/api/v2/camera/bookmark': { body: kept } },
      { alarms: [alarm] },
    );
    await screen.findByRole('button', { name: 'Keep still' });
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'rope in the water' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(/^The still of .* UTC is kept\.$/)).toBeDefined();
    const body = { vesselId: 1, cameraId: 1, time: at(7), note: 'rope in the water' };
    expect(asked.find(({ path }) => path.endsWith('/keep'))?.body).toEqual(body);
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(await screen.findByLabelText('Alarm')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Bookmark' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/bookmark'))?.body).toMatchObject({ alarmId: alarm.id, note: '' }),
    );
  });
});

describe('a mark', () => {
  it('that the server refuses keeps its note, and says why', async () => {
    const message = 'This still is no longer on board.';
    open({ '/api/v2/camera/keep': createRefusal(404, message, [], 'not-found') });
    await screen.findByRole('button', { name: 'Keep still' });
    fireEvent.keyDown(document.body, { key: 'k' });
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'rope' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('Note').getAttribute('value')).toBe('rope');
  });

  it('needs an alarm to be bookmarked with', async () => {
    open({});
    await screen.findByRole('button', { name: 'Keep still' });
    fireEvent.keyDown(document.body, { key: 'b' });
    expect((await screen.findByRole('button', { name: 'Bookmark' })).hasAttribute('disabled')).toBe(true);
  });
});

it('shows one day of a camera, and a still of it large', async () => {
  const still = { ...last(3600), id: 5, cameraId: 1, url: '/x', sha256: 'a', reason: 'kept', alarm: null, until: null };
  const notes = [{ by: 'kaasen', at: at(10), note: 'rope' }];
  const view = open({ '/api/v2/camera/stills': { body: [{ ...still, notes }] } }, { query: '?view=timeline' });
  const clock = at(3600).slice(11, 19);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(clock) }));
  await waitFor(() => expect(new URLSearchParams(view.query()).get('still')).toBe(at(3600)));
  expect(screen.getByText('kaasen: rope')).toBeDefined();
});

it('lists what people kept of all cameras and days, and shows it large', async () => {
  const kept = {
    ...{ id: 5, cameraId: 2, url: '/x', sha256: 'a', reason: 'kept', until: null, alarm: null },
    ...{ time: at(9 * 86_400), bytes: 1, width: 640, height: 360 },
    notes: [{ by: 'kaasen', at: at(9), note: 'oil under the pump' }],
  };
  const view = open({ '/api/v2/camera/kept': { body: [kept] } }, { query: '?view=kept' });
  expect(await screen.findByRole('radio', { name: 'Bookmarks' })).toHaveProperty('checked', true);
  expect(await screen.findByText('kaasen: oil under the pump')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Engine room, / }));
  await waitFor(() => expect(new URLSearchParams(view.query()).get('still')).toBe(kept.time));
  expect(new URLSearchParams(view.query()).get('camera')).toBe('2');
});
