/** The values of a tab as a table: one row for each slot, with unit, state and time of measurement. */
import type { SlotRef } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PlantView } from '../../../entities/plant/index.ts';
import { type ExportCell, type ExportTable, toTimeCell } from '../../../export/index.ts';
import { useText } from '../../../language/index.ts';
import { type Live, useLive } from '../../../live/index.ts';

export interface TableSource {
  readonly slots: readonly SlotRef[];
  /** Of the moment the tab shows. */
  readonly live: Live;
}

/** Where what draws the values says which they are. */
export type SlotSource = RefObject<TableSource | undefined>;

/** The table for the frame of a tab; what draws the values inside it tells `source` what they are. */
export function useSlotTable(name: string) {
  const t = useText();
  const source = useRef<TableSource>(undefined);
  const table = useCallback(
    (plant: PlantView, at: Instant): ExportTable => ({
      name,
      about: [[name, new Date(at).toISOString()]],
      columns: [t('TAG'), t('VALUE'), t('UNIT'), t('STATE'), t('TIME_UTC')].map((title) => ({ title })),
      rows: (source.current?.slots ?? []).flatMap((slot) => buildRow(plant, slot, source.current?.live)),
    }),
    [name, t],
  );
  return { table, source };
}

/** Called inside the frame, where the values are those of its moment. */
export function useTableSource(source: SlotSource, slots: readonly SlotRef[]): void {
  const live = useLive();
  useEffect(() => {
    source.current = { slots, live };
  }, [source, slots, live]);
}

/** In the unit of the tag, as it was measured; a value that may not be shown is an empty cell. */
function buildRow(plant: PlantView, slot: SlotRef, live: Live | undefined): ExportCell[][] {
  const tag = plant.tagOf(slot);
  if (tag === undefined || live === undefined) return [];
  const { sample, freshness } = live.tags.read(tag.Id);
  const isGone = freshness === 'bad' || freshness === 'unknown';
  const value = isGone || typeof sample?.value === 'object' ? null : sample?.value;
  return [
    [tag.name, typeof value === 'boolean' ? Number(value) : value, tag.unit, freshness, toTimeCell(sample?.time)],
  ];
}
