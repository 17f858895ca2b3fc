import type { WireCarbonForecast } from '@fms/contract/emission';
import { formatNumber } from '@fms/domain/format';
import type { Reason } from '@fms/domain/plant-value';
import { Button, Slider } from '@mantine/core';
import { useState } from 'react';
import { getReasonText } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/emission.module.css';

const SPEED_STEP = 0.1;
const [WAITING_STEP, MOST_WAITING] = [5, 150];

/** Another speed and other waiting for the rest of the year; the forecast is asked for again when a slider is let go. */
export function RestChange({ answer, state, change }: PanelParts & { readonly answer: WireCarbonForecast }) {
  const t = useText();
  const { choice, choiceReason } = answer;
  if (choice === null) {
    return <p className={style.reason}>{choiceReason && getReasonText(choiceReason as Reason, t)}</p>;
  }
  const one = (value: number) => formatNumber(value, { decimals: 1 });
  const [knots, waiting] = [state.knots ?? choice.knots, state.waiting ?? 100];
  const exponent = formatNumber(choice.exponent, { decimals: 2 });
  const error = formatNumber(choice.exponentError, { decimals: 2 });
  return (
    <div className={style.change}>
      <span className={style.head}>
        <b>{t('EMISSION_TRY')}</b>
        <span>{t('EMISSION_TRY_FIT', { exponent, error })}</span>
        <Button
          variant="subtle"
          size="compact-xs"
          disabled={state.knots === undefined}
          onClick={() => change({ knots: undefined, waiting: undefined })}
        >
          {t('EMISSION_TRY_NOTHING')}
        </Button>
      </span>
      <TrySlider
        key={`speed ${knots}`}
        text={(value) => t('EMISSION_TRY_SPEED', { knots: one(value) })}
        {...{ value: knots, min: choice.least, max: choice.most, step: SPEED_STEP, mark: choice.knots }}
        onEnd={(value) => change({ knots: Math.round(value * 10) / 10, waiting })}
      />
      <TrySlider
        key={`waiting ${waiting}`}
        text={(value) => t('EMISSION_TRY_WAITING', { percent: value, hours: one((choice.hoursWaiting * value) / 100) })}
        {...{ value: waiting, min: 0, max: MOST_WAITING, step: WAITING_STEP, mark: 100 }}
        onEnd={(value) => change({ knots, waiting: value })}
      />
    </div>
  );
}

interface TrySliderProps {
  readonly text: (value: number) => string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** As the past. */
  readonly mark: number;
  readonly onEnd: (value: number) => void;
}

function TrySlider({ text, value, min, max, step, mark, onEnd }: TrySliderProps) {
  const [shown, setShown] = useState(value);
  return (
    <div className={style.slider}>
      <span>{text(shown)}</span>
      <Slider
        thumbLabel={text(shown)}
        label={null}
        {...{ min, max, step, value: shown }}
        marks={[{ value: mark }]}
        onChange={setShown}
        onChangeEnd={onEnd}
      />
    </div>
  );
}
