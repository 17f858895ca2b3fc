/** Points set on the map, by pointer or keyboard: Enter takes the middle, Backspace takes back, Escape ends. */
import type { Position } from '@fms/domain/geo';
import { useEffect, useState } from 'react';
import type { FleetMapEngine } from '../../../map/index.ts';

export interface PointTool {
  readonly points: readonly Position[];
  readonly takeBack: () => void;
}

const NO_POINTS: readonly Position[] = [];

/** `most` points at once: a further one takes the place of the first. */
export function usePointTool(
  engine: FleetMapEngine | undefined,
  isOn: boolean,
  onEnd: () => void,
  most = Number.POSITIVE_INFINITY,
): PointTool {
  const [points, setPoints] = useState(NO_POINTS);
  useEffect(() => {
    if (!isOn || engine === undefined) return undefined;
    setPoints(NO_POINTS);
    const canvas = engine.map.getCanvas();
    const add = (point: Position) => setPoints((known) => [...known, point].slice(-most));
    const onKey = (event: KeyboardEvent) => {
      const { lng, lat } = engine.map.getCenter();
      if (event.key === 'Enter') add({ longitude: lng, latitude: lat });
      else if (event.key === 'Backspace') setPoints((known) => known.slice(0, -1));
      else if (event.key === 'Escape') onEnd();
      else return;
      event.preventDefault();
    };
    engine.setTool({ onPoint: add });
    canvas.addEventListener('keydown', onKey);
    canvas.focus();
    return () => {
      engine.setTool(undefined);
      canvas.removeEventListener('keydown', onKey);
    };
  }, [engine, isOn, onEnd, most]);
  return { points: isOn ? points : NO_POINTS, takeBack: () => setPoints((known) => known.slice(0, -1)) };
}
