import type { Zone, ZoneEvent } from '@fms/contract/zone';
import { toId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { writeCurrentUser } from '../../../storage/current-user.ts';
import { buildToken, buildVessel, buildZone, buildZoneEvent, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import DrawZoneCard from './draw-zone.card.tsx';
import EditZoneCard from './edit-zone.card.tsx';
import ZoneList from './zone-list.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => {
  writeCurrentUser(undefined);
  clearScreen();
});

const ORGANIZATIONS = [1, 2].map((id) => ({
  organization: { id, name: `Owner ${id}`, customData: '', logo: '1', revision: 0, changedAt: null, changedBy: null },
  vessels: [],
}));
const KVITHOLM = buildVessel(1, { name: 'Kvitholm' });

function answer(events: readonly ZoneEvent[] = []) {
  return stubCalls({
    '/api/v1.0/organization/getAll': { body: ORGANIZATIONS },
    '/api/v1.3/vessel/GetAll': { body: [KVITHOLM] },
    '/api/v2/zone/events': { body: events },
    '/api/v2/zone/list': { body: [] },
    '/api/v2/zone/add': { body: buildZone(9) },
    '/api/v2/zone/edit': { body: buildZone(9) },
    '/api/v2/zone/delete': {},
  });
}
const signIn = (role: string) => writeCurrentUser({ token: buildToken({ role }), username: 'kari', email: '' });
const sentTo = (asked: ReturnType<typeof answer>, path: string) => asked.filter((call) => call.path === path);

function drawList(zones: readonly Zone[], events: readonly ZoneEvent[] = [], role = 'User') {
  signIn(role);
  const asked = answer(events);
  const did = { onShow: vi.fn(), onDraw: vi.fn(), onEdit: vi.fn() };
  const view = renderLive({ tags: [], children: <ZoneList zones={zones} {...did} /> });
  return { asked, ...did, ...view };
}

describe('the list of zones', () => {
  it('says that there are none, and that nothing happened', async () => {
    drawList([]);
    expect(screen.getByText('No zones yet')).toBeDefined();
    expect(await screen.findByText('No vessel has entered or left a zone')).toBeDefined();
  });

  it('offers drawing and import to a manager, and to no one below', async () => {
    const { onDraw } = drawList([], [], 'Manager');
    fireEvent.click(await screen.findByRole('button', { name: 'Draw a zone' }));
    expect(onDraw).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Import a file' })).toBeDefined();
  });

  it('offers neither to a user', async () => {
    const { asked } = drawList([buildZone(1)]);
    await vi.waitFor(() => expect(sentTo(asked, '/api/v1.0/organization/getAll')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /Draw|Import|Edit|Delete/ })).toBeNull();
  });

  it('writes kind and limit beside the name, and shows the zone that is pressed', () => {
    const zone = buildZone(1, { name: 'Narrows', kind: 'restricted', speedLimitKnots: 8 });
    const { onShow } = drawList([zone]);
    const row = screen.getByRole('button', { name: /Narrows/ });
    expect(row.textContent).toBe('Narrows Restricted, up to 8 kn');
    fireEvent.click(row);
    expect(onShow).toHaveBeenCalledWith(zone);
  });

  it('names the ships inside and for how long', async () => {
    const entered = buildZoneEvent(1, { time: new Date(NOON - 2 * HOUR_MS).toISOString() });
    const { live, waitUntil } = drawList([buildZone(1)], [entered]);
    const course = { speedKnots: 4, courseDegrees: 0, headingDegrees: null };
    live.positions.put(toId<VesselId>(1), { latitude: 60.5, longitude: 3.5, time: NOON, quality: 0, ...course });
    waitUntil(NOON + 6000);
    expect(await screen.findByText('Inside: Kvitholm 2 h 00')).toBeDefined();
  });

  it('filters zones and events by their words', async () => {
    const zones = ['Narrows', 'Harbour', 'Reef'].map((name, index) => buildZone(index + 1, { name }));
    const events = ['Havbris', 'Tindra', 'Brimnes'].map((vesselName, index) =>
      buildZoneEvent(index + 1, { vesselName, zoneName: 'Reef' }),
    );
    drawList(zones, events);
    const list = await screen.findByRole('list', { name: 'Zone events' });
    await within(list).findByText('Havbris entered Reef');
    const filter = screen.getByLabelText('Filter zones and vessels');
    fireEvent.change(filter, { target: { value: 'reef tin' } });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('No zone matches the filter')).toBeDefined();
    fireEvent.change(filter, { target: { value: 'narr' } });
    expect(screen.getByRole('list', { name: 'Zones of your fleet' }).textContent).toBe('Narrows ');
  });

  it('deletes a zone after a question', async () => {
    const { asked } = drawList([buildZone(4, { name: 'Reef', isEditable: true })]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete zone Reef' }));
    await screen.findByText('Delete the zone Reef? Its event history will be deleted.');
    expect(sentTo(asked, '/api/v2/zone/delete')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(sentTo(asked, '/api/v2/zone/delete')).toHaveLength(1));
  });

  it('hands a zone on to be edited', () => {
    const zone = buildZone(4, { name: 'Reef', isEditable: true });
    const { onEdit } = drawList([zone]);
    fireEvent.click(screen.getByRole('button', { name: 'Edit zone Reef' }));
    expect(onEdit).toHaveBeenCalledWith(zone);
  });
});

describe('drawing a zone', () => {
  const corners = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ latitude: 60 + index, longitude: 3 }));

  function drawCard(count: number) {
    signIn('Manager');
    const asked = answer();
    const did = { onTakeBack: vi.fn(), onEnd: vi.fn() };
    renderLive({ tags: [], children: <DrawZoneCard points={corners(count)} {...did} /> });
    return { asked, ...did };
  }
  const name = (text: string) => fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: text } });
  const save = () => screen.getByRole('button', { name: 'Save zone' });

  it.each([
    [2, 'Reef', true],
    [3, '  ', true],
    [3, 'Reef', false],
  ])('with %i corners and the name “%s”: saving is disabled: %s', async (count, text, disabled) => {
    drawCard(count);
    await screen.findByRole('combobox', { name: 'Organisation' });
    name(text);
    expect(save()).toHaveProperty('disabled', disabled);
  });

  it('has nothing to undo before the first corner', () => {
    drawCard(0);
    expect(screen.getByText('0 corners')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  });

  it('saves for the first organisation, which arrives after the card opens', async () => {
    const { asked, onEnd } = drawCard(3);
    name('Reef');
    expect(save()).toHaveProperty('disabled', true);
    const owner = await screen.findByRole('combobox', { name: 'Organisation' });
    expect(owner).toHaveProperty('value', 'Owner 1');
    fireEvent.click(save());
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(sentTo(asked, '/api/v2/zone/add')[0]?.body).toMatchObject({ name: 'Reef', organizationId: 1 });
  });

  it('saves outline, kind and limit for the chosen owner', async () => {
    const { asked, onEnd } = drawCard(3);
    fireEvent.click(await screen.findByRole('combobox', { name: 'Organisation' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Owner 2', hidden: true }));
    name('Reef');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'anchorage' } });
    fireEvent.change(screen.getByLabelText('Speed limit, kn'), { target: { value: '6.5' } });
    fireEvent.click(save());
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })));
    expect(sentTo(asked, '/api/v2/zone/add')[0]?.body).toEqual({
      name: 'Reef',
      kind: 'anchorage',
      speedLimitKnots: 6.5,
      organizationId: 2,
      outlines: [corners(3).map(({ longitude, latitude }) => [longitude, latitude])],
    });
  });

  it('saves for the first owner, although the owners arrive after the form', async () => {
    const { asked, onEnd } = drawCard(3);
    const owner = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Organisation' });
    expect(owner.value).toBe('Owner 1');
    name('Reef');
    fireEvent.click(save());
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(sentTo(asked, '/api/v2/zone/add')[0]?.body).toMatchObject({ organizationId: 1 });
  });
});

it('edits name and limit and leaves the outline as it is', async () => {
  signIn('Manager');
  const asked = answer();
  const onEnd = vi.fn();
  const zone = buildZone(4, { name: 'Reef', speedLimitKnots: 8 });
  renderLive({ tags: [], children: <EditZoneCard zone={zone} onEnd={onEnd} /> });
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Outer reef' } });
  fireEvent.change(screen.getByLabelText('Speed limit, kn'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save zone' }));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  expect(sentTo(asked, '/api/v2/zone/edit')[0]?.body).toEqual({
    ...{ id: 4, name: 'Outer reef', kind: 'area', speedLimitKnots: null },
    outlines: zone.outlines,
  });
});
