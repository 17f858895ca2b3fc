import type { WireJobComparison } from '@fms/contract/job';
import { formatNumber } from '@fms/domain/format';
import type { ComparedRate } from '@fms/domain/job';
import { useText } from '../../../language/index.ts';
import style from '../style/detail.module.css';
import { RATES } from './rate-text.ts';

interface RateRowProps {
  readonly rate: ComparedRate;
  readonly comparison: WireJobComparison;
  readonly onSelect: (id: number) => void;
}

/** One rate of a job among those of similar ones: a dot each, the middle half as a box, the median as a line. */
export function RateRow({ rate, comparison, onSelect }: RateRowProps) {
  const t = useText();
  const own = comparison.rates[rate];
  if (!own) return null;
  const { label, unit, scale, decimals } = RATES[rate];
  const others = comparison.similar.flatMap(({ jobId, rates }) => {
    const value = rates[rate];
    return value === null || value === undefined ? [] : [{ jobId, value }];
  });
  const values = [own.value, ...others.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const place = (value: number) => `${high === low ? 50 : 4 + ((value - low) / (high - low)) * 92}%`;
  const show = (value: number) => formatNumber(value * scale, { decimals });
  const words = t('JOB_QUARTILES', {
    ...{ name: t(label), value: show(own.value), unit, median: show(own.median) },
    ...{ low: show(own.lowerQuartile), high: show(own.upperQuartile) },
  });
  return (
    <div className={style.rate}>
      <span className={style.label}>{t(label)}</span>
      <span className={style.plot} role="img" aria-label={words} title={words}>
        <i className={style.line} />
        <i
          className={style.box}
          style={{ left: place(own.lowerQuartile), right: `calc(100% - ${place(own.upperQuartile)})` }}
        />
        {others.map(({ jobId, value }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut; the list opens each job by keys
          <i key={jobId} className={style.other} style={{ left: place(value) }} onClick={() => onSelect(jobId)} />
        ))}
        <i className={style.median} style={{ left: place(own.median) }} />
        <i className={style.own} style={{ left: place(own.value) }} />
      </span>
      <span className={style.figure}>
        <b>{show(own.value)}</b> {unit}
        <small>{t('JOB_MEDIAN', { value: show(own.median) })}</small>
      </span>
    </div>
  );
}
