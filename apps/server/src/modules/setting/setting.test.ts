import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAppSetting } from './setting.service.ts';

let root: string;
let path: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-setting-'));
  path = join(root, 'appSetting.json');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = async (overrides: unknown) => {
  await writeFile(path, typeof overrides === 'string' ? overrides : JSON.stringify(overrides));
  return readAppSetting(path, { demonstration: false });
};

describe('readAppSetting', () => {
  it('has the defaults of the specification without a file', async () => {
    expect(await readAppSetting(path, { demonstration: true })).toMatchObject({
      version: '1.4.221',
      clientVersion: '1.4',
      maxChartPoints: 1000,
      geoCacheBytes: 4_980_000,
      shiftTimes: [23.5, 11.5],
      map: { strokeWeight: 2, defaultZoom: 7, autoZoom: false },
      demonstration: true,
    });
  });

  it('lets the operator override single keys', async () => {
    const mapSources = { satellite: 'https://tiles.example.org/{z}/{x}/{y}.jpg?key={key}' };
    const setting = await read({ map: { defaultZoom: 5 }, mapSources, branding: { logoByHost: { 'a.example': '2' } } });
    expect(setting.map).toMatchObject({ defaultZoom: 5, strokeWeight: 2 });
    expect(setting.mapSources).toEqual(mapSources);
    expect(setting.branding).toMatchObject({ logoByHost: { 'a.example': '2' }, imsHosts: ['localhost', 'ims'] });
  });

  it.each<[string, unknown]>([
    ['map.defaultZoom is wrong', { map: { defaultZoom: 'far' } }],
    ['maxChartPoints is wrong', { maxChartPoints: 5000 }],
    ['map.defaultZom is not a setting', { map: { defaultZom: 5 } }],
    ['colour is not a setting', { colour: 'red' }],
    ['is not valid JSON', '{"map":'],
    ['must hold a JSON object', '[]'],
  ])('stops the start by name: %s', async (words, overrides) => {
    await expect(read(overrides)).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringContaining(words),
    });
  });
});
