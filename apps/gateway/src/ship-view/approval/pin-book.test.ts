import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/replay-to-shore.ts';
import { PinBook } from './pin-book.ts';

const MINUTE = 60_000;
const PIN = '480172';

let folder: ReturnType<typeof createTestFolder>;
let file: string;
let now: number;
let pins: PinBook;
beforeEach(() => {
  folder = createTestFolder();
  file = join(folder.path, 'pins.json');
  now = 1_000_000;
  pins = new PinBook(file, () => now);
});
afterEach(() => folder.remove());

describe('the PINs of a vessel', () => {
  it('let in the person they belong to, and are nowhere on the disk', () => {
    expect([pins.set('C/O Lunde', PIN), pins.set('Master', '730916')]).toEqual([null, null]);
    expect(pins.names()).toEqual(['C/O Lunde', 'Master']);
    expect(pins.check('C/O Lunde', PIN)).toEqual({ ok: true, name: 'C/O Lunde' });
    expect(pins.check('Master', PIN)).toEqual({ ok: false, problem: 'wrong' });
    expect(pins.check('2/O Moe', PIN)).toEqual({ ok: false, problem: 'wrong' });
    expect(readFileSync(file, 'utf8')).not.toContain(PIN);
  });

  it('differ on the disk where two people have the same', () => {
    pins.set('A', PIN);
    pins.set('B', PIN);
    const hashes = JSON.parse(readFileSync(file, 'utf8')).map(({ hash }: { hash: string }) => hash);
    expect(new Set(hashes).size).toBe(2);
  });

  it('are shut for a quarter of an hour after five wrong tries, the right one too', () => {
    pins.set('Master', PIN);
    for (let i = 0; i < 5; i++) expect(pins.check('Master', '730916').ok).toBe(false);
    expect(pins.check('Master', PIN)).toEqual({ ok: false, problem: 'locked', until: now + 15 * MINUTE });
    now += 15 * MINUTE;
    expect(pins.check('Master', PIN).ok).toBe(true);
  });

  it('are replaced, and taken away', () => {
    pins.set('Master', PIN);
    pins.set('Master', '730916');
    expect([pins.check('Master', PIN).ok, pins.check('Master', '730916').ok]).toEqual([false, true]);
    expect([pins.remove('Master'), pins.remove('Master'), pins.names()]).toEqual([true, false, []]);
  });

  it.each([
    ['Master', '1234', 'pin-unusable'],
    ['Master', '123456', 'pin-unusable'],
    ['', PIN, 'name-unusable'],
    ['a\nb', PIN, 'name-unusable'],
  ])('of %j as %j are refused: %s', (name, pin, problem) => expect(pins.set(name, pin)).toBe(problem));

  it('let in no person where their file is damaged', () => {
    writeFileSync(file, '{');
    expect([pins.names(), pins.check('Master', PIN).ok]).toEqual([[], false]);
  });
});
