/**
 * The gate for bytes from outside: their shape is measured in one pass before a decoder makes anything of them, because
 * decoders make what a header claims. Pure, so that browser, server and gateway hold the same bounds.
 */

/** What one document may be at most. */
export interface ShapeBounds {
  /** Bytes of a binary document, UTF-16 code units of a text. */
  readonly size: number;
  /** Containers inside one another; a scalar has depth 0. */
  readonly depth: number;
  /** Scalars, containers and keys of maps, all levels together. */
  readonly values: number;
  /** Entries of one map. */
  readonly keys: number;
  /** Bytes of one text or binary value; code units of one JSON string or number as it is written. */
  readonly text: number;
}

/** Why a document was refused; stable, and counted by it. */
export const gateRefusals = [
  'too-large',
  'too-deep',
  'too-many-values',
  'too-many-keys',
  'text-too-long',
  /** A claimed length reaches beyond the bytes that are there. */
  'cut-short',
  /** `__proto__` as a key. */
  'key-forbidden',
  'unreadable',
] as const;
export type GateRefusal = (typeof gateRefusals)[number];

export type Gated =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: GateRefusal };

/** Assigned as a key it would change what an object inherits. */
export const FORBIDDEN_KEY = '__proto__';
