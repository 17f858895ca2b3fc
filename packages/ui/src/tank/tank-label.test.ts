import { describe, expect, it } from 'vitest';
import { placeLabels } from './tank-label.ts';

const CENTRE = 100;
const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 });
const place = (labels: Parameters<typeof placeLabels>[0], others: Parameters<typeof placeLabels>[1]['others'] = []) =>
  placeLabels(labels, { others, centre: CENTRE });

describe('names of small tanks', () => {
  it('stand away from the centre line', () => {
    const places = place([
      { id: 'port', box: box(40, 40), text: 'LO 44 %' },
      { id: 'starboard', box: box(240, 140), text: 'Urea 58 %' },
    ]);
    expect(places.get('port')).toEqual({ x: 50, y: 35 });
    expect(places.get('starboard')).toEqual({ x: 250, y: 173 });
  });

  it('take the other side of the tank where a name stands already', () => {
    const places = place([
      { id: 'first', box: box(40, 90), text: 'Sewage 57 %' },
      { id: 'second', box: box(70, 90), text: 'Fuel oil day 64 %' },
    ]);
    expect(places.get('first')?.y).toBe(85);
    expect(places.get('second')?.y).toBe(123);
  });

  it('of two tanks in one place do not cover each other, though every line lies over a tank', () => {
    const places = place(
      [
        { id: 'lube', box: box(100, 90), text: 'Lube oil 84 %' },
        { id: 'urea', box: box(104, 90), text: 'Urea 77 %' },
      ],
      [{ x: 0, y: 0, width: 400, height: 300 }],
    );
    const [lube, urea] = [places.get('lube'), places.get('urea')];
    const reach = ((13 + 9) * 6.6) / 2;
    const isApart =
      Math.abs((lube?.x ?? 0) - (urea?.x ?? 0)) >= reach || Math.abs((lube?.y ?? 0) - (urea?.y ?? 0)) >= 15;
    expect(isApart).toBe(true);
  });

  it('do not cover another tank', () => {
    const places = place(
      [{ id: 'day', box: box(40, 60), text: 'Day 82 %' }],
      [{ x: 0, y: 30, width: 200, height: 28 }],
    );
    expect(places.get('day')?.y).toBe(93);
  });
});
