/** Parameters of the hull and of what drives it. */
import type { PlantEquipment } from '@fms/domain/plant';
import { getSideName } from '../channel/propulsion-channels.ts';
import { findOverhauls } from '../plant/ageing.ts';
import { computeLitresPerHour, computeSpecificConsumption } from '../plant/curve.ts';
import { computeTonnes, computeTrialKw } from '../plant/demand.ts';
import { createMachinerySchedule } from '../plant/schedule.ts';
import { getPlan } from '../route/itinerary.ts';
import { KNOT_MS } from '../sea/unit.ts';
import { getRatedShaftRpm } from '../ship/propulsor-truth.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { describeMajorOverhaul, SURVEYED_SECONDS } from './overhaul.ts';
import { describeEquipment } from './plant-equipment.ts';

/** Shares of the top speed at which a sea trial is run. */
const TRIAL_SHARES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** Loads of a shop test, per cent. */
const SHOP_TEST_LOADS = [25, 50, 75, 85, 100];
/** Of the load in port that is taken at least while cargo is worked. */
const CARGO_SHARE = 0.6;

export function listPropulsionEquipment(ship: ShipSpec): PlantEquipment[] {
  const { machinery } = ship;
  return [
    describeHull(ship),
    ...Array.from({ length: machinery.shafts }, (_, i) => describeDrive(ship, i)).flat(),
    ...machinery.thrusters.map(({ name, ratedKw }) =>
      describeEquipment({ kind: 'thruster', mark: name, name }, { ratedPower: ratedKw }),
    ),
  ];
}

/** Load in per cent against g/kWh, at the calorific value of ISO 3046-1. */
export const buildShopTest = (bestSfoc: number): [number, number][] =>
  SHOP_TEST_LOADS.map((load) => [load, computeSpecificConsumption(bestSfoc, load / 100)]);

function describeHull(ship: ShipSpec): PlantEquipment {
  const { hull, machinery } = ship;
  const trialCurve = TRIAL_SHARES.map((share): [number, number] => {
    const knots = share * hull.topSpeedKnots;
    return [knots, computeTrialKw(ship, knots)];
  });
  return describeEquipment(
    { kind: 'vessel', mark: '', name: 'Vessel' },
    {
      displacement: computeTonnes(hull),
      designDraught: hull.draughtMeters,
      trialCurve,
      fuelGrade: machinery.fuel.grade,
      fuelSulphur: machinery.fuel.sulphurPercent,
      ...describeCharter(ship),
      ...describeWork(ship),
    },
  );
}

const CARRIERS: ReadonlySet<string> = new Set(['tanker', 'cargo']);
/** Share of its top speed at which a ship that carries cargo for others is let. */
const CHARTER_SHARE = 0.8;

/** Speed and t a day of fuel that the ship keeps when its hull is clean: rounded, as a charter party has them. */
function describeCharter(ship: ShipSpec): PlantEquipment['parameters'] {
  const { engine, fuel, shafts } = ship.machinery;
  if (engine === null || !CARRIERS.has(ship.particulars.shipType)) return {};
  const knots = Math.round(2 * CHARTER_SHARE * ship.hull.topSpeedKnots) / 2;
  const litres = shafts * computeLitresPerHour(engine, fuel, computeTrialKw(ship, knots) / shafts);
  const tonnes = (litres * fuel.density15 * 24) / 1_000_000;
  return { charterSpeed: knots, charterConsumption: Math.round(10 * tonnes) / 10 };
}

/** What its jobs are told by. */
function describeWork({ machinery, itinerary }: ShipSpec) {
  const harbourSpeeds = itinerary.stages.flatMap((stage) => (stage.kind === 'passage' ? stage.harbourSpeed : []));
  return {
    harbourSpeed: Math.max(...harbourSpeeds) / KNOT_MS,
    dynamicPositioning: machinery.dynamicPositioning ? 1 : 0,
    towing: machinery.pull > 0 ? 1 : 0,
    ...(machinery.worksCargo ? { cargoLoad: CARGO_SHARE * machinery.portKw } : {}),
  };
}

function describeDrive(ship: ShipSpec, number: number): PlantEquipment[] {
  const { machinery } = ship;
  const { shafts, propulsionKw, propeller, instruments } = machinery;
  const mark = getSideName(number, shafts);
  const turning = { ratedPower: propulsionKw / shafts, ratedSpeed: getRatedShaftRpm(machinery) };
  return [
    describeEquipment({ kind: 'shaft', mark, name: `Shaft${mark}` }, turning),
    ...(propeller === 'azimuth' && instruments.orders
      ? [describeEquipment({ kind: 'azimuth', mark, name: `Azimuth thruster${mark}` }, turning)]
      : []),
    machinery.engine === null
      ? describeEquipment({ kind: 'propulsion-motor', mark, name: `Propulsion motor${mark}` }, turning)
      : describeEngine(ship, number, mark),
  ];
}

function describeEngine(ship: ShipSpec, number: number, mark: string): PlantEquipment {
  const { engine, fuel } = ship.machinery;
  if (engine === null) throw new Error(`${ship.key} has no main engine`);
  const schedule = createMachinerySchedule(ship);
  const [last, next] = findOverhauls(ship.key, number, SURVEYED_SECONDS).map((seconds) =>
    Math.round(schedule.engineHours(getPlan(ship.itinerary, seconds))),
  ) as [number, number];
  return describeEquipment(
    { kind: 'main-engine', mark, name: `Main engine${mark}` },
    {
      ratedPower: engine.ratedKw,
      ratedSpeed: engine.ratedRpm,
      cylinders: engine.cylinders,
      overhaulInterval: next - last,
      hoursAtOverhaul: last,
      ...describeMajorOverhaul(ship),
      shopTest: buildShopTest(engine.bestSfoc),
      fuelGrade: fuel.grade,
    },
  );
}
