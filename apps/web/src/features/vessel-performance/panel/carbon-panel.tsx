import { CII_SHIP_TYPES, getCapacityKind } from '@fms/domain/emission';
import { formatNumber } from '@fms/domain/format';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { Panel } from '@fms/ui/panel';
import { Select, Slider } from '@mantine/core';
import { useMemo } from 'react';
import { CiiScale } from '../../../entities/carbon/index.ts';
import { ComputedValue, getReasonText } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import type { PerformanceParts } from '../model/performance-parts.ts';
import { listInputs } from '../model/performance-slots.ts';
import { guessCiiType, isCiiShipType, useYearCarbon } from '../model/use-carbon.ts';
import type { PerformanceState } from '../model/use-performance-state.ts';
import { findSpeedChoice, type SpeedChoice, tryDay, tryNextYear } from '../model/what-if-speed.ts';
import style from '../style/performance.module.css';
import { useDensity } from './use-consumption.ts';

/** The carbon intensity of the year so far, and of the next one at a speed that is tried. */
export function CarbonPanel({ state, ...parts }: PerformanceParts & { readonly state: PerformanceState }) {
  const t = useText();
  const { vessel, plant, window, performance } = parts;
  const type = state.ciiType !== undefined && isCiiShipType(state.ciiType) ? state.ciiType : guessCiiType(vessel);
  const carbon = useYearCarbon(vessel, plant, window.to, type);
  const choice = useMemo(() => findSpeedChoice(performance.fuel), [performance.fuel]);
  const speed = state.speed ?? ('reason' in choice ? 0 : choice.mean);
  const next = tryNextYear(carbon, choice, speed);
  const capacity = type && getCapacityKind(type) === 'GT' ? 'GT' : 't';
  const numbers = { decimals: 2 } as const;
  return (
    <Panel
      quiet
      title={t('CARBON_INTENSITY')}
      actions={
        'reason' in carbon ? undefined : (
          <span className={style.caption}>
            {t('CARBON_UNIT', { capacity, size: formatNumber(carbon.size.capacity) })}
          </span>
        )
      }
    >
      <Select
        className={style.type}
        size="xs"
        aria-label={t('CII_TYPE')}
        placeholder={t('CII_TYPE_NONE')}
        data={[...CII_SHIP_TYPES]}
        value={type ?? null}
        onChange={(word) => word !== null && state.chooseCiiType(word)}
      />
      {'reason' in carbon ? (
        <p className={style.note}>{getReasonText(carbon.reason, t)}</p>
      ) : (
        <>
          <p className={style.rating}>
            {t('CII_RATING', {
              year: carbon.year,
              rating: carbon.rated.rating,
              attained: formatNumber(carbon.rated.attained, numbers),
            })}{' '}
            · {t('CII_REQUIRED', { required: formatNumber(carbon.rated.required, numbers) })}
            {carbon.rated.verified ? '' : ` · ${t('CII_UNVERIFIED')}`}
          </p>
          <CiiScale
            label={t('CII_RATING', { year: carbon.year, ...describe(carbon.rated) })}
            year={carbon.year}
            {...carbon.rated}
          />
          {'reason' in next ? null : (
            <CiiScale
              label={t('CII_RATING', { year: carbon.year + 1, ...describe(next) })}
              year={carbon.year + 1}
              {...next}
            />
          )}
          <div className={style.foot}>
            <ComputedValue
              label={t('CII_CO2')}
              answer={good(carbon.mainTonnes + carbon.otherTonnes)}
              unit="t"
              size="small"
              from={carbon.fuelSlots}
            />
            <ComputedValue
              label={t('CII_DISTANCE')}
              answer={good(carbon.miles)}
              unit="nm"
              size="small"
              from={carbon.speedSlot}
            />
            <ComputedValue
              label={t('CII_MEASURED')}
              answer={good(carbon.measured * 100)}
              unit="%"
              size="small"
              from={[...carbon.fuelSlots, carbon.speedSlot]}
            />
          </div>
        </>
      )}
      <WhatIfSpeed choice={choice} speed={speed} state={state} parts={parts} />
    </Panel>
  );
}

const good = (value: number): PlantAnswer => ({ value, state: 'good' });
const describe = ({ rating, attained }: { rating: string; attained: number }) => ({
  rating,
  attained: formatNumber(attained, { decimals: 2 }),
});

interface WhatIfSpeedProps {
  readonly choice: ReturnType<typeof findSpeedChoice>;
  readonly speed: number;
  readonly state: PerformanceState;
  readonly parts: PerformanceParts;
}

function WhatIfSpeed({ choice, speed, state, parts }: WhatIfSpeedProps) {
  const t = useText();
  const from = listInputs(parts.plant, ['fuelRate', 'speedOverGround']);
  const day = tryDay(choice, speed, useDensity(parts));
  const of = (key: 'savedPerDay' | 'laterHours'): PlantAnswer =>
    hasValue(day) ? { ...day, value: day.value[key] } : day;
  if ('reason' in choice) {
    return (
      <p className={style.note}>
        {t('WHAT_IF', { speed: '––' })}: {getReasonText(choice.reason, t)}
      </p>
    );
  }
  return (
    <>
      <SpeedSlider choice={choice} speed={speed} onSpeed={state.trySpeed} />
      <div className={style.foot}>
        <ComputedValue
          label={t('FUEL_SAVED')}
          answer={of('savedPerDay')}
          unit="t/d"
          decimals={1}
          signed
          size="small"
          from={from}
        />
        <ComputedValue
          label={t('LATER')}
          answer={of('laterHours')}
          unit="h"
          decimals={1}
          signed
          size="small"
          from={from}
        />
        <span className={style.caption}>
          {t('WHAT_IF_EXPONENT', {
            exponent: formatNumber(choice.exponent.exponent, { decimals: 2 }),
            error: formatNumber(choice.exponent.error, { decimals: 2 }),
          })}
        </span>
      </div>
    </>
  );
}

const SPEED_STEP = 0.1;

function SpeedSlider({
  choice,
  speed,
  onSpeed,
}: {
  choice: SpeedChoice;
  speed: number;
  onSpeed: (knots: number) => void;
}) {
  const t = useText();
  const knots = (value: number) => formatNumber(value, { decimals: 1 });
  const round = (value: number) => Math.round(value / SPEED_STEP) * SPEED_STEP;
  return (
    <div className={style.slider}>
      <span className={style.sliderHead}>
        {t('WHAT_IF', { speed: knots(speed) })}
        <span className={style.caption}>{t('WHAT_IF_NOW', { speed: knots(choice.mean) })}</span>
      </span>
      <Slider
        thumbLabel={t('WHAT_IF', { speed: knots(speed) })}
        label={null}
        min={round(choice.least)}
        max={round(choice.most)}
        step={SPEED_STEP}
        value={speed}
        marks={[{ value: choice.mean }]}
        onChange={(value) => onSpeed(Number(value.toFixed(1)))}
      />
    </div>
  );
}
