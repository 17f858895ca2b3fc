/** Replays into a fake shore in one call, each with a folder of its own that is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReplayOptions, type ReplayResult, runReplay } from '../replay/replay.ts';
import { FakeShore, type ShoreStream, TEST_KEY } from './fake-shore.ts';

/** "Now" of all tests that do not bring their own. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 12);

export function createTestFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'fms-gateway-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function buildReplayOptions(
  given: Pick<ReplayOptions, 'path' | 'server' | 'dataFolder'> & Partial<ReplayOptions>,
): ReplayOptions {
  return {
    format: null,
    vessel: null,
    create: true,
    byMmsi: false,
    speed: 'max',
    shiftToNow: false,
    start: null,
    key: TEST_KEY,
    software: 'test',
    signal: new AbortController().signal,
    now: () => TEST_NOW,
    backoffSeconds: [0],
    ...given,
  };
}

/** What came out at the gateway's end and what arrived at the other. */
export async function runReplayToShore(
  path: string,
  given: Partial<ReplayOptions> = {},
): Promise<{ result: ReplayResult; stream: ShoreStream }> {
  const folder = createTestFolder();
  const shore = await FakeShore.start();
  try {
    const result = await runReplay(
      buildReplayOptions({ path, server: shore.address, dataFolder: folder.path, ...given }),
    );
    return { result, stream: shore.only };
  } finally {
    await shore.close();
    folder.remove();
  }
}
