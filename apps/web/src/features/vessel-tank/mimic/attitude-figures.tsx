import { formatNumber } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue, type Measured, type PlantAnswer, type PlantInput, refuse } from '@fms/domain/plant-value';
import { type DrawnTank, sizeHull, TankSection } from '@fms/ui/tank';
import { ComputedValue, getSlotNumber, SlotValue, usePlantPlace, useSlot } from '../../../entities/plant/index.ts';
import type { TankContent, TankSurroundings } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/tank.module.css';
import { findSection } from './drawn-tank.ts';

interface AttitudeFiguresProps {
  readonly surroundings: TankSurroundings;
  readonly contents: readonly TankContent[];
  readonly drawn: readonly DrawnTank[];
}

/** The hull cut where most tanks stand side by side, and how the ship lies in numbers. */
export function AttitudeFigures({ surroundings, contents, drawn }: AttitudeFiguresProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const draught = formatSlotRef(ship, 'draught');
  const meters = getSlotNumber(useSlot(draught));
  const { heel, trim } = surroundings;
  const places = drawn.map(({ place }) => place);
  const frame = findSection(places);
  const isByTable = contents.some(({ volumeSource }) => volumeSource === 'table');
  const common = { layout: 'row', size: 'small' } as const;
  return (
    <div className={style.attitude}>
      {frame !== undefined && (
        <div>
          <p className="fms-label">{t('TANKS_CUT', { meters: formatNumber(frame) })}</p>
          <TankSection
            label={t('TANKS_CUT', { meters: formatNumber(frame) })}
            hull={sizeHull(places)}
            tanks={drawn.filter(({ place }) => place.aft <= frame && frame <= place.fore)}
            heelDegrees={toNumber(heel)}
            draughtMeters={meters}
          />
        </div>
      )}
      <div>
        <ComputedValue
          {...common}
          label={sideLabel(heel, t('HEEL'), [t('PORT_LETTER'), t('STARBOARD_LETTER')])}
          answer={toSize(heel)}
          unit="°"
          decimals={1}
          from={['heel', 'roll'].map((key) => formatSlotRef(ship, key))}
        />
        <ComputedValue
          {...common}
          label={t('TRIM')}
          answer={toAnswer(trim)}
          unit="m"
          decimals={2}
          signed
          from={['trim', 'draughtAft', 'draughtForward'].map((key) => formatSlotRef(ship, key))}
        />
        {plant.has(draught) && <SlotValue {...common} slot={draught} label={t('MEAN_DRAUGHT')} decimals={2} />}
        <p className="fms-caption">{t(isByTable ? 'LEVELS_CORRECTED' : 'LEVELS_NOT_CORRECTED')}</p>
      </div>
    </div>
  );
}

const isUsable = (input: PlantInput): input is Measured & { readonly state: 'good' | 'late' } =>
  hasValue(input) && (input.state === 'good' || input.state === 'late');

const toNumber = (input: PlantInput): number | null => (isUsable(input) ? input.value : null);

const toAnswer = (input: PlantInput): PlantAnswer => {
  if (isUsable(input)) return { value: input.value, state: input.state, time: input.time };
  return hasValue(input) ? refuse('stale', 'trim') : input;
};

/** The side stands in the label: a sign would have to be explained. */
const toSize = (input: PlantInput): PlantAnswer => {
  const answer = toAnswer(input);
  return hasValue(answer) ? { ...answer, value: Math.abs(answer.value) } : answer;
};

const sideLabel = (heel: PlantInput, word: string, [port, starboard]: readonly [string, string]) =>
  isUsable(heel) && heel.value !== 0 ? `${word}, ${heel.value < 0 ? port : starboard}` : word;
