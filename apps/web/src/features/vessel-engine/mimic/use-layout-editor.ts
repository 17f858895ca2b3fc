/** Moves the devices of a mimic: a draft while it is edited, kept for the vessel when it is done. */
import type { Vessel } from '@fms/contract/vessel';
import type { Point } from '@fms/domain/plant/mimic';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useCallback, useState } from 'react';
import { type PlantView, plantQueries, storePlant } from '../../../entities/plant/index.ts';

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
  const [draft, setDraft] = useState<Places>();
  const save = useMutation({
    mutationFn: (places: Places) => {
      const { version, equipment, bindings, mimics } = plant.plant;
      const all = { ...mimics, [name]: toWire(places) };
      return storePlant({ vesselId: vessel.id, version, equipment, bindings, mimics: all });
    },
    onSuccess: (saved) => {
      client.setQueryData(plantQueries.ofVessel(vessel.id).queryKey, saved);
      setDraft(undefined);
    },
    onError: () => client.invalidateQueries(plantQueries.ofVessel(vessel.id)),
  });
  const put = useCallback((nodeId: string, [x, y]: Point) => {
    setDraft((places = NOWHERE) => ({ ...places, [nodeId]: [toGrid(x), toGrid(y)] }));
  }, []);
  const drag = useCallback(
    (event: PointerEvent<SVGGElement>, nodeId: string, [x, y]: Point) => {
      const sheet = event.currentTarget.ownerSVGElement;
      const scale = sheet === null ? 1 : sheet.viewBox.baseVal.width / sheet.getBoundingClientRect().width;
      const target = event.currentTarget;
      const begin = [event.clientX, event.clientY] as const;
      target.setPointerCapture(event.pointerId);
      const follow = (move: globalThis.PointerEvent) => {
        put(nodeId, [x + (move.clientX - begin[0]) * scale, y + (move.clientY - begin[1]) * scale]);
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
    begin: () => setDraft(stored),
    finish: () => draft !== undefined && save.mutate(draft),
    reset: () => setDraft(NOWHERE),
    moveBy: (nodeId, [x, y], [dx, dy]) => put(nodeId, [x + dx, y + dy]),
    drag,
  };
}

const toWire = (places: Places) =>
  Object.fromEntries(Object.entries(places).map(([id, [x, y]]) => [id, [x, y] as [number, number]]));
