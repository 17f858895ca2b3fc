/** What tells one piece of equipment from the others of its kind, in the product's own words. */
import { type EquipmentKind, isEquipmentKind } from '../equipment/equipment-kind.ts';
import type { ReadName } from './read-name.ts';

/** Pumps and valves named with an engine belong to it: the equipment is the part, the engine is where. */
export const PARTS_OF_OTHERS: ReadonlySet<EquipmentKind> = new Set(['pump', 'valve', 'filter', 'flow-meter', 'tank']);

const ENGLISH: Readonly<Record<string, string>> = { fuel: 'fuel oil', 'flow-meter': 'flow meter' };
const toEnglish = (concept: string) => ENGLISH[concept] ?? concept.replaceAll('-', ' ');

/** `Ballast tank 2, port` is `ballast tank 2, port` in every language; `ME BB` before a pump is `main engine port`. */
export function toPartMark(
  read: ReadName,
  kind: EquipmentKind,
  wanted: ReadonlySet<string>,
  isMeasured: (word: string) => boolean,
): string {
  const owner = read.equipment.find((one) => !PARTS_OF_OTHERS.has(one));
  const said = read.ordered.filter((word) => !wanted.has(word) && !isMeasured(word)).map(toEnglish);
  const side = read.side ?? '';
  const of = owner === undefined ? [] : [toEnglish(owner), numberOf(read, owner), side];
  const numbers = read.numbers.filter((one) => one.of !== owner).map(({ value }) => value);
  const words = [...of, ...new Set(said), toEnglish(kind), ...numbers].filter(
    (word) => word !== '' && word !== undefined,
  );
  return owner === undefined && side !== '' ? `${words.join(' ')}, ${side}` : words.join(' ');
}

const numberOf = ({ numbers }: ReadName, of: string) => numbers.find((one) => one.of === of)?.value;

/** Its side, else the number behind its word, else the number that stands first, else its section. */
export function toMark(read: ReadName, kind: EquipmentKind, name: string): string {
  if (kind === 'vessel') return '';
  const number =
    numberOf(read, kind) ?? read.numbers.find(({ of }) => of === '')?.value ?? read.numbers.find(isOfNone)?.value;
  const plain = read.side ?? read.section ?? (number === undefined ? '' : String(number));
  if (kind === 'battery' && plain === '')
    return /\bhouse\b|\bstarter\b|\bservice\b/i.exec(name)?.[0].toLowerCase() ?? '';
  if (kind !== 'thruster') return plain;
  const place = THRUSTERS.find(([pattern]) => pattern.test(name))?.[1] ?? 'bow';
  return `${place} thruster ${plain}`.trim();
}

/** Behind a part or a quantity of it: `GENERATORBRYTER 2`. */
const isOfNone = ({ of }: { of: string }) => of !== 'cylinder' && of !== 'cell' && !isEquipmentKind(of);

/** Where a thruster stands; one of no said place is at the bow. */
const THRUSTERS: readonly (readonly [RegExp, string])[] = [
  [/retract|uttrekk|einzieh/i, 'retractable'],
  [/stern|heck|hekk|aft|akter|\bhsr/i, 'stern'],
];
