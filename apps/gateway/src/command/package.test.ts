/** The package for a ship: built, unpacked where nothing else is, and used there. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeShore, listStoredReadings, TEST_KEY } from '../testing/fake-shore.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';

const run = promisify(execFile);
const REPOSITORY = new URL('../../../../', import.meta.url).pathname;
const LAUNCHER = join(REPOSITORY, 'tools/launch/gateway.mjs');
const IMPORTED = /^(?:import|export) .*?from ["']([^"']+)["'];$|^import ["']([^"']+)["'];$/gm;

const N2K = `2026-07-01T12:00:00.000Z,2,127508,4,255,8,01,e0,04,0a,00,ff,ff,ff
2026-07-01T12:00:01.000Z,2,127508,4,255,8,01,e2,04,0a,00,ff,ff,ff
`;
const NMEA = '$GPRMC,120000.000,A,5420.4738,N,01330.3948,E,4.5,63.77,010726,,,A\r\n$SDDPT,8.6,0.0\r\n';

const built = createTestFolder();
const installed = createTestFolder();
const home = join(installed.path, 'fms-gateway');
const gateway = join(home, 'bin/fms-gateway');
const inBox = { cwd: installed.path, env: { PATH: '/usr/bin:/bin' } };

beforeAll(async () => {
  await run(process.execPath, [LAUNCHER, 'package', built.path], { cwd: built.path });
  const tarball = readdirSync(built.path).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', join(built.path, tarball), '-C', installed.path]);
  // As docs/gateway.md has it: Node is unpacked beside the program.
  mkdirSync(join(home, 'node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(home, 'node/bin/node'));
});
afterAll(() => {
  built.remove();
  installed.remove();
});

describe('the package of the gateway', () => {
  it('needs nothing but itself and Node', () => {
    const folder = join(home, 'lib/gateway');
    const imported = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED)].map((match) => match[1] ?? match[2] ?? ''),
    );
    expect(imported.length).toBeGreaterThan(50);
    expect(imported.filter((name) => !name.startsWith('./') && !isBuiltin(name))).toEqual([]);
    expect(existsSync(join(home, 'node_modules'))).toBe(false);
    expect(readFileSync(join(home, 'THIRD-PARTIES.txt'), 'utf8')).toMatch(/@canboat\/canboatjs .* \(Apache-2\.0\)/);
  });

  it('checks a configuration, and names the line that is wrong', async () => {
    const example = join(home, 'gateway.example.json');
    expect((await run(gateway, ['check', example], inBox)).stdout).toContain('1 ship(s) with 1 source(s)');
    const wrong = join(installed.path, 'wrong.json');
    writeFileSync(wrong, readFileSync(example, 'utf8').replace('10110', '0'));
    await expect(run(gateway, ['check', wrong], inBox)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('wrong.json:9 ships.0.sources.0.port'),
    });
  });

  it('replays NMEA 0183 and NMEA 2000 to a shore, with the decoders it brings along', async () => {
    const shore = await FakeShore.start();
    try {
      writeFileSync(join(installed.path, 'bus.log'), NMEA);
      writeFileSync(join(installed.path, 'bus.raw'), N2K);
      writeFileSync(join(installed.path, 'vessel.key'), TEST_KEY);
      const to = [
        '--server',
        shore.address,
        '--data',
        'data',
        '--key-file',
        'vessel.key',
        '--vessel',
        'Box',
        '--create',
      ];
      await run(gateway, ['replay', 'bus.log', 'bus.raw', ...to], inBox);
      const readings = [...shore.streams.values()].flatMap(listStoredReadings);
      const values = readings.map(({ name, value }) => [name, value]);
      expect(values).toContainEqual(['Depth below transducer', 8.6]);
      expect(values).toContainEqual(['Battery 1 voltage', 12.5]);
      expect(values.map(([name]) => name)).toContain('Position');
    } finally {
      await shore.close();
    }
  });

  it('comes with a unit that systemd finds right', async ({ skip }) => {
    const unit = join(installed.path, 'fms-gateway.service');
    const text = readFileSync(join(home, 'fms-gateway.service'), 'utf8');
    expect(text).toContain('ExecStart=/opt/fms-gateway/bin/fms-gateway run /etc/fms-gateway/gateway.json');
    writeFileSync(unit, text.replaceAll('/opt/fms-gateway', home));
    const known = await run('systemd-analyze', ['--version']).catch(() => null);
    if (!known) skip('there is no systemd-analyze');
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--recursive-errors=no', unit]);
    expect(`${stdout}${stderr}`).toBe('');
  });
});
