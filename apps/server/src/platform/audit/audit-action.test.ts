import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AUDIT_ACTIONS } from '@fms/contract/audit';
import { expect, it } from 'vitest';

const SERVER = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What writes to the trail, by itself or through one that does. */
const WRITES = /audit\/audit\.ts'|own-record\.ts'|vessel-entry\.ts'|password-change\.service\.ts'/;
const ACTION = /['`]([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)['`]/g;
/** Literals of the same form: events of the bus, and a file. */
const OTHERS = /publish\('[^']+'|subscribe\('[^']+'|'alarm\.changed'|'logo\.png'/g;

/** Every literal of the server that has the form of an action, in the sources that write to the trail. */
function readWrittenActions(): Set<string> {
  const sources = globSync('**/*.ts', { cwd: SERVER }).filter((path) => !/\.test\.ts$|^testing|^migrations/.test(path));
  const texts = sources.map((path) => readFileSync(join(SERVER, path), 'utf8')).filter((text) => WRITES.test(text));
  const written = texts.flatMap((text) => [...text.replaceAll(OTHERS, '').matchAll(ACTION)].map(([, found]) => found));
  return new Set(written as string[]);
}

it('no action is written that is not in the list, which screens have words for', () => {
  const written = readWrittenActions();
  expect(written.size).toBeGreaterThan(60);
  expect([...written].filter((action) => !(AUDIT_ACTIONS as readonly string[]).includes(action))).toEqual([]);
});
