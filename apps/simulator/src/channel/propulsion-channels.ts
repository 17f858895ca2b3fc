/** Main engines, shafts and thrusters. Limits are those of engine makers' alarm lists, rounded. */
import type { EngineTruth, Truth } from '../ship/truth.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import {
  BAR,
  CELSIUS,
  type Channel,
  defineChannels,
  defineHighLimits,
  defineKilowatt,
  defineLowLimits,
  hours,
  PERCENT,
} from './channel.ts';

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

export function buildPropulsionChannels(machinery: MachinerySpec): Channel[] {
  const { add, made } = defineChannels('Propulsion');
  const { engine, shafts } = machinery;
  for (let i = 0; i < shafts; i++) {
    const side = getSideName(i, shafts);
    add(
      `SH${i + 1}_PWR`,
      1,
      { name: `Shaft${side} power`, ...defineKilowatt(machinery.propulsionKw / shafts) },
      (t) => t.shafts[i]?.powerKw ?? 0,
      2,
    );
    if (engine) addEngine(add, machinery, i);
    else {
      const name = `Propulsion motor${side} winding temperature`;
      add(
        `PM${i + 1}_WT`,
        10,
        { name, ...CELSIUS, max: 160, ...defineHighLimits(125, 140, 3, 30) },
        (t) => t.shafts[i]?.motorWindingTemperature ?? 0,
        0.1,
      );
    }
  }
  machinery.thrusters.forEach(({ name, code }, i) => {
    add(
      `${code}_LOAD`,
      1,
      { name: `${name} load`, ...PERCENT },
      (t) => t.thrusterPercent * (i === 0 ? 1.03 : 0.97),
      0.3,
    );
  });
  return made;
}

type Add = ReturnType<typeof defineChannels>['add'];

type Of = (read: (engine: EngineTruth) => number) => (truth: Truth) => number;

function addEngine(add: Add, { engine, shafts }: MachinerySpec, number: number): void {
  if (!engine) return;
  const name = `Main engine${getSideName(number, shafts)}`;
  const code = `ME${number + 1}`;
  const of: Of = (read) => (truth) => {
    const its = truth.engines[number];
    return its ? read(its) : 0;
  };
  const mostFuel = Math.round(engine.ratedKw * 0.25);
  const load = { name: `${name} load`, ...PERCENT, max: 110, ...defineHighLimits(101, 106, 2, 60) };
  add(
    `${code}_LOAD`,
    1,
    load,
    of((e) => e.loadPercent),
    0.2,
  );
  const fuel = { name: `${name} fuel rate`, unit: 'l/h', decimals: 1, min: 0, max: mostFuel };
  add(
    `${code}_FUEL`,
    5,
    fuel,
    of((e) => e.fuelLitresPerHour),
    0.4,
  );
  const turbo = { name: `${name} turbocharger speed`, unit: 'rpm', decimals: 0, min: 0, max: 24_000 };
  add(
    `${code}_TC`,
    5,
    turbo,
    of((e) => e.turboRpm),
    15,
  );
  add(
    `${code}_HRS`,
    60,
    { name: `${name} running hours`, ...hours },
    of((e) => e.hours),
  );
  addPressures(add, name, code, of);
  addTemperatures(add, name, code, of);
  for (let i = 0; engine.cylinders <= MAX_CYLINDERS && i < engine.cylinders; i++) {
    const cylinder = { ...CELSIUS, decimals: 0, max: 600, ...defineHighLimits(510, 540, 5, 20) };
    const tag = { name: `${name} cylinder ${i + 1} exhaust temperature`, ...cylinder };
    add(
      `${code}_CYL${i + 1}`,
      10,
      tag,
      of((e) => e.cylinderTemperatures[i] ?? 0),
      0.7,
    );
  }
}

/** A standing engine is kept under pressure by its standby pumps, so that a low pressure always means a fault. */
function addPressures(add: Add, name: string, code: string, of: Of): void {
  const lubeOil = { name: `${name} lube oil pressure`, ...BAR, max: 8, ...defineLowLimits(2.5, 2.1, 0.1, 5) };
  add(
    `${code}_LOP`,
    5,
    lubeOil,
    of((e) => (e.running ? e.lubeOilBar : 2.9)),
    0.015,
  );
  const charge = { name: `${name} charge air pressure`, ...BAR, max: 4 };
  add(
    `${code}_SCA`,
    5,
    charge,
    of((e) => e.scavengeBar),
    0.006,
  );
  const fuel = { name: `${name} fuel pressure`, ...BAR, ...defineLowLimits(4, 3.2, 0.2, 10) };
  add(
    `${code}_FOP`,
    10,
    fuel,
    of((e) => (e.running ? e.fuelBar : 6.5)),
    0.02,
  );
}

function addTemperatures(add: Add, name: string, code: string, of: Of): void {
  const lubeOil = { name: `${name} lube oil temperature`, ...CELSIUS, ...defineHighLimits(75, 82, 2, 20) };
  add(
    `${code}_LOT`,
    10,
    lubeOil,
    of((e) => e.lubeOilTemperature),
    0.08,
  );
  const cooling = { name: `${name} cooling water temperature`, ...CELSIUS, ...defineHighLimits(93, 97, 2, 20) };
  add(
    `${code}_CWT`,
    10,
    cooling,
    of((e) => e.coolingTemperature),
    0.08,
  );
  const exhaust = {
    name: `${name} exhaust temperature`,
    ...CELSIUS,
    decimals: 0,
    max: 600,
    ...defineHighLimits(500, 530, 5, 20),
  };
  add(
    `${code}_EXT`,
    5,
    exhaust,
    of((e) => e.exhaustTemperature),
    0.6,
  );
}
