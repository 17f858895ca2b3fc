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
    ['LEVEL_PERCENT', false],
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
      actions={<span className="fms-caption">{headText(contents, surroundings, t)}</span>}
      className={style.soundings}
      quiet
      flush
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={style.scroll} tabIndex={0} aria-label={t('SOUNDINGS')}>
        <table className={`fms-table ${style.table}`}>
          <Head look={look} />
          <tbody>
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
          </tbody>
        </table>
      </section>
      {isVcfUsed && !EXPANSION.verified && (
        <p className={style.foot}>{t('VOLUME_CORRECTION_UNVERIFIED', { set: EXPANSION.name })}</p>
      )}
    </PlantPanel>
  );
}

function Head({ look }: { readonly look: SoundingLook }) {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{t('TANK')}</th>
        {COLUMNS[look].map(([title, isMinor]) => (
          <th key={title} scope="col" data-minor={isMinor}>
            {t(title)}
          </th>
        ))}
        <th scope="col" className={style.words}>
          {t(look === 'sounding' ? 'TANK_NOW' : 'TANK_NEXT')}
        </th>
        <th scope="col" className={style.rowAge}>
          {t('TANK_AGE')}
        </th>
      </tr>
    </thead>
  );
}

/** "trim 0.42 m aft, heel 0.6° P · sounding → table → mass". */
function headText(contents: TankContents['contents'], { trim, heel }: TankSurroundings, t: Translate): string {
  const isByTable = contents.some(({ volumeSource }) => volumeSource === 'table');
  const way = t(isByTable ? 'SOUNDINGS_BY_TABLE' : 'SOUNDINGS_MEASURED');
  if (!hasValue(trim) || !hasValue(heel)) return way;
  const words = t('TRIM_AND_HEEL', { trim: formatTrim(trim.value, t), heel: formatHeel(heel.value, t) });
  return `${words} · ${way}`;
}
