/** What the engine breathes: its cylinders over the exhaust manifold, the turbocharger, and charge air past filter and cooler. */
import type { SlotRef } from '../model/slot-ref.ts';
import type { EngineSlots } from './device-slot.ts';
import type { MimicCircuit, MimicEvidence, MimicNode, MimicPipe } from './mimic.ts';
import { buildFlange, createNodes, ENGINE_AT, NO_EVIDENCE, readout } from './mimic-part.ts';

/** Below cooling water. */
const TOP = 603;
/** Of the turbine over the middle of the turbocharger, and of the compressor below it. */
const TURBINE_ABOVE = 26;
/** Where the manifold bends down to the turbine. */
const MANIFOLD_END_X = 806;
/** Cylinders side by side at most: a reading needs 66 px. More stand in two rows, as in the banks of a V engine. */
const IN_A_ROW = 12;
const CYLINDER = { left: 48, width: 792, widest: 84, top: 38, row: 72 } as const;

/** Heights of the band by its number of cylinders, px of the drawing. */
function measureBand(cylinders: number) {
  const rows = cylinders === 0 ? 0 : cylinders <= IN_A_ROW ? 1 : 2;
  const inRow = Math.ceil(cylinders / Math.max(1, rows));
  const manifold = TOP + (rows === 0 ? 38 : CYLINDER.top + rows * CYLINDER.row);
  return {
    rows,
    inRow,
    manifold,
    exhaust: manifold + 40,
    air: manifold + 40 + 2 * TURBINE_ABOVE,
    bottom: manifold + 138,
  };
}

export function buildGasCircuit(cylinders: number): MimicCircuit {
  return { id: 'gas', word: 'GAS', top: TOP, height: measureBand(cylinders).bottom - TOP };
}

/** What shows that exhaust gas is measured, beside its mean. */
const listExhaust = ({ own }: EngineSlots, cylinders: number): SlotRef[] => [
  own('turbochargerInletTemperature'),
  own('turbochargerSpeed'),
  ...numbersTo(cylinders).map((number) => own('cylinderExhaustTemperature', number)),
];
const listAir = ({ own }: EngineSlots) => [
  own('chargeAirPressure'),
  own('chargeAirTemperature'),
  own('turbochargerSpeed'),
];

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function buildGasNodes(slots: EngineSlots, cylinders: number): MimicNode[] {
  const { own } = slots;
  const { exhaust: exhaustY, air: airY } = measureBand(cylinders);
  const exhaust = createNodes('gas', 'exhaust-gas');
  const air = createNodes('gas', 'charge-air');
  return [
    ...buildCylinders(slots, cylinders),
    exhaust('sensor', 'turbineInlet', [660, exhaustY], undefined, {
      size: [0, 0],
      readouts: [readout(own('turbochargerInletTemperature'), [0, -17])],
      needs: [own('turbochargerInletTemperature')],
    }),
    exhaust('turbocharger', 'turbocharger', [520, exhaustY + TURBINE_ABOVE], 'TURBOCHARGER', {
      label: [0, 62],
      readouts: [
        readout(own('turbochargerSpeed'), [40, 0], { align: 'start' }),
        readout(own('turbochargerEfficiency'), [-40, -4], { align: 'end', word: 'EFFICIENCY' }),
      ],
      needs: [own('turbochargerSpeed'), own('turbochargerEfficiency')],
    }),
    air('filter', 'airFilter', [160, airY], 'AIR_FILTER', {
      readouts: [readout(own('airFilterPressureDrop'), [26, -16], { align: 'start' })],
      needs: [own('airFilterPressureDrop')],
    }),
    air('exchanger', 'airCooler', [660, airY], 'AIR_COOLER', {
      size: [42, 38],
      label: [0, 34],
      readouts: [readout(own('chargeAirCoolerPressureDrop'), [28, -16], { align: 'start' })],
      needs: [own('chargeAirCoolerPressureDrop'), own('chargeAirTemperature')],
    }),
    buildFlange(slots, 'gas', 'charge-air', ['airFlange', airY, 'chargeAirPressure', 'chargeAirTemperature']),
  ];
}

/** Each cylinder with its number, exhaust temperature and maximum pressure, in the order of the engine. */
function buildCylinders({ own }: EngineSlots, cylinders: number): MimicNode[] {
  const { inRow } = measureBand(cylinders);
  const step = Math.min(CYLINDER.widest, Math.floor(CYLINDER.width / inRow));
  const node = createNodes('gas', 'exhaust-gas');
  return numbersTo(cylinders).map((number) => {
    const place = number - 1;
    const x = CYLINDER.left + (place % inRow) * step;
    const y = TOP + CYLINDER.top + Math.floor(place / inRow) * CYLINDER.row;
    const [temperature, pressure] = [own('cylinderExhaustTemperature', number), own('cylinderMaximumPressure', number)];
    return {
      ...node('sensor', `cylinder${number}`, [x, y], 'CYLINDER', {
        size: [0, 0],
        label: [0, 4],
        readouts: [readout(temperature, [0, 19]), readout(pressure, [0, 39])],
        needs: [temperature, pressure],
      }),
      number,
    };
  });
}

export function buildGasPipes(slots: EngineSlots, cylinders: number): MimicPipe[] {
  const { own } = slots;
  const { manifold, exhaust, air } = measureBand(cylinders);
  const evidence: MimicEvidence = {
    ...NO_EVIDENCE,
    // A turbine that turns is driven by exhaust gas, and its compressor drives the air.
    meters: [own('turbochargerSpeed')],
    pumps: [{ running: own('running'), pressure: own('chargeAirPressure') }],
  };
  return [
    {
      id: 'exhaustGas',
      circuit: 'gas',
      medium: 'exhaust-gas',
      word: 'EXHAUST_GAS',
      stops: [
        [14, manifold],
        [MANIFOLD_END_X, manifold],
        [MANIFOLD_END_X, exhaust],
        ['turbineInlet', 0, 0],
        ['turbocharger', 0, -TURBINE_ABOVE],
        [14, exhaust],
      ],
      evidence,
      needs: listExhaust(slots, cylinders),
    },
    {
      id: 'chargeAir',
      circuit: 'gas',
      medium: 'charge-air',
      word: 'CHARGE_AIR',
      stops: [
        [14, air],
        'airFilter',
        ['turbocharger', 0, TURBINE_ABOVE],
        'airCooler',
        ['engine', -66, air - ENGINE_AT[1]],
      ],
      evidence,
      needs: listAir(slots),
    },
  ];
}
