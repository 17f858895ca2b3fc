import { NO_LIMITS } from '@fms/domain/alarm';
import { QUALITY_GOOD, QUALITY_MANUAL } from '@fms/domain/quality';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ShoreLog } from '../log/shore-log.ts';
import type { Spool } from '../spool/spool.ts';
import { BatchBuilder } from '../stream/batch-builder.ts';
import { Refusals } from '../stream/refusals.ts';
import { FakeShore, TEST_KEY } from '../testing/fake-shore.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { buildBatch, openSpool } from '../testing/spool-batches.ts';
import { Link, type LinkOptions, type LinkState, toLinkUrl } from './link.ts';
import type { LinkEvents } from './session.ts';

let folder = createTestFolder();
let shore: FakeShore;
let spool: Spool;
let refusals: Refusals;
const links: Link[] = [];

beforeEach(async () => {
  folder = createTestFolder();
  shore = await FakeShore.start();
  spool = openSpool(folder.path);
  refusals = new Refusals();
  spool.tables.vessel({ reference: { name: 'Nordlys' }, create: true, particulars: { name: 'Nordlys' } });
  spool.tables.tag({ ...aTag, name: 'Speed over ground' });
});
afterEach(async () => {
  for (const link of links.splice(0)) await link.stop();
  spool.close();
  await shore.close();
  folder.remove();
});

const aTag = {
  vesselIndex: 0,
  source: 'GP',
  description: '',
  valueKind: 'number' as const,
  type: 0,
  subsystem: '',
  intervalSeconds: 1,
  role: null,
  ...NO_LIMITS,
  ...{ unit: 'kn', decimals: 1, min: 0, max: 30 },
};

function start(events: LinkEvents = {}, given: Partial<LinkOptions> = {}): Link {
  const link = new Link({
    server: shore.address,
    key: TEST_KEY,
    spool,
    refusals,
    identity: { gateway: 'test', software: 'fms-gateway test' },
    events,
    backoffSeconds: [0],
    ...given,
  });
  links.push(link);
  link.start();
  return link;
}

async function journalled(count: number, lane: 'live' | 'position' | 'alarm' | 'history' = 'live'): Promise<void> {
  for (let i = 0; i < count; i++) spool.append(lane, buildBatch(i));
  await spool.commit();
}

/** Resolves when everything is acknowledged, or what else is waited for has happened. */
function until(condition: () => boolean, events: LinkEvents = {}): { events: LinkEvents; done: Promise<void> } {
  let resolve: () => void = () => {};
  const done = new Promise<void>((wake) => {
    resolve = wake;
  });
  const tell = () => {
    if (condition()) resolve();
  };
  const opened = () => {
    tell();
    return undefined;
  };
  return { done, events: { ...events, acknowledged: tell, opened } };
}
const drained = () => until(() => spool.isDrained);

describe('lines of the gateway', () => {
  const line = (content: string) => ({ time: 1, level: 'info', area: 'link', content }) as const;
  const contents = () => shore.only.logs.flatMap(({ lines }) => lines.map(({ content }) => content));

  function startWithLines(...lines: string[]): void {
    const shoreLog = new ShoreLog(0, Date.now);
    for (const content of lines) shoreLog.take(line(content));
    start({}, { shoreLog });
  }

  it('go in the lowest lane: after every batch is stored', async () => {
    shore.options = { log: 'taken', window: 2, stores: (sequence) => sequence !== 5 };
    await journalled(5);
    startWithLines('a', 'b');
    await shore.when(() => shore.arrivals.includes(5));
    expect(shore.only.logs).toEqual([]);
    shore.options = { log: 'taken' };
    shore.hangUp();
    await shore.when(() => shore.only.logs.length > 0);
    expect(shore.only.batches.size).toBe(5);
    expect(contents()).toEqual(['a', 'b']);
  });

  it('come again when the shore did not say that it has them', async () => {
    shore.options = { log: 'unanswered' };
    startWithLines('a');
    await shore.when(() => shore.streams.size > 0 && shore.only.logs.length === 1);
    shore.options = { log: 'taken' };
    shore.hangUp();
    await shore.when(() => shore.only.logs.length === 2);
    expect(contents()).toEqual(['a', 'a']);
  });

  it('stay on board where the shore takes none', async () => {
    await journalled(1);
    const { events, done } = drained();
    const shoreLog = new ShoreLog(0, Date.now);
    shoreLog.take(line('a'));
    start(events, { shoreLog });
    await done;
    expect(shore.only.logs).toEqual([]);
    expect(shoreLog.next()?.lines).toHaveLength(1);
  });
});

describe('the link', () => {
  it('declares vessels and tags, sends every batch and hears it stored', async () => {
    await journalled(5);
    const { events, done } = drained();
    start(events);
    await done;
    expect(shore.only.vessels.map(({ particulars }) => particulars.name)).toEqual(['Nordlys']);
    expect(shore.only.tags.map(({ name }) => name)).toEqual(['Speed over ground']);
    expect([...shore.only.batches.keys()]).toEqual([1, 2, 3, 4, 5]);
    expect(spool.backlogBytes).toBe(0);
  });

  it('declares what is new before the batch that speaks of it', async () => {
    const { events, done } = until(() => shore.only.batches.has(2));
    await journalled(1);
    const link = start(events);
    await shore.when(() => shore.streams.get('test')?.batches.has(1) ?? false);
    spool.tables.vessel({ reference: { mmsi: '211100920' }, create: true, particulars: {} });
    spool.tables.tag({ ...aTag, vesselIndex: 1, name: 'Position' });
    await journalled(1);
    link.pump();
    await done;
    expect(shore.only.vessels.length).toBe(2);
    expect(shore.only.tags.length).toBe(2);
  });

  it('keeps no more batches under way than the shore has a window for', async () => {
    shore.options = { window: 4, stores: () => false };
    await journalled(20);
    start();
    await shore.when(() => shore.arrivals.length >= 4);
    await shore.when(() => shore.streams.get('test') !== undefined);
    expect(shore.arrivals).toEqual([1, 2, 3, 4]);
  });

  it('sends again after a lost connection what was not acknowledged, and nothing else', async () => {
    const lost = new Set([3, 4, 9]);
    shore.options = { stores: (sequence) => !lost.has(sequence) };
    await journalled(10);
    const { events, done } = drained();
    start(events);
    await shore.when(() => shore.arrivals.length === 10);
    await shore.when(() => shore.only.batches.size === 7);
    shore.options = {};
    shore.hangUp();
    await done;
    expect([...shore.only.batches.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shore.arrivals.slice(10).filter((sequence) => !lost.has(sequence)).length).toBeLessThanOrEqual(
      shore.only.repeated,
    );
    expect(shore.connections).toBe(2);
  });

  it('sends again what a shore that comes back from a backup has not any more', async () => {
    await journalled(10);
    const { events, done } = drained();
    start(events);
    await done;
    expect(shore.only.batches.size).toBe(10);
    for (const sequence of [2, 7, 8, 9, 10]) shore.only.batches.delete(sequence);
    shore.arrivals.length = 0;
    shore.hangUp();
    await shore.when(() => shore.only.batches.size === 10);
    expect([...new Set(shore.arrivals)].sort((a, b) => a - b)).toEqual([2, 7, 8, 9, 10]);
  });

  it('finds the shore again when it comes back', async () => {
    const { port } = shore;
    await shore.close();
    const states: LinkState[] = [];
    await journalled(2);
    const { events, done } = drained();
    start(events, {
      server: `http://127.0.0.1:${port}`,
      onState: (state) => states.push(state),
      backoffSeconds: [0.02],
    });
    while (states.length === 0) await new Promise((resolve) => setImmediate(resolve));
    shore = await FakeShore.start({}, port);
    await done;
    expect(states[0]).toMatchObject({ kind: 'lost', reason: 'nothing answers there', refusedKey: false });
    expect(states.at(-1)).toEqual({ kind: 'connected' });
  });

  it('does not ask again for a batch the shore will never store', async () => {
    shore.options = { refuseBatch: (sequence) => sequence === 2 };
    await journalled(3);
    const refused: (number | null)[] = [];
    const { events, done } = until(() => spool.isDrained, { refused: (sequence) => refused.push(sequence) });
    start(events);
    await done;
    expect([refused, [...shore.only.batches.keys()]]).toEqual([[2], [1, 3]]);
  });

  it('says that its key is not known, and goes on trying', async () => {
    const states: LinkState[] = [];
    start({}, { key: 'wrong', onState: (state) => states.push(state) });
    await shore.when(() => shore.connections >= 2);
    expect(states[0]).toMatchObject({ kind: 'lost', reason: 'This key is not known here.', refusedKey: true });
  });

  it('keeps its batches when the shore does not want the vessel', async () => {
    shore.options = { refuseVessel: () => 'The vessel was not found.' };
    await journalled(2);
    const refused: string[] = [];
    start({
      vesselRefused: (_, code) => {
        refused.push(code);
        return false;
      },
    });
    await shore.when(() => shore.connections >= 2);
    expect([refused[0], shore.only.batches.size]).toEqual(['not-found', 0]);
    expect(spool.backlogBytes).toBeGreaterThan(0);
  });

  it('does not try again when the shore cannot take the vessel as it is described, and keeps its batches', async () => {
    shore.options = { refuseVessel: () => 'name: holds a control character', vesselRefusal: 'invalid-input' };
    await journalled(2);
    const states: LinkState[] = [];
    const ended = new Promise<void>((resolve) => {
      start(
        {},
        {
          onState: (state) => {
            states.push(state);
            if (state.kind !== 'connected') resolve();
          },
        },
      );
    });
    await ended;
    expect(states.at(-1)).toEqual({
      kind: 'ended',
      reason: 'vessel refused: name: holds a control character',
    });
    expect([shore.connections, shore.only.batches.size, spool.backlogBytes > 0]).toEqual([1, 0, true]);
  });

  it('sends what is urgent first', async () => {
    await journalled(2, 'history');
    await journalled(2, 'live');
    await journalled(1, 'position');
    await journalled(1, 'alarm');
    const { events, done } = drained();
    start(events);
    await done;
    expect(shore.arrivals).toEqual([6, 5, 3, 4, 1, 2]);
  });

  it('reports refusals as what is new since the last time, and the backlog', async () => {
    refusals.count(0, 'checksum-wrong', '$GPRMC', 3);
    refusals.count(null, 'not-told', 'of no vessel');
    const first = drained();
    await journalled(1);
    const link = start(first.events);
    await first.done;
    await link.stop();
    const refused = { vesselIndex: 0, reason: 'checksum-wrong', count: 3, example: '$GPRMC' };
    await shore.when(() => shore.only.reports.length > 0);
    expect(shore.only.reports).toEqual([{ type: 'report', stream: 'test', backlogBytes: 0, refusals: [refused] }]);
    expect(refusals.takeFresh()).toEqual([]);
  });

  it('carries a batch of every kind of reading to the shore as it was', async () => {
    const batch = new BatchBuilder();
    const at = { tagIndex: 0, timeMs: 1_700_000_000_000, ordinal: 0, quality: QUALITY_GOOD };
    batch.number({ ...at, value: 7.4 });
    batch.position({ ...at, ordinal: 2, latitude: 54.3, longitude: 13.5 });
    batch.text({ ...at, quality: QUALITY_MANUAL, value: 'Kiel' });
    const target = { speedKnots: null, courseDegrees: null, headingDegrees: null, shipType: 70 };
    batch.heard({
      vesselIndex: 0,
      mmsi: '211100920',
      time: at.timeMs,
      latitude: 54,
      longitude: 13,
      name: 'ARKONA',
      ...target,
    });
    const content = batch.take();
    spool.append('live', content);
    await spool.commit();
    const { events, done } = drained();
    start(events);
    await done;
    expect(shore.only.batches.get(1)).toEqual({ stream: 'test', sequence: 1, lane: 'live', ...content });
  });
});

describe('the address of the link', () => {
  it.each([
    ['http://127.0.0.1:8080', 'ws://127.0.0.1:8080/link'],
    ['https://fleet.example.org/', 'wss://fleet.example.org/link'],
    ['https://example.org/fleet/', 'wss://example.org/fleet/link'],
  ])('%s → %s', (server, link) => expect(toLinkUrl(server)).toBe(link));
});
