/** `check`: validates a configuration, and names the line of an error. */

import { readFileSync } from 'node:fs';
import { parseSetting, SettingError } from '../config/setting-file.ts';

export function runCheckCommand(path: string, write: (line: string) => void): number {
  try {
    const { ships, server } = parseSetting(path, readFileSync(path, 'utf8'));
    const sources = ships.reduce((sum, ship) => sum + ship.sources.length, 0);
    write(`${path} is right: ${ships.length} ship(s) with ${sources} source(s), to ${server}.`);
    return 0;
  } catch (error) {
    write(error instanceof SettingError ? error.message : `${path} cannot be read: ${(error as Error).message}`);
    return 1;
  }
}
