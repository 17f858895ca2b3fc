/** What git knows as source, the yardstick for how much the checks have to look at. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of planted violations, a small tree of its own. */
export const PLANTED = 'tools/boundaries/planted';

/** Every `.ts` and `.tsx` file below `root` that is tracked or about to be, relative to it; no declaration files. */
export function listSources(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\0')
    .filter((path) => path && !path.endsWith('.d.ts') && !path.startsWith(`${PLANTED}/`))
    .filter((path) => existsSync(join(root, path)))
    .sort();
}
