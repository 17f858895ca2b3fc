import type { TankMedium } from '@fms/domain/tag';
import { getMediumColor } from './medium-color.ts';
import style from './tank.module.css';

/** The medium of a tank beside its name in a table; hatched where its sensor says nothing. The name carries the meaning. */
export function TankSwatch({
  medium,
  isKnown,
}: {
  readonly medium: TankMedium | undefined;
  readonly isKnown: boolean;
}) {
  return (
    <span
      className={isKnown ? style.swatch : `${style.swatch} fms-hatch`}
      style={isKnown ? { background: getMediumColor(medium) } : {}}
      aria-hidden="true"
    />
  );
}
