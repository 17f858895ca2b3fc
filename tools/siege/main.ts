/**
 * `npm run siege [-- --long] [--seed <n>] [--only <name>,<name>] [--json <file>]`: bounded attackers against a server
 * it starts on 127.0.0.1. Prints a table; exits with 1 on any 5xx, leak or loss, in the long form also on a stall.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { attacks } from './attacks.ts';
import { laySiege } from './siege.ts';
import { listComplaints, toTable } from './table.ts';

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const length = values.long ? 'long' : 'short';
const only = values.only?.split(',');
const unknown = only?.find((name) => !(name in attacks));
if (unknown !== undefined) {
  console.error(`There is no attacker ${unknown}: ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}
const rows = await laySiege({
  length,
  seed: Number(values.seed),
  ...(only ? { only } : {}),
  progress: (text) => console.log(`… ${text}`),
});
const complaints = listComplaints(rows, length);
console.log(`\n${toTable(rows)}`);
for (const complaint of complaints) console.log(`! ${complaint}`);
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ length, rows }, null, 2)}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
