/** Values of the monitoring system as a table: a row for each machine, a column for each quantity. */
import type { Tag } from '@fms/contract/tag';
import { findEquipment, joinShafts } from '@fms/domain/tag';

export interface ImsColumn {
  readonly quantity: string;
  readonly unit: string;
}

export interface ImsMatrix {
  readonly columns: readonly ImsColumn[];
  readonly rows: readonly { readonly machine: string; readonly cells: readonly (Tag | undefined)[] }[];
  /** What is no quantity of the list, or measures it in another unit than its column says. */
  readonly others: readonly Tag[];
}

/** `quantities` in the order of the columns; those that no tag has are left out. */
export function buildImsMatrix(tags: readonly Tag[], quantities: readonly string[]): ImsMatrix {
  const machines = joinShafts(findEquipment(tags, quantities));
  const columns = quantities.flatMap((quantity): ImsColumn[] => {
    const first = machines.map(({ byQuantity }) => byQuantity.get(quantity)).find((tag) => tag !== undefined);
    return first === undefined ? [] : [{ quantity, unit: first.unit }];
  });
  const rows = machines
    .map(({ name, byQuantity }) => ({
      machine: name,
      cells: columns.map(({ quantity, unit }) => {
        const tag = byQuantity.get(quantity);
        return tag?.unit === unit ? tag : undefined;
      }),
    }))
    .filter(({ cells }) => known(cells) > 0)
    // Machines of which most is known stand first: those there is something to compare of.
    .sort((a, b) => known(b.cells) - known(a.cells));
  const drawn = new Set(rows.flatMap(({ cells }) => cells));
  return { columns, rows, others: tags.filter((tag) => !drawn.has(tag)) };
}

const known = (cells: readonly (Tag | undefined)[]) => cells.filter((cell) => cell !== undefined).length;

/** Machines whose values are compared; a tank or a battery has a widget of its own. */
const MACHINE = /\b(engine|shaft|motor|generator|thruster|compressor|boiler|pump|gearbox|scrubber)\b/i;

/** Names of the tags that the list finds on a ship, machine by machine. */
export function listImsTagNames(tags: readonly Tag[], quantities: readonly string[], most: number): string[] {
  const machines = findEquipment(tags, quantities)
    .filter(({ name }) => MACHINE.test(name))
    .sort((a, b) => machineRank(a.name) - machineRank(b.name) || a.name.localeCompare(b.name, 'en', { numeric: true }));
  const names = machines.flatMap(({ byQuantity }) => [...byQuantity.values()].map(({ name }) => name));
  return [...new Set(names)].slice(0, most);
}

/** Propulsion before power before the rest. */
function machineRank(name: string): number {
  if (/\b(engine|shaft|motor)\b/i.test(name)) return 0;
  return /\bgenerator\b/i.test(name) ? 1 : 2;
}
