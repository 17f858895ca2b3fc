/** A server and a folder for one measurement, both gone after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerUnderLoad, startServerUnderLoad } from './server.ts';

export interface Place {
  readonly folder: string;
  readonly server: ServerUnderLoad;
  readonly progress: (text: string) => void;
}

/** @param name what is measured; stands in the name of the folder. */
export async function measureAtPlace<Result>(
  name: string,
  progress: Place['progress'],
  measure: (place: Place) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `fms-bench-${name}-`));
  const server = await startServerUnderLoad();
  try {
    return await measure({ folder, server, progress });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
