/**
 * `npm run bench [-- --json <file>] [--only <name> [--keep]] [--soak]`: measures the product on this machine, prints a
 * table and keeps the last result in bench/results/latest.json, with `--keep` that of one measurement among the others;
 * `--soak` takes an hour and a half and keeps its own in soak.json.
 * Load goes to 127.0.0.1 only and ends by itself.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explained } from './cause.ts';
import { measureGateway } from './measure/gateway.ts';
import { measureHistorian } from './measure/historian.ts';
import { measureIngest } from './measure/ingest.ts';
import { measureLoadSize } from './measure/load-size.ts';
import { measureMap } from './measure/map.ts';
import { measureMapOpen } from './measure/map-open.ts';
import { measureScreen } from './measure/screen.ts';
import { measureSignIn } from './measure/sign-in.ts';
import { measureSlowLine } from './measure/slow-line.ts';
import { measureSoak } from './measure/soak.ts';
import { measureVessel } from './measure/vessel.ts';
import { describeMachine, type Measure, type Metric, toTable } from './result.ts';

type KeptMetric = Metric & { readonly at: string };

const measures: Record<string, Measure> = {
  ingest: measureIngest,
  historian: measureHistorian,
  screen: measureScreen,
  'sign-in': measureSignIn,
  load: measureLoadSize,
  line: measureSlowLine,
  gateway: measureGateway,
  map: measureMap,
  'map-open': measureMapOpen,
  vessel: measureVessel,
};

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
  },
});
const chosen = values.soak ? { soak: measureSoak } : measures;
const kept = join(import.meta.dirname, 'results', values.soak ? 'soak.json' : 'latest.json');
const metrics: Metric[] = [];
for (const [name, measure] of Object.entries(chosen)) {
  if (values.only !== undefined && values.only !== name) continue;
  metrics.push(...(await carryOut(name, measure)));
  // After each, so that a run cut short has still told something.
  if (values.only === undefined || values.keep) await keep(kept, metrics);
}
if (values.json !== undefined) await keep(values.json, metrics);
console.log(`\n${describeMachine()}\n\n${toTable(metrics)}`);

/** A measurement that breaks costs its own rows, not the table: a row says what it broke on, and the run ends as failed. */
async function carryOut(name: string, measure: Measure): Promise<Metric[]> {
  const start = performance.now();
  try {
    return (await measure((text) => console.log(`… ${name}: ${text}`))).map(explained);
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
    const note = `broke: ${error instanceof Error ? error.message : String(error)}`;
    return [{ name: `${name}.broke`, value: Number.NaN, unit: '', bound: null, note }];
  } finally {
    console.log(`… ${name}: ${((performance.now() - start) / 60_000).toFixed(1)} min`);
  }
}

/** Rows measured now take the place of those of the same name; others stay, each with the time it is of. */
async function keep(file: string, fresh: readonly Metric[]): Promise<void> {
  const at = new Date().toISOString();
  const names = new Set(fresh.map(({ name }) => name));
  const before: KeptMetric[] =
    values.only === undefined ? [] : ((await readKept(file))?.metrics ?? []).filter(({ name }) => !names.has(name));
  const result = { machine: describeMachine(), at, metrics: [...before, ...fresh.map((row) => ({ ...row, at }))] };
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}

async function readKept(file: string): Promise<{ metrics: KeptMetric[] } | undefined> {
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')) as { metrics: KeptMetric[] };
}
