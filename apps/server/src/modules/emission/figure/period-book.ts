/** The figures of the legs of a period, and of the period. */
import { explainLegEmission, explainPeriodEmission, GASES } from '@fms/domain/emission-record';
import { explainSum, type Refusal, refuse } from '@fms/domain/plant-value';
import type { TimeSpan } from '@fms/domain/time';
import type { ShipLeg } from '../leg/build-leg.ts';
import type { ShipLegs } from '../leg/emission-leg.service.ts';
import type { FigureBook } from './figure-book.ts';

const NO_DISTANCE = refuse('missing', 'speedOverGround');

/** Keys: `<id>.<figure>` of each leg, and `total.<figure>` of those that lie in the period as a whole. */
export function buildPeriodBook({ legs, noFuel }: ShipLegs, period: TimeSpan): FigureBook {
  const total = explainPeriodEmission(legs, period);
  const within = legs.filter(({ from, to }) => from >= period.from && to <= period.to);
  const isSailed = within.every(isMeasured);
  return new Map([
    ...legs.flatMap((leg) => listLegFigures(leg, noFuel)),
    ...GASES.map((gas) => [`total.${gas}`, noFuel ?? total.gases[gas]] as const),
    ['total.fuel', noFuel ?? sumFuel(within, null)],
    ['total.distance', isSailed ? total.distance : NO_DISTANCE],
    ['total.hoursUnderWay', isSailed ? total.hoursUnderWay : NO_DISTANCE],
  ]);
}

function listLegFigures(leg: ShipLeg, noFuel: Refusal | undefined) {
  const gases = explainLegEmission(leg);
  return [
    ...GASES.map((gas) => [`${leg.id}.${gas}`, noFuel ?? gases[gas]] as const),
    [`${leg.id}.fuel`, noFuel ?? sumFuel([leg], leg.id)] as const,
    ...(leg.kind === 'voyage'
      ? [
          [`${leg.id}.distance`, leg.distance ?? NO_DISTANCE] as const,
          [`${leg.id}.hoursUnderWay`, leg.hoursUnderWay ?? NO_DISTANCE] as const,
        ]
      : []),
  ];
}

const isMeasured = ({ kind, distance }: ShipLeg) => kind === 'port-stay' || distance !== null;

function sumFuel(legs: readonly ShipLeg[], subject: string | null) {
  return explainSum(
    ['fuelMass', 't', subject],
    legs.flatMap(({ fuels }) => fuels.map(({ mass }) => mass)),
  );
}
