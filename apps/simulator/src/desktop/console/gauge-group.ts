/** Which measuring points of a ship stand together on the desktop, and what they read. */
import type { AlarmSeverity } from '@fms/domain/alarm';
import type { ShipInstruments } from '../../instrument/ship-instruments.ts';
import type { Truth } from '../../ship/truth.ts';
import type { Gauge, GaugeGroup } from '../page/screen-model.ts';

/** Ends of the codes, in the order in which a machine shows them. */
const MACHINE_ENDS = ['LOAD', 'PWR', 'KW', 'RPM', 'LOP', 'LOT', 'CWT', 'EXT', 'WT', 'V', 'HZ', 'FUEL'];
const MOST_MACHINES = 6;

/** Reads a ship at a second, with what its alarms say of each measuring point. */
export interface GaugeReader {
  listEngines(truth: Truth): GaugeGroup[];
  listPlant(truth: Truth): GaugeGroup[];
}

export function createGaugeReader(
  instruments: ShipInstruments,
  getSeverity: (channel: number) => AlarmSeverity,
): GaugeReader {
  const { channels } = instruments;
  const indexByCode = new Map(channels.map(({ code }, i) => [code, i]));
  const machines = channels.flatMap(({ code }) => /^((?:ME|DG)\d)_RUN$/.exec(code)?.[1] ?? []).slice(0, MOST_MACHINES);
  const plant = listPlantCodes(instruments);

  function read(code: string, truth: Truth, title = ''): Gauge[] {
    const channel = indexByCode.get(code);
    const tag = channel === undefined ? undefined : channels[channel]?.tag;
    if (channel === undefined || !tag) return [];
    const { unit, decimals } = tag;
    const name = title !== '' && tag.name.startsWith(title) ? tag.name.slice(title.length).trim() : tag.name;
    const value = instruments.machinery(channel, truth);
    return [{ name, value, unit, decimals, min: tag.min ?? 0, max: tag.max ?? 100, severity: getSeverity(channel) }];
  }

  return {
    listEngines: (truth) =>
      machines.map((machine) => {
        const [running] = read(`${machine}_RUN`, truth);
        const title = running?.name.replace(/ running$/, '') ?? machine;
        const gauges = MACHINE_ENDS.flatMap((end) => read(`${machine}_${end}`, truth, title));
        return { title, isRunning: running?.value === 1, gauges };
      }),
    listPlant: (truth) =>
      plant.map(({ title, codes }) => ({
        title,
        isRunning: null,
        gauges: codes.flatMap((code) => read(code, truth)),
      })),
  };
}

interface CodeGroup {
  readonly title: string;
  readonly codes: readonly string[];
}

const FUEL_AND_OIL: readonly string[] = ['fuel oil', 'fuel oil day', 'lube oil'];

/** Tanks by what they hold, then the switchboard and the battery; a group without measuring points is left out. */
function listPlantCodes({ ship, channels }: ShipInstruments): CodeGroup[] {
  const { tanks } = ship.spec.machinery;
  const levels = (isOil: boolean) =>
    tanks.filter(({ content }) => FUEL_AND_OIL.includes(content) === isOil).map(({ code }) => `${code}_LVL`);
  const matching = (pattern: RegExp) => channels.map(({ code }) => code).filter((code) => pattern.test(code));
  return [
    { title: 'Fuel and oil', codes: levels(true) },
    { title: 'Water and other', codes: levels(false) },
    { title: 'Power', codes: matching(/^(SWB|HOTEL|SHORE|DG\d|TIE)_KW$/) },
    { title: 'Battery', codes: matching(/^(BAT|BS\d)_(SOC|KW)$/) },
  ].filter(({ codes }) => codes.length > 0);
}
