/**
 * What Signal K sends, read without trust: deltas of a stream, the whole state of a ship, and two forms loggers keep
 * (rows of sampled paths, PostgSail's metrics). All of them become the same: values of one source at one moment.
 * https://signalk.org/specification/1.7.0/
 */

import { convert } from '@fms/domain/unit';

export interface PathValue {
  readonly path: string;
  readonly value: unknown;
  /** Unit of the server's own meta data, for paths the specification does not know. */
  readonly unit?: string;
}

export interface Update {
  /** Whose it is: `vessels.self`, `vessels.urn:mrn:imo:mmsi:244750363`; empty for the ship itself. */
  readonly context: string;
  readonly source: string;
  /** As written; null when it says none. */
  readonly timestamp: string | null;
  readonly values: readonly PathValue[];
}

export type Read =
  | { readonly kind: 'updates'; readonly updates: readonly Update[] }
  /** A server introduces itself, and says which context is its own ship. */
  | { readonly kind: 'hello'; readonly self: string | null }
  | { readonly kind: 'nothing' };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const objects = (value: unknown): readonly Json[] => list(value).filter(isObject);

export function readDocument(document: unknown): Read {
  if (!isObject(document)) return { kind: 'nothing' };
  if (Array.isArray(document.updates)) return { kind: 'updates', updates: readDelta(document) };
  if (Array.isArray(document.rows)) return { kind: 'updates', updates: objects(document.rows).map(readRow) };
  if (Array.isArray(document.metrics)) return { kind: 'updates', updates: objects(document.metrics).map(readMetrics) };
  if (isObject(document.vessels)) return readFleet(document, document.vessels);
  if ('roles' in document || ('version' in document && 'self' in document)) {
    return { kind: 'hello', self: textOf(document.self) };
  }
  const updates = [...walk(document, '')].map((leaf) => ({ ...leaf, context: '' }));
  return updates.length > 0 ? { kind: 'updates', updates } : { kind: 'nothing' };
}

function readDelta(delta: Json): Update[] {
  return objects(delta.updates).map((update) => ({
    context: textOf(delta.context) ?? '',
    source: sourceName(update),
    timestamp: textOf(update.timestamp),
    values: list(update.values).map(pathValue),
  }));
}

/** A value without a path or without a value keeps its place, so that it is counted and not lost. */
function pathValue(value: unknown): PathValue {
  if (!isObject(value) || typeof value.path !== 'string' || !('value' in value)) return { path: '', value: undefined };
  return { path: value.path, value: value.value };
}

function readRow(row: Json): Update {
  return {
    context: '',
    source: textOf(row.source) ?? '',
    timestamp: textOf(row.timestamp) ?? textOf(row.captured_at),
    values: [pathValue(row)],
  };
}

const metersPerSecond = (knots: number) => convert(knots, 'kn', 'm/s');
const radians = (degrees: number) => convert(degrees, '°', 'rad');
/** PostgSail keeps speeds in knots and angles in degrees beside the SI values of its `metrics`. */
const METRIC_COLUMNS: readonly (readonly [column: string, path: string, toSi: (figure: number) => number])[] = [
  ['speedoverground', 'navigation.speedOverGround', metersPerSecond],
  ['courseovergroundtrue', 'navigation.courseOverGroundTrue', radians],
  ['windspeedapparent', 'environment.wind.speedApparent', metersPerSecond],
  ['anglespeedapparent', 'environment.wind.angleApparent', radians],
];

function readMetrics(row: Json): Update {
  const { latitude, longitude, status, metrics } = row;
  const columns = METRIC_COLUMNS.flatMap(([column, path, toSi]) => {
    const value = row[column];
    return typeof value === 'number' ? [{ path, value: toSi(value) }] : [];
  });
  return {
    context: '',
    source: 'PostgSail',
    timestamp: textOf(row.time),
    values: [
      { path: 'navigation.position', value: { latitude, longitude } },
      ...columns,
      ...(textOf(status) ? [{ path: 'navigation.state', value: status }] : []),
      ...Object.entries(isObject(metrics) ? metrics : {}).map(([path, value]) => ({ path, value })),
    ],
  };
}

/** A whole document: `self` names one of its vessels. */
function readFleet(document: Json, vessels: Json): Read {
  const self = (textOf(document.self) ?? '').replace(/^vessels\./, '');
  const updates = Object.entries(vessels).flatMap(([id, vessel]) => {
    const context = id === self || Object.keys(vessels).length === 1 ? '' : `vessels.${id}`;
    return isObject(vessel) ? [...walk(vessel, '')].map((leaf) => ({ ...leaf, context })) : [];
  });
  return { kind: 'updates', updates };
}

/** Leaves of a tree of paths. Where several sources give a value, each of them is one. */
function* walk(node: Json, path: string): Generator<Omit<Update, 'context'>> {
  if ('value' in node && ('timestamp' in node || '$source' in node)) {
    yield* leaves(node, path);
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (isObject(child)) yield* walk(child, path === '' ? key : `${path}.${key}`);
  }
}

function* leaves(node: Json, path: string): Generator<Omit<Update, 'context'>> {
  const unit = isObject(node.meta) ? textOf(node.meta.units) : null;
  const several = Object.entries(isObject(node.values) ? node.values : {}).filter(([, value]) => isObject(value));
  const readings: (readonly [string, Json])[] =
    several.length > 0 ? several.map(([source, value]) => [source, value as Json]) : [[sourceName(node), node]];
  for (const [source, { value, timestamp }] of readings) {
    yield { source, timestamp: textOf(timestamp), values: [{ path, value, ...(unit ? { unit } : {}) }] };
  }
}

function sourceName(update: Json): string {
  const { source } = update;
  const label = isObject(source) ? (textOf(source.label) ?? textOf(source.type)) : null;
  return (textOf(update.$source) ?? label ?? '').replace(/^sources\./, '');
}
