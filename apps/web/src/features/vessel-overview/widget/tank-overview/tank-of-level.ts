/** A tank by its level tag: what else is measured of it, what it holds, and its name as short as it stays clear. */
import type { Tag } from '@fms/contract/tag';
import { findTankMedium, findTanks, shortenTankName, type Tank } from '@fms/domain/tag';

export interface LevelTank extends Tank<Tag> {
  readonly level: Tag;
  /** `Drill water/ballast 2, stbd`: everything in the widget is a tank, and columns are narrow. */
  readonly shortName: string;
}

export function findTanksOfLevels(tags: readonly Tag[], levels: readonly Tag[]): LevelTank[] {
  const tanks = findTanks(tags);
  return levels.map((level) => {
    const tank = tanks.find((found) => found.level?.Id === level.Id);
    const name = tank?.name ?? level.name;
    return {
      name,
      shortName: shortenTankName(name),
      medium: tank?.medium ?? findTankMedium(name),
      level,
      volume: tank?.volume,
      temperature: tank?.temperature,
    };
  });
}
