import type { VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useVesselTags } from '../../tag/index.ts';
import { plantQueries } from './plant.queries.ts';
import { createPlantView, type PlantView } from './plant-view.ts';

export interface PlantState {
  /** Undefined until the plant and the tags of the vessel are known. */
  readonly plant: PlantView | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The plant of a vessel, with its tags made known to the live cache. */
export function usePlant(vesselId: VesselId): PlantState {
  const { tags, isPending: noTags, error: tagError } = useVesselTags(vesselId);
  const { data, isPending, error, refetch } = useQuery(plantQueries.ofVessel(vesselId));
  const plant = useMemo(
    () => (data === undefined || noTags ? undefined : createPlantView(data, tags)),
    [data, tags, noTags],
  );
  return { plant, isPending: isPending || noTags, error: error ?? tagError, retry: () => void refetch() };
}
