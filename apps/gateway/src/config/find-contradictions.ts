/** Finds contradictions between parts of a configuration that are each valid. */
import type { GatewaySetting, ShipSetting, SourceSetting } from '@fms/contract/link';
import { convertIfKnown, getQuantity } from '@fms/domain/unit';

export interface Contradiction {
  /** Where in the document: `['ships', 0, 'sources', 1, 'name']`. */
  readonly at: readonly (string | number)[];
  readonly message: string;
}

export function findContradictions({ ships }: GatewaySetting): Contradiction[] {
  const shared = doubled(ships.map(({ stream }) => stream)).map(([index, first]) => ({
    at: ['ships', index, 'stream'],
    message: `ship ${first} has the same stream`,
  }));
  return [
    ...shared,
    ...ships.flatMap((ship, index) => ofShip(ship, ['ships', index, 'sources'])),
    ...ships.flatMap((ship, index) => ofApproval(ship, ['ships', index, 'exchange', 'approval'])),
  ];
}

/** Two sources of one name would write into the same tags, and neither could be told from the other. */
function ofShip({ sources }: ShipSetting, at: readonly (string | number)[]): Contradiction[] {
  const shared = doubled(sources.map(({ name }) => name)).map(([index, first]) => ({
    at: [...at, index, 'name'],
    message: `source ${first} has the same name`,
  }));
  return [...shared, ...sources.flatMap((source, index) => ofUnits(source, [...at, index]))];
}

/** The crew decides on a page: without one every file would wait for ever. */
function ofApproval({ exchange, shipView }: ShipSetting, at: readonly (string | number)[]): Contradiction[] {
  if (exchange?.approval !== 'crew' || shipView.approval.page) return [];
  return [{ at, message: 'the crew approves on a page, and shipView.approval.page names none' }];
}

/** A unit on the wire has to be one the table knows, and to measure what the tag's unit measures. */
function ofUnits(source: SourceSetting, at: readonly (string | number)[]): Contradiction[] {
  const key = source.protocol === 'mqtt' ? 'topics' : source.protocol === 'csv' ? 'columns' : null;
  const mapped = source.protocol === 'mqtt' ? source.topics : source.protocol === 'csv' ? source.columns : [];
  return mapped.flatMap(({ unit, tag }, index) => {
    if (unit === undefined || key === null || convertIfKnown(1, unit, tag.unit) !== undefined) return [];
    const isKnown = getQuantity(unit) !== undefined;
    const message = isKnown
      ? `${unit} cannot be converted to the tag's unit "${tag.unit}"`
      : `${unit} is not in the table of units`;
    return [{ at: [...at, key, index, 'unit'], message }];
  });
}

/** Index of each name that was there before, and of where it was first. */
function doubled(names: readonly string[]): (readonly [index: number, first: number])[] {
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    return first < index ? [[index, first] as const] : [];
  });
}
