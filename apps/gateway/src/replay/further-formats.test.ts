/** Recordings of the further buses through a whole replay: detected, spooled, sent and acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeShore, TEST_KEY } from '../testing/fake-shore.ts';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../testing/recordings.ts';
import { runReplay } from './replay.ts';

let shore: FakeShore;
let folder = '';

beforeAll(async () => {
  shore = await FakeShore.start();
  folder = mkdtempSync(join(tmpdir(), 'fms-replay-'));
});
afterAll(async () => {
  await shore.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (name: string, start: string | null) =>
  runReplay({
    path: getRecordingPath(name),
    format: null,
    vessel: null,
    create: true,
    byMmsi: false,
    speed: 'max',
    shiftToNow: false,
    start: start === null ? null : { instant: Date.parse(start), exact: false },
    dataFolder: folder,
    now: () => Date.UTC(2030, 0, 1),
    server: shore.address,
    key: TEST_KEY,
    software: 'test',
    signal: new AbortController().signal,
  });

describe.skipIf(!hasRecordings)(`replay guesses and sends${SKIP_REASON}`, () => {
  it.each([
    ['n2k/pgn127489.txt', 'n2k', null],
    ['signalk/kees_delta_20160620.jsonl.gz', 'signalk', null],
    ['iso19848/TimeSeriesData.json', 'iso19848', null],
    ['nbp1406/NBP1406_PCOD-2014-08-01.gz', 'logger', null],
    ['energy/victron_bmv702_vedirect.dump.gz', 'vedirect', '2021-04-28'],
    ['energy/ups_liion_rundown_20210428.csv', 'table', '2021-04-28'],
  ])('%s as %s', async (name, format, start) => {
    const result = await send(name, start);
    expect(result).toMatchObject({ format, complete: true });
    expect(result.samples).toBeGreaterThan(0);
  });

  it.each(['energy/victron_bmv702_vedirect.dump.gz', 'energy/ups_liion_rundown_20210428.csv'])(
    '%s asks for a beginning, since it holds none',
    (name) => expect(send(name, null)).rejects.toMatchObject({ code: 'times-missing' }),
  );

  it.each(['iso19848/DataChannelList.json', 'signalk/twin_engine_sources_20260704T050002Z.json'])(
    '%s holds nothing that was measured',
    (name) => expect(send(name, null)).rejects.toMatchObject({ code: 'nothing-in-it' }),
  );
});
