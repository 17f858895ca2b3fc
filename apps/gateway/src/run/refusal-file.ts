/** Refusals not yet sent ashore, kept over a restart. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Refusals } from '../stream/refusals.ts';

const refusalList = z.array(
  z.object({ vesselIndex: z.int().min(0), reason: z.string(), count: z.int().min(1), example: z.string() }),
);
const pathIn = (directory: string) => join(directory, 'refusals.json');

/** A file that cannot be read costs some counts, which is no reason not to start. */
export function loadRefusals(directory: string, refusals: Refusals): void {
  try {
    refusals.giveBack(refusalList.parse(JSON.parse(readFileSync(pathIn(directory), 'utf8'))));
  } catch {
    return;
  }
}

/** Replaces the file by `refusals`, as JSON; a reader finds the old or the new one whole. */
export function saveRefusals(directory: string, refusals: string): void {
  writeFileSync(`${pathIn(directory)}.new`, refusals);
  renameSync(`${pathIn(directory)}.new`, pathIn(directory));
}
