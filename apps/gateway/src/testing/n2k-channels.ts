/** Which tag and source a channel of the NMEA 2000 facts is (docs/tags.md), and how its figure becomes the tag's. */
import { convert } from '@fms/domain/unit';

export interface N2kCounterpart {
  readonly name: string;
  /** Null where the facts make no difference between senders. */
  readonly source: string | null;
  readonly toTag: (figure: number) => number;
}

const same = (figure: number) => figure;
const knots = (figure: number) => convert(figure, 'm/s', 'kn');
const celsius = (figure: number) => convert(figure, 'K', '°C');
const BATTERY: Readonly<Record<string, readonly [string, (figure: number) => number]>> = {
  voltage_v: ['voltage', same],
  current_a: ['current', same],
  temp_k: ['temperature', celsius],
  soc_pct: ['state of charge', same],
};
const ENGINE: Readonly<Record<string, readonly [string, (figure: number) => number]>> = {
  alternator_v: ['alternator voltage', same],
  fuel_rate_lph: ['fuel rate', same],
  oil_pressure_pa: ['oil pressure', (figure) => convert(figure, 'Pa', 'bar')],
  temp_k: ['coolant temperature', celsius],
};
const TANKS: Readonly<Record<string, string>> = { 'Gray water': 'Grey water' };

/** Null for figures that are recorded only when they change, whose count is another. */
export function findCounterpart(channel: string): N2kCounterpart | null {
  const battery = /^battery\.src(\d+)\.(\d+)\.(\w+)$/.exec(channel);
  const batteryName = battery && BATTERY[battery[3] ?? ''];
  if (battery && batteryName) {
    return { name: `Battery ${battery[2]} ${batteryName[0]}`, source: `N2K:${battery[1]}`, toTag: batteryName[1] };
  }
  const engine = /^engine\.(\d+)\.(\w+)$/.exec(channel);
  const engineName = engine && ENGINE[engine[2] ?? ''];
  if (engine && engineName) return { name: `Engine ${engine[1]} ${engineName[0]}`, source: null, toTag: engineName[1] };
  const tank = /^tank\.src(\d+)\.([A-Za-z ]+)\.(\d+)\.level_pct$/.exec(channel);
  if (tank) {
    const kind = TANKS[tank[2] ?? ''] ?? tank[2];
    return { name: `${kind} tank ${tank[3]} level`, source: `N2K:${tank[1]}`, toTag: same };
  }
  const simple = /^(depth_m|stw_ms)\.src(\d+)$/.exec(channel);
  if (simple?.[1] === 'depth_m') return { name: 'Depth below transducer', source: `N2K:${simple[2]}`, toTag: same };
  if (simple) return { name: 'Speed through water', source: `N2K:${simple[2]}`, toTag: knots };
  const wind = /^wind_speed_ms\.src(\d+)\.ref2$/.exec(channel);
  return wind ? { name: 'Apparent wind speed', source: `N2K:${wind[1]}`, toTag: same } : null;
}
