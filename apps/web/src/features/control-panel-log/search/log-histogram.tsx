import type { AnswerOf } from '@fms/contract/endpoint';
import type { getLogHistogram } from '@fms/contract/log';
import { formatAge, formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { type PointerEvent, useState } from 'react';
import { useText } from '../../../language/index.ts';
import style from './search.module.css';

type Histogram = AnswerOf<typeof getLogHistogram>;

interface LogHistogramProps {
  readonly histogram: Histogram;
  /** A period was dragged, both ends included. */
  readonly onPeriod: (fromMs: Instant, toMs: Instant) => void;
}

/** Lines in equal spans of the period; dragged over, it chooses a period. By keyboard `since:` and `until:` say the same. */
export function LogHistogram({ histogram, onPeriod }: LogHistogramProps) {
  const t = useText();
  const { from, to, bucketSeconds, buckets } = histogram;
  const [chosen, setChosen] = useState<readonly [number, number]>();
  const top = Math.max(1, ...buckets.map(({ lines }) => lines));
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const indexAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (event.clientX - left) / width;
    return Math.min(buckets.length - 1, Math.max(0, Math.floor(share * buckets.length)));
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setChosen([indexAt(event), indexAt(event)]);
  };
  const end = () => {
    if (chosen === undefined) return;
    const [first, last] = [Math.min(...chosen), Math.max(...chosen)];
    setChosen(undefined);
    const momentOf = (bucket: number) => fromMs + bucket * bucketSeconds * 1000;
    onPeriod(momentOf(first), Math.min(toMs, momentOf(last + 1) - 1));
  };
  const isChosen = (at: number) => chosen !== undefined && at >= Math.min(...chosen) && at <= Math.max(...chosen);
  const label = t('LOG_HISTOGRAM', {
    lines: buckets.reduce((sum, { lines }) => sum + lines, 0),
    from: formatTime(fromMs, toMs),
    to: formatTime(toMs, toMs),
  });
  return (
    <div className={style.histogram}>
      <div
        role="img"
        aria-label={label}
        className={style.bars}
        onPointerDown={begin}
        onPointerMove={(event) => chosen !== undefined && setChosen([chosen[0], indexAt(event)])}
        onPointerUp={end}
        onPointerCancel={() => setChosen(undefined)}
      >
        {buckets.map(({ lines, grave }, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
            key={at}
            className={style.count}
            data-none={lines === 0}
            data-grave={grave > 0}
            data-chosen={isChosen(at)}
            style={{ height: lines === 0 ? 1 : `max(3px, ${(lines / top) * 100}%)` }}
          />
        ))}
      </div>
      <div className={style.scale}>
        <span>{formatTime(fromMs, toMs)}</span>
        <span>{t('LOG_PER_SPAN', { span: formatAge(Math.round(bucketSeconds) * 1000) })}</span>
        <span>{formatTime(toMs, toMs)}</span>
      </div>
    </div>
  );
}
