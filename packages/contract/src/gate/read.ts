/** Bytes and texts from outside → values, through the gate. Nothing here throws. */
import { decode } from '@msgpack/msgpack';
import type { Gated, ShapeBounds } from './bounds.ts';
import { checkJson } from './json-shape.ts';
import { checkMessagePack } from './messagepack-shape.ts';

/** One JSON text; a byte order mark in front is overlooked. */
export function readJson(text: string, bounds: ShapeBounds): Gated {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const reason = checkJson(content, bounds);
  if (reason) return { ok: false, reason };
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/** One value of MessagePack that fills the bytes. Keys are texts or numbers, and never `__proto__`. */
export function readMessagePack(bytes: Uint8Array, bounds: ShapeBounds): Gated {
  const reason = checkMessagePack(bytes, bounds);
  if (reason) return { ok: false, reason };
  try {
    return { ok: true, value: decode(bytes) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
