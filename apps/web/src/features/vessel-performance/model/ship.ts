/** What hull and propeller are evaluated by: the reference, the size of the ship, and what powers are corrected with. */
import {
  createTrialCurve,
  findDraughtRange,
  ISO_19030_LIMITS,
  type PerformanceShip,
  type Table,
} from '@fms/domain/performance';
import type { PlantView } from '../../../entities/plant/index.ts';

/** Draughts that are compared without a hydrostatic table, to either side of the design draught, m. */
const DRAUGHT_BAND = 0.5;

interface Dimensions {
  readonly beamMeters: number | null;
  readonly draughtMeters: number | null;
}

/** A correction whose parameters are not entered is left out: `windArea`, or `displacementTable` with `displacement`. */
export function describeShip(plant: PlantView, detail: Dimensions | undefined): PerformanceShip {
  const id = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const trial = plant.curveOf(id, 'trialCurve');
  const curve = trial && createTrialCurve(trial.map(([speed, power]) => ({ speed, power })));
  const design = plant.numberOf(id, 'designDraught') ?? detail?.draughtMeters ?? undefined;
  const hydrostatics: Table | null = plant.curveOf(id, 'displacementTable')?.toSorted(([a], [b]) => a - b) ?? null;
  const referenceDisplacement = plant.numberOf(id, 'displacement') ?? null;
  return {
    curve: curve === undefined || 'reason' in curve ? null : curve,
    breadth: detail?.beamMeters ?? null,
    draughtRange: findCompared(hydrostatics, referenceDisplacement) ?? toBand(design),
    hydrostatics,
    referenceDisplacement,
    windArea: plant.numberOf(id, 'windArea') ?? null,
    efficiency: plant.numberOf(id, 'propulsiveEfficiency') ?? null,
  };
}

const findCompared = (table: Table | null, reference: number | null) =>
  table === null || reference === null
    ? undefined
    : findDraughtRange(table, reference, ISO_19030_LIMITS.factors.displacementShare);

const toBand = (design: number | undefined) =>
  design === undefined ? null : ([design - DRAUGHT_BAND, design + DRAUGHT_BAND] as const);
