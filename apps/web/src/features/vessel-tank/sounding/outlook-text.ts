/** What a tank does and what comes of it, in words. */
import { formatAge } from '@fms/domain/format';
import type { Transfer } from '@fms/domain/tank';
import type { Instant } from '@fms/domain/time';
import type { TankOutlook } from '../../../entities/tank/index.ts';
import { formatMinute } from '../../../entities/tank/index.ts';
import type { Translate } from '../../../language/index.ts';

/** "steady", "95 % in 49 min", "sensor fault 06:12"; empty while nothing is known. */
export function formatOutlook(outlook: TankOutlook, now: Instant, t: Translate): string {
  switch (outlook.kind) {
    case 'fault':
      return t('TANK_FAULT_SINCE', { time: outlook.since === undefined ? '' : formatMinute(outlook.since, now) });
    case 'steady':
      return t('TANK_STEADY');
    case 'filling':
      return t('TANK_FILLING');
    case 'emptying':
      return t('TANK_EMPTYING');
    case 'high':
      return outlook.inMs === 0
        ? t('TANK_HIGH_NOW', { percent: outlook.percent })
        : t('TANK_HIGH_IN', { percent: outlook.percent, duration: formatAge(outlook.inMs) });
    case 'low':
      return outlook.inMs === 0 ? t('TANK_LOW_NOW') : t('TANK_LOW_IN', { duration: formatAge(outlook.inMs) });
    default:
      return '';
  }
}

/** "to FO day" of a tank that gives, "from FO 1" of one that takes; undefined of one in no transfer. */
export function formatPart(
  tankId: string,
  transfers: readonly Transfer[],
  nameOf: (id: string) => string,
  t: Translate,
): string | undefined {
  const given = transfers.find(({ fromTank }) => fromTank === tankId);
  if (given !== undefined) return t('TANK_TO', { tank: nameOf(given.toTank) });
  const taken = transfers.find(({ toTank }) => toTank === tankId);
  return taken && t('TANK_FROM', { tank: nameOf(taken.fromTank) });
}
