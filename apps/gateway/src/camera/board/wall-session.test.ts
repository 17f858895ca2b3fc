/** What a wall sends over a line that takes nothing. */
import { duplexPair } from 'node:stream';
import { encodeMessage, type WallOrder } from '@fms/contract/camera-link';
import type { Channel } from '@fms/contract/channel';
import { expect, it } from 'vitest';
import type { CameraWatch } from '../watch/camera-watch.ts';
import { WallSession } from './wall-session.ts';

const STILL = { time: 0, width: 640, height: 480, bytes: new Uint8Array(300_000) };

it('takes no more stills that a person asks for than the line has room for', async () => {
  const [near, far] = duplexPair();
  let taken = 0;
  const watch = {
    take: async () => {
      taken += 1;
      return STILL;
    },
  } as unknown as CameraWatch;
  const about = { id: 7, name: 'Aft', place: 'Mast', everySeconds: 300, zones: [], hasStream: false };
  const cameras = new Map([[7, { about, watch, opened: {} as never, trouble: null, sentAt: 0 }]]);
  const wall = new WallSession({ channel: near as Channel, cameras, now: () => 0 });
  const running = wall.run();
  const ask: WallOrder = { type: 'ask', cameraIds: [7] };
  for (let count = 0; count < 50; count += 1) {
    far.write(encodeMessage(ask));
    await new Promise((later) => setImmediate(later));
  }
  expect(taken).toBeLessThan(6);
  expect(near.writableLength).toBeLessThan(2_000_000);
  near.destroy();
  await running;
});
