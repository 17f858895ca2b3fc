/** A span of time drawn with the pointer along a plot whose width is a window of time. */
import type { TimeSpan } from '@fms/domain/time';
import { type PointerEvent, useState } from 'react';

/** A shorter way is a press, in px. */
const LEAST_PX = 6;

interface Drag {
  readonly pointerId: number;
  readonly begin: number;
  readonly end: number;
}

/** Handlers of the plot, and the span while it is drawn; `onPick` gets undefined for a press beside any mark. */
export function useSpanDrag({ from, to }: TimeSpan, onPick: ((span: TimeSpan | undefined) => void) | undefined) {
  const [drag, setDrag] = useState<Drag>();
  const toSpan = ({ begin, end }: Drag, width: number): TimeSpan => {
    const timeAt = (px: number) => from + (Math.min(width, Math.max(0, px)) / Math.max(1, width)) * (to - from);
    return { from: timeAt(Math.min(begin, end)), to: timeAt(Math.max(begin, end)) };
  };
  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return { px: event.clientX - left, width };
  };
  const [width, setWidth] = useState(1);
  const isLong = drag !== undefined && Math.abs(drag.end - drag.begin) >= LEAST_PX;
  return {
    drawn: isLong ? toSpan(drag, width) : undefined,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (onPick === undefined || event.button !== 0) return;
      const place = placeOf(event);
      setWidth(place.width);
      setDrag({ pointerId: event.pointerId, begin: place.px, end: place.px });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.pointerId !== event.pointerId) return;
      const { px } = placeOf(event);
      if (Math.abs(px - drag.begin) >= LEAST_PX) event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ ...drag, end: px });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag?.pointerId !== event.pointerId) return;
      setDrag(undefined);
      if (isLong) onPick?.(toSpan(drag, width));
      else if (event.target === event.currentTarget) onPick?.(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  };
}
