import type { ExportTable } from '../../../export/index.ts';

/** Where a view leaves the table of what it shows. */
export type ShownTable = { current: (() => ExportTable) | undefined };
