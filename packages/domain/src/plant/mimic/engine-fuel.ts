/** Fuel from the day tank through pumps, filter, meter, heater and viscosity to the engine, and what returns. */
import type { EngineSlots } from './device-slot.ts';
import type { MimicEvidence, MimicNode, MimicPipe } from './mimic.ts';
import { createNodes, NO_EVIDENCE, readout } from './mimic-part.ts';

const SUPPLY_Y = 57;
const RETURN_Y = 139;
const STANDBY_Y = 98;
const DAY_TANK = 'fuel-oil-day-tank';

export function buildFuelNodes({ own, of, tank }: EngineSlots): MimicNode[] {
  const node = createNodes('fuel', 'fuel');
  const running = (pump: string) => of('pump', pump, 'running');
  const open = (valve: string) => of('valve', valve, 'open');
  return [
    node('tank', 'dayTank', [65, 97], 'DAY_TANK', {
      size: [80, 113],
      label: [0, 70],
      slots: {
        level: tank(DAY_TANK, 'level'),
        volume: tank(DAY_TANK, 'volume'),
        temperature: tank(DAY_TANK, 'temperature'),
      },
    }),
    node('valve', 'suctionValve', [136, SUPPLY_Y], 'SUCTION', {
      label: [0, 26],
      slots: { open: open('fuel-suction-valve') },
      needs: [open('fuel-suction-valve')],
    }),
    node('pump', 'feedPump1', [209, SUPPLY_Y], 'FEED_PUMP_1', { slots: { running: running('fuel-feed-pump-1') } }),
    node('pump', 'feedPump2', [209, STANDBY_Y], 'FEED_PUMP_2', {
      label: [0, 29],
      slots: { running: running('fuel-feed-pump-2') },
      needs: [running('fuel-feed-pump-2')],
    }),
    node('filter', 'fuelFilter', [306, SUPPLY_Y], 'FILTER', {
      readouts: [readout(of('filter', 'fuel-filter', 'pressureDrop'), [0, 36], { word: 'DROP' })],
    }),
    node('meter', 'supplyMeter', [408, SUPPLY_Y], undefined, {
      readouts: [
        readout(own('fuelSupplyFlow'), [0, -26]),
        readout(own('fuelSupplyTemperature'), [0, 34], { word: 'SUPPLY' }),
      ],
      needs: [own('fuelSupplyFlow')],
    }),
    node('pump', 'boosterPump', [512, SUPPLY_Y], 'BOOSTER', {
      slots: { running: running('fuel-booster-pump') },
      readouts: [readout(of('pump', 'fuel-booster-pump', 'dischargePressure'), [0, 36], { word: 'OUTLET' })],
      needs: [running('fuel-booster-pump'), of('pump', 'fuel-booster-pump', 'dischargePressure')],
    }),
    node('exchanger', 'heater', [613, SUPPLY_Y], 'HEATER', {
      size: [38, 38],
      slots: { position: of('valve', 'fuel-heater-valve', 'position') },
      readouts: [readout(own('fuelHeaterTemperature'), [0, 36])],
      needs: [own('fuelHeaterTemperature'), of('valve', 'fuel-heater-valve', 'position')],
    }),
    node('sensor', 'viscosity', [690, SUPPLY_Y], 'VISCOSITY', {
      label: [0, 28],
      readouts: [readout(own('fuelViscosity'), [0, -26])],
      needs: [own('fuelViscosity')],
    }),
    node('valve', 'inletValve', [750, SUPPLY_Y], 'INLET', {
      slots: { open: open('fuel-inlet-valve') },
      needs: [open('fuel-inlet-valve')],
    }),
    node('meter', 'returnMeter', [408, RETURN_Y], 'RETURN', {
      label: [0, 28],
      readouts: [readout(own('fuelReturnFlow'), [24, -16], { align: 'start' })],
      needs: [own('fuelReturnFlow')],
    }),
    node('valve', 'returnValve', [284, RETURN_Y], 'RETURN_VALVE', {
      label: [0, 26],
      slots: { open: open('fuel-return-valve') },
      needs: [open('fuel-return-valve')],
    }),
  ];
}

export function buildFuelPipes({ own, of }: EngineSlots): MimicPipe[] {
  const open = (valve: string) => ({ slot: of('valve', valve, 'open') });
  const running = (pump: string) => of('pump', pump, 'running');
  const supply: MimicEvidence = {
    // Where supply is not metered, what the engine burns proves that it is fed.
    meters: [own('fuelSupplyFlow'), own('fuelRate')],
    pumps: [
      { running: running('fuel-booster-pump'), pressure: of('pump', 'fuel-booster-pump', 'dischargePressure') },
      { running: running('fuel-feed-pump-1'), pressure: own('fuelPressure') },
      { running: running('fuel-feed-pump-2'), pressure: own('fuelPressure') },
    ],
    valves: [open('fuel-suction-valve'), open('fuel-inlet-valve')],
    through: [],
  };
  const returned: MimicEvidence = {
    ...NO_EVIDENCE,
    meters: [own('fuelReturnFlow')],
    valves: [open('fuel-return-valve')],
  };
  const branch = (pump: string) => ({ ...supply, through: [{ slot: running(pump) }] });
  const common = { circuit: 'fuel', medium: 'fuel' } as const;
  return [
    { ...common, id: 'fuelSuction', stops: [['dayTank', 40, -40], 'suctionValve', [167, SUPPLY_Y]], evidence: supply },
    {
      ...common,
      id: 'fuelFeed1',
      stops: [[167, SUPPLY_Y], 'feedPump1', [251, SUPPLY_Y]],
      evidence: branch('fuel-feed-pump-1'),
    },
    {
      ...common,
      id: 'fuelFeed2',
      stops: [[167, SUPPLY_Y], [167, STANDBY_Y], 'feedPump2', [251, STANDBY_Y], [251, SUPPLY_Y]],
      evidence: branch('fuel-feed-pump-2'),
      word: 'FEED_PUMP_2',
      needs: [running('fuel-feed-pump-2')],
    },
    {
      ...common,
      id: 'fuelSupply',
      word: 'FUEL_SUPPLY',
      stops: [
        [251, SUPPLY_Y],
        'fuelFilter',
        'supplyMeter',
        'boosterPump',
        'heater',
        'viscosity',
        'inletValve',
        ['engine', -66, -240],
      ],
      evidence: supply,
    },
    {
      ...common,
      id: 'fuelReturn',
      word: 'FUEL_RETURN',
      stops: [['engine', -66, -158], 'returnMeter', 'returnValve', ['dayTank', 40, 42]],
      evidence: returned,
      needs: [own('fuelReturnFlow'), of('valve', 'fuel-return-valve', 'open')],
    },
  ];
}
