import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { readEnvironment } from './environment.ts';
import { findKey, KeyMissingError } from './key.ts';
import { parseSetting, readSetting, SettingError } from './setting-file.ts';
import { getSoftwareName } from './software.ts';

const folder = createTestFolder();
afterAll(folder.remove);

const good = `{
  "server": "https://fleet.example.org",
  "data": "journals",
  "ships": [
    {
      "stream": "nordlys",
      "vessel": { "name": "Nordlys", "MMSI": "257000000" },
      "keyFile": "nordlys.key",
      "sources": [
        { "protocol": "nmea0183", "name": "bridge", "transport": "tcp", "host": "10.0.0.5", "port": 10110 },
        { "protocol": "nmea0183", "name": "old", "transport": "file", "path": "old.log" }
      ]
    }
  ]
}`;

function complaints(text: string): (readonly [number, string, string])[] {
  try {
    parseSetting('gateway.json', text);
    return [];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return error.complaints.map(({ line, where, message }) => [line, where, message] as const);
  }
}

describe('the configuration of a gateway', () => {
  it('is read with the paths beside it', () => {
    const path = join(folder.path, 'gateway.json');
    writeFileSync(path, good);
    const { data, ships } = readSetting(path);
    expect([data, ships[0]?.keyFile, ships[0]?.sources[1]]).toMatchObject([
      join(folder.path, 'journals'),
      join(folder.path, 'nordlys.key'),
      { path: join(folder.path, 'old.log') },
    ]);
  });

  it.each([
    ['a port that is none', '10110', '70000', 10, 'ships.0.sources.0.port'],
    ['a setting that does not exist', '"host"', '"hosts"', 10, 'ships.0.sources.0.hosts'],
    ['a server that is no address', 'https://fleet', 'fleet', 2, 'server'],
    ['a stream with a slash', '"nordlys"', '"nord/lys"', 6, 'ships.0.stream'],
    ['something missing', '"stream": "nordlys",', '', 5, 'ships.0.stream'],
  ])('names the line of %s', (_, right, wrong, line, where) => {
    expect(complaints(good.replace(right, wrong))).toContainEqual([line, where, expect.any(String)]);
  });

  it('names the line where the JSON ends being JSON', () => {
    expect(complaints(good.replace('"data": "journals",', '"data": "journals"'))[0]?.[0]).toBe(4);
    expect(complaints('')).toHaveLength(1);
  });

  it('refuses two ships that would share a spool', () => {
    const ship = good.slice(good.indexOf('    {\n'), good.lastIndexOf('\n  ]'));
    expect(complaints(good.replace(ship, `${ship},\n${ship}`))).toEqual([
      [15, 'ships.1.stream', 'ship 0 has the same stream'],
    ]);
  });

  it('refuses two sources of a ship that would write into the same tags', () => {
    expect(complaints(good.replace('"old"', '"bridge"'))).toEqual([
      [11, 'ships.0.sources.1.name', 'source 0 has the same name'],
    ]);
  });

  it('refuses files that the crew approves where it has no page for that', () => {
    const exchange = '"exchange": { "outbox": "out", "inbox": "in", "approval": "crew" },\n      "sources"';
    expect(complaints(good.replace('"sources"', exchange)).map(([, ...rest]) => rest)).toEqual([
      ['ships.0.exchange.approval', 'the crew approves on a page, and shipView.approval.page names none'],
    ]);
  });

  it.each([
    ['furlong', 'furlong is not in the table of units'],
    ['bar', 'bar cannot be converted to the tag\'s unit "°C"'],
  ])('names the line of a unit such as %s for a temperature', (unit, message) => {
    const topic = `{ "topic": "a", "unit": "${unit}", "tag": { "name": "Oil temperature", "unit": "°C" } }`;
    const source = `{ "protocol": "mqtt", "name": "engine", "url": "mqtt://broker:1883", "topics": [\n${topic}\n] },\n`;
    expect(
      complaints(
        good.replace(
          '        { "protocol": "nmea0183", "name": "old"',
          `${source}{ "protocol": "nmea0183", "name": "old"`,
        ),
      ),
    ).toEqual([[12, 'ships.0.sources.1.topics.0.unit', message]]);
  });

  it('says in one sentence that it is not there', () => {
    expect(() => readSetting(join(folder.path, 'nowhere.json'))).toThrow(SettingError);
  });
});

describe('the key of a vessel', () => {
  const keyFile = join(folder.path, 'some.key');
  writeFileSync(keyFile, 'of-file\n');
  writeFileSync(join(folder.path, 'empty.key'), '\n');
  writeFileSync(join(folder.path, 'demo-fleet.key'), 'of-demonstration\n');
  const find = (given: { keyFile?: string; server?: string; environment?: string; dataFolder?: string }) =>
    findKey(
      {
        keyFile: given.keyFile ?? null,
        server: given.server ?? 'http://127.0.0.1:8080',
        dataFolder: given.dataFolder ?? folder.path,
      },
      { key: given.environment ?? null },
    );

  it.each([
    [{ keyFile, environment: 'of-environment' }, 'of-file'],
    [{ environment: 'of-environment' }, 'of-environment'],
    [{}, 'of-demonstration'],
    [{ server: 'http://localhost:1' }, 'of-demonstration'],
    [{ server: 'http://[::1]:1' }, 'of-demonstration'],
  ])('%o → %s', (given, key) => expect(find(given)).toBe(key));

  it.each([
    [{ server: 'https://fleet.example.org' }],
    [{ server: 'http://127.0.0.1.example.org' }],
    [{ dataFolder: join(folder.path, 'elsewhere') }],
    [{ keyFile: join(folder.path, 'empty.key') }],
    [{ keyFile: join(folder.path, 'nowhere.key') }],
  ])('is missing: %o', (given) => expect(() => find(given)).toThrow(KeyMissingError));

  it('is read from the environment without its blanks', () => {
    expect([readEnvironment({ GATEWAY_KEY: ' abc\n' }), readEnvironment({})]).toEqual([{ key: 'abc' }, { key: null }]);
  });
});

describe('what the gateway calls itself', () => {
  it('has a version', () => expect(getSoftwareName()).toMatch(/^fms-gateway \d+\.\d+\.\d+$/));
});
