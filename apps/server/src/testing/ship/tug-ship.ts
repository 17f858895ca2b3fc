/** A server with a tug linked to it, whose plant says what readings do not. */
import { getPlant, savePlant } from '@fms/contract/plant';
import { toId, type VesselId } from '@fms/domain/identity';
import { type LinkedServer, startLinkedServer } from '../index.ts';
import { captureJobs } from '../server-jobs.ts';
import { listTugBatch, TUG_BEGIN, TUG_NOW, TUG_TAGS } from './tug-day.ts';

/** Jobs of the server that run as often as jobs of vessels are found, or rarer. */
const FIND_MS = 20_000;
const PARAMETERS = { shaft: { ratedPower: 4000 }, vessel: { fuelGrade: 'DMA', harbourSpeed: 8 } } as const;
const FUEL_TANK = { id: 'tank-fuel', kind: 'tank', name: 'Fuel', parentId: null } as const;

export interface TugShip {
  readonly fleet: LinkedServer;
  readonly vesselId: VesselId;
  /** Runs the jobs of the server once. */
  runJobs(): void;
  /** Sends minutes of its day. */
  send(from: number, to: number): Promise<void>;
}

/** Full power, density and grade of its fuel are entered. */
export async function startTugShip(): Promise<TugShip> {
  const clock = { now: () => TUG_NOW };
  const { started: fleet, runJobs } = await captureJobs(FIND_MS, () => startLinkedServer({ clock }));
  const vesselId = toId<VesselId>((await fleet.link.open('tug', { name: 'Tug' }, TUG_TAGS as never)).vesselId);
  let sequence = 0;
  await describePlant(fleet, vesselId);
  return {
    ...{ fleet, vesselId, runJobs },
    async send(from, to) {
      sequence += 1;
      await fleet.link.store({ stream: 'tug', sequence, ...listTugBatch(TUG_BEGIN, from, to) });
    },
  };
}

async function describePlant({ server }: LinkedServer, vesselId: VesselId): Promise<void> {
  const query = { vesselId: String(vesselId) };
  const { version, equipment, bindings, mimics } = await server.asAdmin.call(getPlant, { query });
  const described = equipment.map((one) => ({
    ...one,
    parameters: { ...one.parameters, ...PARAMETERS[one.kind as keyof typeof PARAMETERS] },
  }));
  const fuel = { ...FUEL_TANK, parameters: { fluid: 'Gas oil DMA', density: 850 } };
  await server.asAdmin.call(savePlant, {
    body: { vesselId, version, equipment: [...described, fuel], bindings, mimics },
  });
}
