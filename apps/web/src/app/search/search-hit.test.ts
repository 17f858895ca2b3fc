import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildAlarm, buildVessel } from '../../testing/builders.ts';
import { findAlarms, findScreens, findVessels, splitSearchWords, toTagHit } from './search-hit.ts';

const titles = (hits: readonly { title: string }[]) => hits.map(({ title }) => title);

describe('findVessels', () => {
  const info = JSON.stringify({ info: { IMO: '9074729', MMSI: '257941010' } });
  const fleet = [
    buildVessel(1, { name: 'North Havbris' }),
    buildVessel(2, { name: 'Havbris', options: info, projectNumber: 'NB-17' }),
    buildVessel(3, { name: 'Tindra' }),
  ];

  it.each([
    ['hav', ['Havbris', 'North Havbris']],
    ['BRIS north', ['North Havbris']],
    ['9074729', ['Havbris']],
    ['257941', ['Havbris']],
    ['nb-17', ['Havbris']],
    ['nothing', []],
  ])('%s finds %j', (text, expected) => {
    expect(titles(findVessels(fleet, splitSearchWords(text)))).toEqual(expected);
  });
});

describe('findAlarms', () => {
  it('leads to the curve of what alarms', () => {
    const alarm = buildAlarm(5, { vesselName: 'Tindra', description: 'Battery string 2 cell spread' });
    const hits = findAlarms([{ ...alarm, vesselId: toId(3), dataTagId: toId(8) }], splitSearchWords('cell tindra'));
    expect(hits.map(({ path, detail }) => [path, detail])).toEqual([['/vessel/vessel/3?tag=8', 'Tindra']]);
  });
});

describe('findScreens', () => {
  const screens = [
    { path: '/setting/users', title: 'Users', area: 'Control Panel', icon: 'users' },
    { path: '/vessel/home', title: 'Home', area: '', icon: 'home' },
  ] as const;

  it('finds a page by its name and by its area', () => {
    expect(titles(findScreens(screens, splitSearchWords('control users')))).toEqual(['Users']);
    expect(titles(findScreens(screens, splitSearchWords('home')))).toEqual(['Home']);
  });
});

describe('toTagHit', () => {
  const tag = {
    dataTagId: toId<TagId>(9),
    vesselId: toId<VesselId>(2),
    vesselName: 'Havbris',
    name: 'me1.lo.p',
    unit: 'bar',
  } as const;
  it('carries its unit, and what the ship says of it beside its vessel', () => {
    expect(toTagHit({ ...tag, description: 'Lube oil pressure' })).toMatchObject({
      title: 'me1.lo.p, bar',
      detail: 'Lube oil pressure · Havbris',
      path: '/vessel/vessel/2?tag=9',
    });
    expect(toTagHit({ ...tag, description: 'me1.lo.p', unit: '' })).toMatchObject({
      title: 'me1.lo.p',
      detail: 'Havbris',
    });
  });
});
