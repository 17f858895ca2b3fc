/**
 * `npm run bench [-- --json <file>] [--only <name> [--keep]]`: measures the product on this machine, prints a table and
 * keeps the last result in bench/results/latest.json, with `--keep` that of one measurement among the others.
 * `npm run bench -- soak <name>` does what takes long and keeps it in bench/results/<name>.json: `ingest` an hour and a
 * half of load, `siege` the long siege, `past` the 90 days that a first start writes, `exchange` 200 kills while files move.
 * Load goes to 127.0.0.1 only and ends by itself.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBinding } from './measure/binding.ts';
import { measureExchange, measureExchangeKills } from './measure/exchange.ts';
import { measureGateway } from './measure/gateway.ts';
import { measureHistorian } from './measure/historian.ts';
import { measureIngest } from './measure/ingest.ts';
import { measureLoadSize } from './measure/load-size.ts';
import { measureLogSearch } from './measure/log-search.ts';
import { measureMachinery } from './measure/machinery.ts';
import { measureManage } from './measure/manage.ts';
import { measureMap } from './measure/map.ts';
import { measureMapOpen } from './measure/map-open.ts';
import { measurePast } from './measure/past.ts';
import { measureReport } from './measure/report.ts';
import { measureScreen } from './measure/screen.ts';
import { measureShipView } from './measure/ship-view.ts';
import { measureSiege } from './measure/siege.ts';
import { measureSignIn } from './measure/sign-in.ts';
import { measureSlowLine } from './measure/slow-line.ts';
import { measureSoak } from './measure/soak.ts';
import { measureVessel } from './measure/vessel.ts';
import { explainMetric } from './report/cause.ts';
import { describeMachine, type Measure, type Metric, toTable } from './report/result.ts';

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
  machinery: measureMachinery,
  'log-search': measureLogSearch,
  manage: measureManage,
  binding: measureBinding,
  report: measureReport,
  exchange: async (progress) => [...(await measureExchange(progress)), ...(await measureShipView(progress))],
};

/** Each takes long and keeps its result in a file of its own. */
const soaks: Record<string, Measure> = {
  ingest: measureSoak,
  siege: measureSiege,
  past: measurePast,
  exchange: measureExchangeKills,
};

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { chosen, kept } = choose(positionals);
const metrics: Metric[] = [];
for (const [name, measure] of Object.entries(chosen)) {
  if (values.only !== undefined && values.only !== name) continue;
  metrics.push(...(await carryOut(name, measure)));
  // After each, so that a run cut short has still told something.
  if (values.only === undefined || values.keep) await keep(kept, metrics);
}
if (values.json !== undefined) await keep(values.json, metrics);
console.log(`\n${describeMachine()}\n\n${toTable(metrics)}`);

/** What the words of the command line ask for, and the file that keeps it; ends the process for what there is not. */
function choose([command, soak]: readonly string[]): { chosen: Record<string, Measure>; kept: string } {
  const results = join(import.meta.dirname, 'results');
  if (command === undefined) return { chosen: measures, kept: join(results, 'latest.json') };
  const measure = command === 'soak' && soak !== undefined ? soaks[soak] : undefined;
  if (soak !== undefined && measure !== undefined) {
    return { chosen: { [soak]: measure }, kept: join(results, `${soak}.json`) };
  }
  const known = Object.keys(soaks).join(', ');
  console.error(`There is no ${[command, soak].filter(Boolean).join(' ')}: soak takes one of ${known}.`);
  process.exit(1);
}

/** A measurement that breaks costs its own rows, not the table: a row says what it broke on, and the run ends as failed. */
async function carryOut(name: string, measure: Measure): Promise<Metric[]> {
  const start = performance.now();
  try {
    return (await measure((text) => console.log(`… ${name}: ${text}`))).map(explainMetric);
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
