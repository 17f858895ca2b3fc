import { describe, expect, it } from 'vitest';
import { readPn2 } from './marble-outlines.ts';

/** A file of version 2 with the given shapes after its header. */
function pn2(shapeCount: number, ...shapes: number[][]): Buffer {
  return Buffer.from([2, 0, 0, 0, shapeCount, 0, ...shapes.flat()]);
}

const bigEndian16 = (value: number): number[] => [(value >> 8) & 0xff, value & 0xff];
const header = (flag: number, absoluteNodes: number): number[] => [flag, 0, 0, 0, 1, 0, 0, 0, absoluteNodes];

describe('readPn2', () => {
  it('reads absolute nodes in half arc minutes and the nodes relative to them', () => {
    const node = [...bigEndian16(7200), ...bigEndian16(-1200), ...bigEndian16(2), 120, 0, 0xc4, 60];
    const [shape] = readPn2(pn2(1, [...header(2, 1), ...node]));
    expect(shape).toEqual({
      flag: 2,
      positions: [
        [-10, 60],
        [-10, 61],
        [-9.5, 59.5],
      ],
    });
  });

  it('passes over the marks that group parts of one feature', () => {
    const node = [...bigEndian16(120), ...bigEndian16(240), ...bigEndian16(0)];
    const group = [4, 0, 0, 0, 7, 2];
    expect(readPn2(pn2(1, group, [...header(0, 1), ...node]))).toEqual([{ flag: 0, positions: [[2, 1]] }]);
  });

  it('refuses another version and a file that holds less than it says', () => {
    expect(() => readPn2(Buffer.from([1, 0, 0, 0, 0, 0]))).toThrow('version 1');
    expect(() => readPn2(pn2(3))).toThrow('holds 0 shapes, its header says 3');
  });
});
