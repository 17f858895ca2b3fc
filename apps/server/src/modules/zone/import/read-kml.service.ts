/**
 * Areas of a KML file (OGC 12-007r2): the polygons of each placemark. The file is read as a stream of tags and nothing of it
 * is obeyed: no document type, no entity but those of XML itself, no style, no link is followed.
 */
import { MAX_RING_POINTS } from '@fms/contract/zone';
import { SaxesParser } from 'saxes';
import type { YieldToEventLoop } from '../../../platform/concurrency/yield-to-event-loop.ts';
import { Failure, invalid } from '../../../platform/failure/failure.ts';
import { CornerCount, getAreaName, hasHole, type ImportedArea, toOutline } from './imported-area.ts';

const MAX_DEPTH = 64;
const MAX_PLACEMARKS = 5_000;
/** Characters that are read at once; some 5 ms of work. */
const SLICE_CHARACTERS = 64 * 1024;
/** Characters of a longitude, a latitude and a height with what parts them, at most. */
const MAX_CORNER_CHARACTERS = 100;

/** Throws in words when the text is no KML, or holds what no map needs. */
export async function readKml(text: string, yieldNow: YieldToEventLoop): Promise<ImportedArea[]> {
  const reader = new KmlReader();
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw invalid('The KML has a document type, which is refused.');
  });
  parser.on('error', () => {
    throw invalid('The file is no KML: it is not well-formed XML.');
  });
  parser.on('opentag', ({ name }) => reader.open(name));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.on('text', (words) => reader.text(words));
  parser.on('cdata', (words) => reader.text(words));
  try {
    for (let from = 0; from < text.length; from += SLICE_CHARACTERS) {
      if (from > 0) await yieldNow();
      parser.write(text.slice(from, from + SLICE_CHARACTERS));
    }
    parser.close();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalid('The file is no KML: it is not well-formed XML.');
  }
  return reader.areas;
}

class KmlReader {
  readonly areas: ImportedArea[] = [];
  #path: string[] = [];
  #words = '';
  #name: string | undefined;
  #rings: number[][][] = [];
  #hasHole = false;
  #placemarks = 0;
  readonly #corners = new CornerCount();

  open(tag: string): void {
    if (this.#path.length >= MAX_DEPTH) throw invalid('The KML is nested too deeply.');
    this.#path.push(plain(tag));
    this.#words = '';
    if (plain(tag) !== 'Placemark') return;
    this.#placemarks += 1;
    if (this.#placemarks > MAX_PLACEMARKS) throw invalid(`The KML has more than ${MAX_PLACEMARKS} placemarks.`);
    this.#name = undefined;
    this.#rings = [];
    this.#hasHole = false;
  }

  /** The coordinates of one outline come in one piece however long they are. */
  text(words: string): void {
    if (this.#words.length + words.length > MAX_RING_POINTS * MAX_CORNER_CHARACTERS) {
      throw invalid(`An outline of the file has more than ${MAX_RING_POINTS} corners.`);
    }
    this.#words += words;
  }

  close(tag: string): void {
    const parent = this.#path.at(-2);
    const name = plain(tag);
    if (name === 'name' && parent === 'Placemark') this.#name = this.#words;
    else if (name === 'innerBoundaryIs') this.#hasHole = true;
    else if (name === 'coordinates' && this.#path.includes('outerBoundaryIs')) {
      const corners = cornersOf(this.#words);
      this.#corners.add(corners.length);
      this.#rings.push(corners.map(toDegrees));
    } else if (name === 'Placemark') this.#finish();
    this.#path.pop();
    this.#words = '';
  }

  #finish(): void {
    if (this.#rings.length === 0) return;
    const name = getAreaName(this.#name, this.areas.length);
    if (this.#hasHole) throw hasHole(name);
    this.areas.push({ name, outlines: this.#rings.map((ring) => toOutline(ring, name)) });
  }
}

/** Without the prefix of its namespace: some programs write `kml:Placemark`. */
const plain = (tag: string) => tag.slice(tag.indexOf(':') + 1);

/** `3.1,60.2,0 3.4,60.2,0`: longitude, latitude and a height that is left out. */
function cornersOf(words: string): string[] {
  return words
    .trim()
    .split(/\s+/)
    .filter((corner) => corner !== '');
}

const toDegrees = (corner: string) => corner.split(',').slice(0, 2).map(toNumber);

/** An empty text is zero to `Number`, and no longitude. */
const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
