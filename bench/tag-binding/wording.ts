/** Wordings of tags as one yard or maker writes them (samples/tag-binding/wordings), and the tags they stand for. */

export interface LabelledTag {
  /** The list or ship it belongs to: its tags are bound together. */
  readonly list: string;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly valueKind: string;
  readonly source: string;
  readonly standardName: string;
  readonly min: string;
  readonly max: string;
  /** `kind[mark]/key:index`, or `none`. */
  readonly slot: string;
  /** The wording behind it: tags of one wording stay in one part of the list. */
  readonly wording: string;
}

/** One line of a file: the slot and the texts with places for side, number and cylinder. */
export interface Wording {
  readonly slot: string;
  readonly name: string;
  readonly unit: string;
  readonly range: string;
  readonly description: string;
  readonly valueKind: string;
  readonly standardName: string;
}

export interface WordingList {
  readonly list: string;
  readonly category: string;
  readonly source: string;
  /** Words of the yard by `port` and `starboard`. */
  readonly sides: ReadonlyMap<string, string>;
  readonly numbers: readonly string[];
  readonly cylinders: readonly string[];
  readonly members: readonly string[];
  readonly wordings: readonly Wording[];
}

/** Short forms of the kinds whose mark follows from the places of the name. */
const KINDS: Readonly<Record<string, string>> = {
  ME: 'main-engine[*]',
  PM: 'propulsion-motor[*]',
  SH: 'shaft[*]',
  RD: 'rudder[*]',
  AZ: 'azimuth[*]',
  DG: 'generator[*]',
  BT: 'battery[*]',
  BS: 'battery-string[*]',
  BTI: 'bus-tie[*]',
  SHC: 'shore-connection[*]',
  SC: 'scrubber[*]',
  FS: 'fuel-system[*]',
  V: 'vessel[]',
  'TK[': 'tank[',
  'P[': 'pump[',
  'VL[': 'valve[',
  'FL[': 'filter[',
  'FM[': 'flow-meter[',
  'TH[': 'thruster[',
  'SB[': 'switchboard[',
};

/** Reads a file of wordings: lines `@word values`, then `slot | name | unit | range | description | kind | standard name`. */
export function parseWordings(list: string, text: string): WordingList {
  const lines = text.split('\n').filter((line) => line !== '');
  const headOf = (word: string) =>
    lines
      .find((line) => line.startsWith(`@${word} `))
      ?.slice(word.length + 2)
      .split(' ') ?? [];
  return {
    list,
    category: headOf('category').join(' '),
    source: headOf('source').join(' '),
    sides: new Map(headOf('side').map((pair) => pair.split('=') as [string, string])),
    numbers: headOf('n'),
    cylinders: headOf('c'),
    members: headOf('m'),
    wordings: lines.filter((line) => !line.startsWith('@')).map(parseWording),
  };
}

function parseWording(line: string): Wording {
  const [slot = '', name = '', unit = '', range = '', description = '', valueKind = '', standardName = ''] = line
    .split('|')
    .map((part) => part.trim());
  return { slot: expandKind(slot, name), name, unit, range, description, valueKind, standardName };
}

function expandKind(slot: string, name: string): string {
  const [, short = ''] = /^([A-Z]+(?:\[|(?=\/)))/.exec(slot) ?? [];
  const kind = KINDS[short];
  if (kind === undefined) return slot;
  const mark = ['{s}', '{n}', '{m}'].find(
    (place) => name.includes(place) || name.includes(place.replace('}', `${place[1]}}`)),
  );
  return kind.replace('*', mark === '{s}' ? '{S}' : (mark ?? '')) + slot.slice(short.length);
}

/** What stands in the places of a wording. */
export interface Places {
  readonly side?: string;
  readonly number?: string;
  readonly cylinder?: string;
  readonly member?: string;
}

/** The tag of a wording for one set of places. */
export function fillWording(of: WordingList, wording: Wording, places: Places): LabelledTag {
  const fill = (text: string) => fillPlaces(of, text, places);
  const [min = '', max = ''] = wording.range.split('..');
  return {
    list: of.list,
    category: of.category,
    name: fill(wording.name),
    description: fill(wording.description),
    unit: wording.unit,
    valueKind: wording.valueKind === '' ? toValueKind(wording) : wording.valueKind,
    source: of.source,
    standardName: wording.standardName,
    min,
    max,
    slot: fill(wording.slot),
    wording: `${of.list}: ${wording.name}`,
  };
}

/** Texts are written down as such; what has neither unit nor range is a state. */
const toValueKind = ({ unit, range }: Wording): string => (unit === '' && range === '' ? 'boolean' : 'number');

/** Removes a place that is empty together with the space before it. */
function fillPlaces(
  of: WordingList,
  text: string,
  { side = '', number = '', cylinder = '', member = '' }: Places,
): string {
  const word = of.sides.get(side) ?? '';
  const put = (into: string, place: string, value: string) =>
    value === '' ? into.replaceAll(` ${place}`, '').replaceAll(place, '') : into.replaceAll(place, value);
  let filled = put(put(text, '{s}', word), '{S}', side);
  filled = put(put(filled, '{n}', number), '{nn}', number.padStart(number === '' ? 0 : 2, '0'));
  filled = put(put(filled, '{c}', cylinder), '{cc}', cylinder.padStart(2, '0'));
  return put(filled, '{m}', member).trim();
}

/** Every tag a list stands for: each wording for each side, number and cylinder it has a place for. */
export function expandList(of: WordingList): LabelledTag[] {
  return of.wordings.flatMap((wording) => {
    const has = (place: string) => wording.name.includes(`{${place}}`) || wording.name.includes(`{${place}${place}}`);
    const sides = has('s') ? [...of.sides.keys()] : [''];
    const numbers = has('n') ? of.numbers : [''];
    const cylinders = has('c') ? of.cylinders : [''];
    const members = has('m') ? of.members : [''];
    return sides.flatMap((side) =>
      numbers.flatMap((number) =>
        cylinders.flatMap((cylinder) =>
          members.map((member) => fillWording(of, wording, { side, number, cylinder, member })),
        ),
      ),
    );
  });
}
