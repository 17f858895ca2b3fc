/** The parts of a configuration that name things: equipment, transducers and columns, as far as the bus told them. */
import type { DiscoveryRecord, ObservedTag } from './discovery-record.ts';

/** Equipment a bus calls by number, at the beginning of its tags' names: `Fuel tank 2 level`. */
const NUMBERED = /^((?:[A-Z][a-z]+ )(?:[a-z]+ )*\d+) /;
const ALERT = /^Alert /;
/** NMEA 2000: the first instance is the engine of a ship with one, or the port one of two. */
const TWO_ENGINES: Readonly<Record<string, string>> = { 'Engine 0': 'Port engine', 'Engine 1': 'Starboard engine' };
const TRANSDUCER_NAME = /^[A-Za-z0-9_#. /-]{1,40}$/;
const COLUMN = /^(?:(.+) c|C)olumn (\d+)$/;

/** `names`: each number with proposed names; the user of the ship enters the right one. */
export function proposeEquipmentNames(record: DiscoveryRecord): { names?: Record<string, string> } {
  const found = [...record.tags.values()].flatMap(({ tag }) => NUMBERED.exec(tag.name)?.[1] ?? []);
  const numbered = [...new Set(found)].filter((name) => !ALERT.test(name)).sort();
  if (numbered.length === 0) return {};
  const hasTwoEngines = Object.keys(TWO_ENGINES).every((name) => numbered.includes(name));
  const called = (name: string) => (hasTwoEngines ? TWO_ENGINES[name] : undefined) ?? name;
  return { names: Object.fromEntries(numbered.map((name) => [name, called(name)])) };
}

/** `transducers`: those of `XDR` that go by their bare name. */
export function findUnnamedTransducers(record: DiscoveryRecord): { transducers?: Record<string, object> } {
  const bare = [...record.tags.values()].filter(
    ({ tag }) => tag.subsystem === 'Transducers' && TRANSDUCER_NAME.test(tag.name),
  );
  if (bare.length === 0) return {};
  const declared = bare.map(({ tag: { name, unit, min, max, decimals, subsystem } }) => {
    return [name, { name, unit, min, max, decimals, subsystem }] as const;
  });
  return { transducers: Object.fromEntries(declared) };
}

/** `columns`: every column that held a number, with a scale that holds what was seen. */
export function proposeColumns(record: DiscoveryRecord): object[] {
  return [...record.tags.values()].flatMap((heard) => {
    const [, word, column] = COLUMN.exec(heard.tag.name) ?? [];
    if (column === undefined) return [];
    const tag = { name: heard.tag.name, ...scaleOf(heard) };
    return [{ column: Number(column), ...(word === undefined ? {} : { when: word }), tag }];
  });
}

/** From nothing, or from below it, to the next round figure. */
function scaleOf({ min, max }: ObservedTag): { min: number; max: number } {
  return { min: min < 0 ? -roundUp(-min) : 0, max: max > 0 ? roundUp(max) : 0 };
}

/** 1, 2 or 5 times a power of ten. */
function roundUp(figure: number): number {
  const power = 10 ** Math.floor(Math.log10(figure));
  return ([1, 2, 5].find((step) => step * power >= figure) ?? 10) * power;
}
