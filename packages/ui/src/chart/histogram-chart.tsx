import type { HistogramBin } from '@fms/domain/statistic';
import style from './distribution.module.css';
import { buildEdgeTicks, formatEdge, formatShare } from './histogram-text.ts';

export interface HistogramChartProps {
  /** The chart in words, for a screen reader. */
  label: string;
  name: string;
  unit: string;
  color: string;
  /** Held against another one: drawn as outlines. */
  compared?: boolean;
  bins: readonly HistogramBin[];
  /** What the height means: "share of time". */
  shareLabel: string;
  /** Said where there are no bins. */
  emptyText: string;
}

const WIDTH = 400;
const HEIGHT = 150;
const GAP = 1;

/** Bars of even width, as high as the share of their bin; the highest fills the height and is named. */
export function HistogramChart(props: HistogramChartProps) {
  const { label, name, unit, color, compared = false, bins, shareLabel, emptyText } = props;
  const most = Math.max(...bins.map(({ share }) => share));
  const width = WIDTH / Math.max(1, bins.length);
  return (
    <figure className={style.chart} aria-label={label}>
      <figcaption className={style.head}>
        {name}
        <span>{unit}</span>
      </figcaption>
      {bins.length === 0 ? (
        <div className={`${style.none} fms-hatch`}>{emptyText}</div>
      ) : (
        <>
          <span className={style.most}>{`${formatShare(most)} ${shareLabel}`}</span>
          <svg className={style.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {bins.map(({ from, share }, index) => (
              <rect
                key={from}
                x={index * width + GAP / 2}
                y={HEIGHT * (1 - share / most)}
                width={Math.max(1, width - GAP)}
                height={(HEIGHT * share) / most}
                {...(compared ? { fill: 'none', stroke: color } : { fill: color })}
              />
            ))}
          </svg>
          <div className={style.ends}>
            {buildEdgeTicks(bins).map(({ share, text }) => (
              <span key={share} style={{ left: `${share * 100}%` }}>
                {text}
              </span>
            ))}
          </div>
          <table className="fms-spoken">
            <tbody>
              {bins.map(({ from, to, share }) => (
                <tr key={from}>
                  <th scope="row">{`${formatEdge(from, bins)}–${formatEdge(to, bins)} ${unit}`}</th>
                  <td>{formatShare(share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </figure>
  );
}
