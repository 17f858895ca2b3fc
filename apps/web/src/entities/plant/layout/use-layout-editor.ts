/** Moves the parts of a mimic: a draft while it is edited, kept for the vessel when it is done. */
import type { Point } from '@fms/domain/plant/mimic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useCallback, useState } from 'react';
import { plantQueries, storeMimic } from '../model/plant.queries.ts';
import type { PlantView } from '../model/plant-view.ts';

type Places = Readonly<Record<string, Point>>;

const NOWHERE: Places = {};

export interface LayoutEditor {
  /** Where parts were put, by id, in the unit of the drawing. */
  readonly moved: Places;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  readonly begin: () => void;
  /** Whether there is a step to take back. */
  readonly canUndo: boolean;
  /** Takes the last step back. */
  readonly undo: () => void;
  /** Gives the draft up. */
  readonly cancel: () => void;
  /** Keeps the draft for the vessel. */
  readonly finish: () => void;
  /** All parts where the drawing has them by itself. */
  readonly reset: () => void;
  readonly moveBy: (partId: string, from: Point, by: Point) => void;
  /** Follows the pointer until it is released. `perPixel`: units of the drawing to a pixel of the screen, by direction. */
  readonly drag: (event: PointerEvent<Element>, partId: string, from: Point, perPixel: Point) => void;
}

/** `name`: under which the places are kept; `grid`: parts stand at multiples of it, in the unit of the drawing. */
export function useLayoutEditor(plant: PlantView, name: string, grid: number): LayoutEditor {
  const client = useQueryClient();
  const { vesselId } = plant.plant;
  const stored = plant.plant.mimics[name] ?? NOWHERE;
  /** What was kept and every step since, the present one last. */
  const [steps, setSteps] = useState<readonly Places[]>();
  const draft = steps?.at(-1);
  const save = useMutation({
    mutationFn: (places: Places) => storeMimic(plant.plant, name, toWire(places)),
    onSuccess: (saved) => {
      client.setQueryData(plantQueries.ofVessel(vesselId).queryKey, saved);
      setSteps(undefined);
    },
    onError: () => client.invalidateQueries(plantQueries.ofVessel(vesselId)),
  });
  const put = useCallback(
    (partId: string, [x, y]: Point, isNewStep: boolean) => {
      const toGrid = (value: number) => Math.round(value / grid) * grid;
      setSteps((before = [NOWHERE]) => {
        const places = { ...before.at(-1), [partId]: [toGrid(x), toGrid(y)] as const };
        return [...(isNewStep ? before : before.slice(0, -1)), places];
      });
    },
    [grid],
  );
  const drag = useCallback(
    (event: PointerEvent<Element>, partId: string, [x, y]: Point, [perX, perY]: Point) => {
      const target = event.currentTarget;
      const begin = [event.clientX, event.clientY] as const;
      target.setPointerCapture(event.pointerId);
      let isFirst = true;
      const follow = (moved: Event) => {
        const move = moved as globalThis.PointerEvent;
        put(partId, [x + (move.clientX - begin[0]) * perX, y + (move.clientY - begin[1]) * perY], isFirst);
        isFirst = false;
      };
      const release = () => {
        target.removeEventListener('pointermove', follow);
        target.removeEventListener('pointerup', release);
        target.removeEventListener('pointercancel', release);
      };
      target.addEventListener('pointermove', follow);
      target.addEventListener('pointerup', release);
      target.addEventListener('pointercancel', release);
    },
    [put],
  );
  return {
    moved: draft ?? stored,
    isEditing: draft !== undefined,
    isSaving: save.isPending,
    hasFailed: save.isError,
    begin: () => setSteps([stored]),
    canUndo: steps !== undefined && steps.length > 1,
    undo: () => setSteps((before) => (before && before.length > 1 ? before.slice(0, -1) : before)),
    cancel: () => setSteps(undefined),
    finish: () => draft !== undefined && save.mutate(draft),
    reset: () => setSteps((before = []) => [...before, NOWHERE]),
    moveBy: (partId, [x, y], [dx, dy]) => put(partId, [x + dx, y + dy], true),
    drag,
  };
}

const toWire = (places: Places) =>
  Object.fromEntries(Object.entries(places).map(([id, [x, y]]) => [id, [x, y] as [number, number]]));
