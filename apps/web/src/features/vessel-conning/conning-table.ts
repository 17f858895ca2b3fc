/** What conning shows, as a table: each quantity with its value, unit, state and time. */
import type { Vessel } from '@fms/contract/vessel';
import type { EquipmentKind } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { SHIP } from '../../entities/conning/index.ts';
import type { PlantView } from '../../entities/plant/index.ts';
import { type ExportTable, toTimeCell } from '../../export/index.ts';
import type { Translate } from '../../language/index.ts';
import type { TagCache } from '../../live/index.ts';

const DRIVING: readonly EquipmentKind[] = ['rudder', 'shaft', 'azimuth', 'thruster'];

interface Shown {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  readonly at: Instant;
  /** The values on screen; undefined before the first drawing. */
  readonly tags: Pick<TagCache, 'read'> | undefined;
}

/** A value that may not be shown leaves its cell empty. */
export function buildConningTable({ vessel, plant, at, tags }: Shown, t: Translate): ExportTable {
  const ofShip = Object.values(SHIP).filter((slot) => plant.has(slot));
  const ofDrive = DRIVING.flatMap((kind) => plant.ofKind(kind)).flatMap(({ id }) => plant.listSlots(id));
  const rows = [...ofShip, ...ofDrive].flatMap((slot) => {
    const tag = plant.tagOf(slot);
    if (tag === undefined) return [];
    const reading = tags?.read(tag.Id);
    const state = reading?.freshness ?? 'unknown';
    const value = state === 'bad' || state === 'unknown' ? null : reading?.sample?.value;
    const cell = typeof value === 'object' ? null : (value ?? null);
    return [
      [tag.name, typeof cell === 'boolean' ? Number(cell) : cell, tag.unit, toTimeCell(reading?.sample?.time), state],
    ];
  });
  return {
    name: vessel.name,
    about: [[vessel.name], [t('CONNING_TABLE_TIME'), new Date(at).toISOString()]],
    columns: [
      { title: t('CONNING_TABLE_QUANTITY') },
      { title: t('CONNING_TABLE_VALUE') },
      { title: t('CONNING_TABLE_UNIT') },
      { title: t('CONNING_TABLE_TIME') },
      { title: t('CONNING_TABLE_STATE') },
    ],
    rows,
  };
}
