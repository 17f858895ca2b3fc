import type { MimicMedium, PlacedMimic } from '@fms/domain/plant/mimic';
import { MediumKey } from '@fms/ui/mimic';
import { type TextKey, useText } from '../../../language/index.ts';
import style from '../style/mimic.module.css';

const MEDIUM_TEXT: Readonly<Record<MimicMedium, TextKey>> = {
  fuel: 'MIMIC_FUEL',
  'lube-oil': 'MIMIC_LUBE_OIL',
  'hot-water': 'MIMIC_HT_WATER',
  'fresh-water': 'MIMIC_LT_WATER',
  'sea-water': 'MIMIC_SEA_WATER',
  'exhaust-gas': 'MIMIC_EXHAUST_GAS',
  'charge-air': 'MIMIC_CHARGE_AIR',
};

/** The media that are drawn by name, and what an arrow means. */
export function MimicLegend({ mimic }: { mimic: PlacedMimic }) {
  const t = useText();
  const media = [...new Set(mimic.pipes.map(({ medium }) => medium))];
  return (
    <p className={style.legend}>
      {media.map((medium) => (
        <MediumKey key={medium} medium={medium} text={t(MEDIUM_TEXT[medium])} />
      ))}
      <MediumKey medium={media[0] ?? 'fuel'} text={t('PROOF_LEGEND')} flows />
      <span>{t('PROOF_LEGEND_DETAIL')}</span>
    </p>
  );
}
