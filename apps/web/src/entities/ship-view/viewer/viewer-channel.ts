import type { RawChannel } from '@novnc/novnc';

/** What a viewer sets on any channel it draws from, before the channel opens. */
export abstract class ViewerChannel implements RawChannel {
  binaryType = 'arraybuffer';
  onopen: RawChannel['onopen'] = null;
  onmessage: RawChannel['onmessage'] = null;
  onclose: RawChannel['onclose'] = null;
  onerror: RawChannel['onerror'] = null;
  readonly protocol = '';
  abstract readonly readyState: number;
  abstract send(bytes: ArrayBufferView<ArrayBuffer>): void;
  abstract close(): void;
}
