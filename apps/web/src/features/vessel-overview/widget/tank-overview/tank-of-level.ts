/** A tank by its level tag: what else is measured of it, what it holds, and its name as short as it stays clear. */
import type { Tag } from '@fms/contract/tag';
import { findTankMedium, findTanks, type Tank } from '@fms/domain/tag';

export interface LevelTank extends Tank<Tag> {
  readonly level: Tag;
  /**
   * `Drill water/ballast 2, stbd` of `Drill water and ballast tank 2, starboard`: everything in the widget is a tank, and
   * columns are narrow. No word is cut: what tells one tank from the next stands at the end.
   */
  readonly shortName: string;
}

export function findTanksOfLevels(tags: readonly Tag[], levels: readonly Tag[]): LevelTank[] {
  const tanks = findTanks(tags);
  return levels.map((level) => {
    const tank = tanks.find((found) => found.level?.Id === level.Id);
    const name = tank?.name ?? level.name;
    return {
      name,
      shortName: shortTankName(name),
      medium: tank?.medium ?? findTankMedium(name),
      level,
      volume: tank?.volume,
      temperature: tank?.temperature,
    };
  });
}

function shortTankName(name: string): string {
  const short = name
    .replace(/ tank\b/i, '')
    .replace(/\bstarboard\b/i, 'stbd')
    .replace(/ and /i, '/');
  return short === '' ? name : short;
}
