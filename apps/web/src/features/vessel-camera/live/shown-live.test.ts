import type { LiveView } from '@fms/contract/camera';
import { expect, it } from 'vitest';
import { showFrame } from './shown-live.ts';

it('counts the bytes of each frame beside those that the server told', () => {
  const told = { cameraId: 1, view: { streamId: 's', bytes: 100 } as LiveView };
  const frame = new Blob([new Uint8Array(7)]);
  const shown = showFrame(showFrame(told, frame, 1), frame, 2);
  expect([shown.view.bytes, shown.frame, shown.frameAt]).toEqual([114, frame, 2]);
});
