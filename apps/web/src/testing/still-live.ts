/** The live caches of a test: time, frames and hub messages advance only by calls of the test. */
import { createClock } from '../live/clock.ts';
import { createLive } from '../live/index.ts';
import type { LiveParts } from '../live/live.ts';
import { NOON } from './builders.ts';
import { FakeHub } from './fake-hub.ts';
import { ManualFrames } from './manual-frames.ts';

const noListener = () => {};

export function createStillLive(given: Partial<LiveParts> = {}) {
  const hub = new FakeHub();
  const frames = new ManualFrames();
  const live = createLive({
    open: hub.open,
    onNewFile: noListener,
    onFileUploaded: noListener,
    onAlarmChange: noListener,
    onChanged: noListener,
    onSignedOut: noListener,
    onServerRestart: noListener,
    clock: createClock(() => NOON),
    frames,
    ...given,
  });
  return { live, hub, frames };
}
