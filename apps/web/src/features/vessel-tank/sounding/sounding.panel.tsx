import { hasValue } from '@fms/domain/plant-value';
import { EXPANSION, type Transfer } from '@fms/domain/tank';
import { PlantPanel } from '../../../entities/plant/index.ts';
import {
  computeTankOutlook,
  listShownSlots,
  type TankContents,
  type TankSurroundings,
} from '../../../entities/tank/index.ts';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Columns } from '../../../ui/table/head-row.tsx';
import style from '../style/tank.module.css';
import { formatHeel, formatTrim } from './attitude-text.ts';
import { formatOutlook, formatPart } from './outlook-text.ts';
import { type SoundingLook, SoundingRow } from './sounding-row.tsx';

/** In the order of the cells; minor ones give way on a phone. */
const COLUMNS: Readonly<Record<SoundingLook, readonly (readonly [title: TextKey, isMinor: boolean])[]>> = {
  sounding: [
    ['SOUNDING_M', true],
    ['CORRECTION_CM', true],
    ['LEVEL_PERCENT', false],
    ['VOLUME_M3', false],
    ['DENSITY_15', true],
    ['TEMPERATURE_C', true],
    ['VCF', true],
    ['MASS_T', false],
  ],
  rate: [
    ['FILLED_PERCENT', false],
    ['VOLUME_M3', false],
    ['CAPACITY_M3', true],
    ['DENSITY_T_M3', true],
    ['TEMPERATURE_C', true],
    ['MASS_T', false],
    ['RATE_M3_H', true],
  ],
};

interface SoundingPanelProps {
  readonly tanks: TankContents;
  readonly look: SoundingLook;
  /** Those that run. */
  readonly transfers: readonly Transfer[];
  readonly isPast: boolean;
}

/** All tanks as a table: what is measured, what that is in volume and mass, and what each tank does. */
export function SoundingPanel({ tanks: { contents, surroundings }, look, transfers, isPast }: SoundingPanelProps) {
  const t = useText();
  const nameOf = (id: string) => contents.find(({ tank }) => tank.id === id)?.tank.shortName ?? id;
  const isVcfUsed = contents.some(({ vcf }) => vcf !== undefined && hasValue(vcf));
  return (
    <PlantPanel
      title={t('SOUNDINGS')}
      slots={listShownSlots(contents)}
      caption={headText(contents, surroundings, t)}
      className={style.soundings}
      quiet
      flush
    >
      <FigureTable label={t('SOUNDINGS')} columns={listHeads(look, t)} className={style.table}>
        {contents.map((content) => {
          const part = formatPart(content.tank.id, transfers, nameOf, t);
          return (
            <SoundingRow
              key={content.tank.id}
              content={content}
              look={look}
              now={part ?? formatOutlook(computeTankOutlook(content), surroundings.now, t)}
              isMarked={part !== undefined}
              isPast={isPast}
            />
          );
        })}
      </FigureTable>
      {isVcfUsed && !EXPANSION.verified && (
        <p className={style.foot}>{t('VOLUME_CORRECTION_UNVERIFIED', { set: EXPANSION.name })}</p>
      )}
    </PlantPanel>
  );
}

function listHeads(look: SoundingLook, t: Translate): Columns {
  return [
    t('TANK'),
    ...COLUMNS[look].map(([title, isMinor]) => ({ title: t(title), isMinor })),
    { title: t(look === 'sounding' ? 'TANK_NOW' : 'TANK_NEXT'), className: style.words },
    { title: t('TANK_AGE'), className: style.rowAge },
  ];
}

/** "trim 0.42 m aft, heel 0.6° P · sounding → table → mass". */
function headText(contents: TankContents['contents'], { trim, heel }: TankSurroundings, t: Translate): string {
  const isByTable = contents.some(({ volumeSource }) => volumeSource === 'table');
  const way = t(isByTable ? 'SOUNDINGS_BY_TABLE' : 'SOUNDINGS_MEASURED');
  if (!hasValue(trim) || !hasValue(heel)) return way;
  const words = t('TRIM_AND_HEEL', { trim: formatTrim(trim.value, t), heel: formatHeel(heel.value, t) });
  return `${words} · ${way}`;
}
