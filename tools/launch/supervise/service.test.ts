import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../process/paths.mjs';

const run = promisify(execFile);
const UNIT = readFileSync(join(ROOT, 'apps/server/package/fms-server.service'), 'utf8');

it('the unit of the server starts the supervisor, which is there', () => {
  const [, program = ''] = /^ExecStart=\/usr\/bin\/env node \/opt\/fms\/(\S+) --live /m.exec(UNIT) ?? [];
  expect(program).toBe('tools/launch/start.mjs');
  expect(existsSync(join(ROOT, program))).toBe(true);
});

it('the unit of the server is one that systemd finds right', async ({ skip }) => {
  const known = await run('systemd-analyze', ['--version']).catch(() => null);
  if (!known) skip('there is no systemd-analyze');
  const folder = mkdtempSync(join(tmpdir(), 'fms-unit-'));
  try {
    const unit = join(folder, 'fms-server.service');
    writeFileSync(unit, UNIT);
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--recursive-errors=no', unit]);
    expect(`${stdout}${stderr}`).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
