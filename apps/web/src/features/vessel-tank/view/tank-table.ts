/** What the tabs of tanks show, as a file. */
import { hasValue, type PlantInput } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { useCallback, useRef } from 'react';
import { getSlotNumber } from '../../../entities/plant/index.ts';
import type { TankContent } from '../../../entities/tank/index.ts';
import type { ExportCell, ExportTable } from '../../../export/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { computeFill } from './tank-fill.ts';

/** Remembers what was drawn last: a file holds what is on screen, at the moment it is asked for. */
export function useTankTable() {
  const t = useText();
  const shown = useRef<readonly TankContent[]>([]);
  const keep = useCallback((contents: readonly TankContent[]) => {
    shown.current = contents;
  }, []);
  const table = useCallback((_plant: unknown, at: Instant) => buildTankTable(shown.current, at, t), [t]);
  return { table, keep };
}

export function buildTankTable(contents: readonly TankContent[], at: Instant, t: Translate): ExportTable {
  return {
    name: t('SOUNDINGS'),
    about: [['UTC', new Date(at).toISOString()]],
    columns: [
      { title: t('TANK') },
      { title: t('SOUNDING_M'), decimals: 3 },
      { title: t('CORRECTION_CM'), decimals: 1 },
      { title: t('LEVEL_PERCENT'), decimals: 1 },
      { title: t('FILLED_PERCENT'), decimals: 1 },
      { title: t('VOLUME_M3'), decimals: 2 },
      { title: t('CAPACITY_M3'), decimals: 1 },
      { title: t('DENSITY_15'), decimals: 4 },
      { title: t('TEMPERATURE_C'), decimals: 1 },
      { title: t('VCF'), decimals: 5 },
      { title: t('MASS_T'), decimals: 2 },
      { title: t('RATE_M3_H'), decimals: 2 },
    ],
    rows: contents.map((content) => [
      content.tank.name,
      getSlotNumber(content.readings.sounding),
      cell(content.correction, 100),
      getSlotNumber(content.readings.level),
      cell(computeFill(content)),
      cell(content.volume),
      content.tank.capacity,
      cell(content.density15, 0.001),
      getSlotNumber(content.readings.temperature),
      cell(content.vcf),
      cell(content.mass),
      cell(content.rate),
    ]),
  };
}

/** An empty cell where there is no value: never the last good one. */
const cell = (answer: PlantInput | undefined, factor = 1): ExportCell =>
  answer !== undefined && hasValue(answer) && (answer.state === 'good' || answer.state === 'late')
    ? answer.value * factor
    : null;
