/** Main engines, shafts and thrusters. Limits are those of engine makers' alarm lists, rounded. */
import type { EngineTruth, Truth } from '../ship/truth.ts';
import type { EngineSpec, MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow } from './channel.ts';
import { BAR, CELSIUS, defineKilowatt, defineLitresPerHour, EXHAUST, HOURS, PERCENT, WINDING } from './quantity.ts';

/** Exhausts are measured cylinder by cylinder up to this many; larger V engines give the mean alone. */
const MAX_CYLINDERS = 10;

/** `port`, `starboard`; nothing when there is only one. */
export function getSideName(number: number, count: number): string {
  if (count === 1) return '';
  return count === 2 ? ([' port', ' starboard'][number] as string) : ` ${number + 1}`;
}

/** The number `RPM` gives a shaft (IEC 61162-1): from the centre line, so that of two the starboard one is the first. */
export function getShaftNumber(number: number, count: number): number {
  return count === 2 ? 2 - number : number + 1;
}

export function buildPropulsionChannels({ engine, propulsionKw, shafts, thrusters }: MachinerySpec): Channel[] {
  const power = defineKilowatt(propulsionKw / shafts);
  const ofShaft = Array.from({ length: shafts }, (_, i) => {
    const side = getSideName(i, shafts);
    const find = (truth: Truth) => truth.shafts[i];
    return [
      ...buildChannels('Propulsion', { code: `SH${i + 1}`, name: `Shaft${side}`, find }, [
        ['PWR', 1, 'power', power, (s) => s.powerKw, 2],
      ]),
      ...(engine
        ? buildEngine(engine, `Main engine${side}`, i)
        : buildChannels('Propulsion', { code: `PM${i + 1}`, name: `Propulsion motor${side}`, find }, [
            ['WT', 10, 'winding temperature', MOTOR_WINDING, (s) => s.motorWindingTemperature, 0.1],
          ])),
    ];
  });
  const ofThruster = thrusters.map(({ name, code }, i) =>
    buildChannels('Propulsion', { code, name, find: (truth) => truth }, [
      ['LOAD', 1, 'load', PERCENT, (t) => t.thrusterPercent * (i === 0 ? 1.03 : 0.97), 0.3],
    ]),
  );
  return [...ofShaft, ...ofThruster].flat();
}

const MOTOR_WINDING = limitHigh(WINDING, 125, 140, 3, 30);
const TURBO_SPEED = { unit: 'rpm', decimals: 0, min: 0, max: 24_000 };

function buildEngine({ ratedKw, cylinders }: EngineSpec, name: string, index: number): Channel[] {
  const engine = { code: `ME${index + 1}`, name, find: (truth: Truth) => truth.engines[index] };
  return buildChannels<EngineTruth>('Propulsion', engine, [
    ['LOAD', 1, 'load', limitHigh({ ...PERCENT, max: 110 }, 101, 106, 2, 60), (e) => e.loadPercent, 0.2],
    ['FUEL', 5, 'fuel rate', defineLitresPerHour(ratedKw * 0.25), (e) => e.fuelLitresPerHour, 0.4],
    ['TC', 5, 'turbocharger speed', TURBO_SPEED, (e) => e.turboRpm, 15],
    ['HRS', 60, 'running hours', HOURS, (e) => e.hours],
    // A standing engine is kept under pressure by its standby pumps, so that a low pressure always means a fault.
    ['LOP', 5, 'lube oil pressure', LUBE_OIL_PRESSURE, (e) => (e.running ? e.lubeOilBar : 2.9), 0.015],
    ['SCA', 5, 'charge air pressure', { ...BAR, max: 4 }, (e) => e.scavengeBar, 0.006],
    ['FOP', 10, 'fuel pressure', limitLow(BAR, 4, 3.2, 0.2), (e) => (e.running ? e.fuelBar : 6.5), 0.02],
    ['LOT', 10, 'lube oil temperature', limitHigh(CELSIUS, 75, 82, 2, 20), (e) => e.lubeOilTemperature, 0.08],
    ['CWT', 10, 'cooling water temperature', limitHigh(CELSIUS, 93, 97, 2, 20), (e) => e.coolingTemperature, 0.08],
    ['EXT', 5, 'exhaust temperature', limitHigh(EXHAUST, 500, 530, 5, 20), (e) => e.exhaustTemperature, 0.6],
    ...(cylinders <= MAX_CYLINDERS ? Array.from({ length: cylinders }, (_, i) => defineCylinder(i)) : []),
  ]);
}

const LUBE_OIL_PRESSURE = limitLow({ ...BAR, max: 8 }, 2.5, 2.1, 0.1, 5);
const CYLINDER_EXHAUST = limitHigh(EXHAUST, 510, 540, 5, 20);

function defineCylinder(index: number): ChannelRow<EngineTruth> {
  const name = `cylinder ${index + 1} exhaust temperature`;
  return [`CYL${index + 1}`, 10, name, CYLINDER_EXHAUST, (e) => e.cylinderTemperatures[index] ?? 0, 0.7];
}
