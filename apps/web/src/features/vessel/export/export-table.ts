/** A table as a file: what it is about above its head, then its rows. */

/** A date is a moment; it is written in UTC. */
export type ExportCell = string | number | Date | null | undefined;

export interface ExportTable {
  /** "Vessel: Havbris", "Zone: UTC", "Resolution: 1 min mean …". */
  readonly preface: readonly (readonly [name: string, text: string])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly ExportCell[])[];
}
