import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TrendStyle } from './trend-options.ts';
import { createTrendPlot, type TrendPlot } from './trend-plot.ts';
import type { TrendData } from './trend-series.ts';

/** What stands on the canvas: a new object with each drawing, since the overlay has to be placed again. */
export interface DrawnPlot {
  readonly plot: TrendPlot;
  readonly data: TrendData;
}

/**
 * Keeps one uPlot in the pane, as large as the pane: made anew when its shape or palette changes, fed otherwise, gone with
 * the pane. Undefined until the first one stands, and in the turn in which a curve comes or goes: the last plot has no
 * place for it.
 */
export function useTrendPlot(
  place: RefObject<HTMLDivElement | null>,
  data: TrendData,
  look: TrendStyle,
): DrawnPlot | undefined {
  const latest = useRef(data);
  latest.current = data;
  /** What the plot was given last. */
  const fed = useRef<TrendData>(undefined);
  const [known, setKnown] = useState<DrawnPlot & { readonly kind: string }>();
  const { palette, showTime } = look;
  const kind = [shapeOf(data), palette, showTime].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `kind` stands for the data that needs another chart
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let size = sizeOf(element);
    const given = latest.current;
    fed.current = given;
    const onDraw = () => setKnown((last) => (last?.plot === made ? { ...last, data: fed.current ?? last.data } : last));
    const made = createTrendPlot(element, given, { palette, showTime }, size, onDraw);
    setKnown({ kind, plot: made, data: given });
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeOf(element);
      // It also tells the size at which it begins to observe.
      if (width === size.width && height === size.height) return;
      size = { width, height };
      made.resize(width, height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      setKnown(undefined);
    };
  }, [kind]);

  const current = known?.kind === kind ? known : undefined;
  const plot = current?.plot;
  useEffect(() => {
    if (plot === undefined || fed.current === data) return;
    fed.current = data;
    plot.update(data);
  }, [plot, data]);
  return current;
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => ({ width: clientWidth, height: clientHeight });

/** As much of the data as a plot is made for. */
function shapeOf({ series }: TrendData): string {
  return series
    .map(
      ({ id, axis, order, color, min, max, compared }) =>
        `${id}/${axis}/${order}/${color}/${compared}/${min !== undefined && max !== undefined}`,
    )
    .join(' ');
}
