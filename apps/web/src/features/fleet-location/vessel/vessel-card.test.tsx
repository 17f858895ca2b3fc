import type { Alarm } from '@fms/contract/alarm';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { ReplayMoment } from '../../../map/index.ts';
import { buildAlarm, buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import VesselCard from './vessel-card.tsx';

afterEach(clearScreen);

const ID = toId<VesselId>(1);
const [COURSE, HEADING] = [2, 3].map((number) => buildTag(number, { name: `Angle ${number}`, unit: '°', decimals: 0 }));
const KNOWN = buildVessel(1).standardData;
const VESSEL = buildVessel(1, {
  name: 'Kvitholm',
  options: JSON.stringify({ info: { IMO: '9241061', MMSI: '' } }),
  standardData: { ...KNOWN, shipType: 'tug', courseTagId: toId<TagId>(2), headingTagId: toId<TagId>(9) },
});

interface Drawn {
  readonly vessel?: typeof VESSEL;
  readonly alarms?: readonly Alarm[];
  readonly moment?: ReplayMoment;
  readonly alarmsThen?: readonly Alarm[];
  readonly isTrackKept?: boolean;
}

function draw({ vessel = VESSEL, alarms = [], moment, alarmsThen, isTrackKept = false }: Drawn = {}) {
  const tags = [COURSE, HEADING].flatMap((tag) => tag ?? []);
  stubCalls({ '/api/v1.3/tag/getTagsByVesselId': { body: tags } });
  const did = { onKeepTrack: vi.fn(), onShow: vi.fn(), onClose: vi.fn() };
  const shown = { vessel, moment, alarmsThen, isTrackKept };
  const children = (
    <MemoryRouter>
      <VesselCard {...shown} {...did} />
    </MemoryRouter>
  );
  const view = renderLive({ tags, alarms, children });
  return { ...view, ...did, text: () => view.container.textContent ?? '' };
}
const place = { latitude: 58.97, longitude: 5.73, courseDegrees: 90, headingDegrees: null, quality: 0 };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the card of the selected ship', () => {
  it('says what it is, and leaves out the number it has not', () => {
    draw();
    expect(screen.getByRole('heading', { name: 'Kvitholm' })).toBeDefined();
    expect(screen.getByText(/IMO 9241061$/).textContent).toBe('Tug · IMO 9241061');
  });

  it('leads to the page of the ship', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Open vessel' }).getAttribute('href')).toBe('/vessel/vessel/1');
  });

  it('tells what is asked for by its buttons', () => {
    const { onKeepTrack, onShow, onClose } = draw();
    press('Keep its track on the map');
    press('Show track on the map');
    press('Close');
    expect([onKeepTrack, onShow, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('shows that its track is kept', () => {
    draw({ isTrackKept: true });
    const pin = screen.getByRole('button', { name: 'Remove its track from the map' });
    expect(pin.getAttribute('aria-pressed')).toBe('true');
  });

  it('has the worst of its own alarms, with its age', () => {
    const raisedAt = (ms: number) => ({ time: new Date(NOON - ms).toISOString() });
    draw({
      alarms: [
        buildAlarm(1, { priority: 'caution', description: 'Door open', ...raisedAt(MINUTE_MS) }),
        buildAlarm(2, { priority: 'alarm', description: 'Oil pressure low', ...raisedAt(12 * MINUTE_MS) }),
        buildAlarm(3, { priority: 'emergency', description: 'Fire', vesselId: toId<VesselId>(2) }),
      ],
    });
    expect(screen.getByText('Oil pressure low').parentElement?.textContent).toMatch(/12 min ago$/);
    expect(screen.queryByText(/Door open|Fire/)).toBeNull();
  });

  it('writes the values of its sensors, and none where there is no sensor', async () => {
    const { put, text } = draw();
    put({ tagId: toId<TagId>(2), value: 87, time: NOON, quality: 0 });
    await vi.waitFor(() => expect(text()).toMatch(/SOG––COG0?87.*HDG––/));
  });

  it('writes the position with its age, which grows', () => {
    const { live, waitUntil, text } = draw();
    expect(text()).toMatch(/––/);
    act(() => live.positions.put(ID, { ...place, time: NOON, speedKnots: 4 }));
    waitUntil(NOON + 9000);
    expect(screen.getByTitle('Copy the position').textContent).toMatch(/^58°58\.2′N/);
    expect(text()).toContain('9 s');
    waitUntil(NOON + 7 * MINUTE_MS);
    expect(text()).toContain('7 min');
  });

  it('says where it is bound when it says so', () => {
    const card = { destination: 'OXELOSUND' } as NonNullable<typeof KNOWN.card>;
    draw({ vessel: buildVessel(1, { standardData: { ...KNOWN, card } }) });
    expect(screen.getByText(/OXELOSUND/)).toBeDefined();
  });

  it('is silent of a destination that was never given', () => {
    expect(draw().text()).not.toContain('Destination');
  });
});

describe('the card of a ship in a replay', () => {
  /** Northward, 0.2 nm a minute: 12 kn. */
  const history = {
    vesselId: ID,
    times: [NOON - 120 * MINUTE_MS, NOON - 119 * MINUTE_MS],
    latitudes: [60, 60 + 0.2 / 60],
    longitudes: [3, 3],
  };
  function replayAt(minutesAgo: number) {
    const moment = new ReplayMoment(NOON - minutesAgo * MINUTE_MS, NOON);
    moment.setHistory({ scope: 7, vessels: [history] }, NOON);
    return moment;
  }

  it('writes speed and course of then, that they were calculated, and the time of the sample', () => {
    const { text } = draw({ moment: replayAt(119.5), alarmsThen: [] });
    expect(text()).toContain('At 10:00:30 UTC');
    expect(text()).toMatch(/SOG12\.0\s?kn.*COG000°/);
    expect(text()).toContain('Calculated from positions');
    expect(text()).toContain('sample of 10:00:00');
  });

  it('counts its own alarms of then, and not those of now', () => {
    const alarmsThen = [buildAlarm(1), buildAlarm(2), buildAlarm(3, { vesselId: toId<VesselId>(2) })];
    const alarms = [buildAlarm(4, { description: 'Oil pressure low' })];
    expect(draw({ moment: replayAt(119), alarmsThen, alarms }).text()).toContain('2 alarms active · 1 h 59 ago');
    expect(screen.queryByText('Oil pressure low')).toBeNull();
  });

  it('says that there was no position yet, and follows the playhead to one', () => {
    const moment = replayAt(130);
    const { text } = draw({ moment, alarmsThen: [] });
    expect(text()).toContain('no alarm');
    expect(screen.getByText('No position at that time')).toBeDefined();
    act(() => moment.setTime(NOON - 119 * MINUTE_MS));
    expect(screen.queryByText('No position at that time')).toBeNull();
    expect(screen.getByTitle('Copy the position').textContent).toMatch(/^60°00\.2′N/);
  });
});
