/** Which limit holds at a place and time, in words. */
import { type AreaAnswer, findSulphurArea, getSulphurLimit } from '@fms/domain/emission';
import { formatNumber } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import type { Instant } from '@fms/domain/time';
import type { Translate } from '../../../language/index.ts';

export const formatRatio = (ratio: number): string => formatNumber(ratio, { decimals: 1 });

/** "limit 4.3, North Sea"; what hinders it where the limit is not known. */
export function describeLimit(position: Position | null, time: Instant, t: Translate): string {
  if (position === null) return t('RATIO_LIMIT_NO_POSITION');
  const where: AreaAnswer = findSulphurArea(position, time);
  if (where.kind === 'unknown') return t('RATIO_LIMIT_UNKNOWN', { area: where.area });
  const limit = getSulphurLimit(where.kind === 'inside', time);
  if (limit === undefined) return t('COMPLIANCE_NO_LIMIT');
  const words = { limit: formatRatio(limit.ratio) };
  return where.kind === 'inside'
    ? t('RATIO_LIMIT_INSIDE', { ...words, area: where.area })
    : t('RATIO_LIMIT_OUTSIDE', words);
}

/** Why a stretch was evaluated as it was: "analyser calibrating". */
export const getComplianceText = (reason: string, t: Translate): string =>
  t(`COMPLIANCE_${reason.toUpperCase().replaceAll('-', '_')}` as 'COMPLIANCE_RATIO');

export const getModeText = (mode: string | null, t: Translate): string =>
  t(`MODE_${(mode ?? 'unknown').toUpperCase()}` as 'MODE_OPEN');
