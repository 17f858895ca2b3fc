/**
 * `npm run bench [-- --json <file>] [--only <name>]`: measures the product on this machine, prints a table and keeps
 * the last result in bench/results/latest.json. Load goes to 127.0.0.1 only and ends by itself.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureHistorian } from './measure/historian.ts';
import { measureScreen } from './measure/screen.ts';
import { describeMachine, type Measure, type Metric, toTable } from './result.ts';

const measures: Record<string, Measure> = { historian: measureHistorian, screen: measureScreen };

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
const metrics: Metric[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (values.only !== undefined && values.only !== name) continue;
  metrics.push(...(await measure((text) => console.log(`… ${name}: ${text}`))));
}

const result = { machine: describeMachine(), at: new Date().toISOString(), metrics };
const text = `${JSON.stringify(result, null, 2)}\n`;
if (values.only === undefined) await writeFile(join(import.meta.dirname, 'results/latest.json'), text);
if (values.json !== undefined) await writeFile(values.json, text);
console.log(`\n${result.machine}\n\n${toTable(metrics)}`);
