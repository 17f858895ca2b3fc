/** A plant while it is edited: what is typed stays here until it is saved, also when a save fails. */
import type { VesselPlant } from '@fms/contract/plant';
import type { VesselId } from '@fms/domain/identity';
import { countPlantChanges, type Plant } from '@fms/domain/plant';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { plantQueries, storePlant } from '../../../entities/plant/index.ts';
import { toPlantBody } from './plant-body.ts';

export interface PlantDraft {
  readonly plant: Plant;
  readonly changes: number;
  readonly change: (edit: (plant: Plant) => Plant) => void;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly error: Error | null;
  /** Another person saved meanwhile. */
  readonly isOutdated: boolean;
  /** Gives up what was changed. */
  readonly discard: () => void;
}

/** The draft begins with what is saved, and again with each version of it while nothing was changed. */
export function usePlantDraft(vesselId: VesselId, saved: VesselPlant): PlantDraft {
  const client = useQueryClient();
  const { queryKey } = plantQueries.ofVessel(vesselId);
  const [draft, setDraft] = useState<{ from: VesselPlant; plant: Plant }>();
  const from = draft?.from ?? saved;
  const plant: Plant = draft?.plant ?? saved;
  const save = useMutation({
    mutationFn: () => {
      return storePlant({ vesselId, version: from.version, mimics: from.mimics, ...toPlantBody(plant) });
    },
    onSuccess(stored) {
      client.setQueryData(queryKey, stored);
      setDraft(undefined);
      return client.invalidateQueries({ queryKey: ['tag', vesselId, 'plant-version'] });
    },
    meta: { speaks: true },
  });
  return {
    plant,
    changes: countPlantChanges(from, plant),
    change: (edit) => setDraft({ from, plant: edit(plant) }),
    save: () => save.mutate(),
    isSaving: save.isPending,
    error: save.error,
    isOutdated: save.error instanceof ApiError && save.error.code === 'changed-meanwhile',
    discard() {
      save.reset();
      setDraft(undefined);
      void client.invalidateQueries({ queryKey });
    },
  };
}
