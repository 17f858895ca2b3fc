/** Every quantity a machinery screen shows has a ship that measures it, live and minute by minute in history. */
import { describe, expect, it } from 'vitest';
import { createShipHistory } from '../history/ship-history.ts';
import { getMachinerySource } from '../history/ship-sources.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { fleet, getShip } from '../testing/ships.ts';
import { buildMachineryChannels } from './machinery-channels.ts';
import { ONLY_CHANGE } from './quantity.ts';

const ENGINE = [
  ...['load', 'power', 'speed', 'running', 'fuel rate', 'fuel rack', 'lube oil pressure', 'lube oil temperature'],
  ...[
    'cooling water temperature',
    'cooling water pressure',
    'fuel pressure',
    'charge air pressure',
    'charge air temperature',
  ],
  ...['exhaust temperature', 'cylinder 9 exhaust temperature', 'cylinder 9 maximum pressure', 'turbocharger speed'],
  ...['turbocharger efficiency', 'turbocharger inlet temperature', 'air filter differential pressure', 'starts'],
];
const ENGINE_MIMIC = [
  ...['fuel feed pump 1 running', 'fuel feed pump 2 running', 'fuel booster pump running', 'fuel viscosity'],
  ...[
    'fuel filter differential pressure',
    'fuel heater valve position',
    'fuel inlet valve open',
    'lube oil pump running',
  ],
  ...['lube oil filter differential pressure', 'lube oil flow', 'lube oil outlet temperature', 'HT water flow'],
  ...[
    'HT water temperature valve position',
    'LT water outlet temperature',
    'sea water flow',
    'sea water outlet temperature',
  ],
];
const GENERATOR = [
  ...['running', 'power', 'load', 'voltage', 'frequency', 'current', 'reactive power', 'breaker closed', 'blocked'],
  ...['fuel rate', 'fuel supply flow', 'fuel return flow', 'starts'],
];
const STRING = [
  ...['state of charge', 'voltage', 'current', 'power', 'lowest temperature', 'highest temperature', 'cell spread'],
  ...['lowest cell voltage', 'highest cell voltage', 'insulation', 'contactor closed', 'insulation low', 'tripped'],
];
const BATTERY = [
  ...['state of charge', 'power', 'C-rate', 'discharge limit', 'charge limit', 'off-gas', 'ventilation running'],
  ...['emergency stop active', 'coolant inlet temperature'],
];
const SCRUBBER = [
  ...['running', 'mode', 'SO2', 'CO2', 'SO2 to CO2 ratio', 'inlet pH', 'discharge pH', 'inlet PAH', 'discharge PAH'],
  ...['inlet turbidity', 'discharge turbidity', 'wash water flow', 'connected power', 'analyser calibrating'],
];
const under = (part: string, names: readonly string[]) => names.map((name) => `${part} ${name}`);

const SCREENS: Readonly<Record<string, readonly string[]>> = {
  conning: [
    ...[
      'Heading order',
      'Cross track error',
      'Rudder angle, port',
      'Rudder order, port',
      'Rudder order, starboard',
      'Heel',
      'Trim',
    ],
    ...under('Shaft port', ['power', 'torque', 'speed order', 'propeller pitch', 'propeller pitch order']),
    ...under('Bow thruster 1', ['load', 'thrust', 'thrust order', 'power', 'running']),
    ...under('Azimuth thruster port', ['angle', 'angle order', 'speed', 'speed order', 'load', 'power']),
  ],
  engine: under('Main engine port', ENGINE),
  'engine mimic': under('Main engine starboard', ENGINE_MIMIC),
  tank: [
    ...['Draught forward', 'Draught aft', 'Fuel transfer pump running', 'Fuel transfer flow', 'Fuel rate'],
    ...under('Fuel oil tank, port', ['level', 'sounding', 'suction valve open']),
  ],
  battery: [...under('Battery', BATTERY), ...under('Battery string 1', STRING), 'Shore power', 'Shore breaker closed'],
  generator: [
    ...under('Generator 1', GENERATOR),
    ...['Bus-tie closed', 'Bus-tie power', 'Switchboard A voltage', 'Switchboard load', 'Hotel load', 'Hotel A load'],
  ],
  scrubber: [...under('Scrubber', SCRUBBER), 'Main engine port scrubber connected', 'Generator 1 scrubber connected'],
  'fuel flow': [
    ...under('Main engine port', [
      'fuel supply flow',
      'fuel return flow',
      'fuel supply temperature',
      'fuel return temperature',
    ]),
    'Fuel density at 15 °C',
  ],
};
/** What changes over hours and days: each five minutes, or each hour. */
const SLOW = [
  ...['Main engine port running hours', 'Main engine port fuel used since bunkering', 'Generator 1 running hours'],
  ...['Fuel oil tank, port volume', 'Fuel oil tank, port temperature', 'Battery string 1 state of health'],
  ...['Battery string 3 cell 142 voltage', 'Battery string 3 module 24 temperature', 'Fuel used since bunkering'],
];

const measured = fleet.map((ship) => ({ ship, channels: buildMachineryChannels(ship) }));
const holders = (name: string) => measured.filter(({ channels }) => channels.some(({ tag }) => tag.name === name));

describe.each(Object.entries(SCREENS))('the %s screen', (_, names) => {
  it('has a ship for each of its values, minute by minute', () => {
    const lost = names.filter(
      (name) =>
        !holders(name).some(({ ship, channels }) => {
          const channel = channels.find(({ tag }) => tag.name === name);
          return ship.keepsMinutes && channel && (channel.intervalSeconds <= 10 || channel.tag.type === ONLY_CHANGE);
        }),
    );
    expect(lost).toEqual([]);
  });
});

describe('slow values', () => {
  it('are measured too', () => {
    expect(SLOW.filter((name) => holders(name).length === 0)).toEqual([]);
  });
});

describe('machinery', () => {
  it('comes over at least four kinds of bus', () => {
    const buses = new Set(measured.filter(({ channels }) => channels.length > 90).map(({ ship }) => ship.machineryBus));
    expect(buses).toEqual(new Set(['nmea0183', 'sparkplug', 'mqtt', 'iso19848']));
  });

  it('stands in history under the names and source of the live streams', () => {
    for (const { ship, channels } of measured) {
      const { tags } = createShipHistory(createShipInstruments(getShip(ship.key), []));
      const declared = new Set(tags.map(({ name, source }) => `${name} ${source}`));
      for (const { tag } of channels) expect(declared).toContain(`${tag.name} ${getMachinerySource(ship)}`);
    }
  });
});
