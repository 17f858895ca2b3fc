/** The plant of the tab around, and what a click on one of its values opens. */
import { createContext } from 'react';
import { useRequired } from '../../../ui/use-required.ts';
import type { OpenTrend } from '../../trend/index.ts';
import type { PlantView } from './plant-view.ts';

export interface PlantPlace {
  readonly plant: PlantView;
  /** Opens the trend of a tag below the tab. */
  readonly onTrend: OpenTrend;
}

const PlantContext = createContext<PlantPlace | undefined>(undefined);
export const PlantProvider = PlantContext.Provider;

export const usePlantPlace = (): PlantPlace => useRequired(PlantContext, 'Plant');
