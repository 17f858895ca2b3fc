/** The vessels of a question: their plants, sizes, and the tags of what is asked. */
import { vesselDetail } from '@fms/contract/vessel';
import type { FleetQuantity } from '@fms/domain/fleet-statistic';
import type { VesselId } from '@fms/domain/identity';
import { findFuelDensity } from '@fms/domain/job';
import { isSisterShip, type SisterCandidate } from '@fms/domain/vessel';
import type { Db } from '../../platform/database/database.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import type { PlantContent } from '../plant/index.ts';
import type { TagCatalog, TagRow } from '../tag/index.ts';
import { findSizedVessels } from './fleet-statistic.repository.ts';
import { findQuantityParts, findSlotTag, type QuantityPart, type VesselPlant } from './quantity-tags.ts';

export interface VesselPorts {
  readonly db: Db;
  readonly catalog: Pick<TagCatalog, 'of'>;
  readonly samples: Pick<SampleStore, 'latest'>;
  readonly plants: { of(vesselId: VesselId): Promise<PlantContent> };
}

export interface ComparedShip {
  readonly vesselId: VesselId;
  readonly candidate: SisterCandidate;
  readonly deadweightTonnes: number | null;
  readonly grossTonnage: number | null;
  readonly plant: VesselPlant;
  partsOf(quantity: FleetQuantity): readonly QuantityPart[];
  readonly wind: TagRow | undefined;
}

/** In the order of the ids; those that are not in service are left out. */
export async function readShips(ports: VesselPorts, ids: readonly VesselId[]): Promise<ComparedShip[]> {
  const rows = new Map((await findSizedVessels(ports.db, ids)).map((row) => [row.id, row]));
  const known = ids.flatMap((id) => rows.get(id) ?? []);
  return Promise.all(
    known.map(async ({ id, detail, organizationId, shipType }): Promise<ComparedShip> => {
      const plant = await readPlant(ports, id);
      const size = vesselDetail.parse(detail);
      const parts = new Map<FleetQuantity, readonly QuantityPart[]>();
      const partsOf = (quantity: FleetQuantity) => {
        const found = parts.get(quantity) ?? findQuantityParts(plant, quantity);
        parts.set(quantity, found);
        return found;
      };
      return {
        vesselId: id,
        candidate: { id, organizationId, shipType, ...size },
        deadweightTonnes: size.deadweightTonnes ?? readNumber(plant, 'deadweight') ?? null,
        grossTonnage: size.grossTonnage,
        plant,
        partsOf,
        wind: findSlotTag(plant, 'vessel/trueWindSpeed'),
      };
    }),
  );
}

/** Those of the other ships that are sisters of one. */
export function listSisterIds(own: ComparedShip, all: readonly ComparedShip[]): VesselId[] {
  return all.filter(({ candidate }) => isSisterShip(own.candidate, candidate)).map(({ vesselId }) => vesselId);
}

async function readPlant({ plants, catalog, samples }: VesselPorts, vesselId: VesselId): Promise<VesselPlant> {
  const content = await plants.of(vesselId);
  const plant = { content, tagOf: catalog.of, fuelDensity: undefined };
  const tag = findSlotTag(plant, 'vessel/fuelDensity');
  const measured = tag && samples.latest(tag.id)?.value;
  const system = content.equipment.find(({ kind }) => kind === 'fuel-system')?.parameters.density;
  const fuelDensity = [measured, system, findFuelDensity(content)].find((density) => typeof density === 'number');
  return { ...plant, fuelDensity };
}

function readNumber({ content }: VesselPlant, key: string): number | undefined {
  const value = content.equipment.find(({ kind }) => kind === 'vessel')?.parameters[key];
  return typeof value === 'number' ? value : undefined;
}
