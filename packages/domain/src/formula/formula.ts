/**
 * Formula tags: a value computed from other tags (§B4-21). Text becomes a tree by a parser of our own and
 * the tree is computed column by column; nothing a user writes is ever run as code, and work is bounded by a step limit.
 *
 *   [Shaft power] / [Speed over ground]      mean([Fuel rate], 600)      max(0, [Load] - 50)
 */

/** Longer than this is no formula. */
export const MAX_FORMULA_LENGTH = 500;
/** Nodes of one formula; with the step limit it bounds both memory and time. */
export const MAX_FORMULA_NODES = 200;
const MAX_DEPTH = 40;

export type FormulaNode =
  | { readonly kind: 'number'; readonly value: number }
  /** The value of a tag by its name. */
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'call'; readonly name: FormulaFunction; readonly args: readonly FormulaNode[] };

export interface Formula {
  readonly root: FormulaNode;
  /** Names of the tags it needs, each once, in order of use. */
  readonly tagNames: readonly string[];
}

export type FormulaProblem =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unexpected'
  | 'unfinished'
  | 'unknown-function'
  | 'wrong-arguments';

export type FormulaResult =
  | { readonly ok: true; readonly formula: Formula }
  /** `at` is the character at which reading failed. */
  | { readonly ok: false; readonly problem: FormulaProblem; readonly at: number };

/** Operators are functions of the tree too. `mean` and `change` look back in time by their second argument, seconds. */
const ARGUMENTS = {
  add: [2, 2],
  subtract: [2, 2],
  multiply: [2, 2],
  divide: [2, 2],
  power: [2, 2],
  negate: [1, 1],
  abs: [1, 1],
  sqrt: [1, 1],
  ln: [1, 1],
  exp: [1, 1],
  round: [1, 1],
  sin: [1, 1],
  cos: [1, 1],
  min: [1, 12],
  max: [1, 12],
  mean: [2, 2],
  change: [2, 2],
} as const satisfies Record<string, readonly [least: number, most: number]>;

export type FormulaFunction = keyof typeof ARGUMENTS;

/** What may be called by name; operators are written as operators. */
export const FORMULA_FUNCTIONS = [
  'abs',
  'sqrt',
  'ln',
  'exp',
  'round',
  'sin',
  'cos',
  'min',
  'max',
  'mean',
  'change',
] as const satisfies readonly FormulaFunction[];

/** Reads a formula. Never throws: what is wrong is answered with its place. */
export function parseFormula(text: string): FormulaResult {
  if (text.trim() === '') return { ok: false, problem: 'empty', at: 0 };
  if (text.length > MAX_FORMULA_LENGTH) return { ok: false, problem: 'too-long', at: MAX_FORMULA_LENGTH };
  const reader = new FormulaReader(text);
  try {
    const root = reader.whole();
    return { ok: true, formula: { root, tagNames: [...reader.tagNames] } };
  } catch (error) {
    if (error instanceof FormulaFault) return { ok: false, problem: error.problem, at: error.at };
    throw error;
  }
}

class FormulaFault extends Error {
  readonly problem: FormulaProblem;
  readonly at: number;

  constructor(problem: FormulaProblem, at: number) {
    super(problem);
    this.problem = problem;
    this.at = at;
  }
}

const NUMBER = /\d+(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /[a-zA-Z]+/y;

/** Its sign and what it becomes in the tree. */
type BinaryOperator = readonly [sign: string, name: FormulaFunction];

/** Recursive descent: sum → product → sign → power → atom. */
class FormulaReader {
  readonly tagNames = new Set<string>();
  readonly #text: string;
  #at = 0;
  #depth = 0;
  #nodes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): FormulaNode {
    const root = this.#sum();
    if (this.#peek() !== '') throw this.#fault('unexpected');
    return root;
  }

  #sum(): FormulaNode {
    return this.#leftToRight(['+', 'add'], ['-', 'subtract'], () => this.#product());
  }

  #product(): FormulaNode {
    return this.#leftToRight(['*', 'multiply'], ['/', 'divide'], () => this.#sign());
  }

  /** Operands joined by two operators of one precedence: 8 / 4 / 2 is 1. */
  #leftToRight(first: BinaryOperator, second: BinaryOperator, operand: () => FormulaNode): FormulaNode {
    let left = operand();
    for (;;) {
      const operator = [first, second].find(([sign]) => this.#take(sign));
      if (!operator) return left;
      left = this.#call(operator[1], [left, operand()]);
    }
  }

  #sign(): FormulaNode {
    return this.#deeper(() => (this.#take('-') ? this.#call('negate', [this.#sign()]) : this.#power()));
  }

  /** Binds tighter than a sign before it and to the right: −2^2 is −4, 2^3^2 is 512. */
  #power(): FormulaNode {
    const base = this.#atom();
    return this.#take('^') ? this.#call('power', [base, this.#sign()]) : base;
  }

  #atom(): FormulaNode {
    const next = this.#peek();
    if (next === '') throw this.#fault('unfinished');
    if (next === '(') return this.#inParentheses();
    if (next === '[') return this.#tag();
    const number = this.#match(NUMBER);
    if (number !== undefined) return this.#node({ kind: 'number', value: Number(number) });
    const at = this.#at;
    const word = this.#match(WORD);
    if (word === undefined) throw this.#fault('unexpected');
    const name = FORMULA_FUNCTIONS.find((known) => known === word.toLowerCase());
    if (name === undefined) throw new FormulaFault('unknown-function', at);
    return this.#call(name, this.#arguments(), at);
  }

  #inParentheses(): FormulaNode {
    this.#expect('(');
    const inner = this.#sum();
    this.#expect(')');
    return inner;
  }

  #tag(): FormulaNode {
    const end = this.#text.indexOf(']', this.#at);
    if (end === -1) throw new FormulaFault('unfinished', this.#text.length);
    const name = this.#text.slice(this.#at + 1, end).trim();
    if (name === '') throw this.#fault('unexpected');
    this.#at = end + 1;
    this.tagNames.add(name);
    return this.#node({ kind: 'tag', name });
  }

  #arguments(): FormulaNode[] {
    this.#expect('(');
    const args = [this.#sum()];
    while (this.#take(',')) args.push(this.#sum());
    this.#expect(')');
    return args;
  }

  #call(name: FormulaFunction, args: readonly FormulaNode[], at = this.#at): FormulaNode {
    const [least, most] = ARGUMENTS[name];
    if (args.length < least || args.length > most) throw new FormulaFault('wrong-arguments', at);
    const looksBack = name === 'mean' || name === 'change';
    // A span that changes from row to row has no meaning on a chart.
    if (looksBack && args[1]?.kind !== 'number') throw new FormulaFault('wrong-arguments', at);
    return this.#node({ kind: 'call', name, args });
  }

  #node(node: FormulaNode): FormulaNode {
    this.#nodes += 1;
    if (this.#nodes > MAX_FORMULA_NODES) throw this.#fault('too-long');
    return node;
  }

  #deeper<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.#fault('too-deep');
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #peek(): string {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
    return this.#text[this.#at] ?? '';
  }

  #take(sign: string): boolean {
    if (this.#peek() !== sign) return false;
    this.#at += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw this.#fault(this.#peek() === '' ? 'unfinished' : 'unexpected');
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #fault(problem: FormulaProblem): FormulaFault {
    return new FormulaFault(problem, this.#at);
  }
}
