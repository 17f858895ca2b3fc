/** A table on its way into a file: what is on screen, in its order, with units in the heads and times in UTC. */
import type { Instant } from '@fms/domain/time';

/** A text, a number, a moment; undefined and null are an empty cell. */
export type ExportCell = string | number | Date | null | undefined;

export interface ExportColumn {
  /** Names the unit where there is one: `SOG, kn`. */
  readonly title: string;
  /** Digits after the point of its numbers; without it numbers are written as they are. */
  readonly decimals?: number;
}

export interface ExportTable {
  /** Name of the sheet, cut to what a spreadsheet accepts. */
  readonly name: string;
  /** Rows above the head: what is shown, from when to when, in which zone and resolution. */
  readonly about?: readonly (readonly string[])[];
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportCell[])[];
}

/** A moment as a cell; what is unknown stays empty. */
export function toTimeCell(time: Instant | null | undefined): Date | null {
  return time === null || time === undefined ? null : new Date(time);
}

/** `fleet 2026-11-21 0842Z`: sorts by time, and no system refuses it. */
export function formatExportName(subject: string, nowMs: Instant): string {
  return `${subject} ${new Date(nowMs).toISOString().slice(0, 16).replace('T', ' ').replace(':', '')}Z`;
}
