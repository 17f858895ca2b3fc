/** Struct values, which ships send and the store keeps as the text of a JSON object. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import type { TagValue } from '@fms/contract/tag';

type Struct = Extract<TagValue, object>;

/** The longest text of the link. What is nested deeper than this could not be written out again by the hub. */
const STRUCT_BOUNDS: ShapeBounds = { size: 65_536, depth: 16, values: 20_000, keys: 10_000, text: 65_536 };

/** Null when the text is no JSON object within the bounds. */
export function readStruct(text: string): Struct | null {
  const read = readJson(text, STRUCT_BOUNDS);
  if (!read.ok || typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) return null;
  return read.value as Struct;
}
