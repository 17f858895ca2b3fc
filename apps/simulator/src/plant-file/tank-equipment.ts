/** Parameters of tanks: what they hold, where they stand, and their tables. */
import type { PlantEquipment } from '@fms/domain/plant';
import { buildTankTable, findSoundingPipe } from '../plant/tank-table.ts';
import type { FuelSpec } from '../spec/fuel-spec.ts';
import type { MachinerySpec, TankSpec } from '../spec/machinery-spec.ts';
import { describeEquipment } from './plant-equipment.ts';

type Fluid = readonly [words: string, density: number];

/** kg/m³ at 15 °C; fuel has that of its delivery note. */
const FLUIDS: Readonly<Record<Exclude<TankSpec['content'], 'fuel oil' | 'fuel oil day' | 'gas oil'>, Fluid>> = {
  'lube oil': ['Lube oil SAE 40', 895],
  'fresh water': ['Fresh water', 999],
  sewage: ['Sewage', 1005],
  urea: ['Urea solution 40 %', 1110],
  ballast: ['Sea water', 1025],
  trim: ['Sea water', 1025],
  heeling: ['Sea water', 1025],
  'drill water': ['Drill water', 1025],
  mud: ['Oil-based mud', 1400],
};

export const listTankEquipment = (machinery: MachinerySpec): PlantEquipment[] =>
  machinery.tanks.map((tank) => describeTank(tank, machinery));

const nameFuel = ({ grade, density15 }: FuelSpec): Fluid => [`Fuel oil ${grade}`, density15];

function findFluid(content: TankSpec['content'], { fuel, berthFuel }: MachinerySpec): Fluid {
  if (content === 'gas oil') return nameFuel(berthFuel ?? fuel);
  return content === 'fuel oil' || content === 'fuel oil day' ? nameFuel(fuel) : FLUIDS[content];
}

function describeTank({ name, content, capacityM3, place }: TankSpec, machinery: MachinerySpec): PlantEquipment {
  const [fluid, density] = findFluid(content, machinery);
  const pipe = findSoundingPipe(place);
  const side = place.fromCentre < 0 ? -1 : 1;
  return describeEquipment(
    { kind: 'tank', mark: name, name },
    {
      capacity: capacityM3,
      density,
      fluid,
      soundingTable: buildTankTable(place),
      aftEnd: place.fromAft - place.length / 2,
      foreEnd: place.fromAft + place.length / 2,
      innerSide: place.fromCentre - (side * place.breadth) / 2,
      outerSide: place.fromCentre + (side * place.breadth) / 2,
      bottom: place.aboveKeel,
      top: place.aboveKeel + place.height,
      pipeFromAft: pipe.fromAft,
      pipeFromCentre: pipe.fromCentre,
    },
  );
}
