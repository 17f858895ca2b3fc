import { describe, expect, it } from 'vitest';
import { createLogTap } from '../../platform/log/log-tap.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { type LogEntry, parseServerLine, sealLogEntry } from './log-entry.ts';

/** The entry of a line that this server writes. */
function entryOf(write: (logger: ReturnType<typeof createLogger>) => void): LogEntry | null {
  const tap = createLogTap();
  let entry: LogEntry | null = null;
  write(createLogger('debug', tap.through({ write: () => {} })).child({ area: 'ingest' }));
  tap.listen((line) => {
    entry = parseServerLine(line);
  });
  return entry;
}

describe('a line of the server as an entry of the log', () => {
  it('has message, cause and details as its content, and all of them as its context', () => {
    const entry = entryOf((logger) =>
      logger.warn(
        { vesselId: 7, user: 3, stream: 's-1', sequence: 31, err: new Error('disk full') },
        'batch not stored',
      ),
    );
    expect(entry).toMatchObject({
      source: 'server',
      level: 'warning',
      area: 'ingest',
      vesselId: 7,
      userId: 3,
      content: 'batch not stored: disk full, stream s-1, sequence 31',
    });
    expect(JSON.parse(entry?.context ?? '')).toMatchObject({ stream: 's-1', err: { message: 'disk full' } });
  });

  it('is of the browser that reported it, under the area it names', () => {
    const entry = entryOf((logger) => logger.error({ source: 'browser', area: 'map', user: 3 }, 'error in a browser'));
    expect(entry).toMatchObject({ source: 'browser', area: 'map', level: 'error', userId: 3 });
  });

  it.each(['', 'no JSON', '7', 'null'])('is none: %j', (line) => {
    expect(parseServerLine(line)).toBeNull();
  });

  it('was written before the store was there, and is handed on once', () => {
    const tap = createLogTap();
    const stream = tap.through({ write: () => {} });
    const [first, second]: string[][] = [[], []];
    stream.write('a');
    tap.listen((line) => first?.push(line));
    stream.write('b');
    tap.listen((line) => second?.push(line));
    stream.write('c');
    expect([first, second]).toEqual([['a', 'b'], ['c']]);
  });
});

describe('an entry before it is stored', () => {
  const entry: LogEntry = {
    ...{
      timeMs: 0,
      source: 'gateway',
      level: 'info',
      area: 'mqtt',
      vesselId: 7,
      userId: 0,
      content: '',
      context: '{}',
    },
  };

  it('hides secrets in texts of every source', () => {
    const content = 'no broker at mqtt://bridge:s3cret@10.0.0.5, Bearer k3y-of-a-ship';
    const context = '{"url":"https://f.example/?code=s3cret","password":"s3cret"}';
    const sealed = JSON.stringify(sealLogEntry({ ...entry, content, context }));
    expect(sealed).not.toMatch(/s3cret|k3y-of-a-ship/);
    expect(sealed).toContain('[hidden]');
  });

  it('is cut where it is long, and names no impossible id', () => {
    const sealed = sealLogEntry({ ...entry, content: 'x'.repeat(9000), vesselId: -1, userId: 1.5 });
    expect(sealed.content).toHaveLength(2000);
    expect([sealed.vesselId, sealed.userId]).toEqual([0, 0]);
  });
});
