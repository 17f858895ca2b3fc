/**
 * `npm run bench [-- --json <file>] [--only <name>] [--soak]`: measures the product on this machine, prints a table and
 * keeps the last result in bench/results/latest.json; `--soak` takes an hour and a half and keeps its own in soak.json.
 * Load goes to 127.0.0.1 only and ends by itself.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGateway } from './measure/gateway.ts';
import { measureHistorian } from './measure/historian.ts';
import { measureIngest } from './measure/ingest.ts';
import { measureLoadSize } from './measure/load-size.ts';
import { measureMap } from './measure/map.ts';
import { measureScreen } from './measure/screen.ts';
import { measureSignIn } from './measure/sign-in.ts';
import { measureSlowLine } from './measure/slow-line.ts';
import { measureSoak } from './measure/soak.ts';
import { measureVessel } from './measure/vessel.ts';
import { describeMachine, type Measure, type Metric, toTable } from './result.ts';

const measures: Record<string, Measure> = {
  ingest: measureIngest,
  historian: measureHistorian,
  screen: measureScreen,
  'sign-in': measureSignIn,
  load: measureLoadSize,
  line: measureSlowLine,
  gateway: measureGateway,
  map: measureMap,
  vessel: measureVessel,
};

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' }, soak: { type: 'boolean', default: false } },
});
const chosen = values.soak ? { soak: measureSoak } : measures;
const metrics: Metric[] = [];
for (const [name, measure] of Object.entries(chosen)) {
  if (values.only !== undefined && values.only !== name) continue;
  metrics.push(...(await measure((text) => console.log(`… ${name}: ${text}`))));
}

const result = { machine: describeMachine(), at: new Date().toISOString(), metrics };
const text = `${JSON.stringify(result, null, 2)}\n`;
if (values.only === undefined) {
  await writeFile(join(import.meta.dirname, 'results', values.soak ? 'soak.json' : 'latest.json'), text);
}
if (values.json !== undefined) await writeFile(values.json, text);
console.log(`\n${result.machine}\n\n${toTable(metrics)}`);
