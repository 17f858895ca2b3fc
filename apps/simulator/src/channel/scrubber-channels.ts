/** Exhaust cleaning: gas, wash water, pumps and dampers, and which consumers go through it. */
import { isEmissionControlArea } from '../sea/emission-area.ts';
import { RATIO_LIMIT, type ScrubberMode, type ScrubberTruth } from '../ship/scrubber-truth.ts';
import type { Truth } from '../ship/truth.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow, type Quantity } from './channel.ts';
import { getSideName } from './propulsion-channels.ts';
import { BAR, CELSIUS, defineKilowatt, ONLY_CHANGE, YES_OR_NO } from './quantity.ts';

type Row = ChannelRow<ScrubberTruth>;

const RUNNING: Quantity = { ...YES_OR_NO, description: '1 washing, 0 bypassed' };
const PUMP: Quantity = { ...YES_OR_NO, description: '1 running, 0 standing' };
const OPEN: Quantity = { ...YES_OR_NO, description: '1 open, 0 closed' };
const MODE: Quantity = {
  unit: '',
  decimals: 0,
  min: 0,
  max: 2,
  type: ONLY_CHANGE,
  description: '0 bypass, 1 open loop, 2 closed loop',
};
const MODES: Readonly<Record<ScrubberMode, number>> = { bypass: 0, open: 1, closed: 2 };
const PH: Quantity = { unit: 'pH', decimals: 2, max: 14 };
const RATIO: Quantity = { unit: 'ppm/%', decimals: 2, max: 25 };
const MICROGRAMS: Quantity = { unit: 'µg/l', decimals: 1, max: 60 };
const NTU: Quantity = { unit: 'NTU', decimals: 1, max: 30 };
const yes = (value: boolean) => (value ? 1 : 0);

const GAS_ROWS: readonly Row[] = [
  ['ON', 10, 'running', RUNNING, (s) => yes(s.mode !== 'bypass')],
  ['MODE', 10, 'mode', MODE, (s) => MODES[s.mode]],
  ['SO2', 10, 'SO2', { unit: 'ppm', decimals: 1, max: 60 }, (s) => s.so2Ppm, 0.1],
  ['CO2', 10, 'CO2', { unit: '%', decimals: 2, max: 10 }, (s) => s.co2Percent, 0.01],
  ['EXO', 10, 'exhaust outlet temperature', { ...CELSIUS, decimals: 0, max: 400 }, (s) => s.outletTemperature, 0.5],
  [
    'CAL',
    10,
    'analyser calibrating',
    { ...YES_OR_NO, description: '1 while it is given zero gas' },
    (s) => yes(s.calibrating),
  ],
  ['BYP', 10, 'bypass damper open', OPEN, (s) => yes(s.mode === 'bypass')],
];

const WATER_ROWS: readonly Row[] = [
  ['PHI', 10, 'inlet pH', PH, (s) => s.inletPh, 0.01],
  ['PHO', 10, 'discharge pH', limitLow(PH, 6.5, 6, 0.1, 60), (s) => s.dischargePh, 0.01],
  ['PAI', 10, 'inlet PAH', MICROGRAMS, (s) => s.inletPahMicrograms, 0.05],
  ['PAH', 10, 'discharge PAH', limitHigh(MICROGRAMS, 45, 50, 1, 60), (s) => s.pahMicrograms, 0.2],
  ['TUI', 10, 'inlet turbidity', NTU, (s) => s.inletTurbidity, 0.05],
  ['TURB', 10, 'discharge turbidity', limitHigh(NTU, 22, 25, 1, 60), (s) => s.turbidity, 0.1],
  ['FLOW', 10, 'wash water flow', { unit: 'm³/h', decimals: 0, max: 2000 }, (s) => s.washWaterM3PerHour, 2],
  ['WWT', 10, 'wash water temperature', { ...CELSIUS, max: 80 }, (s) => s.washWaterTemperature, 0.08],
  ['WWP', 10, 'wash water pressure', BAR, (s) => s.washWaterBar, 0.01],
  ['WP1', 5, 'wash water pump 1 running', PUMP, (s) => yes(s.pumps[0])],
  ['WP2', 5, 'wash water pump 2 running', PUMP, (s) => yes(s.pumps[1])],
  ['DIS', 10, 'discharge valve open', OPEN, (s) => yes(s.mode === 'open')],
];

export function buildScrubberChannels(ship: Pick<ShipSpec, 'machinery' | 'itinerary'>): Channel[] {
  const { machinery } = ship;
  if (!machinery.scrubber) return [];
  // A ship that leaves the emission control areas has no limit that holds everywhere.
  const ratio = leavesArea(ship) ? RATIO : limitHigh(RATIO, RATIO_LIMIT, 6, 0.2, 60);
  const ratioOf = (s: ScrubberTruth) => (s.co2Percent > 0 ? s.so2Ppm / s.co2Percent : 0);
  const power = defineKilowatt(
    (machinery.engine?.ratedKw ?? 0) * machinery.shafts + 4 * (machinery.generators?.ratedKw ?? 0),
  );
  return [
    ...buildChannels<ScrubberTruth>('Scrubber', { code: 'EGC', name: 'Scrubber', find: (t) => t.scrubber }, [
      ...GAS_ROWS,
      ['RATIO', 10, 'SO2 to CO2 ratio', ratio, ratioOf, 0.02],
      ...WATER_ROWS,
      ['KW', 10, 'connected power', power, (s) => s.connectedKw, 2],
    ]),
    ...buildConnections(machinery),
  ];
}

const SAMPLES = 40;

function leavesArea({ itinerary }: Pick<ShipSpec, 'itinerary'>): boolean {
  return itinerary.stages.some(
    (stage) =>
      stage.kind === 'passage' &&
      Array.from({ length: SAMPLES }, (_, i) => stage.path.at((i * stage.path.lengthMeters) / SAMPLES)).some(
        (point) => !isEmissionControlArea(point),
      ),
  );
}

/** Whose exhaust goes through it: engines and sets that run while it washes. */
function buildConnections({ engine, shafts, generators }: MachinerySpec): Channel[] {
  const quantity: Quantity = { ...YES_OR_NO, description: '1 while its exhaust is washed' };
  const connect = (code: string, name: string, running: (truth: Truth) => boolean) =>
    buildChannels<Truth>('Scrubber', { code: 'EGC', name, find: (truth) => truth }, [
      [code, 10, 'scrubber connected', quantity, (t) => yes(t.scrubber?.mode !== 'bypass' && running(t))],
    ]);
  return [
    ...Array.from({ length: engine ? shafts : 0 }, (_, i) =>
      connect(`ME${i + 1}`, `Main engine${getSideName(i, shafts)}`, (t) => t.engines[i]?.running ?? false),
    ),
    ...Array.from({ length: generators?.count ?? 0 }, (_, i) =>
      connect(`DG${i + 1}`, `Generator ${i + 1}`, (t) => t.generators[i]?.running ?? false),
    ),
  ].flat();
}
