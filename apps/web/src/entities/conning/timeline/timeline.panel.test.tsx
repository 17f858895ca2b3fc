import { type TagId, toId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildAlarm, buildVessel, NOON } from '../../../testing/builders.ts';
import { clearScreen } from '../../../testing/screen.tsx';
import type { PlantTime } from '../../plant/index.ts';
import { measured, renderConning } from '../testing/conning-stage.tsx';
import { TimelinePanel } from './timeline.panel.tsx';

afterEach(clearScreen);

const conning = {
  headingDegrees: 120,
  courseDegrees: 118,
  speedKnots: 8.5,
  rateOfTurn: null,
  rudderDegrees: null,
  portRudderDegrees: null,
};
const point = (time: number) => ({
  id: time,
  dataTagId: 9,
  scope: 11,
  latitude: 58,
  longitude: 8,
  timestamp: new Date(time).toISOString(),
  conning,
});

function draw(at?: number) {
  const vessel = buildVessel(1);
  const positioned = { ...vessel, standardData: { ...vessel.standardData, positionTagId: toId<TagId>(9) } };
  const time = { at, hold: vi.fn(), goLive: vi.fn() };
  const raised = { ...buildAlarm(1), description: 'Oil low', time: new Date(NOON - 90 * MINUTE_MS).toISOString() };
  const { asked, container } = renderConning({
    tags: [measured(1, 'Heading true', '°', 120)],
    answers: {
      '/api/v1/data/geo/get': { body: [NOON, NOON - MINUTE_MS].map(point) },
      '/api/v2/alarm/inWindow': { body: [raised] },
    },
    children: <TimelinePanel vessel={positioned} time={time as unknown as PlantTime} />,
  });
  return { asked, container, time };
}

it('says the moment in words, asked for with one call of the geo request', async () => {
  const { asked } = draw();
  expect(await screen.findByText(/HDG 120° · COG 118° · SOG 8\.5 kn/)).toBeDefined();
  const request = asked.find(({ path }) => path === '/api/v1/data/geo/get');
  expect(request?.body).toMatchObject({ getConning: true, scope: 11, dataTagIds: [9] });
});

it('holds the moment the slider is let go at, and is live at its end', async () => {
  const { time } = draw();
  const slider = await screen.findByRole('slider', { name: 'Playback' });
  fireEvent.change(slider, { target: { value: String(NOON - 10 * MINUTE_MS) } });
  expect(time.hold).not.toHaveBeenCalled();
  fireEvent.keyUp(slider, { key: 'ArrowLeft' });
  expect(time.hold).toHaveBeenLastCalledWith(NOON - 10 * MINUTE_MS);
  fireEvent.change(slider, { target: { value: String(NOON - MINUTE_MS) } });
  fireEvent.change(slider, { target: { value: String(NOON) } });
  fireEvent.keyUp(slider, { key: 'End' });
  expect(time.hold).toHaveBeenCalledTimes(1);
});

it('keeps its span while a moment of it is held, and leads to the same moment on the map', async () => {
  draw(NOON - 30 * MINUTE_MS);
  const link = await screen.findByRole('link', { name: 'Same moment on the map' });
  expect(link.getAttribute('href')).toContain('tab=location');
  expect(link.getAttribute('href')).toContain('at=2026-11-21T11');
});
