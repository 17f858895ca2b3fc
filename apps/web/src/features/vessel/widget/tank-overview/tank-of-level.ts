/** A tank by its level tag: what else is measured of it, what it holds, and its name as short as it stays clear. */
import type { Tag } from '@fms/contract';
import { findTanks, type Tank, tankMedium } from '@fms/domain';

export interface LevelTank extends Tank<Tag> {
  readonly level: Tag;
  /** `Fuel oil, port` of `Fuel oil tank, port`: everything in the widget is a tank. */
  readonly shortName: string;
}

export function tanksOfLevels(tags: readonly Tag[], levels: readonly Tag[]): LevelTank[] {
  const tanks = findTanks(tags);
  return levels.map((level) => {
    const tank = tanks.find((found) => found.level?.Id === level.Id);
    const name = tank?.name ?? level.name;
    return {
      name,
      shortName: shortTankName(name),
      medium: tank?.medium ?? tankMedium(name),
      level,
      volume: tank?.volume,
      temperature: tank?.temperature,
    };
  });
}

function shortTankName(name: string): string {
  const short = name.replace(/ tank\b/i, '');
  return short === '' ? name : short;
}
