/** The siege's table, for people. */
import { STALL_BOUND_MS } from './attack/bounds.ts';
import type { SiegeRow } from './siege.ts';

const HEAD = ['attack', 'inputs', 'refused', 'ok', '5xx', 'leaks', 'losses', 'stall ms', 'memory MB', 's'];

function cellsOf(row: SiegeRow): string[] {
  const { name, inputs, refused, ok, serverErrors, leaks, losses } = row;
  const counts = [inputs, refused, ok, serverErrors, leaks, losses].map((count) => count.toLocaleString('en'));
  const measured = [row.longestStallMs, row.memoryRiseMb, row.seconds].map((value) => value.toFixed(0));
  return [name, ...counts, ...measured];
}

export function toTable(rows: readonly SiegeRow[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)));
  const text = lines.map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
  const total = rows.reduce((sum, { inputs }) => sum + inputs, 0);
  return [...text, `${total.toLocaleString('en')} inputs`].join('\n');
}

/** What makes a siege fail, in one sentence each; stalls count in the long form alone. */
export function listComplaints(rows: readonly SiegeRow[], length: 'short' | 'long'): string[] {
  return rows.flatMap((row) => {
    const stalled =
      length === 'long' && row.longestStallMs > STALL_BOUND_MS[row.name === 'decoders' ? 'decoder' : 'server'];
    return [
      ...row.faults.map((fault) => `${row.name}: ${fault}`),
      ...(stalled ? [`${row.name}: stalled for ${row.longestStallMs.toFixed(0)} ms`] : []),
    ];
  });
}
