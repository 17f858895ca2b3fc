/** Arguments of `npm run restore`: the folder of the backup, and the data folder to create. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../failure/start-failure.ts';
import { type Config, readConfig } from './config.ts';

export interface RestoreConfig extends Pick<Config, 'dataFolder' | 'databaseUrl' | 'clickhouseUrl'> {
  /** Absolute path of the backup. */
  readonly backup: string;
}

const USAGE = 'npm run restore -- <folder of the backup> --data <new folder>';

/** Of this process; throws a `StartFailure` of one sentence. */
export function readRestoreConfig(): RestoreConfig {
  const { backup, data } = readArguments(process.argv.slice(2));
  const { dataFolder, databaseUrl, clickhouseUrl } = readConfig(['--data', data], process.env);
  return { backup: resolve(backup), dataFolder, databaseUrl, clickhouseUrl };
}

function readArguments(args: string[]): { backup: string; data: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { data: { type: 'string' } }, allowPositionals: true });
    const [backup, ...others] = positionals;
    if (backup !== undefined && others.length === 0 && values.data !== undefined) return { backup, data: values.data };
  } catch {
    // An unknown option: the usage names the options there are.
  }
  throw new StartFailure(`Usage: ${USAGE}`);
}
