/** Twenty kills of either end with -9: each file arrives once and bit for bit, and is never seen in part. */
import { createServerFolder } from '@fms/server/testing';
import { itLong } from '@fms/test-kit/suite';
import { expect } from 'vitest';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { runKills } from './testing/kill-run.ts';

itLong(
  'files survive twenty kills of the gateway or the server',
  async () => {
    const folder = createTestFolder();
    const server = await createServerFolder();
    try {
      const outcome = await runKills({ root: folder.path, server, seed: 19, kills: 20, bytes: 8_000_000 });
      expect(outcome).toMatchObject({
        isShoreEqual: true,
        isShipEqual: true,
        inbox: ['chart.bin'],
        partial: [],
        kills: 20,
      });
    } finally {
      await server.remove();
      folder.remove();
    }
  },
  900_000,
);
