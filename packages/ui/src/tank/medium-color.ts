/** Colours of what tanks and pipes hold; the colour alone is never enough: the name stands beside it. */
import type { TankMedium } from '@fms/domain/tag';

const MEDIUM_COLOR: Readonly<Record<TankMedium, string>> = {
  fuel: 'var(--automation-medium-fuel)',
  oil: 'var(--automation-medium-oil)',
  'fresh-water': 'var(--automation-medium-fresh-water)',
  'sea-water': 'var(--automation-medium-sea-water)',
  waste: 'var(--automation-medium-waste)',
  mass: 'var(--automation-medium-masses)',
  gas: 'var(--automation-medium-non-flammable-gas)',
  chemical: 'var(--automation-medium-acid-alkalis)',
};

/** The token of a medium as CSS; a quiet grey where the medium is not known. */
export const getMediumColor = (medium: TankMedium | undefined): string =>
  medium === undefined ? 'var(--fms-off)' : MEDIUM_COLOR[medium];
