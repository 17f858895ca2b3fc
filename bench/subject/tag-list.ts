/** The labelled tags of samples/tag-binding, and how a proposal for one is evaluated. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagId } from '@fms/domain/identity';
import { type BindableTag, type Candidate, proposeBindings, SILENT_SCORE } from '@fms/domain/plant';

export type ListPart = 'development' | 'final';

export interface LabelledTag extends BindableTag {
  readonly list: string;
  readonly category: string;
  /** `kind[mark]/key:index`, or `none`. */
  readonly slot: string;
}

/** How one tag came out. */
export interface Evaluated {
  readonly tag: LabelledTag;
  readonly candidates: readonly Candidate[];
  readonly isFirst: boolean;
  readonly isAmongThree: boolean;
  readonly isSilent: boolean;
}

export interface BindingFigures {
  readonly tags: number;
  /** Tags that have a slot. */
  readonly slots: number;
  /** Per cent of the tags with a slot. */
  readonly first: number;
  readonly amongThree: number;
  /** Per cent of all tags that are bound without asking and wrong. */
  readonly silentWrong: number;
  /** Per cent of the tags with a slot that wait for a person. */
  readonly unbound: number;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'samples', 'tag-binding');

/** Reads one part; a range that the list leaves empty becomes 0 to 100, as the product has it for new tags. */
export function readTagList(part: ListPart): LabelledTag[] {
  const [head = [], ...rows] = parseCsv(readFileSync(join(FOLDER, `${part}.csv`), 'utf8'));
  return rows.map((row, at) => {
    const cell = (column: string) => row[head.indexOf(column)] ?? '';
    return {
      id: (at + 1) as TagId,
      list: cell('list'),
      category: cell('category'),
      name: cell('name'),
      description: cell('description'),
      unit: cell('unit'),
      valueKind: cell('valueKind') as BindableTag['valueKind'],
      source: cell('source'),
      standardName: cell('standardName'),
      min: Number(cell('min') || 0),
      max: Number(cell('max') || 100),
      slot: cell('slot'),
    };
  });
}

function parseCsv(text: string): string[][] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}

/** Binds the tags of each list together and compares with the labels. */
export function evaluateTags(tags: readonly LabelledTag[]): Evaluated[] {
  return [...Map.groupBy(tags, ({ list }) => list).values()].flatMap((of) => {
    const byId = new Map(proposeBindings(of).map(({ tagId, candidates }) => [tagId, candidates]));
    return of.map((tag) => evaluate(tag, byId.get(tag.id) ?? []));
  });
}

function evaluate(tag: LabelledTag, candidates: readonly Candidate[]): Evaluated {
  const rights = candidates.map((candidate) => isRight(tag.slot, candidate));
  return {
    tag,
    candidates,
    isFirst: rights[0] === true,
    isAmongThree: rights.slice(0, 3).includes(true),
    isSilent: (candidates[0]?.score ?? 0) >= SILENT_SCORE,
  };
}

/** The same kind, key and index, and the same piece of equipment among several. */
export function isRight(slot: string, { kind, mark, key, index }: Candidate): boolean {
  const [, wantedKind, wantedMark = '', wantedKey, wantedIndex] =
    /^([a-z-]+)\[(.*)\]\/(\w+?)(?::(\d+))?$/.exec(slot) ?? [];
  if (kind !== wantedKind || key !== wantedKey || index !== (wantedIndex ? Number(wantedIndex) : undefined))
    return false;
  const [said, wanted] = [toIdentity(mark), toIdentity(wantedMark)];
  return said.place === wanted.place && [...wanted.words].every((word) => said.words.has(word));
}

/** Sides and numbers, and the words that tell equipment apart; other words of a mark are only how it is called. */
function toIdentity(mark: string): { place: string; words: ReadonlySet<string> } {
  const words = mark
    .toLowerCase()
    .replace(/\bht\b/, 'high')
    .replace(/\blt\b/, 'low')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/\b([psc])([a-z]?)\b/g, (_all, side: string, more: string) => `${SIDES[side]} ${more}`)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const isPlace = (word: string) => /^(?:\d+|[a-z]|port|starboard|centre)$/.test(word);
  const place = [...new Set(words.filter(isPlace))].sort().join(' ');
  return { place, words: new Set(words.filter((word) => TELLING.has(word))) };
}

const SIDES: Readonly<Record<string, string>> = { p: 'port', s: 'starboard', c: 'centre' };

const TELLING: ReadonlySet<string> = new Set(
  (
    'bow stern retractable house fore aft day settling service fuel lube ballast fresh sea sewage ' +
    'black grey waste sludge urea mud brine drill base heeling cargo lubrication transfer booster feed standby high low ' +
    'bunker boiler suction inlet return heater wash discharge bulk'
  ).split(' '),
);

/** Shares of one group of evaluated tags. */
export function toFigures(evaluated: readonly Evaluated[]): BindingFigures {
  const bindable = evaluated.filter(({ tag }) => tag.slot !== 'none');
  const share = (of: readonly Evaluated[], among: readonly Evaluated[]) =>
    (100 * of.length) / Math.max(1, among.length);
  return {
    tags: evaluated.length,
    slots: bindable.length,
    first: share(
      bindable.filter(({ isFirst }) => isFirst),
      bindable,
    ),
    amongThree: share(
      bindable.filter(({ isAmongThree }) => isAmongThree),
      bindable,
    ),
    silentWrong: share(
      evaluated.filter(({ isFirst, isSilent }) => isSilent && !isFirst),
      evaluated,
    ),
    unbound: share(
      bindable.filter(({ isSilent }) => !isSilent),
      bindable,
    ),
  };
}
