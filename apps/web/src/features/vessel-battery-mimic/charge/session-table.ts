/** The sessions on screen as a file, with the fields of a charge record (§3). */
import { type ExportTable, toTimeCell } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import type { Charge } from './use-charge.ts';

/** Newest first, as shown. */
export function buildSessionTable({ sessions }: Charge, t: Translate): ExportTable {
  return {
    name: t('SESSIONS'),
    columns: [
      { title: 'number' },
      { title: 'fromDate' },
      { title: 'fromCharge, %', decimals: 1 },
      { title: 'toDate' },
      { title: 'toCharge, %', decimals: 1 },
      { title: 'chargeTime, h', decimals: 3 },
      { title: `${t('ENERGY_IN')}, kWh`, decimals: 1 },
      { title: t('ENERGY_SOURCE') },
      { title: t('HEAD_SOURCE') },
      { title: t('HEAD_RISE'), decimals: 1 },
    ],
    rows: sessions.map(
      ({
        number,
        fromTime,
        fromCharge,
        toTime,
        toCharge,
        durationHours,
        energyKwh,
        energyFrom,
        source,
        riseKelvin,
      }) => [
        number,
        toTimeCell(fromTime),
        fromCharge,
        toTimeCell(toTime),
        toCharge,
        durationHours,
        energyKwh,
        energyFrom,
        source,
        riseKelvin,
      ],
    ),
  };
}
