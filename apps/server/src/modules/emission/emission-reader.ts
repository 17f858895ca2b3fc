/** The emissions of a vessel over a period, for what is made of them elsewhere: rights are asked before. */
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import type { FigureBook } from './figure/figure-book.ts';
import { buildPeriodBook } from './figure/period-book.ts';
import type { EmissionLegService, ShipLegs } from './leg/emission-leg.service.ts';

export interface PeriodEmissions extends ShipLegs {
  /** `<id>.<figure>` of each leg, and `total.<figure>`. */
  readonly book: FigureBook;
}

export interface EmissionReader {
  /** Throws `not-found` for a vessel that is not in service. */
  read(vesselId: VesselId, period: TimeSpan): Promise<PeriodEmissions>;
}

export const EMISSIONS: ServiceKey<EmissionReader> = serviceKey('emissions of vessels over periods');

export function createEmissionReader(legs: EmissionLegService): EmissionReader {
  return {
    async read(vesselId, period) {
      const read = await legs.read(vesselId, period);
      return { ...read, book: buildPeriodBook(read, period) };
    },
  };
}
