/**
 * Lakes and rivers of Natural Earth 1:50m as the Debian package `marble-qt-data` carries them, in Marble's
 * PN2 format, version 2: absolute nodes in half arc minutes, each followed by nodes relative to it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from 'geojson';
import { unwrapLine, unwrapPolygon } from '../geometry/dateline.ts';
import { unpackDebianPackage } from './debian-package.ts';

const UNITS_PER_DEGREE = 120;
const HEADER_BYTES = 6;
const FLAG = { line: 0, ring: 1, outline: 2, hole: 3, group: 4 } as const;

export interface Pn2Shape {
  readonly flag: number;
  readonly positions: Position[];
}

/** Every line and ring of a PN2 file, in file order. Throws when the file is not of version 2 or ends early. */
export function readPn2(bytes: Buffer): Pn2Shape[] {
  if (bytes[0] !== 2) throw new Error(`PN2 version ${bytes[0]} is not read here, only 2`);
  const expected = bytes.readUInt32BE(1);
  const shapes: Pn2Shape[] = [];
  let at = HEADER_BYTES;
  while (at < bytes.length) {
    const flag = bytes.readUInt8(at);
    if (flag === FLAG.group) {
      at += 6; // flag, feature id, number of parts: the parts follow as shapes of their own
      continue;
    }
    const absoluteNodes = bytes.readUInt32BE(at + 5);
    const { positions, end } = readNodes(bytes, at + 9, absoluteNodes);
    shapes.push({ flag, positions });
    at = end;
  }
  if (shapes.length !== expected)
    throw new Error(`PN2 file holds ${shapes.length} shapes, its header says ${expected}`);
  return shapes;
}

function readNodes(bytes: Buffer, start: number, absoluteNodes: number): { positions: Position[]; end: number } {
  const positions: Position[] = [];
  let at = start;
  const add = (latitude: number, longitude: number): void => {
    positions.push([longitude / UNITS_PER_DEGREE, latitude / UNITS_PER_DEGREE]);
  };
  for (let node = 0; node < absoluteNodes; node++) {
    const latitude = bytes.readInt16BE(at);
    const longitude = bytes.readInt16BE(at + 2);
    const relativeNodes = bytes.readInt16BE(at + 4);
    at += 6;
    add(latitude, longitude);
    for (let relative = 0; relative < relativeNodes; relative++, at += 2) {
      add(latitude + bytes.readInt8(at), longitude + bytes.readInt8(at + 1));
    }
  }
  return { positions, end: at };
}

/** Lakes as polygons with their islands as holes. */
export function readLakes(): Position[][][] {
  const polygons: Position[][][] = [];
  for (const { flag, positions } of readPn2(readNaturalEarthFile('ne_50m_lakes.pn2'))) {
    const ring = closed(positions);
    if (flag === FLAG.hole) polygons.at(-1)?.push(ring);
    else polygons.push([ring]);
  }
  return polygons.map(unwrapPolygon);
}

export function readRivers(): Position[][] {
  return readPn2(readNaturalEarthFile('ne_50m_rivers_lake_centerlines.pn2')).map(({ positions }) =>
    unwrapLine(positions),
  );
}

function readNaturalEarthFile(name: string): Buffer {
  return readFileSync(join(unpackDebianPackage('marble-qt-data'), 'usr/share/marble/data/naturalearth', name));
}

function closed(ring: Position[]): Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  return first && !isClosed ? [...ring, first] : ring;
}
