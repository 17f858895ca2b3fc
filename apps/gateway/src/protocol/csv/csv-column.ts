/**
 * Columns of a line → tags, as a column map says. Without a map each column that holds a number is a tag of its own
 * place, so that no value is lost without a map: `Column 3`, or `MET column 3` in lines that begin with a word.
 */
import type { ColumnSetting } from '@fms/contract/link';
import type { Decoded, TagDefinition } from '../../observation/observation.ts';
import { Observer } from '../../observation/observer.ts';
import { definePathTag } from '../../observation/tag.ts';
import { parseCell } from './column-line.ts';

const WORD = /^[A-Za-z$][\w $.-]{0,39}$/;
const NOT_A_NUMBER = /^-?nan$/i;
const MAX_COLUMNS = 200;
const MAX_TAGS = 1000;

export class ColumnMap {
  readonly #settings: readonly ColumnSetting[] | null;
  readonly #source: string;
  readonly #tags = new Map<ColumnSetting, TagDefinition>();
  readonly #places = new Map<string, TagDefinition>();

  /** `settings` null: every column is named by its place. */
  constructor(settings: readonly ColumnSetting[] | null, source: string) {
    this.#settings = settings;
    this.#source = source;
  }

  decode(cells: readonly string[]): Decoded {
    const o = new Observer(this.#source);
    if (this.#settings) for (const setting of this.#settings) this.#mapped(o, setting, cells);
    else this.#byPlace(o, cells);
    return o.finish();
  }

  #mapped(o: Observer, setting: ColumnSetting, cells: readonly string[]): void {
    if (setting.when !== undefined && cells[0] !== setting.when) return;
    const cell = cells[setting.column - 1];
    const to = this.#tags.get(setting) ?? { ...setting.tag, role: null };
    this.#tags.set(setting, to);
    if (cell === undefined) o.refuse('fields-missing');
    else if (to.valueKind === 'text') o.text(to, cell);
    else this.#number(o, to, setting, cell);
  }

  #number(o: Observer, to: TagDefinition, { scale, offset, unit }: ColumnSetting, cell: string): void {
    const number = parseCell(cell);
    if (number !== null) o.number(to, number * scale + offset, unit ? { unit } : {});
    else if (cell === '' || NOT_A_NUMBER.test(cell)) o.number(to, null);
    else o.refuse('value-unreadable');
  }

  #byPlace(o: Observer, cells: readonly string[]): void {
    const [first = ''] = cells;
    const isWord = WORD.test(first) && parseCell(first) === null && !NOT_A_NUMBER.test(first);
    for (const [i, cell] of cells.slice(0, MAX_COLUMNS).entries()) {
      const number = parseCell(cell);
      if (number !== null) this.#observePlace(o, isWord ? `${first} column ${i + 1}` : `Column ${i + 1}`, number);
    }
  }

  #observePlace(o: Observer, name: string, number: number): void {
    const known = this.#places.get(name);
    if (!known && this.#places.size >= MAX_TAGS) {
      o.refuse('too-many-tags');
      return;
    }
    const to = known ?? { ...definePathTag({ name, unit: '' }), subsystem: 'Columns' };
    this.#places.set(name, to);
    o.number(to, number);
  }
}
