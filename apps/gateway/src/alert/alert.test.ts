import { describe, expect, it } from 'vitest';
import { decodeN2k } from '../protocol/n2k/n2k.ts';
import { decodeSentence } from '../protocol/nmea0183/nmea0183.ts';
import { readLine } from '../protocol/nmea0183/sentence.ts';
import type { AlertChange } from './alert.ts';
import { AlertRegistry } from './alert-registry.ts';

const NOON = Date.UTC(2026, 4, 14, 12);

function newsOf(line: string): readonly AlertChange[] {
  const read = readLine(line);
  if (read.kind !== 'sentence') throw new Error(`${line} is ${read.kind}`);
  const decoded = decodeSentence(read.sentence);
  if (decoded?.refusals) throw new Error(decoded.refusals.join());
  return decoded?.alerts ?? [];
}

describe('sentences about alerts', () => {
  it.each([
    [
      '$FRALR,115959.00,012,A,V,FIRE ZONE 3*',
      { source: 'FR.ALR', identifier: '012', active: true, acknowledged: false, text: 'FIRE ZONE 3' },
    ],
    ['$FRALR,115959.00,012,A,A,FIRE ZONE 3*', { active: true, acknowledged: true }],
    ['$FRALR,115959.00,012,V,V,FIRE ZONE 3*', { active: false, acknowledged: false }],
    [
      '$IIALF,1,1,0,115959.00,B,A,V,,3062,1,2,0,LOST TARGET*',
      {
        source: 'II',
        identifier: '3062.1',
        active: true,
        acknowledged: false,
        priority: 'alarm',
        category: 'B',
        text: 'LOST TARGET',
        timeOfDayMs: 43_199_000,
      },
    ],
    ['$IIALF,1,1,0,,A,E,S,,3062,1,2,0,GROUNDING*', { priority: 'emergency', active: true, acknowledged: false }],
    ['$IIALF,1,1,0,,A,W,A,,3062,1,2,0,CPA^2CTCPA*', { priority: 'warning', acknowledged: true, text: 'CPA,TCPA' }],
    ['$IIALF,1,1,0,,A,C,O,,3062,1,2,0,X*', { priority: 'caution', active: true, acknowledged: false }],
    ['$IIALF,1,1,0,,A,A,U,FUR,3062,1,2,0,X*', { identifier: 'FUR.3062.1', active: false, acknowledged: false }],
    ['$IIALF,1,1,0,,A,A,N,,3062,,2,0,*', { identifier: '3062', active: false, acknowledged: true }],
    [
      '$IIALC,02,01,07,2,,3062,1,2,FUR,11,,1*',
      { kind: 'list', identifiers: ['3062.1', 'FUR.11'], part: 1, parts: 2, sequence: '07' },
    ],
    ['$IIALC,01,01,08,0*', { kind: 'list', identifiers: [] }],
  ])('%s', (line, expected) => {
    expect(newsOf(line.slice(0, -1))).toMatchObject([expected]);
  });

  it('a heartbeat is no alert', () => expect(newsOf('$IIHBT,60.0,A,1')).toEqual([]));

  it.each([
    ['$FRALR,,x,A,V,'],
    ['$FRALR,,012,,V,'],
    ['$IIALF,1,1,0,,A,Q,V,,3062,1,2,0,X'],
    ['$IIALC,01,01,08,2,,1,1,1'],
  ])('%s is refused', (line) => expect(() => newsOf(line)).toThrow(/value-unreadable|fields-misplaced/));
});

describe('groups about alerts', () => {
  const head = { alertType: 'Warning', alertCategory: 'Technical', alertSystem: 5, alertSubSystem: 0, alertId: 42 };
  const message = (pgn: number, fields: object) => ({ pgn, id: 'alert', source: 17, fields: { ...head, ...fields } });
  const alertsOf = (pgn: number, fields: object) => decodeN2k(message(pgn, fields), {})?.alerts;

  it.each([
    ['Active', true, false],
    ['Silenced', true, false],
    ['Acknowledged', true, true],
    ['Awaiting Acknowledge', true, false],
    ['Normal', false, true],
  ])('%s of 126983', (alertState, active, acknowledged) => {
    expect(alertsOf(126_983, { alertState })).toEqual([
      {
        kind: 'alert',
        source: 'N2K:17',
        identifier: '5.0.42',
        active,
        acknowledged,
        priority: 'warning',
        category: 'Technical',
      },
    ]);
  });

  it('126985 gives the text, of the same alert', () => {
    const fields = { alertTextDescription: 'Bilge high', alertLocationTextDescription: 'Port' };
    expect(alertsOf(126_985, fields)).toEqual([
      { kind: 'alert', source: 'N2K:17', identifier: '5.0.42', text: 'Bilge high, Port' },
    ]);
  });

  it('one without a state is counted', () => {
    expect(decodeN2k(message(126_983, { alertState: null }), {})?.refusals).toEqual(['value-not-available']);
  });
});

describe('the alerts of a ship', () => {
  const told = (book: AlertRegistry, line: string, seconds: number) =>
    newsOf(line).flatMap((news) => book.take(news, NOON + seconds * 1000, 'bridge') ?? []);
  const raised = '$IIALF,1,1,0,,B,A,V,,3062,1,2,0,LOST TARGET';

  it('are told when something changes, and not when they are repeated', () => {
    const book = new AlertRegistry();
    const alarm = { source: 'bridge:II', identifier: '3062.1', text: 'LOST TARGET', priority: 'alarm', category: 'B' };
    expect(told(book, raised, 0)).toEqual([{ ...alarm, time: NOON, ordinal: 0, active: true, acknowledged: false }]);
    expect(told(book, raised, 60)).toEqual([]);
    expect(told(book, raised.replace(',V,', ',A,'), 70)).toEqual([
      { ...alarm, time: NOON + 70_000, ordinal: 0, active: true, acknowledged: true },
    ]);
    expect(told(book, raised.replace(',V,', ',N,'), 80)).toMatchObject([{ active: false }]);
  });

  it('keep the explanation of a second sentence behind their text, and are told again for it once', () => {
    const book = new AlertRegistry();
    const explained = '$IIALF,2,2,0,,,,,,3062,1,2,0,KEEP A LOOK-OUT';
    expect(told(book, explained, 0)).toEqual([]);
    expect(told(book, raised, 1)).toMatchObject([{ text: 'LOST TARGET: KEEP A LOOK-OUT', active: true }]);
    expect([...told(book, explained, 2), ...told(book, raised, 3)]).toEqual([]);
    expect(told(book, explained.replace('KEEP', 'HOLD'), 4)).toMatchObject([
      { text: 'LOST TARGET: HOLD A LOOK-OUT', active: true, priority: 'alarm', time: NOON + 4000 },
    ]);
  });

  it('are told once after a start, also those that are over', () => {
    expect(told(new AlertRegistry(), '$FRALR,,012,V,V,FIRE', 0)).toMatchObject([{ active: false }]);
  });

  it('keep their order where a sentence keeps the time of its cause', () => {
    const book = new AlertRegistry();
    const times = ['A,V', 'A,A', 'V,A'].map((state) => told(book, `$FRALR,115900.00,012,${state},FIRE`, 0));
    expect(times.flat()).toMatchObject([
      { time: NOON - 60_000, ordinal: 0 },
      { time: NOON, ordinal: 0 },
      { time: NOON, ordinal: 1 },
    ]);
  });

  it('a time of day ahead of the clock is yesterday’s', () => {
    expect(told(new AlertRegistry(), '$FRALR,235900.00,012,A,V,FIRE', 0)).toMatchObject([{ time: NOON - 43_260_000 }]);
  });

  it('a text that comes apart is told with its alert', () => {
    const book = new AlertRegistry();
    const about = { kind: 'alert', source: 'N2K:17', identifier: '42' } as const;
    expect(book.take({ ...about, text: 'Bilge' }, NOON)).toEqual([]);
    expect(book.take({ ...about, active: true }, NOON)).toMatchObject([{ text: 'Bilge', active: true }]);
    expect(book.take({ ...about, text: 'Bilge high' }, NOON)).toMatchObject([{ text: 'Bilge high', ordinal: 1 }]);
  });

  it('what a whole list leaves out is over; half a list says nothing', () => {
    const book = new AlertRegistry();
    told(book, raised, 0);
    expect(told(book, '$IIALC,01,01,01,1,,3062,1,2', 1)).toEqual([]);
    expect(told(book, '$IIALC,02,01,02,1,,9,1,2', 2)).toEqual([]);
    expect(told(book, '$IIALC,02,02,03,1,,9,1,2', 3)).toEqual([]);
    expect(told(book, '$IIALC,02,01,04,1,,9,1,2', 4)).toEqual([]);
    expect(told(book, '$IIALC,02,02,04,0', 5)).toMatchObject([{ identifier: '3062.1', active: false }]);
  });

  it('make room when they are over: a bus that invented numbers silences no other alert', () => {
    const book = new AlertRegistry();
    const over = (i: number) => book.take(newsOf(`$FRALR,,${i},V,V,X`)[0] as AlertChange, NOON);
    for (let i = 0; i < 2000; i++) over(i);
    expect(told(book, raised, 1)).toMatchObject([{ identifier: '3062.1', active: true }]);
    expect(told(book, raised, 2)).toEqual([]);
    expect(over(2000), 'what is over makes no room for itself').toBeNull();
  });

  it('are no more than a ship can have', () => {
    const book = new AlertRegistry();
    const last = Array.from({ length: 2001 }, (_, i) =>
      book.take(newsOf(`$FRALR,,${i},A,V,X`)[0] as AlertChange, NOON),
    );
    expect([last.at(-2), last.at(-1)]).toMatchObject([[{ identifier: '1999' }], null]);
  });
});
