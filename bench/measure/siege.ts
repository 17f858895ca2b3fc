/** The long siege (tools/siege), its rows as metrics. */
import { STALL_BOUND_MS } from '../../tools/siege/attack/bounds.ts';
import { laySiege, type SiegeRow } from '../../tools/siege/siege.ts';
import { toTable } from '../../tools/siege/table.ts';
import type { Measure, Metric } from '../report/result.ts';

const SEED = 1;
const NONE = { atMost: 0 };

function metricsOf(row: SiegeRow): Metric[] {
  const { name, inputs, refused, ok, faults } = row;
  const stallBound = STALL_BOUND_MS[name === 'decoders' ? 'decoder' : 'server'];
  const metric = (what: string, value: number, unit: string, bound: Metric['bound'], note = ''): Metric => ({
    name: `siege.${name}.${what}`,
    value,
    unit,
    bound,
    ...(note === '' ? {} : { note }),
  });
  return [
    metric('inputs', inputs, '', null, `${refused} refused, ${ok} served`),
    metric(
      'server_errors',
      row.serverErrors,
      '',
      NONE,
      faults.find((fault) => fault.startsWith('serverErrors')),
    ),
    metric(
      'leaks',
      row.leaks,
      '',
      NONE,
      faults.find((fault) => fault.startsWith('leaks')),
    ),
    metric(
      'losses',
      row.losses,
      '',
      NONE,
      faults.find((fault) => fault.startsWith('losses')),
    ),
    metric('longest_stall_ms', row.longestStallMs, 'ms', { atMost: stallBound }),
    metric('memory_rise_mb', row.memoryRiseMb, 'MB', null),
  ];
}

/** Fails as a run when the siege finds a fault, after its table is told. */
export const measureSiege: Measure = async (progress) => {
  const rows = await laySiege({ length: 'long', seed: SEED, progress });
  progress(`\n${toTable(rows)}`);
  return [
    {
      name: 'siege.inputs',
      value: rows.reduce((sum, { inputs }) => sum + inputs, 0),
      unit: '',
      bound: { atLeast: 1_000_000 },
    },
    ...rows.flatMap(metricsOf),
  ];
};
