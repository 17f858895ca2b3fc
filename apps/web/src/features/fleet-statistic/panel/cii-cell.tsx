import type { FleetCarbon } from '@fms/contract/fleet-statistic';
import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { useText } from '../../../language/index.ts';
import style from '../style/fleet-statistic.module.css';

/** Ratios of attained to required that the bar spans: from a good A to a bad E of every type of ship. */
const [LOW, HIGH] = [0.6, 1.4];

/** The forecast of the carbon intensity: letter, place of the ratio and the ratio; what is missing where there is none. */
export function CiiCell({ carbon }: { readonly carbon: FleetCarbon | undefined }) {
  const t = useText();
  if (carbon === undefined) return NO_VALUE;
  const { forecast, missing } = carbon;
  if (forecast === null) {
    return <span title={t('FLEET_CII_MISSING', { input: missing ?? '' })}>{NO_VALUE}</span>;
  }
  const ratio = forecast.attained / forecast.required;
  const share = (value: number) => Math.min(100, Math.max(0, (100 * (value - LOW)) / (HIGH - LOW)));
  const numbers = { decimals: 2 } as const;
  const { low, high, required, year, daysKnown, rating } = forecast;
  return (
    <span
      className={style.cii}
      title={t('FLEET_CII_FORECAST', {
        ...{ year, days: daysKnown, attained: formatNumber(forecast.attained, numbers) },
        ...{
          low: formatNumber(low, numbers),
          high: formatNumber(high, numbers),
          required: formatNumber(required, numbers),
        },
      })}
    >
      <b>{rating}</b>
      <span className={style.ciiBar} aria-hidden="true">
        {forecast.boundaries.map((boundary) => (
          <i key={boundary} data-boundary style={{ left: `${share(boundary / required)}%` }} />
        ))}
        <i style={{ left: `${share(ratio)}%` }} />
      </span>
      {formatNumber(ratio, numbers)}
    </span>
  );
}
