/**
 * The environment is read once, by the file that parses and names what is wrong in it. A variable read anywhere else
 * is one that no start-up check and no page of the documentation knows about.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './territory.ts';

const MAY_READ = [
  /^apps\/server\/src\/platform\/config/,
  /^apps\/(gateway|simulator)\/src\/(.+\/)?config/,
  /^apps\/web\/src\/settings\/build-mode\.ts$/,
  /^(bench|e2e|tools)\//,
  /^vitest\./,
  // Tests and what they share look up where recordings and a PostgreSQL are.
  /\.test\.tsx?$|\/(testing|test-kit)\//,
];

const READ =
  /\bprocess\s*\??\.\s*env\b|\bimport\.meta\.env\b|\benv\b[^=]*\}\s*=\s*process\b|\benv\b.*from 'node:process'/;
const COMMENT = /^\s*(\/\/|\/?\*)/;

/** Each line outside the configuration that reads the environment; comments may speak of it. */
export function findEnvironmentReads(root: string, sources: readonly string[]): Finding[] {
  return sources
    .filter((source) => !MAY_READ.some((pattern) => pattern.test(source)))
    .flatMap((source) =>
      readFileSync(join(root, source), 'utf8')
        .split('\n')
        .filter((line) => READ.test(line) && !COMMENT.test(line))
        .map((line) => ({ rule: 'environment-read-once', from: source, to: line.trim() })),
    );
}
