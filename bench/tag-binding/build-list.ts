/**
 * `node bench/tag-binding/build-list.ts`: writes samples/tag-binding/development.csv and final.csv from the wordings and
 * the ships' tags beside them. A wording with all its tags goes to one part, a third of the wordings to `final`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renameShip } from './rename-ship.ts';
import { chooseBySeed, toShare } from './seed.ts';
import { expandList, type LabelledTag, parseWordings, type WordingList } from './wording.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'samples', 'tag-binding');
const COLUMNS = [
  'list',
  'category',
  'name',
  'description',
  'unit',
  'valueKind',
  'source',
  'standardName',
  'min',
  'max',
  'slot',
] as const;
/** Lists whose names a whole ship can carry. */
const YARDS = /^(?:norwegian|german|korean|alarm|camel|offshore|battery|scrubber)/;

const lists = await readLists();
const rows = [...lists.flatMap(expandList), ...(await readShips(lists))];
for (const part of ['development', 'final'] as const) {
  const of = rows.filter(({ wording }) => toShare(wording) < 1 / 3 === (part === 'final'));
  const lines = of.map((row) => COLUMNS.map((column) => quote(row[column])).join(','));
  await writeFile(join(FOLDER, `${part}.csv`), `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
  console.log(`${part}: ${of.length} tags, ${of.filter(({ slot }) => slot === 'none').length} without a slot`);
}

async function readLists(): Promise<WordingList[]> {
  const folder = join(FOLDER, 'wordings');
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => parseWordings(name.replace('.txt', ''), await readFile(join(folder, name), 'utf8'))),
  );
}

async function readShips(lists: readonly WordingList[]): Promise<LabelledTag[]> {
  const [, ...lines] = (await readFile(join(FOLDER, 'ship-tags.csv'), 'utf8')).trim().split('\n');
  const yards = lists.filter(({ list }) => YARDS.test(list));
  const whole = yards.filter(({ wordings }) => wordings.length > 70);
  const tags = lines.map(parseShipTag);
  return [...Map.groupBy(tags, ({ list }) => list)].flatMap(([ship, of]) => {
    const first = chooseBySeed(whole, ship);
    return first === undefined ? of : renameShip(of, yards, first);
  });
}

function parseShipTag(line: string): LabelledTag {
  const [list = '', name = '', unit = '', valueKind = '', source = '', min = '', max = '', slot = ''] = (
    line.match(/"[^"]*"|[^,]+|(?<=,|^)(?=,|$)/g) ?? []
  ).map((cell) => cell.replace(/^"|"$/g, ''));
  const plain = {
    description: '',
    standardName: '',
    category: 'renamed ship',
    wording: `ship: ${slot.replace(/:\d+/, '')}`,
  };
  return { list, name, unit, valueKind, source, min, max, slot, ...plain };
}

/** As RFC 4180 asks. */
function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
