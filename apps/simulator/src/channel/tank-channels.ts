/** Tanks: level, volume, temperature, sounding and the pump that moves fuel between them. */
import type { TankTruth, Truth } from '../ship/truth.ts';
import type { MachinerySpec, TankSpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow, type Quantity } from './channel.ts';
import { CELSIUS, PERCENT, YES_OR_NO } from './quantity.ts';

export function buildTankChannels({ tanks, instruments }: MachinerySpec): Channel[] {
  const { soundings } = instruments;
  return [
    ...tanks.flatMap((tank, i) => {
      const { name, code } = tank;
      return buildChannels<TankTruth>(
        'Tanks',
        { code, name, find: (truth) => truth.tanks[i] },
        defineRows(tank, soundings),
      );
    }),
    ...(soundings ? TRANSFER : []),
  ];
}

const VALVE: Quantity = { ...YES_OR_NO, description: '1 open, 0 closed' };

/** A tank with a table is measured as a depth, which trim and heel move; without one as a share of what it holds. */
function defineRows({ content, capacityM3, place }: TankSpec, soundings: boolean): ChannelRow<TankTruth>[] {
  const volume = { unit: 'm³', decimals: capacityM3 < 100 ? 2 : 1, min: 0, max: capacityM3 };
  const depth: Quantity = { unit: 'm', decimals: 3, min: 0, max: Math.round(place.height * 100) / 100 };
  const isHeated = content === 'fuel oil day' || content === 'lube oil';
  const level = soundings ? (t: TankTruth) => (100 * t.soundingMeters) / place.height : (t: TankTruth) => t.percent;
  return [
    ['LVL', 10, 'level', defineLevel(content), level, 0.03],
    ['VOL', 60, 'volume', volume, (t) => t.levelM3],
    ...(isHeated || soundings ? [TANK_TEMPERATURE] : []),
    ...(soundings ? [['SND', 10, 'sounding', depth, (t: TankTruth) => t.soundingMeters, 0.002] as const] : []),
    ...(soundings && content === 'fuel oil' ? [['SV', 10, 'suction valve open', VALVE, () => 1] as const] : []),
  ];
}

const TANK_TEMPERATURE: ChannelRow<TankTruth> = [
  'T',
  60,
  'temperature',
  { ...CELSIUS, max: 80 },
  (t) => t.temperature,
  0.05,
];

/** Independent high alarms at 95 and 98 %; a day tank must not run low, sewage must be landed in time. */
function defineLevel(content: TankSpec['content']): Quantity {
  if (content === 'fuel oil day') return limitLow(PERCENT, 40, 30, 1, 60);
  if (content === 'fuel oil') return limitLow(PERCENT, 12, 8, 0.5, 60);
  if (content === 'lube oil') return limitLow(PERCENT, 25, 15, 0.5, 60);
  if (content === 'sewage') return limitHigh(PERCENT, 85, 95, 1, 60);
  return limitHigh(PERCENT, 95, 98, 0.5, 60);
}

const PUMP = { ...YES_OR_NO, description: '1 running, 0 standing' };
const FLOW = { unit: 'm³/h', decimals: 1, min: 0, max: 100 };

const TRANSFER = buildChannels<Truth>('Tanks', { code: 'FTP', name: 'Fuel transfer', find: (truth) => truth }, [
  ['RUN', 5, 'pump running', PUMP, (t) => (t.transferM3PerHour > 0 ? 1 : 0)],
  ['FLOW', 10, 'flow', FLOW, (t) => t.transferM3PerHour, 0.05],
]);
