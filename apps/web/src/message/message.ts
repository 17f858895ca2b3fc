import type { TextKey, TextValues } from '../language/index.ts';

/** One toast before it is put into words. */
export interface Message {
  /** `danger` is outlined in the alarm outline colour: a failure of ours, never an alarm of a ship. */
  readonly tone: 'success' | 'warning' | 'danger';
  readonly title?: { readonly key: TextKey; readonly values?: TextValues };
  readonly text: { readonly key: TextKey; readonly values?: TextValues };
  readonly lifetimeMs: number;
}

const SECOND_MS = 1000;

export function seconds(count: number): number {
  return count * SECOND_MS;
}
