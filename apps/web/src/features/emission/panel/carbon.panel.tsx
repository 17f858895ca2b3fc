import type { WireCarbonForecast, WireEmissionYear } from '@fms/contract/emission';
import type { CiiRating } from '@fms/domain/emission';
import { formatNumber } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { CiiScale } from '../../../entities/carbon/index.ts';
import { useText } from '../../../language/index.ts';
import { tellReason } from '../model/figure-text.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/emission.module.css';
import { FigureButton } from './figure-button.tsx';
import { RestChange } from './rest-change.tsx';

interface CarbonPanelProps extends PanelParts {
  readonly record: WireEmissionYear;
  /** Undefined for a year that is over, and until it came. */
  readonly forecast: WireCarbonForecast | undefined;
}

/** The carbon intensity of the year so far with its letter, where it will end, and what another speed makes of it. */
export function CarbonPanel({ record, forecast, ...parts }: CarbonPanelProps) {
  const t = useText();
  const { year, onOpen } = parts;
  const { rating, figures } = record;
  const attained = figures['rating.attained'];
  return (
    <Panel quiet title={t('EMISSION_CARBON')} caption={attained?.unit}>
      {rating === null || attained?.value == null ? (
        <p className={style.reason}>{attained && tellReason(attained, t)}</p>
      ) : (
        <Scale
          title={t('EMISSION_CARBON_SO_FAR', { year })}
          rating={rating.letter}
          {...{ year, attained: attained.value, boundaries: rating.boundaries }}
        />
      )}
      <dl className={style.facts}>
        <div>
          <dt>{t('EMISSION_ATTAINED')}</dt>
          <dd>
            <FigureButton
              {...{ figures, id: 'rating.attained', name: t('EMISSION_ATTAINED') }}
              onOpen={(key) => onOpen('year', key)}
            />
          </dd>
        </div>
        <div>
          <dt>{t('EMISSION_REQUIRED')}</dt>
          <dd>
            <FigureButton
              {...{ figures, id: 'rating.required', name: t('EMISSION_REQUIRED') }}
              onOpen={(key) => onOpen('year', key)}
            />
          </dd>
        </div>
      </dl>
      {forecast !== undefined && <Forecast {...parts} answer={forecast} />}
    </Panel>
  );
}

function Forecast({ answer, ...parts }: PanelParts & { readonly answer: WireCarbonForecast }) {
  const t = useText();
  const { year, figures, forecast } = answer;
  const attained = figures.attained;
  const title = t('EMISSION_CARBON_END', { year });
  const numbers = { decimals: 2 } as const;
  return (
    <>
      <h3 className={style.part}>{title}</h3>
      {forecast === null || attained?.value == null ? (
        <p className={style.reason}>
          {t('EMISSION_NO_FORECAST', { reason: attained === undefined ? '' : tellReason(attained, t) })}
        </p>
      ) : (
        <>
          <Scale
            {...{ title, year, attained: attained.value }}
            rating={forecast.rating}
            boundaries={forecast.boundaries}
            interval={{ low: forecast.low, high: forecast.high }}
          />
          <p className={style.reason}>
            <FigureButton
              {...{ figures, id: 'attained', name: title }}
              onOpen={(key) => parts.onOpen('forecast', key)}
            />
            {' · '}
            {t('EMISSION_INTERVAL', {
              low: formatNumber(forecast.low, numbers),
              high: formatNumber(forecast.high, numbers),
              ...{ best: forecast.bestRating, worst: forecast.worstRating },
            })}
            {' · '}
            {t('EMISSION_DAYS', { known: forecast.daysKnown, left: forecast.daysLeft })}
          </p>
        </>
      )}
      <RestChange {...parts} answer={answer} />
    </>
  );
}

interface ScaleProps {
  readonly title: string;
  readonly year: number;
  readonly rating: CiiRating;
  readonly attained: number;
  readonly boundaries: readonly number[];
  readonly interval?: { readonly low: number; readonly high: number };
}

function Scale({ title, ...scale }: ScaleProps) {
  const t = useText();
  const attained = formatNumber(scale.attained, { decimals: 2 });
  return <CiiScale {...scale} label={t('EMISSION_CARBON_LABEL', { title, attained, rating: scale.rating })} />;
}
