/** Recordings of the further buses through a whole replay: detected, spooled, sent and acknowledged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeShore } from '../testing/fake-shore.ts';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../testing/recordings.ts';
import { buildReplayOptions, createTestFolder } from '../testing/replay-to-shore.ts';
import { runReplay } from './replay.ts';

let shore: FakeShore;
const folder = createTestFolder();

beforeAll(async () => {
  shore = await FakeShore.start();
});
afterAll(async () => {
  await shore.close();
  folder.remove();
});

const send = (name: string, start: string | null) =>
  runReplay(
    buildReplayOptions({
      path: getRecordingPath(name),
      server: shore.address,
      dataFolder: folder.path,
      start: start === null ? null : { instant: Date.parse(start), exact: false },
      now: () => Date.UTC(2030, 0, 1),
    }),
  );

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
