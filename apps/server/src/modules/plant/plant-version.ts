/** One version of a plant: what it changed, told in words that outlive the tags it names. */
import { MAX_TOLD_CHANGES, type PlantVersion, plantVersion } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import { listPlantChanges, type PlantChange } from '@fms/domain/plant';
import type { PlantVersionRow } from '../../platform/database/tables/plant.ts';
import type { TagCatalog } from '../tag/index.ts';
import type { PlantContent } from './plant-content.ts';

/** Two plants as people see them, with what tags add; moved nodes of a mimic are one line. */
export function listChanges(before: PlantContent, after: PlantContent, catalog: TagCatalog): PlantChange[] {
  const names = [...new Set([...Object.keys(before.mimics), ...Object.keys(after.mimics)])];
  const countOf = ({ mimics }: PlantContent, name: string) => Object.keys(mimics[name] ?? {}).length;
  const moved = names.filter((name) => JSON.stringify(before.mimics[name]) !== JSON.stringify(after.mimics[name]));
  return [
    ...listPlantChanges(before, after, (tagId) => catalog.of(tagId)?.name),
    ...moved.map((name) => ({
      at: `Mimic ${name}, moved symbols`,
      from: String(countOf(before, name)),
      to: String(countOf(after, name)),
    })),
  ];
}

export const toKeptChanges = (changes: readonly PlantChange[]): string =>
  JSON.stringify({ count: changes.length, first: changes.slice(0, MAX_TOLD_CHANGES) });

export const toVersion = ({
  version,
  savedMs,
  savedBy,
  changes,
  restored,
}: Omit<PlantVersionRow, 'content'>): PlantVersion => ({
  version,
  savedAt: toWireTime(savedMs),
  savedBy,
  changes: changes === null ? null : plantVersion.shape.changes.parse(JSON.parse(changes)),
  restored,
});

/** The lines of a change as fields of an entry of the audit trail, beside the number of the version. */
export function toAudited(changes: readonly PlantChange[], side: 'from' | 'to', version: number) {
  const told = changes.slice(0, MAX_TOLD_CHANGES);
  const more = changes.length - told.length;
  return {
    version,
    ...Object.fromEntries(told.map((change) => [change.at, change[side]])),
    ...(side === 'to' && more > 0 && { furtherChanges: more }),
  };
}
