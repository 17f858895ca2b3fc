/** A part of conning over the plant that a ship's tags make, at an address of its own. */
import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import { buildPlant } from '@fms/domain/plant';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { type Answer, stubCalls } from '../../../testing/screen.tsx';
import { createPlantView, PlantProvider, type PlantView } from '../../plant/index.ts';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import '../../../language/machinery/conning.ts';
import '../../../language/plant.ts';

export const vessel = buildVessel(1);

/** A measured tag in a unit; directions from 0, all else both ways. */
export function measured(id: number, name: string, unit: string, value: number, given: Partial<Tag> = {}): Tag {
  const min = unit === '°' && /Heading|Course|direction|Azimuth/.test(name) ? 0 : -1000;
  return buildTag(id, { name, unit, value, min, decimals: 1, timestamp: new Date(NOON).toISOString(), ...given });
}

/** A tag that is declared and was never received. */
export const silent = (id: number, name: string, unit: string): Tag =>
  measured(id, name, unit, 0, { value: null, timestamp: null });

export function createPlan(tags: readonly Tag[]): PlantView {
  const built = buildPlant(tags.map((tag) => ({ ...tag, id: tag.Id, standardName: '' })));
  const plant: VesselPlant = {
    vesselId: vessel.id,
    version: 0,
    savedAt: null,
    savedBy: null,
    isEditable: false,
    mimics: {},
    equipment: built.equipment.map((one) => ({ ...one, parameters: {} })),
    bindings: [...built.bindings],
  };
  return createPlantView(plant, tags);
}

interface ConningStage {
  readonly tags: readonly Tag[];
  readonly answers?: Record<string, Answer>;
  readonly children: ReactNode;
}

export function renderConning({ tags, answers = {}, children }: ConningStage) {
  history.replaceState(null, '', '/');
  const asked = stubCalls({
    '/api/v1.3/tag/getTagsByVesselId': { body: tags },
    '/api/v1.3/tag/GetStatistic': { body: [] },
    ...answers,
  });
  const onTrend = vi.fn();
  const view = renderLive({
    tags,
    children: (
      <BrowserRouter>
        <PlantProvider value={{ plant: createPlan(tags), onTrend }}>{children}</PlantProvider>
      </BrowserRouter>
    ),
  });
  return { ...view, asked, onTrend };
}
