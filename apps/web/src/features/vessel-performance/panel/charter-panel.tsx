import type { PerformanceColumn } from '@fms/contract/performance';
import { formatNumber } from '@fms/domain/format';
import { CHARTER_FACTORS, type CharterCheck, type CharterWarranty, checkCharter } from '@fms/domain/performance';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { ComputedValue, type PlantView } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import type { PerformanceParts } from '../model/performance-parts.ts';
import { listInputs } from '../model/performance-slots.ts';
import style from '../style/performance.module.css';
import { useDensity } from './use-consumption.ts';

/** Speed and fuel of the charter party, where they are entered, against the good weather of the span. */
export function CharterPanel(parts: PerformanceParts) {
  const warranty = readWarranty(parts.plant);
  return warranty && <CharterFigures parts={parts} warranty={warranty} />;
}

function readWarranty(plant: PlantView): CharterWarranty | undefined {
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const [knots, tonnesPerDay] = [plant.numberOf(ship, 'charterSpeed'), plant.numberOf(ship, 'charterConsumption')];
  return knots === undefined || tonnesPerDay === undefined ? undefined : { knots, tonnesPerDay };
}

interface CharterFiguresProps {
  readonly parts: PerformanceParts;
  readonly warranty: CharterWarranty;
}

function CharterFigures({ parts, warranty }: CharterFiguresProps) {
  const t = useText();
  const check = useCharterCheck(parts, warranty);
  const of = (key: 'knots' | 'tonnesPerDay') => pick(check, (value) => value[key]);
  const from = (...quantities: PerformanceColumn[]) => listInputs(parts.plant, quantities);
  return (
    <Panel
      quiet
      title={t('CHARTER')}
      actions={
        <span className={style.caption}>
          {t('CHARTER_WARRANTED', {
            knots: formatNumber(warranty.knots, { decimals: 1 }),
            tonnes: formatNumber(warranty.tonnesPerDay, { decimals: 1 }),
          })}
        </span>
      }
    >
      <p className={style.verdict}>
        {hasValue(check)
          ? [check.value.speed, check.value.fuel].every((word) => word === 'within')
            ? t('CHARTER_KEPT')
            : [
                check.value.speed === 'slower' ? t('CHARTER_SLOWER') : '',
                check.value.fuel === 'more' ? t('CHARTER_MORE') : '',
              ]
                .filter((word) => word !== '')
                .join(' ')
          : t('CHARTER_NOT_EVALUATED')}
      </p>
      <div className={style.foot}>
        <ComputedValue
          label={t('CHARTER_SPEED')}
          answer={of('knots')}
          unit="kn"
          decimals={1}
          size="small"
          from={from('speedOverGround', 'speedThroughWater')}
        />
        <ComputedValue
          label={t('CHARTER_FUEL')}
          answer={of('tonnesPerDay')}
          unit="t/d"
          decimals={1}
          size="small"
          from={from('fuelRate')}
        />
        <ComputedValue
          label={t('CHARTER_WEATHER')}
          answer={pick(check, ({ goodShare }) => goodShare * 100)}
          unit="%"
          size="small"
          from={from('windSpeed')}
        />
      </div>
      <p className={style.note} title={CHARTER_FACTORS.source}>
        {t(CHARTER_FACTORS.verified ? 'CHARTER_BY' : 'CHARTER_BY_UNVERIFIED', { set: CHARTER_FACTORS.name })}
      </p>
    </Panel>
  );
}

const pick = (check: PlantAnswer<CharterCheck>, read: (value: CharterCheck) => number): PlantAnswer =>
  hasValue(check) ? { value: read(check.value), state: check.state } : check;

/** Of the ten minutes of the span; fuel in t a day by its density. */
function useCharterCheck(parts: PerformanceParts, { knots, tonnesPerDay }: CharterWarranty): PlantAnswer<CharterCheck> {
  const density = useDensity(parts);
  const kilograms = hasValue(density) ? density.value / 1000 : null;
  const { blocks } = parts.performance;
  return useMemo(() => {
    const samples = blocks.map(({ block: { means }, fuelRate }) => ({
      knots: means.speedOverGround,
      windSpeed: means.windSpeed,
      tonnesPerDay: fuelRate === null || kilograms === null ? null : (fuelRate * kilograms * 24) / 1000,
    }));
    return checkCharter(samples, { knots, tonnesPerDay });
  }, [blocks, kilograms, knots, tonnesPerDay]);
}
