/** Moves the devices of a mimic: a draft while it is edited, kept for the vessel when it is done. */
import type { Vessel } from '@fms/contract/vessel';
import type { Point } from '@fms/domain/plant/mimic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useCallback, useState } from 'react';
import { type PlantView, plantQueries, storeMimic } from '../../../entities/plant/index.ts';

type Places = Readonly<Record<string, Point>>;

/** Devices stand on a grid of 4 px, so that pipes between them stay straight. */
const GRID_PX = 4;
const toGrid = (value: number) => Math.round(value / GRID_PX) * GRID_PX;
const NOWHERE: Places = {};

export interface LayoutEditor {
  /** Where nodes were put, in the coordinates of the template. */
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
  /** All devices where the template has them. */
  readonly reset: () => void;
  readonly moveBy: (nodeId: string, from: Point, by: Point) => void;
  /** Follows the pointer until it is released. */
  readonly drag: (event: PointerEvent<SVGGElement>, nodeId: string, from: Point) => void;
}

export function useLayoutEditor(vessel: Vessel, plant: PlantView, name: string): LayoutEditor {
  const client = useQueryClient();
  const stored = plant.plant.mimics[name] ?? NOWHERE;
  /** What was kept and every step since, the present one last. */
  const [steps, setSteps] = useState<readonly Places[]>();
  const draft = steps?.at(-1);
  const save = useMutation({
    mutationFn: (places: Places) => storeMimic(plant.plant, name, toWire(places)),
    onSuccess: (saved) => {
      client.setQueryData(plantQueries.ofVessel(vessel.id).queryKey, saved);
      setSteps(undefined);
    },
    onError: () => client.invalidateQueries(plantQueries.ofVessel(vessel.id)),
  });
  const put = useCallback((nodeId: string, [x, y]: Point, isNewStep: boolean) => {
    setSteps((before = [NOWHERE]) => {
      const places = { ...before.at(-1), [nodeId]: [toGrid(x), toGrid(y)] as const };
      return [...(isNewStep ? before : before.slice(0, -1)), places];
    });
  }, []);
  const drag = useCallback(
    (event: PointerEvent<SVGGElement>, nodeId: string, [x, y]: Point) => {
      const sheet = event.currentTarget.ownerSVGElement;
      const scale = sheet === null ? 1 : sheet.viewBox.baseVal.width / sheet.getBoundingClientRect().width;
      const target = event.currentTarget;
      const begin = [event.clientX, event.clientY] as const;
      target.setPointerCapture(event.pointerId);
      let isFirst = true;
      const follow = (move: globalThis.PointerEvent) => {
        put(nodeId, [x + (move.clientX - begin[0]) * scale, y + (move.clientY - begin[1]) * scale], isFirst);
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
    moveBy: (nodeId, [x, y], [dx, dy]) => put(nodeId, [x + dx, y + dy], true),
    drag,
  };
}

const toWire = (places: Places) =>
  Object.fromEntries(Object.entries(places).map(([id, [x, y]]) => [id, [x, y] as [number, number]]));
