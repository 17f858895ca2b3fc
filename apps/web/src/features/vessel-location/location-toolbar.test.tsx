import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildTag, buildVessel, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { LocationToolbar } from './location-toolbar.tsx';
import { buildParts, HOUR_MS } from './testing/location-parts.ts';

afterEach(clearScreen);

const LOAD = buildTag(3, { name: 'Main engine load', unit: '%' });
const DOOR = buildTag(4, { name: 'Hatch open', unit: '', valueKind: 'boolean' });
const fix = (hoursAgo: number) => ({ time: NOON - hoursAgo * HOUR_MS, latitude: 60 - hoursAgo / 10, longitude: 3 });
const vessel = buildVessel(1, { standardData: { ...buildVessel(1).standardData, positionTagId: buildTag(5).Id } });

function draw(given: Parameters<typeof buildParts>[0] = {}) {
  const parts = buildParts({ tags: [LOAD, DOOR], vessel, ...given });
  renderLive({ tags: [], children: <LocationToolbar {...parts} coloured={undefined} /> });
  return parts;
}
const withTrack = () => draw({ track: { ...buildParts().track, points: [fix(0), fix(1)] } });

it('asks for another range, live', () => {
  const { change } = draw();
  expect(screen.getByRole('radio', { name: '6 h' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: '7 d' }));
  expect(change).toHaveBeenCalledWith({ time: { mode: 'live', range: '7d' } });
});

it('offers numbers alone to colour the track by', () => {
  const { change } = draw();
  fireEvent.click(screen.getByRole('combobox', { name: 'Track colour' }));
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Main engine load, %',
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'Main engine load, %', hidden: true }));
  expect(change).toHaveBeenCalledWith({ colour: '3' });
});

describe('the track as a file', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  const answer = [0, 1].map((hours) => ({
    ...{ id: hours, dataTagId: 5, scope: 22, latitude: 60 - hours / 10, longitude: 3 },
    timestamp: new Date(NOON - (hours * HOUR_MS) / 10).toISOString(),
  }));

  it('is not offered without a line', () => {
    draw();
    expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
  });

  it('is asked for as finely as it was stored', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
    URL.revokeObjectURL = () => {};
    const asked = stubCalls({ '/api/v1/data/geo/get': { body: answer } });
    withTrack();
    open();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'GPX', hidden: true }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ dataTagIds: [5], fromTime: expect.stringContaining('2026-11-21') });
    expect(await saved[0]?.text()).toContain('<trkpt lat="59.900000" lon="3.000000">');
  });

  it('says that it could not be read, with a way to try again', async () => {
    const asked = stubCalls({ '/api/v1/data/geo/get': { status: 500, body: {} } });
    withTrack();
    open();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'CSV', hidden: true }));
    await screen.findByText('The track could not be read for the file');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });
});
