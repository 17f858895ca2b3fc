import { ISO_19030_LIMITS, type PerformanceShip, TANKER_WIND } from '@fms/domain/performance';
import type { Translate } from '../../../language/index.ts';

/** What powers are corrected to, with the sets of factors and whether they are verified; else what is missing for it. */
export function getCorrectionText(
  { windArea, hydrostatics, referenceDisplacement }: PerformanceShip,
  t: Translate,
): string {
  const isForDraught = hydrostatics !== null && referenceDisplacement !== null;
  const made = [
    ...(windArea === null ? [] : [t('CORRECTED_WIND', { set: nameOf(TANKER_WIND, t) })]),
    ...(isForDraught ? [t('CORRECTED_DRAUGHT')] : []),
  ];
  const missing = [
    ...(windArea === null ? [t('CORRECTION_NEEDS_AREA')] : []),
    ...(isForDraught ? [] : [t('CORRECTION_NEEDS_TABLE')]),
  ];
  const needs = missing.length === 0 ? [] : [t('CORRECTION_NEEDS', { missing: missing.join(', ') })];
  return [made.length === 0 ? t('POWER_AS_MEASURED') : t('POWER_CORRECTED', { made: made.join(', ') }), ...needs].join(
    ' · ',
  );
}

/** "ISO 19030-2 filters: unverified". */
export const getFilterSetText = (t: Translate): string => nameOf(ISO_19030_LIMITS, t);

const nameOf = ({ name, verified }: { readonly name: string; readonly verified: boolean }, t: Translate): string =>
  verified ? name : t('FACTORS_UNVERIFIED', { set: name });
