import type { PerformanceColumn } from '@fms/contract/performance';
import { formatDay } from '@fms/domain/format';
import { hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import { getZoneOffsetMs } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import { ComputedFigure } from '../../../entities/tank/index.ts';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { listNoonRows, type NoonRow } from '../model/noon-rows.ts';
import type { PerformanceParts } from '../model/performance-parts.ts';
import { listInputs } from '../model/performance-slots.ts';
import style from '../style/performance.module.css';
import { useDensity } from './use-consumption.ts';

interface Column {
  readonly title: TextKey;
  readonly read: (row: NoonRow) => number | null;
  readonly decimals: number;
  /** Left out on a phone. */
  readonly isMinor: boolean;
  /** What it is computed from. */
  readonly of: readonly PerformanceColumn[];
}

const COLUMNS: readonly Column[] = [
  { title: 'SAILED_HOURS', read: ({ hours }) => hours, decimals: 1, isMinor: true, of: ['speedOverGround'] },
  {
    title: 'SAILED_GROUND',
    read: ({ milesOverGround }) => milesOverGround,
    decimals: 1,
    isMinor: false,
    of: ['speedOverGround'],
  },
  {
    title: 'SAILED_WATER',
    read: ({ milesThroughWater }) => milesThroughWater,
    decimals: 1,
    isMinor: true,
    of: ['speedThroughWater'],
  },
  { title: 'SAILED_KNOTS', read: ({ knots }) => knots, decimals: 1, isMinor: false, of: ['speedOverGround'] },
  { title: 'SAILED_POWER', read: ({ kilowatts }) => kilowatts, decimals: 0, isMinor: true, of: ['shaftPower'] },
  { title: 'SAILED_RPM', read: ({ rpm }) => rpm, decimals: 1, isMinor: true, of: ['shaftSpeed'] },
  {
    title: 'SAILED_SLIP',
    read: ({ slip }) => slip,
    decimals: 1,
    isMinor: true,
    of: ['speedThroughWater', 'shaftSpeed'],
  },
  { title: 'SAILED_FUEL', read: ({ tonnes }) => tonnes, decimals: 2, isMinor: false, of: ['fuelRate'] },
  { title: 'SAILED_SFOC', read: ({ sfoc }) => sfoc, decimals: 1, isMinor: true, of: ['fuelRate', 'shaftPower'] },
  {
    title: 'SAILED_COMPLETE',
    read: ({ completeness }) => completeness * 100,
    decimals: 0,
    isMinor: true,
    of: ['speedOverGround'],
  },
];

/** What a noon report is held against: the last days from noon to noon, as the sensors measured them. */
export function NoonPanel(parts: PerformanceParts) {
  const t = useText();
  const { vessel, plant, performance, window } = parts;
  const density = useDensity(parts);
  const zone = getVesselOptions(vessel).setting.reportTimeZone;
  const shaft = plant.ofKind('shaft').find(({ id }) => plant.numberOf(id, 'propellerPitch') !== undefined);
  const pitch = shaft && plant.numberOf(shaft.id, 'propellerPitch');
  const densityKey = hasValue(density) ? density.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the density, whose reading is made anew
  const rows = useMemo(
    () => listNoonRows(performance.blocks, { until: window.to, zone, pitch, density }),
    [performance.blocks, window.to, zone, pitch, densityKey],
  );
  return (
    <Panel
      title={t('SAILED_NOONS')}
      className={style.noon}
      actions={<span className={style.caption}>{t('SAILED_NOONS_ABOUT', { zone })}</span>}
    >
      {rows.length === 0 ? (
        <p className={style.note}>{t('SAILED_NOONS_NONE')}</p>
      ) : (
        <NoonTable rows={rows} zone={zone} />
      )}
      {rows.length > 0 && densityKey === null && <p className={style.note}>{t('SAILED_NEEDS_DENSITY')}</p>}
    </Panel>
  );
}

function NoonTable({ rows, zone }: { readonly rows: readonly NoonRow[]; readonly zone: string }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const listTags = (of: Column['of']) => listInputs(plant, of).flatMap((slot) => plant.tagOf(slot) ?? []);
  const columns = COLUMNS.map(({ title, isMinor }) => ({ title: t(title), isMinor }));
  return (
    <FigureTable label={t('SAILED_NOONS')} columns={[t('SAILED_UNTIL'), ...columns]}>
      {rows.map((row) => (
        <tr key={row.from}>
          <th scope="row">
            {formatDay(row.to + getZoneOffsetMs(zone, row.to))}
            {row.isPartial && <span className={style.partial}>{t('SAILED_SO_FAR')}</span>}
          </th>
          {COLUMNS.map(({ title, read, decimals, isMinor, of }) => (
            <td key={title} data-minor={isMinor || undefined}>
              <ComputedFigure answer={toAnswer(read(row))} decimals={decimals} from={listTags(of)} />
            </td>
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}

const toAnswer = (value: number | null): PlantAnswer =>
  value === null || !Number.isFinite(value) ? refuse('too-few', 'points') : { value, state: 'good' };
