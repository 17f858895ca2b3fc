/**
 * Proves the boundaries: on the planted tree every rule fires where it should and nowhere else, on the real tree none
 * does, and every source file git knows was looked at. Ends with exit code 1 and the reasons when any of it is not so.
 */
import { dirname, join } from 'node:path';
import { plantedViolations } from './planted-violations.ts';
import { rules } from './rules.ts';
import { PLANTED } from './sources.ts';
import { parser, surveyImports } from './survey.ts';
import type { Finding } from './territory.ts';

const root = dirname(dirname(import.meta.dirname));

const planted = await surveyImports(join(root, PLANTED));
const real = await surveyImports(root);
const proved = new Set(plantedViolations.map(({ rule }) => rule));
const complaints = [
  ...rules.filter(({ name }) => !proved.has(name ?? '')).map(({ name }) => `${name} has no planted violation`),
  ...planted.unseen.map((source) => `not looked at: ${PLANTED}/${source}`),
  ...difference(plantedViolations, planted.findings).map(
    (finding) => `planted, but no rule fired: ${inWords(finding)}`,
  ),
  ...difference(planted.findings, plantedViolations).map(
    (finding) => `fired where nothing is planted: ${inWords(finding)}`,
  ),
  ...real.unseen.map((source) => `not looked at: ${source}`),
  ...real.findings.map(inWords),
];

for (const complaint of complaints) console.error(complaint);
console.log(
  `${proved.size} rules proved on ${plantedViolations.length} planted violations; ${real.sources.length} sources read by ${parser}, ${real.findings.length} violations`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;

function difference(wanted: readonly Finding[], found: readonly Finding[]): Finding[] {
  const known = new Set(found.map(inWords));
  return wanted.filter((finding) => !known.has(inWords(finding)));
}

function inWords({ rule, from, to }: Finding): string {
  return `${rule}: ${from} → ${to}`;
}
