/** A line of the log as it is stored, and what of the lines a search wants. */

import type { LogLevel, LogSource } from '@fms/domain/log';
import type { Instant } from '@fms/domain/time';

export interface StoredLine {
  /** Unique, rising with the time of storing; below 2^53. */
  readonly id: number;
  /** When it was written, by the clock of its writer. */
  readonly timeMs: Instant;
  readonly source: LogSource;
  readonly level: LogLevel;
  readonly area: string;
  /** 0 where it concerns none. */
  readonly vesselId: number;
  readonly userId: number;
  readonly content: string;
  /** The details it was written with, as JSON. */
  readonly context: string;
}

/** What a search may see: lines of these vessels and of these users; null for all. */
export type LogScope = { readonly vesselIds: readonly number[]; readonly userIds: readonly number[] } | null;

export interface LogSearch {
  readonly fromMs: Instant;
  /** Inclusive, as `fromMs` is. */
  readonly toMs: Instant;
  /** Of each of these lists one occurs in the content; none is empty. In small letters. */
  readonly words: readonly (readonly string[])[];
  /** A line has one of each of these lists; an empty one asks for nothing. */
  readonly levels: readonly LogLevel[];
  readonly parts: readonly string[];
  /** Null for any vessel. */
  readonly vesselIds: readonly number[] | null;
  readonly scope: LogScope;
}

export interface LogPage {
  readonly offset: number;
  readonly limit: number;
  readonly sortField: 'time' | 'level' | 'area';
  readonly isDescending: boolean;
}
