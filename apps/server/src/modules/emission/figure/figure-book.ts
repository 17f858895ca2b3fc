/** Figures by key, each with the tree it unfolds to, and how they look on the wire. */
import type { EmissionFigure, EmissionFigures, FigureNode } from '@fms/contract/emission';
import { toWireTime } from '@fms/contract/scalar';
import { type Explanation, isExplained, isVerified, listSampleOrigins, type Refusal } from '@fms/domain/plant-value';

/** `total.co2`, `rating.attained`. */
export type FigureBook = ReadonlyMap<string, Explanation | Refusal>;

export const toWireFigures = (book: FigureBook): EmissionFigures =>
  Object.fromEntries([...book].map(([key, figure]) => [key, toWireFigure(figure)]));

function toWireFigure(figure: Explanation | Refusal): EmissionFigure {
  if (!isExplained(figure)) return { value: null, unit: '', reason: figure.reason, isVerified: true, knownShare: null };
  const samples = listSampleOrigins(figure);
  return {
    ...{ value: figure.value, unit: figure.unit, reason: null, isVerified: isVerified(figure) },
    knownShare: samples.length === 0 ? null : samples.reduce((least, one) => Math.min(least, one.knownShare), 1),
  };
}

/** The node that a way through inputs leads to; undefined for a key without a figure, and for a way that leads nowhere. */
export function findNode(book: FigureBook, key: string, path: readonly number[]): Explanation | undefined {
  const figure = book.get(key);
  let node = figure !== undefined && isExplained(figure) ? figure : undefined;
  for (const place of path) node = node?.kind === 'computed' ? node.inputs[place] : undefined;
  return node;
}

/** A node and its direct inputs, as one step of unfolding shows them. */
export function expandNode(node: Explanation): { node: FigureNode; inputs: FigureNode[] } {
  return { node: toWireNode(node), inputs: node.kind === 'computed' ? node.inputs.map(toWireNode) : [] };
}

function toWireNode(node: Explanation): FigureNode {
  const { quantity, subject, value, unit, kind } = node;
  const samples = kind === 'measured' ? node.samples : null;
  return {
    ...{ quantity, subject, value, unit },
    formula: kind === 'computed' ? node.formula : null,
    origin: kind === 'factor' ? { ...node.origin } : null,
    samples: samples && { ...samples, from: toWireTime(samples.from), to: toWireTime(samples.to) },
    inputs: kind === 'computed' ? node.inputs.length : 0,
  };
}
