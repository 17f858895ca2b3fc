import { fitShopTest } from '@fms/domain/engine';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { useMemo } from 'react';
import { toPlantInput, usePlantPlace, useSlots } from '../../../entities/plant/index.ts';
import { computeEngineFigures, type EngineFigures } from './engine-figures.ts';
import { listFigureSlots, VESSEL_DENSITY } from './engine-slots.ts';

/** Power and consumption of engines at the moment of the tab, in their order; drawn again when a value moved. */
export function useAllFigures(engines: readonly PlantEquipment[]): readonly EngineFigures[] {
  const { plant } = usePlantPlace();
  const slots = useMemo(() => engines.flatMap(({ id }) => listFigureSlots(id)), [engines]);
  const readings = useSlots(slots);
  const shopTests = useMemo(
    () => engines.map(({ id }) => readShopTestPoints(plant.curveOf(id, 'shopTest'))),
    [plant, engines],
  );
  return useMemo(
    () =>
      engines.map(({ id }, index) => {
        const input = (key: string) => toPlantInput(readings.get(formatSlotRef(id, key)), key);
        return computeEngineFigures(
          {
            running: input('running'),
            load: input('load'),
            power: input('power'),
            torque: input('torque'),
            speed: input('speed'),
            fuelRate: input('fuelRate'),
            density: toPlantInput(readings.get(VESSEL_DENSITY), 'fuelDensity'),
          },
          {
            ratedPower: plant.numberOf(id, 'ratedPower'),
            fuelGrade: plant.textOf(id, 'fuelGrade'),
            shopTest: shopTests[index] ?? fitShopTest([]),
          },
        );
      }),
    [plant, engines, readings, shopTests],
  );
}

/** Of one engine. */
export function useEngineFigures(engine: PlantEquipment): EngineFigures {
  const alone = useMemo(() => [engine], [engine]);
  const [figures] = useAllFigures(alone);
  if (figures === undefined) throw new Error('Figures were computed for no engine.');
  return figures;
}

/** The curve through the points of a plant, or the reason why there is none. */
export const readShopTestPoints = (points: readonly (readonly [number, number])[] | undefined) =>
  fitShopTest((points ?? []).map(([loadPercent, sfoc]) => ({ loadPercent, sfoc })));
