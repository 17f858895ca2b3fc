import { DAY_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClickHouse, type TestClickHouse } from '../../testing/test-clickhouse.ts';
import { migrateTelemetry } from '../schema.ts';
import type { LogPage, LogSearch, StoredLine } from './log-line.ts';
import { createLogTable, type LogTable } from './log-table.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

const written: Partial<StoredLine>[] = [
  { content: 'frame late by 14 min, subsystem battery', level: 'warning', area: 'ingest', vesselId: 7 },
  { content: 'part 31 of 49 stored', area: 'file', vesselId: 7 },
  { content: 'charter@brae.example refused: 550 Mailbox unknown', level: 'error', area: 'mail' },
  { content: 'example of a charter', area: 'map', source: 'browser', userId: 3 },
  { content: "quote ' and \\ stay", area: 'mail' },
];
const lines = written.map((line, at): StoredLine => {
  const rest = { source: 'server', level: 'info', area: '', vesselId: 0, userId: 0, context: `{"at":${at}}` } as const;
  return { id: at + 1, timeMs: NOON + at * 1000, content: '', ...rest, ...line };
});

const ALL: LogSearch = {
  ...{ fromMs: 0, toMs: NOON + DAY_MS, words: [], levels: [], parts: [], vesselIds: null, scope: null },
};
const PAGE: LogPage = { offset: 0, limit: 100, sortField: 'time', isDescending: true };

let store: TestClickHouse;
let log: LogTable;
beforeAll(async () => {
  store = await openTestClickHouse();
  await migrateTelemetry(store.engine);
  log = createLogTable(store.engine);
  await log.append(lines);
});
afterAll(() => store.close());

const idsOf = async (search: Partial<LogSearch>, page: Partial<LogPage> = {}) =>
  (await log.find({ ...ALL, ...search }, { ...PAGE, ...page })).map(({ id }) => id);

describe('a search of the log', () => {
  it.each<[string, Partial<LogSearch>, number[]]>([
    ['nothing: all lines, newest first', {}, [5, 4, 3, 2, 1]],
    ['a word in any case', { words: [['mailbox']] }, [3]],
    ['two words', { words: [['charter'], ['unknown']] }, [3]],
    ['either of two words', { words: [['mailbox', 'late']] }, [3, 1]],
    [
      'either of two words, and a third',
      {
        words: [
          ['mailbox', 'late', 'map'],
          ['subsystem', 'charter@brae.example'],
        ],
      },
      [3, 1],
    ],
    ['a phrase or a word', { words: [['31 of 49', 'quote']] }, [5, 2]],
    ['an address, as it was typed', { words: [['charter@brae.example']] }, [3]],
    ['a part of a word', { words: [['mail']] }, []],
    ['a phrase', { words: [['31 of 49']] }, [2]],
    ['a quotation mark', { words: [["' and \\"]] }, [5]],
    ['what would end a text of SQL', { words: [["' OR 1=1 --"]] }, []],
    ['levels', { levels: ['warning', 'error'] }, [3, 1]],
    ['a part of the product', { parts: ['mail'] }, [5, 3]],
    ['a source', { parts: ['browser'] }, [4]],
    ['a vessel', { vesselIds: [7] }, [2, 1]],
    ['no vessel that is known', { vesselIds: [] }, []],
    ['a period with both its ends', { fromMs: NOON + 1000, toMs: NOON + 2000 }, [3, 2]],
    ['what a manager may see', { scope: { vesselIds: [7], userIds: [3] } }, [4, 2, 1]],
    ['what a manager of nothing may see', { scope: { vesselIds: [], userIds: [] } }, []],
  ])('for %s', async (_, search, ids) => {
    expect(await idsOf(search)).toEqual(ids);
    expect(await log.count({ ...ALL, ...search }, 100)).toBe(ids.length);
  });

  it.each<[Partial<LogPage>, number[]]>([
    [{ isDescending: false }, [1, 2, 3, 4, 5]],
    [{ sortField: 'level' }, [3, 1, 5, 4, 2]],
    [{ sortField: 'area', isDescending: false }, [2, 1, 5, 3, 4]],
    [{ limit: 2, offset: 1 }, [4, 3]],
  ])('in the order and page of %j', async (page, ids) => {
    expect(await idsOf({}, page)).toEqual(ids);
  });

  it('counts no further than it is told', async () => {
    expect(await log.count(ALL, 2)).toBe(2);
  });

  it('counts lines and grave ones in equal spans', async () => {
    const period = { fromMs: NOON, toMs: NOON + 5999 };
    expect(await log.countBySpan({ ...ALL, ...period }, 3)).toEqual({ lines: [2, 2, 1], grave: [1, 1, 0] });
  });
});

it('a line is found by its id with its context, by those who may see it', async () => {
  expect(await log.byId(3, null)).toEqual(lines[2]);
  expect(await log.byId(3, { vesselIds: [7], userIds: [3] })).toBeUndefined();
  expect(await log.byId(99, null)).toBeUndefined();
});

it('weeks that ended before a moment are dropped whole, and no other line', async () => {
  const old = lines.slice(0, 3).map((line, at) => ({ ...line, id: 10 + at, timeMs: NOON - (100 - 7 * at) * DAY_MS }));
  await log.append(old);
  await log.dropBefore(NOON - 90 * DAY_MS);
  expect(await idsOf({ toMs: NOON - DAY_MS })).toEqual([12, 11]);
  expect(await idsOf({ fromMs: NOON })).toHaveLength(5);
});
