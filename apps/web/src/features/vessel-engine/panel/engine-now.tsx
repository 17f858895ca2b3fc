import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import { ComputedValue } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { useAmbientSfoc } from '../figure/use-ambient-sfoc.ts';
import { useEngineFigures } from '../figure/use-engine-figures.ts';
import style from '../style/engine.module.css';
import { EngineName } from './engine-name.tsx';

interface EngineNowProps {
  readonly engine: PlantEquipment;
  readonly color: string;
  readonly index: number;
}

/** What an engine burns for a kWh: now, as it would in the air and water of its shop test, and at that test. */
export function EngineNow({ engine, color, index }: EngineNowProps) {
  const t = useText();
  const { sfoc, reference, load } = useEngineFigures(engine);
  const ambient = useAmbientSfoc(engine, sfoc);
  const label = hasValue(load) ? t('SFOC_REFERENCE', { load: formatNumber(load.value) }) : t('SFOC_REFERENCE_PLAIN');
  const look = { unit: 'g/kWh', decimals: 1, layout: 'row', size: 'small' } as const;
  const of = (key: string) => formatSlotRef(engine.id, key);
  const from = ['fuelRate', 'power', 'load'].map(of);
  return (
    <>
      <EngineName name={engine.name} color={color} index={index} />
      <ComputedValue {...look} label={t('SFOC_NOW')} answer={sfoc} from={from} />
      {ambient && <ComputedValue {...look} label={t('SFOC_AMBIENT')} answer={ambient.sfoc} from={from} />}
      <ComputedValue {...look} label={label} answer={reference} from={of('load')} />
    </>
  );
}

interface AmbientNoteProps {
  readonly engine: PlantEquipment;
  /** Says which engine it is, where there are several. */
  readonly isNamed: boolean;
}

/** The air and water an engine was corrected from, and the factors, with what is not verified about them. */
export function AmbientNote({ engine, isNamed }: AmbientNoteProps) {
  const t = useText();
  const { sfoc } = useEngineFigures(engine);
  const corrected = useAmbientSfoc(engine, sfoc);
  if (corrected === undefined || !hasValue(corrected.sfoc) || !hasValue(corrected.ambient)) return null;
  const { set, ambient } = corrected;
  const { airPressure, airTemperature, coolantTemperature } = ambient.value;
  return (
    <p className={style.note} title={t('SFOC_FACTORS_OF', { source: set.source })}>
      {isNamed && `${engine.name}: `}
      {t('SFOC_AMBIENT_FROM', {
        air: formatNumber(airTemperature),
        pressure: formatNumber(airPressure),
        coolant: formatNumber(coolantTemperature),
      })}{' '}
      {t(set.verified ? 'SFOC_SET' : 'SFOC_SET_UNVERIFIED', { set: set.name })}
    </p>
  );
}
