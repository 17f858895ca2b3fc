import { describe, expect, it } from 'vitest';
import { getFault } from '../../fault/catalogue/catalogue.ts';
import type { FaultSchedule } from '../../fault/fault-schedule.ts';
import { createShipInstruments } from '../../instrument/ship-instruments.ts';
import { getShip, NOON } from '../../testing/ships.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { findDifferences } from '../canvas/difference.ts';
import type { ScrollArea } from '../canvas/movement.ts';
import { createShipConsole, type ShipConsole } from './ship-console.ts';

const KEY = { f1: 0xffbe, f2: 0xffbf, f3: 0xffc0, tab: 0xff09, up: 0xff52, down: 0xff54, a: 0x61, plus: 0x2b };
/** Middle of the tab of the alarm list. */
const ALARM_TAB = [240, 75] as const;
const LEFT = 1;
const WHEEL_DOWN = 16;

/** All engines of a ship stop for lack of fuel at noon, for an hour. */
const BLACK_OUT: FaultSchedule = {
  fault: getFault('black-out'),
  periodSeconds: 1_000_000,
  firstSeconds: NOON,
  lastsSeconds: 3600,
};

const open = (key: string, seconds: number, faults: readonly FaultSchedule[] = []): ShipConsole =>
  createShipConsole(createShipInstruments(getShip(key), faults), 'Engine control room', seconds);
const look = (console: ShipConsole): Canvas => {
  const { width, height, pixels } = console.picture();
  return { width, height, pixels: pixels.slice() };
};
const isSame = (a: Canvas, b: Canvas) => Buffer.from(a.pixels.buffer).equals(Buffer.from(b.pixels.buffer));
function press(console: ShipConsole, keysym: number): void {
  console.key(keysym, true);
  console.key(keysym, false);
}
function click(console: ShipConsole, x: number, y: number, button = LEFT): void {
  console.pointer(x, y, button);
  console.pointer(x, y, 0);
}

describe('the console of a ship', () => {
  it('opens three pages by keys and by their tabs', () => {
    const console = open('havbris', NOON);
    const engines = look(console);
    press(console, KEY.f2);
    const alarms = look(console);
    press(console, KEY.f3);
    const plant = look(console);
    expect([isSame(engines, alarms), isSame(alarms, plant), isSame(plant, engines)]).toEqual([false, false, false]);
    press(console, KEY.tab);
    expect(isSame(look(console), engines)).toBe(true);
    click(console, ...ALARM_TAB);
    expect(isSame(look(console), alarms)).toBe(true);
  });

  it('does nothing while a button is held, nor for keys without a meaning, and draws nothing anew', () => {
    const console = open('havbris', NOON);
    console.pointer(...ALARM_TAB, LEFT);
    const { revision } = console;
    console.pointer(80, 75, LEFT);
    press(console, 0x7a);
    console.cutText('F3');
    expect(console.revision).toBe(revision);
  });

  it('shows another second in few squares', () => {
    const console = open('havbris', NOON);
    const before = look(console);
    console.tell(NOON + 1);
    const after = look(console);
    const all = { x: 0, y: 0, width: after.width, height: after.height };
    const changed = findDifferences(before, after, all).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(0.4 * all.width * all.height);
  });

  it('lists the alarms that a fault raises, and lets them be acknowledged by key and pointer', () => {
    const console = open('havbris', NOON - 60, [BLACK_OUT]);
    expect(console.alarms.list().filter(({ name }) => name.includes('lube oil pressure'))).toEqual([]);
    for (let seconds = NOON; seconds <= NOON + 400; seconds++) console.tell(seconds);
    const lines = console.alarms.list();
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every(({ isAcknowledged, severity }) => !isAcknowledged && severity !== 'normal')).toBe(true);
    press(console, KEY.f2);
    press(console, KEY.a);
    press(console, KEY.down);
    // The first button under the list.
    click(console, 60, 520);
    const acknowledged = console.alarms.list().filter(({ isAcknowledged }) => isAcknowledged);
    expect(acknowledged.map(({ channel }) => channel)).toEqual(lines.slice(0, 2).map(({ channel }) => channel));
  });

  it('keeps the chosen alarm chosen when newer ones come above it', () => {
    const console = open('havbris', NOON - 60, [BLACK_OUT]);
    for (let seconds = NOON; console.alarms.list().length === 0; seconds++) console.tell(seconds);
    const [first] = console.alarms.list();
    press(console, KEY.f2);
    press(console, KEY.up);
    for (let seconds = NOON + 120; console.alarms.list()[0]?.channel === first?.channel; seconds++)
      console.tell(seconds);
    press(console, KEY.a);
    expect(console.alarms.list().filter(({ isAcknowledged }) => isAcknowledged)).toMatchObject([
      { channel: first?.channel },
    ]);
  });

  it('forgets an alarm that is over once it is acknowledged, not before', () => {
    const console = open('havbris', NOON + 600, [BLACK_OUT]);
    const raised = console.alarms.list().map(({ channel }) => channel);
    expect(raised.length).toBeGreaterThan(2);
    for (let seconds = NOON + 3600; seconds <= NOON + 4200; seconds += 10) console.tell(seconds);
    expect(console.alarms.list().map(({ channel }) => channel)).toEqual(expect.arrayContaining(raised));
    press(console, KEY.f2);
    for (const _ of console.alarms.list()) press(console, KEY.a);
    expect(console.alarms.list().filter(({ channel }) => raised.includes(channel))).toEqual([]);
  });

  it('moves a set point by key and by its buttons, within its range', () => {
    const console = open('kvitholm', NOON);
    press(console, KEY.f3);
    const before = look(console);
    press(console, KEY.plus);
    const higher = look(console);
    expect(isSame(before, higher)).toBe(false);
    // Less, then more, of the first set point.
    click(console, 310, 558);
    click(console, 360, 558);
    expect(isSame(look(console), higher)).toBe(true);
    for (let i = 0; i < 50; i++) press(console, KEY.plus);
    const most = look(console);
    press(console, KEY.plus);
    expect(isSame(look(console), most)).toBe(true);
  });

  it('scrolls a long list by the wheel, and no further than its end', () => {
    const console = open('kvitholm', NOON - 60, [BLACK_OUT]);
    for (let seconds = NOON; seconds <= NOON + 400; seconds += 10) console.tell(seconds);
    press(console, KEY.f2);
    const { area, step } = console.scrolls() as ScrollArea;
    const hidden = console.alarms.list().length - area.height / step;
    expect(hidden).toBeGreaterThan(0);
    const pictures = Array.from({ length: hidden + 2 }, () => {
      const before = look(console);
      click(console, 400, 300, WHEEL_DOWN);
      return before;
    });
    expect(new Set(pictures.map(({ pixels }) => Buffer.from(pixels.buffer).toString('latin1'))).size).toBe(hidden + 1);
  });

  it('takes sizes from 800 × 600 to 1600 × 1200', () => {
    const console = open('havbris', NOON);
    expect([console.resize(640, 480), console.resize(1601, 1200), console.resize(65_535, 65_535)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(console.resize(1280, 1024)).toBe(true);
    expect(look(console)).toMatchObject({ width: 1280, height: 1024 });
  });

  it.each(['havbris', 'kvitholm', 'tindra', 'hestnes', 'horizon-swift'])('draws the pages of %s', (key) => {
    const console = open(key, NOON);
    for (const keysym of [KEY.f1, KEY.f2, KEY.f3]) {
      press(console, keysym);
      expect(new Set(look(console).pixels).size).toBeGreaterThan(4);
    }
  });
});
