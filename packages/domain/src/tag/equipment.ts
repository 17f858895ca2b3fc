/** Which piece of equipment a tag measures and what of it, read from its name: `<equipment> <quantity>` (docs/tags.md). */

import { getBoardName, type NamedTag } from './tag-name.ts';

export interface Equipment<T extends NamedTag> {
  /** `Main engine port`, `Generator 2`, `Fuel oil tank, starboard`. */
  readonly name: string;
  /** By quantity in the spelling of the list it was looked for with; of several sources the first. */
  readonly byQuantity: ReadonlyMap<string, T>;
}

/**
 * Tags gathered by the equipment they measure, equipment in the order in which it first occurs. A name belongs to the
 * longest quantity it ends with: of `oil pressure` and `lube oil pressure` the second takes `Main engine lube oil
 * pressure`. Names that end with none are left out.
 */
export function findEquipment<T extends NamedTag>(tags: readonly T[], quantities: readonly string[]): Equipment<T>[] {
  const longestFirst = quantities.toSorted((a, b) => b.length - a.length);
  const found = new Map<string, Map<string, T>>();
  for (const tag of tags) {
    const quantity = longestFirst.find((words) => getBoardName(tag).toLowerCase().endsWith(` ${words.toLowerCase()}`));
    if (quantity === undefined) continue;
    const name = getBoardName(tag).slice(0, -quantity.length - 1);
    const known = found.get(name) ?? new Map<string, T>();
    if (!known.has(quantity)) known.set(quantity, tag);
    found.set(name, known);
  }
  return [...found].map(([name, byQuantity]) => ({ name, byQuantity }));
}

export interface Engine<T extends NamedTag> {
  readonly name: string;
  /** What turns, else how hard it works: speed, load or power, the first there is. */
  readonly main: T;
  /** Everything else that is measured of it, in the order of the list it was looked for with. */
  readonly readings: readonly T[];
}

const MAIN_QUANTITIES = ['speed', 'load', 'power'] as const;
const PROPULSION = /\b(engine|shaft|motor)\b/i;
/** Parts of an engine that turn or heat by themselves, and the room it stands in. */
const PART = /\b(turbocharger|gearbox|cylinder|room)\b/i;
/** A side of the ship is the same side for engine, shaft and motor; a number is not: makers and buses count differently. */
const SIDE = /\b(port|starboard|centre)\b/i;
const FROM_PORT = ['port', 'centre', 'starboard'];
const NUMBERED_SHAFT = /\bshaft (\d+)\b/i;
/** What tells one of several from the others. */
const MARK = /\b(port|starboard|centre|\d+)\b/i;

/**
 * Engines, shafts and propulsion motors of which at least speed, load or power is known. What drives one side of the
 * ship is one engine, from port to starboard; a single shaft belongs to a single engine, and a numbered one of two to
 * the side its number says.
 */
export function findEngines<T extends NamedTag>(tags: readonly T[], quantities: readonly string[]): Engine<T>[] {
  const all = [...new Set<string>([...MAIN_QUANTITIES, ...quantities])];
  const parts = findEquipment(tags, all).filter(({ name }) => PROPULSION.test(name) && !PART.test(name));
  return [...groupByShaftLine(parts)]
    .sort(([a], [b]) => FROM_PORT.indexOf(a) - FROM_PORT.indexOf(b))
    .flatMap(([, line]) => toEngine(line, quantities));
}

const SHAFT = /^shaft( (port|starboard|centre|\d+))?$/i;

/**
 * Equipment with each shaft once: where one bus numbers the shafts and another names them by side, what both measure
 * stands under the side; of one quantity the first tag counts.
 */
export function joinShafts<T extends NamedTag>(machines: readonly Equipment<T>[]): Equipment<T>[] {
  const lines = [...groupByShaftLine(machines.filter(({ name }) => SHAFT.test(name))).values()];
  return machines.flatMap((machine) => {
    const line = lines.find((shafts) => shafts.includes(machine));
    if (line === undefined) return [machine];
    return line[0] === machine ? [joinLine(line)] : [];
  });
}

function joinLine<T extends NamedTag>(line: readonly Equipment<T>[]): Equipment<T> {
  const name = (line.find(sideOf) ?? line[0])?.name ?? '';
  const byQuantity = new Map(line.toReversed().flatMap((shaft) => [...shaft.byQuantity]));
  return { name, byQuantity };
}

/** Propulsion parts by what drives one propeller: by `port`, `centre` or `starboard`, '' for a single one, else by name. */
function groupByShaftLine<T extends NamedTag>(parts: readonly Equipment<T>[]): Map<string, Equipment<T>[]> {
  const isTwinScrew = hasTwoNumberedShafts(parts);
  return Map.groupBy(parts, (part) => {
    const side = sideOf(part) ?? (isTwinScrew ? sideOfNumber(part) : undefined);
    return side ?? (isOnly(part, parts) ? '' : part.name);
  });
}

const sideOf = ({ name }: NamedTag) => SIDE.exec(name)?.[0].toLowerCase();

/** Shafts 1 and 2 and no other number, of a ship whose machinery is named by port and starboard elsewhere. */
function hasTwoNumberedShafts(parts: readonly NamedTag[]): boolean {
  const sides = new Set(parts.flatMap((part) => sideOf(part) ?? []));
  const numbers = new Set(parts.flatMap(({ name }) => NUMBERED_SHAFT.exec(name)?.[1] ?? []));
  return sides.size === 2 && !sides.has('centre') && numbers.size === 2 && numbers.has('1') && numbers.has('2');
}

/** IEC 61162-1, RPM: shafts are numbered from the centre line, odd to starboard and even to port. */
function sideOfNumber({ name }: NamedTag): string | undefined {
  const number = NUMBERED_SHAFT.exec(name)?.[1];
  if (number === undefined) return undefined;
  return Number(number) % 2 === 1 ? 'starboard' : 'port';
}

/** Whether a ship has one engine, one shaft or one motor: of its kind no two numbers or sides are told apart. */
function isOnly<T extends NamedTag>(part: Equipment<T>, parts: readonly Equipment<T>[]): boolean {
  const kind = kindOf(part);
  const marks = parts.filter((other) => kindOf(other) === kind).flatMap(({ name }) => MARK.exec(name)?.[0] ?? []);
  return new Set(marks).size <= 1;
}

const kindOf = ({ name }: NamedTag) => PROPULSION.exec(name)?.[0].toLowerCase();

function toEngine<T extends NamedTag>(line: readonly Equipment<T>[], quantities: readonly string[]): Engine<T>[] {
  const of = (quantity: string) =>
    line.map(({ byQuantity }) => byQuantity.get(quantity)).find((tag) => tag !== undefined);
  const main = MAIN_QUANTITIES.map(of).find((tag) => tag !== undefined);
  const name = (line.find((part) => /\bengine\b/i.test(part.name)) ?? line.find(sideOf) ?? line[0])?.name;
  if (main === undefined || name === undefined) return [];
  return [{ name, main, readings: quantities.flatMap((quantity) => of(quantity) ?? []).filter((tag) => tag !== main) }];
}
