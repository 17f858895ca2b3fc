/** Note beside the name of a zone: its kind and its speed limit. */
import type { Zone } from '@fms/contract/zone';
import { formatNumber } from '@fms/domain/format';
import { type Translate, translateWord } from '../../../language/index.ts';

/** `Port, up to 8 kn`; empty for a plain area without a limit. */
export function formatZoneNote(
  { kind, speedLimitKnots }: Pick<Zone, 'kind' | 'speedLimitKnots'>,
  t: Translate,
): string {
  const limit =
    speedLimitKnots === null
      ? []
      : [
          t('ZONE_LIMIT', {
            limit: formatNumber(speedLimitKnots, { decimals: Number.isInteger(speedLimitKnots) ? 0 : 1 }),
          }),
        ];
  return [...(kind === 'area' ? [] : [translateWord(`zone-${kind}`)]), ...limit].join(', ');
}
