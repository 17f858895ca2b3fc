/** A tank by its level tag: what else is measured of it, what it holds, and its name as short as it stays clear. */
import type { Tag } from '@fms/contract/tag';
import { findTankMedium, findTanks, type Tank } from '@fms/domain/tag';

export interface LevelTank extends Tank<Tag> {
  readonly level: Tag;
  /** `Fuel oil, stbd` of `Fuel oil tank, starboard`: everything in the widget is a tank, and columns are narrow. */
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

const LONG_NAME = 18;

function shortTankName(name: string): string {
  const short = name.replace(/ tank\b/i, '').replace(/\bstarboard\b/i, 'stbd');
  if (short === '') return name;
  const words = short.split(' ');
  // Two lines of a narrow column; what tells one tank from the next stands at the end.
  return short.length <= LONG_NAME || words.length < 4 ? short : `${words[0]}… ${words.slice(-2).join(' ')}`;
}
